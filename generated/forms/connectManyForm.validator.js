// The precompiled validator of connectManyForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"connectManyForm","type":"object","properties":{"listing_url":{"type":"string","minLength":1,"maxLength":8192}},"required":["listing_url"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listing_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listing_url"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.listing_url !== undefined){
let data0 = data.listing_url;
if(typeof data0 === "string"){
if(func0(data0) > 8192){
const err1 = {instancePath:instancePath+"/listing_url",schemaPath:"#/properties/listing_url/maxLength",keyword:"maxLength",params:{limit: 8192}};
(vErrors ??= []).push(err1);
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/listing_url",schemaPath:"#/properties/listing_url/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/listing_url",schemaPath:"#/properties/listing_url/type",keyword:"type",params:{type: "string"}};
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
  "connectManyForm": main,
};
