// The precompiled validator of recipientSurveyForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"recipientSurveyForm","type":"object","properties":{"aware_of_referral":{"type":"string","enum":["aware","unaware"]},"referral_affected_decision":{"type":"string","enum":["yes","no","not_applicable"]}},"required":["aware_of_referral","referral_affected_decision"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aware_of_referral === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aware_of_referral"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.referral_affected_decision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referral_affected_decision"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.aware_of_referral !== undefined){
let data0 = data.aware_of_referral;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/aware_of_referral",schemaPath:"#/properties/aware_of_referral/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "aware") || (data0 === "unaware"))){
const err3 = {instancePath:instancePath+"/aware_of_referral",schemaPath:"#/properties/aware_of_referral/enum",keyword:"enum",params:{allowedValues: schema0.properties.aware_of_referral.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.referral_affected_decision !== undefined){
let data1 = data.referral_affected_decision;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/referral_affected_decision",schemaPath:"#/properties/referral_affected_decision/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "yes") || (data1 === "no")) || (data1 === "not_applicable"))){
const err5 = {instancePath:instancePath+"/referral_affected_decision",schemaPath:"#/properties/referral_affected_decision/enum",keyword:"enum",params:{allowedValues: schema0.properties.referral_affected_decision.enum}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "recipientSurveyForm": main,
};
