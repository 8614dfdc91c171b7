// The precompiled validator of deleteAccountForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"deleteAccountForm","type":"object","properties":{"password":{"type":"string","minLength":1,"maxLength":128}},"required":["password"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func0(data0) > 128){
const err1 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128}};
(vErrors ??= []).push(err1);
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "deleteAccountForm": main,
};
