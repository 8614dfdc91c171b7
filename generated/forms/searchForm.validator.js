// The precompiled validator of searchForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"searchForm","type":"object","properties":{"query":{"type":"string","maxLength":120},"checkin":{"type":"string","format":"date"},"checkout":{"type":"string","format":"date"},"adults":{"type":"integer","minimum":1,"maximum":30},"children":{"type":"integer","minimum":0,"maximum":20},"infants":{"type":"integer","minimum":0,"maximum":10},"pets":{"type":"integer","minimum":0,"maximum":10}}};
const func0 = (text) => [...text].length;
const formats0 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err0 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.checkin !== undefined){
let data1 = data.checkin;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.checkout !== undefined){
let data2 = data.checkout;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.adults !== undefined){
let data3 = data.adults;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err7);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.children !== undefined){
let data4 = data.children;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 20 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.infants !== undefined){
let data5 = data.infants;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err12 = {instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err13);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.pets !== undefined){
let data6 = data.pets;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err15 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err16);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/pets",schemaPath:"#/properties/pets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "searchForm": main,
};
