// The precompiled validator of setupPriceForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupPriceForm","type":"object","properties":{"base_cents":{"type":"integer","minimum":1000,"maximum":1000000},"weekend_cents":{"type":["integer","null"],"minimum":1000,"maximum":1000000},"cleaning_fee_cents":{"type":"integer","minimum":0,"maximum":1000000},"guests_included":{"type":"integer","minimum":1,"maximum":30},"extra_guest_cents":{"type":"integer","minimum":0,"maximum":1000000},"weekly_discount_percent":{"type":"integer","minimum":0,"maximum":60},"monthly_discount_percent":{"type":"integer","minimum":0,"maximum":80},"early_discount_percent":{"type":"integer","minimum":0,"maximum":40},"last_minute_discount_percent":{"type":"integer","minimum":0,"maximum":60}},"required":["base_cents"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base_cents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_cents"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.base_cents !== undefined){
let data0 = data.base_cents;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/base_cents",schemaPath:"#/properties/base_cents/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/base_cents",schemaPath:"#/properties/base_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0 < 1000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/base_cents",schemaPath:"#/properties/base_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.weekend_cents !== undefined){
let data1 = data.weekend_cents;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/weekend_cents",schemaPath:"#/properties/weekend_cents/type",keyword:"type",params:{type: schema0.properties.weekend_cents.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/weekend_cents",schemaPath:"#/properties/weekend_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err5);
errors++;
}
if(data1 < 1000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weekend_cents",schemaPath:"#/properties/weekend_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.cleaning_fee_cents !== undefined){
let data2 = data.cleaning_fee_cents;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/cleaning_fee_cents",schemaPath:"#/properties/cleaning_fee_cents/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/cleaning_fee_cents",schemaPath:"#/properties/cleaning_fee_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err8);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/cleaning_fee_cents",schemaPath:"#/properties/cleaning_fee_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.guests_included !== undefined){
let data3 = data.guests_included;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/guests_included",schemaPath:"#/properties/guests_included/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/guests_included",schemaPath:"#/properties/guests_included/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
(vErrors ??= []).push(err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/guests_included",schemaPath:"#/properties/guests_included/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.extra_guest_cents !== undefined){
let data4 = data.extra_guest_cents;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/extra_guest_cents",schemaPath:"#/properties/extra_guest_cents/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/extra_guest_cents",schemaPath:"#/properties/extra_guest_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err14);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/extra_guest_cents",schemaPath:"#/properties/extra_guest_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.weekly_discount_percent !== undefined){
let data5 = data.weekly_discount_percent;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/weekly_discount_percent",schemaPath:"#/properties/weekly_discount_percent/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 60 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/weekly_discount_percent",schemaPath:"#/properties/weekly_discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err17);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/weekly_discount_percent",schemaPath:"#/properties/weekly_discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data.monthly_discount_percent !== undefined){
let data6 = data.monthly_discount_percent;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/monthly_discount_percent",schemaPath:"#/properties/monthly_discount_percent/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 80 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/monthly_discount_percent",schemaPath:"#/properties/monthly_discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
(vErrors ??= []).push(err20);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/monthly_discount_percent",schemaPath:"#/properties/monthly_discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
if(data.early_discount_percent !== undefined){
let data7 = data.early_discount_percent;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/early_discount_percent",schemaPath:"#/properties/early_discount_percent/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if(typeof data7 == "number"){
if(data7 > 40 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/early_discount_percent",schemaPath:"#/properties/early_discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40}};
(vErrors ??= []).push(err23);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/early_discount_percent",schemaPath:"#/properties/early_discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
if(data.last_minute_discount_percent !== undefined){
let data8 = data.last_minute_discount_percent;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/last_minute_discount_percent",schemaPath:"#/properties/last_minute_discount_percent/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if(typeof data8 == "number"){
if(data8 > 60 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/last_minute_discount_percent",schemaPath:"#/properties/last_minute_discount_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err26);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/last_minute_discount_percent",schemaPath:"#/properties/last_minute_discount_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupPriceForm": main,
};
