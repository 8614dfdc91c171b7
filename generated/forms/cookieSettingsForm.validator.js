// The precompiled validator of cookieSettingsForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"cookieSettingsForm","type":"object","properties":{"analytics":{"type":"boolean"},"replay":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.analytics !== undefined){
if(typeof data.analytics !== "boolean"){
const err0 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.replay !== undefined){
if(typeof data.replay !== "boolean"){
const err1 = {instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/type",keyword:"type",params:{type: "boolean"}};
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
  "cookieSettingsForm": main,
};
