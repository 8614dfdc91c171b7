// The precompiled validator of passwordForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"passwordForm","type":"object","properties":{"current_password":{"type":"string","minLength":1,"maxLength":128},"new_password":{"type":"string","minLength":10,"maxLength":128}},"required":["current_password","new_password"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current_password"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_password"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err2 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 128}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(func0(data1) > 128){
const err5 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 128}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data1) < 10){
const err6 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/minLength",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/new_password",schemaPath:"#/properties/new_password/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "passwordForm": main,
};
