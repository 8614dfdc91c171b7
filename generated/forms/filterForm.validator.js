// The precompiled validator of filterForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"filterForm","type":"object","properties":{"price_min":{"type":"integer","minimum":0,"maximum":10000},"price_max":{"type":"integer","minimum":0,"maximum":10000},"bedrooms_min":{"type":"integer","minimum":0,"maximum":30},"beds_min":{"type":"integer","minimum":0,"maximum":30},"types":{"type":"array","items":{"type":"string","enum":["cabin","cottage","house","apartment","condo","chalet","townhouse","loft","guest_suite","tiny_house","farm_stay","bed_and_breakfast","yurt","houseboat"]},"maxItems":20,"uniqueItems":true},"amenities":{"type":"array","items":{"type":"string","enum":["wifi","heating","air_conditioning","linens","washer","dryer","iron","hair_dryer","workspace","kitchen","kitchenette","dishwasher","oven","coffee_maker","barbecue","tv","fireplace","wood_stove","board_games","books","piano","crib","high_chair","play_area","fenced_yard","hot_tub","sauna","pool","deck","fire_pit","garden","waterfront","beach_access","dock","canoe","bicycles","ski_in_ski_out","mountain_view","lake_view","ocean_view","free_parking","ev_charger","self_check_in","smoke_alarm","carbon_monoxide_alarm","fire_extinguisher","first_aid_kit"]},"maxItems":60,"uniqueItems":true},"accessible":{"type":"array","items":{"type":"string","enum":["step_free","ground_floor","wide_doors","elevator","accessible_parking","roll_in_shower","grab_bars","visual_alarm"]},"maxItems":20,"uniqueItems":true},"policies":{"type":"array","items":{"type":"string","enum":["flexible","moderate","firm","strict"]},"maxItems":4,"uniqueItems":true},"pets":{"type":"boolean"},"instant":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price_min !== undefined){
let data0 = data.price_min;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/price_min",schemaPath:"#/properties/price_min/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 10000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/price_min",schemaPath:"#/properties/price_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/price_min",schemaPath:"#/properties/price_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.price_max !== undefined){
let data1 = data.price_max;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/price_max",schemaPath:"#/properties/price_max/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/price_max",schemaPath:"#/properties/price_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/price_max",schemaPath:"#/properties/price_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.bedrooms_min !== undefined){
let data2 = data.bedrooms_min;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/bedrooms_min",schemaPath:"#/properties/bedrooms_min/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 30 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/bedrooms_min",schemaPath:"#/properties/bedrooms_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err7);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/bedrooms_min",schemaPath:"#/properties/bedrooms_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.beds_min !== undefined){
let data3 = data.beds_min;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/beds_min",schemaPath:"#/properties/beds_min/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/beds_min",schemaPath:"#/properties/beds_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err10);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/beds_min",schemaPath:"#/properties/beds_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.types !== undefined){
let data4 = data.types;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((((((((((((((data5 === "cabin") || (data5 === "cottage")) || (data5 === "house")) || (data5 === "apartment")) || (data5 === "condo")) || (data5 === "chalet")) || (data5 === "townhouse")) || (data5 === "loft")) || (data5 === "guest_suite")) || (data5 === "tiny_house")) || (data5 === "farm_stay")) || (data5 === "bed_and_breakfast")) || (data5 === "yurt")) || (data5 === "houseboat"))){
const err14 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.types.items.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err15);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.amenities !== undefined){
let data6 = data.amenities;
if(Array.isArray(data6)){
if(data6.length > 60){
const err17 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/maxItems",keyword:"maxItems",params:{limit: 60}};
(vErrors ??= []).push(err17);
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/amenities/" + i2,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((data7 === "wifi") || (data7 === "heating")) || (data7 === "air_conditioning")) || (data7 === "linens")) || (data7 === "washer")) || (data7 === "dryer")) || (data7 === "iron")) || (data7 === "hair_dryer")) || (data7 === "workspace")) || (data7 === "kitchen")) || (data7 === "kitchenette")) || (data7 === "dishwasher")) || (data7 === "oven")) || (data7 === "coffee_maker")) || (data7 === "barbecue")) || (data7 === "tv")) || (data7 === "fireplace")) || (data7 === "wood_stove")) || (data7 === "board_games")) || (data7 === "books")) || (data7 === "piano")) || (data7 === "crib")) || (data7 === "high_chair")) || (data7 === "play_area")) || (data7 === "fenced_yard")) || (data7 === "hot_tub")) || (data7 === "sauna")) || (data7 === "pool")) || (data7 === "deck")) || (data7 === "fire_pit")) || (data7 === "garden")) || (data7 === "waterfront")) || (data7 === "beach_access")) || (data7 === "dock")) || (data7 === "canoe")) || (data7 === "bicycles")) || (data7 === "ski_in_ski_out")) || (data7 === "mountain_view")) || (data7 === "lake_view")) || (data7 === "ocean_view")) || (data7 === "free_parking")) || (data7 === "ev_charger")) || (data7 === "self_check_in")) || (data7 === "smoke_alarm")) || (data7 === "carbon_monoxide_alarm")) || (data7 === "fire_extinguisher")) || (data7 === "first_aid_kit"))){
const err19 = {instancePath:instancePath+"/amenities/" + i2,schemaPath:"#/properties/amenities/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.amenities.items.enum}};
(vErrors ??= []).push(err19);
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err20 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err20);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err21 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.accessible !== undefined){
let data8 = data.accessible;
if(Array.isArray(data8)){
if(data8.length > 20){
const err22 = {instancePath:instancePath+"/accessible",schemaPath:"#/properties/accessible/maxItems",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err22);
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/accessible/" + i4,schemaPath:"#/properties/accessible/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
if(!((((((((data9 === "step_free") || (data9 === "ground_floor")) || (data9 === "wide_doors")) || (data9 === "elevator")) || (data9 === "accessible_parking")) || (data9 === "roll_in_shower")) || (data9 === "grab_bars")) || (data9 === "visual_alarm"))){
const err24 = {instancePath:instancePath+"/accessible/" + i4,schemaPath:"#/properties/accessible/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.accessible.items.enum}};
(vErrors ??= []).push(err24);
errors++;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err25 = {instancePath:instancePath+"/accessible",schemaPath:"#/properties/accessible/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
(vErrors ??= []).push(err25);
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err26 = {instancePath:instancePath+"/accessible",schemaPath:"#/properties/accessible/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.policies !== undefined){
let data10 = data.policies;
if(Array.isArray(data10)){
if(data10.length > 4){
const err27 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/maxItems",keyword:"maxItems",params:{limit: 4}};
(vErrors ??= []).push(err27);
errors++;
}
const len3 = data10.length;
for(let i6=0; i6<len3; i6++){
let data11 = data10[i6];
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/policies/" + i6,schemaPath:"#/properties/policies/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
if(!((((data11 === "flexible") || (data11 === "moderate")) || (data11 === "firm")) || (data11 === "strict"))){
const err29 = {instancePath:instancePath+"/policies/" + i6,schemaPath:"#/properties/policies/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.policies.items.enum}};
(vErrors ??= []).push(err29);
errors++;
}
}
let i7 = data10.length;
let j3;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data10[i7];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err30 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
(vErrors ??= []).push(err30);
errors++;
break;
}
indices3[item3] = i7;
}
}
}
else {
const err31 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.pets !== undefined){
if(typeof data.pets !== "boolean"){
const err32 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.instant !== undefined){
if(typeof data.instant !== "boolean"){
const err33 = {instancePath:instancePath+"/instant",schemaPath:"#/properties/instant/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "filterForm": main,
};
