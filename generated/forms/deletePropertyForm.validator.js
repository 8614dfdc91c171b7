// The precompiled validator of deletePropertyForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"deletePropertyForm","type":"object","properties":{"understood":{"type":"boolean","enum":[true]}},"required":["understood"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.understood === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "understood"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.understood !== undefined){
let data0 = data.understood;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/understood",schemaPath:"#/properties/understood/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(data0 === true)){
const err2 = {instancePath:instancePath+"/understood",schemaPath:"#/properties/understood/enum",keyword:"enum",params:{allowedValues: schema0.properties.understood.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "deletePropertyForm": main,
};
