// The precompiled validator of sandboxPaymentForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"sandboxPaymentForm","type":"object","properties":{"outcome":{"type":"string","enum":["paid","refused","cancelled"]}},"required":["outcome"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data0 === "paid") || (data0 === "refused")) || (data0 === "cancelled"))){
const err2 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema0.properties.outcome.enum}};
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
  "sandboxPaymentForm": main,
};
