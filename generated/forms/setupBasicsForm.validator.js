// The precompiled validator of setupBasicsForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupBasicsForm","type":"object","properties":{"property_type":{"type":"string","enum":["cabin","cottage","house","apartment","condo","chalet","townhouse","loft","guest_suite","tiny_house","farm_stay","bed_and_breakfast","yurt","houseboat"]},"title":{"type":"string","minLength":1,"maxLength":80},"description":{"type":"string","minLength":1,"maxLength":5000}},"required":["title","description"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.property_type !== undefined){
let data0 = data.property_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/property_type",schemaPath:"#/properties/property_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((((((data0 === "cabin") || (data0 === "cottage")) || (data0 === "house")) || (data0 === "apartment")) || (data0 === "condo")) || (data0 === "chalet")) || (data0 === "townhouse")) || (data0 === "loft")) || (data0 === "guest_suite")) || (data0 === "tiny_house")) || (data0 === "farm_stay")) || (data0 === "bed_and_breakfast")) || (data0 === "yurt")) || (data0 === "houseboat"))){
const err3 = {instancePath:instancePath+"/property_type",schemaPath:"#/properties/property_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.property_type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func0(data2) > 5000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 5000}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupBasicsForm": main,
};
