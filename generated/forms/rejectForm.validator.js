// The precompiled validator of rejectForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"rejectForm","type":"object","properties":{"reject_reason":{"type":"string","minLength":1,"maxLength":500}},"required":["reject_reason"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reject_reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reject_reason"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reject_reason !== undefined){
let data0 = data.reject_reason;
if(typeof data0 === "string"){
if(func0(data0) > 500){
const err1 = {instancePath:instancePath+"/reject_reason",schemaPath:"#/properties/reject_reason/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err1);
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/reject_reason",schemaPath:"#/properties/reject_reason/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/reject_reason",schemaPath:"#/properties/reject_reason/type",keyword:"type",params:{type: "string"}};
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
  "rejectForm": main,
};
