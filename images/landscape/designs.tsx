<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="designs" tilewidth="256" tileheight="256" spacing="16" margin="8" tilecount="336" columns="16">
 <image source="designs.webp" width="4352" height="5712"/>
 <tile id="0">
  <properties>
   <property name="d_borders" value=""/>
   <property name="d_cities" value=""/>
   <property name="d_city_spots" value=""/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="full"/>
   <property name="d_number" type="int" value="1"/>
   <property name="d_segments" value="G:NESW"/>
   <property name="d_spots" value="0.498,0.498"/>
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
   <property name="d_spots" value="0.525,0.143 0.869,0.451 0.475,0.857 0.268,0.494"/>
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
   <property name="d_spots" value="0.529,0.139 0.857,0.451 0.498,0.857 0.268,0.494"/>
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
   <property name="d_spots" value="0.498,0.498"/>
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
   <property name="d_spots" value="0.498,0.498"/>
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
   <property name="d_spots" value="0.510,0.143 0.861,0.490 0.490,0.857 0.146,0.420 0.486,0.506"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.691,0.514"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="7"/>
   <property name="d_segments" value="M:N M:E M:S S:W"/>
   <property name="d_spots" value="0.490,0.158 0.857,0.420 0.404,0.865 0.248,0.498"/>
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
   <property name="d_spots" value="0.498,0.146 0.857,0.502 0.439,0.854 0.248,0.502"/>
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
   <property name="d_spots" value="0.498,0.139 0.846,0.486 0.354,0.646"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.707,0.492"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="10"/>
   <property name="d_segments" value="G:N G:E G:S S:W"/>
   <property name="d_spots" value="0.396,0.135 0.865,0.572 0.498,0.854 0.256,0.514"/>
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
   <property name="d_spots" value="0.568,0.143 0.861,0.537 0.525,0.850 0.264,0.506"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.716,0.500"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="12"/>
   <property name="d_segments" value="S:N S:E S:S M:W"/>
   <property name="d_spots" value="0.479,0.154 0.865,0.604 0.525,0.865 0.264,0.521"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.506,0.349"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="13"/>
   <property name="d_segments" value="M:N S:ESW"/>
   <property name="d_spots" value="0.420,0.158 0.303,0.697"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.521,0.360"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="cap"/>
   <property name="d_number" type="int" value="14"/>
   <property name="d_segments" value="G:N S:ESW"/>
   <property name="d_spots" value="0.451,0.158 0.303,0.697"/>
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
   <property name="d_spots" value="0.498,0.174 0.658,0.666"/>
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
   <property name="d_spots" value="0.498,0.162 0.650,0.658"/>
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
   <property name="d_spots" value="0.541,0.166 0.357,0.658"/>
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
   <property name="d_spots" value="0.514,0.150 0.857,0.463 0.455,0.850 0.244,0.479"/>
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
   <property name="d_spots" value="0.709,0.295 0.283,0.717"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.513,0.490"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="20"/>
   <property name="d_segments" value="M:NE S:SW"/>
   <property name="d_spots" value="0.748,0.252 0.264,0.736"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="d_borders" value="0-1"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.475,0.528"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="diagonal"/>
   <property name="d_number" type="int" value="21"/>
   <property name="d_segments" value="G:NE S:SW"/>
   <property name="d_spots" value="0.729,0.271 0.244,0.756"/>
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
   <property name="d_spots" value="0.686,0.314 0.248,0.752"/>
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
   <property name="d_spots" value="0.752,0.244 0.326,0.670"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.498,0.326"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="start"/>
   <property name="d_number" type="int" value="24"/>
   <property name="d_segments" value="S:N M:EW G:S"/>
   <property name="d_spots" value="0.584,0.146 0.236,0.506 0.537,0.838"/>
   <property name="d_start" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="d_borders" value="0-3 1-3 2-3"/>
   <property name="d_cities" value="1-3"/>
   <property name="d_city_spots" value="0.757,0.493"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="three caps"/>
   <property name="d_number" type="int" value="25"/>
   <property name="d_segments" value="S:N S:E S:S G:W"/>
   <property name="d_spots" value="0.553,0.150 0.873,0.615 0.471,0.850 0.252,0.479"/>
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
   <property name="d_spots" value="0.510,0.154 0.846,0.490 0.439,0.854 0.244,0.498"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.441,0.291"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="27"/>
   <property name="d_segments" value="M:N M:E S:SW"/>
   <property name="d_spots" value="0.377,0.131 0.850,0.518 0.318,0.689"/>
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
   <property name="d_spots" value="0.463,0.127 0.854,0.506 0.350,0.650"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.483,0.283"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="29"/>
   <property name="d_segments" value="G:N G:E S:SW"/>
   <property name="d_spots" value="0.600,0.139 0.854,0.533 0.326,0.682"/>
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
   <property name="d_spots" value="0.475,0.143 0.854,0.553 0.350,0.646"/>
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
   <property name="d_spots" value="0.420,0.135 0.850,0.518 0.354,0.650"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.462,0.271"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="32"/>
   <property name="d_segments" value="S:N S:E M:SW"/>
   <property name="d_spots" value="0.584,0.135 0.846,0.533 0.322,0.678"/>
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
   <property name="d_spots" value="0.486,0.131 0.854,0.486 0.357,0.643"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="d_borders" value="0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.449,0.298"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="corner caps"/>
   <property name="d_number" type="int" value="34"/>
   <property name="d_segments" value="S:N S:E G:SW"/>
   <property name="d_spots" value="0.549,0.139 0.850,0.561 0.311,0.689"/>
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
   <property name="d_spots" value="0.479,0.150 0.865,0.533 0.346,0.654"/>
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
   <property name="d_spots" value="0.467,0.162 0.221,0.475 0.545,0.834"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.415,0.327"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="37"/>
   <property name="d_segments" value="M:N S:EW M:S"/>
   <property name="d_spots" value="0.557,0.162 0.779,0.486 0.521,0.830"/>
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
   <property name="d_spots" value="0.494,0.166 0.764,0.490 0.432,0.830"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1 1-2"/>
   <property name="d_city_spots" value="0.512,0.315 0.494,0.652"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="39"/>
   <property name="d_segments" value="G:N S:EW G:S"/>
   <property name="d_spots" value="0.600,0.143 0.768,0.502 0.416,0.846"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.490,0.339"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="40"/>
   <property name="d_segments" value="G:N S:EW G:S"/>
   <property name="d_spots" value="0.588,0.154 0.779,0.514 0.439,0.842"/>
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
   <property name="d_spots" value="0.561,0.170 0.232,0.506 0.514,0.822"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.285,0.317"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="42"/>
   <property name="d_segments" value="G:NE M:S S:W"/>
   <property name="d_spots" value="0.697,0.303 0.475,0.803 0.182,0.541"/>
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
   <property name="d_spots" value="0.404,0.150 0.232,0.494 0.561,0.830"/>
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
   <property name="d_spots" value="0.564,0.158 0.768,0.518 0.521,0.838"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="d_borders" value="0-1 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.447,0.331"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="band"/>
   <property name="d_number" type="int" value="45"/>
   <property name="d_segments" value="S:N G:EW S:S"/>
   <property name="d_spots" value="0.549,0.154 0.779,0.506 0.545,0.834"/>
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
   <property name="d_spots" value="0.521,0.170 0.221,0.490 0.455,0.822"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-1"/>
   <property name="d_city_spots" value="0.694,0.703"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="47"/>
   <property name="d_segments" value="S:NE G:S M:W"/>
   <property name="d_spots" value="0.709,0.287 0.455,0.807 0.197,0.479"/>
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.291,0.285"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="48"/>
   <property name="d_segments" value="S:NE M:S G:W"/>
   <property name="d_spots" value="0.697,0.303 0.490,0.803 0.197,0.529"/>
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
   <property name="d_spots" value="0.717,0.283 0.518,0.791 0.205,0.475"/>
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
   <property name="d_spots" value="0.717,0.287 0.490,0.791 0.209,0.471"/>
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
   <property name="d_spots" value="0.705,0.295 0.479,0.795 0.197,0.486"/>
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
   <property name="d_spots" value="0.557,0.197 0.822,0.463 0.475,0.744 0.139,0.529"/>
  </properties>
 </tile>
 <tile id="208">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.742,0.628"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="53"/>
   <property name="d_segments" value="G:N S:E M:S S:W"/>
   <property name="d_spots" value="0.584,0.182 0.838,0.428 0.467,0.771 0.139,0.521"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="2-3"/>
   <property name="d_city_spots" value="0.267,0.594"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="54"/>
   <property name="d_segments" value="M:N G:E S:S M:W"/>
   <property name="d_spots" value="0.533,0.193 0.822,0.447 0.529,0.768 0.127,0.494"/>
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
   <property name="d_spots" value="0.580,0.182 0.826,0.439 0.498,0.740 0.143,0.498"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.446,0.350"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="56"/>
   <property name="d_segments" value="S:N G:E M:S S:W"/>
   <property name="d_spots" value="0.588,0.170 0.834,0.447 0.498,0.736 0.135,0.494"/>
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.315,0.705"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="57"/>
   <property name="d_segments" value="G:NE S:S M:W"/>
   <property name="d_spots" value="0.721,0.279 0.549,0.811 0.205,0.455"/>
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.443,0.301"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork left"/>
   <property name="d_number" type="int" value="58"/>
   <property name="d_segments" value="S:N M:E G:S M:W"/>
   <property name="d_spots" value="0.619,0.166 0.830,0.432 0.525,0.740 0.139,0.451"/>
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.259,0.260"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="59"/>
   <property name="d_segments" value="M:NE G:S S:W"/>
   <property name="d_spots" value="0.721,0.279 0.498,0.787 0.189,0.506"/>
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.300,0.714"/>
   <property name="d_count" type="int" value="2"/>
   <property name="d_family" value="half and quarters"/>
   <property name="d_number" type="int" value="60"/>
   <property name="d_segments" value="M:NE S:S G:W"/>
   <property name="d_spots" value="0.709,0.291 0.537,0.811 0.201,0.467"/>
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
   <property name="d_spots" value="0.432,0.193 0.170,0.467 0.502,0.740 0.865,0.424"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="1-2"/>
   <property name="d_city_spots" value="0.262,0.611"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="62"/>
   <property name="d_segments" value="G:N S:W M:S S:E"/>
   <property name="d_spots" value="0.447,0.182 0.166,0.412 0.572,0.748 0.865,0.486"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="2-3"/>
   <property name="d_city_spots" value="0.729,0.558"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="63"/>
   <property name="d_segments" value="M:N G:W S:S M:E"/>
   <property name="d_spots" value="0.436,0.189 0.170,0.443 0.471,0.756 0.877,0.479"/>
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
   <property name="d_spots" value="0.412,0.182 0.162,0.436 0.506,0.732 0.861,0.498"/>
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.560,0.340"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="65"/>
   <property name="d_segments" value="S:N G:W M:S S:E"/>
   <property name="d_spots" value="0.404,0.170 0.178,0.459 0.510,0.748 0.861,0.545"/>
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="d_borders" value="0-1 0-2 1-2 2-3"/>
   <property name="d_cities" value="0-2"/>
   <property name="d_city_spots" value="0.582,0.355"/>
   <property name="d_count" type="int" value="1"/>
   <property name="d_family" value="fork right"/>
   <property name="d_number" type="int" value="66"/>
   <property name="d_segments" value="S:N M:W G:S M:E"/>
   <property name="d_spots" value="0.412,0.182 0.174,0.455 0.502,0.748 0.873,0.498"/>
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="d_copy_of" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="d_copy_of" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="272">
  <properties>
   <property name="d_copy_of" type="int" value="9"/>
  </properties>
 </tile>
 <tile id="276">
  <properties>
   <property name="d_copy_of" type="int" value="13"/>
  </properties>
 </tile>
 <tile id="280">
  <properties>
   <property name="d_copy_of" type="int" value="14"/>
  </properties>
 </tile>
 <tile id="284">
  <properties>
   <property name="d_copy_of" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="288">
  <properties>
   <property name="d_copy_of" type="int" value="15"/>
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="d_copy_of" type="int" value="19"/>
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="d_copy_of" type="int" value="19"/>
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="d_copy_of" type="int" value="20"/>
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="d_copy_of" type="int" value="21"/>
  </properties>
 </tile>
 <tile id="308">
  <properties>
   <property name="d_copy_of" type="int" value="30"/>
  </properties>
 </tile>
 <tile id="312">
  <properties>
   <property name="d_copy_of" type="int" value="36"/>
  </properties>
 </tile>
 <tile id="316">
  <properties>
   <property name="d_copy_of" type="int" value="41"/>
  </properties>
 </tile>
 <tile id="320">
  <properties>
   <property name="d_copy_of" type="int" value="42"/>
  </properties>
 </tile>
 <tile id="324">
  <properties>
   <property name="d_copy_of" type="int" value="57"/>
  </properties>
 </tile>
 <tile id="328">
  <properties>
   <property name="d_copy_of" type="int" value="59"/>
  </properties>
 </tile>
 <tile id="332">
  <properties>
   <property name="d_copy_of" type="int" value="60"/>
  </properties>
 </tile>
</tileset>
