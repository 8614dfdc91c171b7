// The precompiled validator of setupRulesForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupRulesForm","type":"object","properties":{"house_rules":{"type":"string","minLength":1,"maxLength":2000},"checkin_time":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"checkout_time":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"min_nights":{"type":"integer","minimum":1,"maximum":90},"max_nights":{"type":"integer","minimum":1,"maximum":365},"advance_notice_hours":{"type":"integer","minimum":0,"maximum":336},"pets_allowed":{"type":"boolean"},"pet_fee_cents":{"type":"integer","minimum":0,"maximum":1000000},"cancellation_policy":{"type":"string","enum":["flexible","moderate","firm","strict"]},"instant_book":{"type":"boolean"}},"required":["house_rules"]};
const func0 = (text) => [...text].length;
const pattern0 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.house_rules === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "house_rules"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.house_rules !== undefined){
let data0 = data.house_rules;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/house_rules",schemaPath:"#/properties/house_rules/maxLength",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err1);
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/house_rules",schemaPath:"#/properties/house_rules/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/house_rules",schemaPath:"#/properties/house_rules/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.checkin_time !== undefined){
let data1 = data.checkin_time;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/checkin_time",schemaPath:"#/properties/checkin_time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/checkin_time",schemaPath:"#/properties/checkin_time/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.checkout_time !== undefined){
let data2 = data.checkout_time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/checkout_time",schemaPath:"#/properties/checkout_time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/checkout_time",schemaPath:"#/properties/checkout_time/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.min_nights !== undefined){
let data3 = data.min_nights;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 90 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err9);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.max_nights !== undefined){
let data4 = data.max_nights;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/max_nights",schemaPath:"#/properties/max_nights/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 365 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/max_nights",schemaPath:"#/properties/max_nights/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err12);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/max_nights",schemaPath:"#/properties/max_nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.advance_notice_hours !== undefined){
let data5 = data.advance_notice_hours;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/advance_notice_hours",schemaPath:"#/properties/advance_notice_hours/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 336 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/advance_notice_hours",schemaPath:"#/properties/advance_notice_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 336}};
(vErrors ??= []).push(err15);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/advance_notice_hours",schemaPath:"#/properties/advance_notice_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.pets_allowed !== undefined){
if(typeof data.pets_allowed !== "boolean"){
const err17 = {instancePath:instancePath+"/pets_allowed",schemaPath:"#/properties/pets_allowed/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.pet_fee_cents !== undefined){
let data7 = data.pet_fee_cents;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err18 = {instancePath:instancePath+"/pet_fee_cents",schemaPath:"#/properties/pet_fee_cents/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1000000 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/pet_fee_cents",schemaPath:"#/properties/pet_fee_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err19);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/pet_fee_cents",schemaPath:"#/properties/pet_fee_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.cancellation_policy !== undefined){
let data8 = data.cancellation_policy;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/cancellation_policy",schemaPath:"#/properties/cancellation_policy/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
if(!((((data8 === "flexible") || (data8 === "moderate")) || (data8 === "firm")) || (data8 === "strict"))){
const err22 = {instancePath:instancePath+"/cancellation_policy",schemaPath:"#/properties/cancellation_policy/enum",keyword:"enum",params:{allowedValues: schema0.properties.cancellation_policy.enum}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.instant_book !== undefined){
if(typeof data.instant_book !== "boolean"){
const err23 = {instancePath:instancePath+"/instant_book",schemaPath:"#/properties/instant_book/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupRulesForm": main,
};
