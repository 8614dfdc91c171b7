// The precompiled validator of changeBookingForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"changeBookingForm","type":"object","properties":{"checkin":{"type":"string","format":"date"},"checkout":{"type":"string","format":"date"},"guests":{"type":"object","properties":{"adults":{"type":"integer","minimum":1,"maximum":30},"children":{"type":"integer","minimum":0,"maximum":20},"infants":{"type":"integer","minimum":0,"maximum":10},"pets":{"type":"integer","minimum":0,"maximum":10}}},"message":{"type":"string","maxLength":2000}}};
const formats0 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkin !== undefined){
let data0 = data.checkin;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.checkout !== undefined){
let data1 = data.checkout;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/checkout",schemaPath:"#/properties/checkout/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.guests !== undefined){
let data2 = data.guests;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.adults !== undefined){
let data3 = data2.adults;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/guests/adults",schemaPath:"#/properties/guests/properties/adults/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/guests/adults",schemaPath:"#/properties/guests/properties/adults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err5);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/guests/adults",schemaPath:"#/properties/guests/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data2.children !== undefined){
let data4 = data2.children;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err7 = {instancePath:instancePath+"/guests/children",schemaPath:"#/properties/guests/properties/children/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 20 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/guests/children",schemaPath:"#/properties/guests/properties/children/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err8);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/guests/children",schemaPath:"#/properties/guests/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data2.infants !== undefined){
let data5 = data2.infants;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err10 = {instancePath:instancePath+"/guests/infants",schemaPath:"#/properties/guests/properties/infants/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/guests/infants",schemaPath:"#/properties/guests/properties/infants/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err11);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/guests/infants",schemaPath:"#/properties/guests/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data2.pets !== undefined){
let data6 = data2.pets;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err13 = {instancePath:instancePath+"/guests/pets",schemaPath:"#/properties/guests/properties/pets/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/guests/pets",schemaPath:"#/properties/guests/properties/pets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err14);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/guests/pets",schemaPath:"#/properties/guests/properties/pets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.message !== undefined){
let data7 = data.message;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "changeBookingForm": main,
};
