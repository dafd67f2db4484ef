<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="grounds" tilewidth="64" tileheight="56" tilecount="7" columns="7">
 <image source="grounds.png" width="448" height="56"/>
 <tile id="0">
  <properties>
   <property name="d_ground" value="jungle"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="d_ground" value="mountain"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="d_ground" value="plain"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="d_ground" value="swamp"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="d_ground" value="outback"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="d_ground" value="sea"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="d_ground" value="open"/>
  </properties>
 </tile>
</tileset>
