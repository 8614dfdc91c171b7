// The precompiled validator of senderSurveyForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"senderSurveyForm","type":"object","properties":{"understand_referral_system":{"type":"integer","minimum":1,"maximum":5},"likely_to_refer":{"type":"integer","minimum":1,"maximum":5},"worth_time":{"type":"integer","minimum":1,"maximum":5},"comment":{"type":"string","maxLength":2000},"followup_requested":{"type":"boolean"}},"required":["understand_referral_system","likely_to_refer","worth_time"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.understand_referral_system === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "understand_referral_system"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.likely_to_refer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "likely_to_refer"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.worth_time === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "worth_time"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.understand_referral_system !== undefined){
let data0 = data.understand_referral_system;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/understand_referral_system",schemaPath:"#/properties/understand_referral_system/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/understand_referral_system",schemaPath:"#/properties/understand_referral_system/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err4);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/understand_referral_system",schemaPath:"#/properties/understand_referral_system/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.likely_to_refer !== undefined){
let data1 = data.likely_to_refer;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/likely_to_refer",schemaPath:"#/properties/likely_to_refer/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 5 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/likely_to_refer",schemaPath:"#/properties/likely_to_refer/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err7);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/likely_to_refer",schemaPath:"#/properties/likely_to_refer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.worth_time !== undefined){
let data2 = data.worth_time;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/worth_time",schemaPath:"#/properties/worth_time/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/worth_time",schemaPath:"#/properties/worth_time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err10);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/worth_time",schemaPath:"#/properties/worth_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.comment !== undefined){
let data3 = data.comment;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err12 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.followup_requested !== undefined){
if(typeof data.followup_requested !== "boolean"){
const err14 = {instancePath:instancePath+"/followup_requested",schemaPath:"#/properties/followup_requested/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "senderSurveyForm": main,
};
