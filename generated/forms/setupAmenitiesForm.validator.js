// The precompiled validator of setupAmenitiesForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupAmenitiesForm","type":"object","properties":{"amenities":{"type":"array","items":{"type":"string","enum":["wifi","heating","air_conditioning","linens","washer","dryer","iron","hair_dryer","workspace","kitchen","kitchenette","dishwasher","oven","coffee_maker","barbecue","tv","fireplace","wood_stove","board_games","books","piano","crib","high_chair","play_area","fenced_yard","hot_tub","sauna","pool","deck","fire_pit","garden","waterfront","beach_access","dock","canoe","bicycles","ski_in_ski_out","mountain_view","lake_view","ocean_view","free_parking","ev_charger","self_check_in","smoke_alarm","carbon_monoxide_alarm","fire_extinguisher","first_aid_kit"]},"maxItems":60,"uniqueItems":true},"accessibility":{"type":"array","items":{"type":"string","enum":["step_free","ground_floor","wide_doors","elevator","accessible_parking","roll_in_shower","grab_bars","visual_alarm"]},"maxItems":20,"uniqueItems":true}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amenities !== undefined){
let data0 = data.amenities;
if(Array.isArray(data0)){
if(data0.length > 60){
const err0 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/maxItems",keyword:"maxItems",params:{limit: 60}};
(vErrors ??= []).push(err0);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/amenities/" + i0,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((data1 === "wifi") || (data1 === "heating")) || (data1 === "air_conditioning")) || (data1 === "linens")) || (data1 === "washer")) || (data1 === "dryer")) || (data1 === "iron")) || (data1 === "hair_dryer")) || (data1 === "workspace")) || (data1 === "kitchen")) || (data1 === "kitchenette")) || (data1 === "dishwasher")) || (data1 === "oven")) || (data1 === "coffee_maker")) || (data1 === "barbecue")) || (data1 === "tv")) || (data1 === "fireplace")) || (data1 === "wood_stove")) || (data1 === "board_games")) || (data1 === "books")) || (data1 === "piano")) || (data1 === "crib")) || (data1 === "high_chair")) || (data1 === "play_area")) || (data1 === "fenced_yard")) || (data1 === "hot_tub")) || (data1 === "sauna")) || (data1 === "pool")) || (data1 === "deck")) || (data1 === "fire_pit")) || (data1 === "garden")) || (data1 === "waterfront")) || (data1 === "beach_access")) || (data1 === "dock")) || (data1 === "canoe")) || (data1 === "bicycles")) || (data1 === "ski_in_ski_out")) || (data1 === "mountain_view")) || (data1 === "lake_view")) || (data1 === "ocean_view")) || (data1 === "free_parking")) || (data1 === "ev_charger")) || (data1 === "self_check_in")) || (data1 === "smoke_alarm")) || (data1 === "carbon_monoxide_alarm")) || (data1 === "fire_extinguisher")) || (data1 === "first_aid_kit"))){
const err2 = {instancePath:instancePath+"/amenities/" + i0,schemaPath:"#/properties/amenities/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.amenities.items.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err3);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.accessibility !== undefined){
let data2 = data.accessibility;
if(Array.isArray(data2)){
if(data2.length > 20){
const err5 = {instancePath:instancePath+"/accessibility",schemaPath:"#/properties/accessibility/maxItems",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/accessibility/" + i2,schemaPath:"#/properties/accessibility/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!((((((((data3 === "step_free") || (data3 === "ground_floor")) || (data3 === "wide_doors")) || (data3 === "elevator")) || (data3 === "accessible_parking")) || (data3 === "roll_in_shower")) || (data3 === "grab_bars")) || (data3 === "visual_alarm"))){
const err7 = {instancePath:instancePath+"/accessibility/" + i2,schemaPath:"#/properties/accessibility/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.accessibility.items.enum}};
(vErrors ??= []).push(err7);
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data2[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err8 = {instancePath:instancePath+"/accessibility",schemaPath:"#/properties/accessibility/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err8);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err9 = {instancePath:instancePath+"/accessibility",schemaPath:"#/properties/accessibility/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupAmenitiesForm": main,
};
