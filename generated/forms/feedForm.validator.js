// The precompiled validator of feedForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"feedForm","type":"object","properties":{"url":{"type":"string","maxLength":2048,"minLength":1,"pattern":"^\\S+$"}},"required":["url"]};
const func0 = (text) => [...text].length;
const pattern0 = new RegExp("^\\S+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) > 2048){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}};
(vErrors ??= []).push(err1);
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "feedForm": main,
};
