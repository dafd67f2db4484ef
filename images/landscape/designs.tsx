<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="designs" tilewidth="256" tileheight="256" tilecount="272" columns="16">
 <image source="designs.webp" width="4096" height="4352"/>
 <tile id="0">
  <properties>
   <property name="d_borders" value=""/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="full"/>
   <property name="d_number" type="int" value="1"/>
   <property name="d_segments" value="G:NESW"/>
   <property name="d_spots" value="0.500,0.500"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="2"/>
   <property name="d_segments" value="M:N M:E M:S G:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="3"/>
   <property name="d_segments" value="G:N G:E G:S M:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="d_borders" value=""/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="full"/>
   <property name="d_number" type="int" value="4"/>
   <property name="d_segments" value="M:NESW"/>
   <property name="d_spots" value="0.500,0.500"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="d_borders" value=""/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="full"/>
   <property name="d_number" type="int" value="5"/>
   <property name="d_segments" value="S:NESW"/>
   <property name="d_spots" value="0.500,0.500"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="d_borders" value="0-4 1-4 2-4 3-4"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="four caps"/>
   <property name="d_number" type="int" value="6"/>
   <property name="d_segments" value="G:N G:E M:S M:W S:"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500 0.500,0.500"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="7"/>
   <property name="d_segments" value="M:N M:E M:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="8"/>
   <property name="d_segments" value="M:N M:E M:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="9"/>
   <property name="d_segments" value="M:N M:E G:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="10"/>
   <property name="d_segments" value="G:N G:E G:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="11"/>
   <property name="d_segments" value="G:N G:E G:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="12"/>
   <property name="d_segments" value="S:N S:E S:S M:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.383"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="13"/>
   <property name="d_segments" value="M:N S:ESW"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.617"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.383"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="14"/>
   <property name="d_segments" value="G:N S:ESW"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.617"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="3"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="15"/>
   <property name="d_segments" value="M:N G:ESW"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.617"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="16"/>
   <property name="d_segments" value="M:N S:ESW"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.617"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="17"/>
   <property name="d_segments" value="G:N S:ESW"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.617"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="18"/>
   <property name="d_segments" value="S:N S:E S:S M:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="3"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="19"/>
   <property name="d_segments" value="M:NE G:SW"/>
   <property name="d_spots" value="0.675,0.325 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="20"/>
   <property name="d_segments" value="M:NE S:SW"/>
   <property name="d_spots" value="0.675,0.325 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="21"/>
   <property name="d_segments" value="G:NE S:SW"/>
   <property name="d_spots" value="0.675,0.325 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="22"/>
   <property name="d_segments" value="M:NE S:SW"/>
   <property name="d_spots" value="0.675,0.325 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="23"/>
   <property name="d_segments" value="G:NE S:SW"/>
   <property name="d_spots" value="0.675,0.325 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.325"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="start"/>
   <property name="d_number" type="int" value="24"/>
   <property name="d_segments" value="S:N M:EW G:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
   <property name="d_start" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="25"/>
   <property name="d_segments" value="S:N S:E S:S G:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="26"/>
   <property name="d_segments" value="S:N S:E S:S G:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.412,0.413"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="27"/>
   <property name="d_segments" value="M:N M:E S:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="28"/>
   <property name="d_segments" value="M:N M:E S:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.412,0.413"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="29"/>
   <property name="d_segments" value="G:N G:E S:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="30"/>
   <property name="d_segments" value="G:N G:E M:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="31"/>
   <property name="d_segments" value="G:N G:E S:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.412,0.413"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="32"/>
   <property name="d_segments" value="S:N S:E M:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="33"/>
   <property name="d_segments" value="S:N S:E M:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.412,0.413"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="34"/>
   <property name="d_segments" value="S:N S:E G:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="35"/>
   <property name="d_segments" value="S:N S:E G:SW"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.325,0.675"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="36"/>
   <property name="d_segments" value="M:N G:EW M:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.325"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="37"/>
   <property name="d_segments" value="M:N S:EW M:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="38"/>
   <property name="d_segments" value="M:N S:EW M:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1 1-2"/>
   <property name="d_city_spots" value="0.500,0.325 0.500,0.675"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="39"/>
   <property name="d_segments" value="G:N S:EW G:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.325"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="40"/>
   <property name="d_segments" value="G:N S:EW G:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="41"/>
   <property name="d_segments" value="G:N M:EW G:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.413,0.412"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="42"/>
   <property name="d_segments" value="G:NE M:S S:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.325"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="43"/>
   <property name="d_segments" value="S:N M:EW S:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="44"/>
   <property name="d_segments" value="S:N M:EW S:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.500,0.325"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="45"/>
   <property name="d_segments" value="S:N G:EW S:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="180">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="46"/>
   <property name="d_segments" value="S:N G:EW S:S"/>
   <property name="d_spots" value="0.500,0.150 0.500,0.500 0.500,0.850"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.588,0.588"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="47"/>
   <property name="d_segments" value="S:NE G:S M:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.413,0.412"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="48"/>
   <property name="d_segments" value="S:NE M:S G:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="49"/>
   <property name="d_segments" value="G:NE M:S S:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="196">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="50"/>
   <property name="d_segments" value="M:NE S:S G:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="200">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="51"/>
   <property name="d_segments" value="S:NE G:S M:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="52"/>
   <property name="d_segments" value="G:N M:E S:S G:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="208">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.675,0.675"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="53"/>
   <property name="d_segments" value="G:N S:E M:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="2-3"/>
   <property name="d_city_spots" value="0.325,0.675"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="54"/>
   <property name="d_segments" value="M:N G:E S:S M:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="55"/>
   <property name="d_segments" value="M:N S:E G:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="56"/>
   <property name="d_segments" value="S:N G:E M:S S:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.325,0.675"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="57"/>
   <property name="d_segments" value="G:NE S:S M:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="58"/>
   <property name="d_segments" value="S:N M:E G:S M:W"/>
   <property name="d_spots" value="0.500,0.150 0.850,0.500 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.413,0.412"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="59"/>
   <property name="d_segments" value="M:NE G:S S:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.325,0.675"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="60"/>
   <property name="d_segments" value="M:NE S:S G:W"/>
   <property name="d_spots" value="0.675,0.325 0.500,0.850 0.150,0.500"/>
  </properties>
 </tile>
 <tile id="240">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="61"/>
   <property name="d_segments" value="G:N M:W S:S G:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.325,0.675"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="62"/>
   <property name="d_segments" value="G:N S:W M:S S:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="2-3"/>
   <property name="d_city_spots" value="0.675,0.675"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="63"/>
   <property name="d_segments" value="M:N G:W S:S M:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="64"/>
   <property name="d_segments" value="M:N S:W G:S S:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="65"/>
   <property name="d_segments" value="S:N G:W M:S S:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.500,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="66"/>
   <property name="d_segments" value="S:N M:W G:S M:E"/>
   <property name="d_spots" value="0.500,0.150 0.150,0.500 0.500,0.850 0.850,0.500"/>
  </properties>
 </tile>
</tileset>
