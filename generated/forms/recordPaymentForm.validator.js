// The precompiled validator of recordPaymentForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"recordPaymentForm","type":"object","properties":{"amount_cents":{"type":"integer","minimum":1},"method":{"type":"string","enum":["etransfer","cash","cheque","other"]},"received_on":{"type":"string","format":"date"},"reference":{"type":"string","maxLength":100}},"required":["amount_cents","method","received_on"]};
const formats0 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_cents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount_cents"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.received_on === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "received_on"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.amount_cents !== undefined){
let data0 = data.amount_cents;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/amount_cents",schemaPath:"#/properties/amount_cents/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amount_cents",schemaPath:"#/properties/amount_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((((data1 === "etransfer") || (data1 === "cash")) || (data1 === "cheque")) || (data1 === "other"))){
const err6 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.method.enum}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.received_on !== undefined){
let data2 = data.received_on;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/received_on",schemaPath:"#/properties/received_on/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/received_on",schemaPath:"#/properties/received_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.reference !== undefined){
let data3 = data.reference;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "recordPaymentForm": main,
};
