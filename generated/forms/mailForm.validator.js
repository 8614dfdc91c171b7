// The precompiled validator of mailForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"mailForm","type":"object","properties":{"marketing_consent":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.marketing_consent !== undefined){
if(typeof data.marketing_consent !== "boolean"){
const err0 = {instancePath:instancePath+"/marketing_consent",schemaPath:"#/properties/marketing_consent/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "mailForm": main,
};
