// The precompiled validator of avatarForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"avatarForm","type":"object","properties":{"avatar":{"type":"object"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.avatar !== undefined){
let data0 = data.avatar;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: "object"}};
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
  "avatarForm": main,
};
