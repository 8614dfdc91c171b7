// The precompiled validator of calendarForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"calendarForm","type":"object","properties":{"blocked":{"type":"boolean"},"price_cents":{"type":["integer","null"],"minimum":1000,"maximum":1000000},"min_nights":{"type":["integer","null"],"minimum":1,"maximum":365},"note":{"type":["string","null"],"maxLength":200}}};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blocked !== undefined){
if(typeof data.blocked !== "boolean"){
const err0 = {instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.price_cents !== undefined){
let data1 = data.price_cents;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/price_cents",schemaPath:"#/properties/price_cents/type",keyword:"type",params:{type: schema0.properties.price_cents.type}};
(vErrors ??= []).push(err1);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/price_cents",schemaPath:"#/properties/price_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err2);
errors++;
}
if(data1 < 1000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/price_cents",schemaPath:"#/properties/price_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.min_nights !== undefined){
let data2 = data.min_nights;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/type",keyword:"type",params:{type: schema0.properties.min_nights.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 365 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/min_nights",schemaPath:"#/properties/min_nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.note !== undefined){
let data3 = data.note;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "calendarForm": main,
};
