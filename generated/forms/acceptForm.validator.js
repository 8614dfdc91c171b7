// The precompiled validator of acceptForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"acceptForm","type":"object","properties":{"message":{"type":"string","maxLength":2000}}};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "acceptForm": main,
};
