// The precompiled validator of completeProfileForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"completeProfileForm","type":"object","properties":{"first_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^.*\\S.*$"},"last_name":{"type":"string","minLength":1,"maxLength":50,"pattern":"^.*\\S.*$"}},"required":["first_name","last_name"]};
const func0 = (text) => [...text].length;
const pattern0 = new RegExp("^.*\\S.*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.last_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(func0(data0) > 50){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 50}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/pattern",keyword:"pattern",params:{pattern: "^.*\\S.*$"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(func0(data1) > 50){
const err6 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 50}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/pattern",keyword:"pattern",params:{pattern: "^.*\\S.*$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"}};
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
  "completeProfileForm": main,
};
