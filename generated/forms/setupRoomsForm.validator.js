// The precompiled validator of setupRoomsForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupRoomsForm","type":"object","properties":{"sleeps":{"type":"integer","minimum":1,"maximum":30},"bedrooms":{"type":"integer","minimum":0,"maximum":30},"beds":{"type":"integer","minimum":1,"maximum":60},"baths":{"type":"number","minimum":0,"maximum":20},"bedroom_list":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":60},"beds":{"type":"string","minLength":1,"maxLength":100}},"required":["name","beds"]},"maxItems":30}}};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sleeps !== undefined){
let data0 = data.sleeps;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/sleeps",schemaPath:"#/properties/sleeps/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 30 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/sleeps",schemaPath:"#/properties/sleeps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/sleeps",schemaPath:"#/properties/sleeps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.bedrooms !== undefined){
let data1 = data.bedrooms;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/bedrooms",schemaPath:"#/properties/bedrooms/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 30 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/bedrooms",schemaPath:"#/properties/bedrooms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/bedrooms",schemaPath:"#/properties/bedrooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.beds !== undefined){
let data2 = data.beds;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/beds",schemaPath:"#/properties/beds/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 60 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/beds",schemaPath:"#/properties/beds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/beds",schemaPath:"#/properties/beds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.baths !== undefined){
let data3 = data.baths;
if(typeof data3 == "number"){
if(data3 > 20 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/baths",schemaPath:"#/properties/baths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err9);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/baths",schemaPath:"#/properties/baths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/baths",schemaPath:"#/properties/baths/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.bedroom_list !== undefined){
let data4 = data.bedroom_list;
if(Array.isArray(data4)){
if(data4.length > 30){
const err12 = {instancePath:instancePath+"/bedroom_list",schemaPath:"#/properties/bedroom_list/maxItems",keyword:"maxItems",params:{limit: 30}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err13 = {instancePath:instancePath+"/bedroom_list/" + i0,schemaPath:"#/properties/bedroom_list/items/required",keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data5.beds === undefined){
const err14 = {instancePath:instancePath+"/bedroom_list/" + i0,schemaPath:"#/properties/bedroom_list/items/required",keyword:"required",params:{missingProperty: "beds"}};
(vErrors ??= []).push(err14);
errors++;
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func0(data6) > 60){
const err15 = {instancePath:instancePath+"/bedroom_list/" + i0+"/name",schemaPath:"#/properties/bedroom_list/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err15);
errors++;
}
if(func0(data6) < 1){
const err16 = {instancePath:instancePath+"/bedroom_list/" + i0+"/name",schemaPath:"#/properties/bedroom_list/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/bedroom_list/" + i0+"/name",schemaPath:"#/properties/bedroom_list/items/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.beds !== undefined){
let data7 = data5.beds;
if(typeof data7 === "string"){
if(func0(data7) > 100){
const err18 = {instancePath:instancePath+"/bedroom_list/" + i0+"/beds",schemaPath:"#/properties/bedroom_list/items/properties/beds/maxLength",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err18);
errors++;
}
if(func0(data7) < 1){
const err19 = {instancePath:instancePath+"/bedroom_list/" + i0+"/beds",schemaPath:"#/properties/bedroom_list/items/properties/beds/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/bedroom_list/" + i0+"/beds",schemaPath:"#/properties/bedroom_list/items/properties/beds/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/bedroom_list/" + i0,schemaPath:"#/properties/bedroom_list/items/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/bedroom_list",schemaPath:"#/properties/bedroom_list/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupRoomsForm": main,
};
