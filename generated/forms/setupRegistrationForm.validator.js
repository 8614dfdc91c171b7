// The precompiled validator of setupRegistrationForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupRegistrationForm","type":"object","properties":{"registration_number":{"type":["string","null"],"maxLength":60},"registration_expires":{"type":["string","null"],"format":"date"}}};
const func0 = (text) => [...text].length;
const formats0 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registration_number !== undefined){
let data0 = data.registration_number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/type",keyword:"type",params:{type: schema0.properties.registration_number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err1 = {instancePath:instancePath+"/registration_number",schemaPath:"#/properties/registration_number/maxLength",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.registration_expires !== undefined){
let data1 = data.registration_expires;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/registration_expires",schemaPath:"#/properties/registration_expires/type",keyword:"type",params:{type: schema0.properties.registration_expires.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/registration_expires",schemaPath:"#/properties/registration_expires/format",keyword:"format",params:{format: "date"}};
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
  "setupRegistrationForm": main,
};
