// The precompiled validator of recipientBannerForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"recipientBannerForm","type":"object","properties":{"signup_satisfaction":{"type":"integer","minimum":1,"maximum":3}},"required":["signup_satisfaction"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signup_satisfaction === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signup_satisfaction"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.signup_satisfaction !== undefined){
let data0 = data.signup_satisfaction;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/signup_satisfaction",schemaPath:"#/properties/signup_satisfaction/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 3 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/signup_satisfaction",schemaPath:"#/properties/signup_satisfaction/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/signup_satisfaction",schemaPath:"#/properties/signup_satisfaction/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
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
  "recipientBannerForm": main,
};
