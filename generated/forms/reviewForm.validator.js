// The precompiled validator of reviewForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"reviewForm","type":"object","properties":{"rating":{"type":"integer","minimum":1,"maximum":5},"cleanliness":{"type":"integer","minimum":1,"maximum":5},"accuracy":{"type":"integer","minimum":1,"maximum":5},"checkin":{"type":"integer","minimum":1,"maximum":5},"communication":{"type":"integer","minimum":1,"maximum":5},"location":{"type":"integer","minimum":1,"maximum":5},"value":{"type":"integer","minimum":1,"maximum":5},"comment":{"type":"string","minLength":20,"maxLength":2000},"private_note":{"type":"string","maxLength":1000}},"required":["rating","comment"]};
const func0 = (text) => [...text].length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rating === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rating"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.comment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comment"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.rating !== undefined){
let data0 = data.rating;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err3);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.cleanliness !== undefined){
let data1 = data.cleanliness;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/cleanliness",schemaPath:"#/properties/cleanliness/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 5 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/cleanliness",schemaPath:"#/properties/cleanliness/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cleanliness",schemaPath:"#/properties/cleanliness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.accuracy !== undefined){
let data2 = data.accuracy;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.checkin !== undefined){
let data3 = data.checkin;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 5 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err12);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/checkin",schemaPath:"#/properties/checkin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.communication !== undefined){
let data4 = data.communication;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/communication",schemaPath:"#/properties/communication/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 5 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/communication",schemaPath:"#/properties/communication/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err15);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/communication",schemaPath:"#/properties/communication/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.location !== undefined){
let data5 = data.location;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 5 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err18);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.value !== undefined){
let data6 = data.value;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err20 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 5 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err21);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.comment !== undefined){
let data7 = data.comment;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err23 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err23);
errors++;
}
if(func0(data7) < 20){
const err24 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/minLength",keyword:"minLength",params:{limit: 20}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.private_note !== undefined){
let data8 = data.private_note;
if(typeof data8 === "string"){
if(func0(data8) > 1000){
const err26 = {instancePath:instancePath+"/private_note",schemaPath:"#/properties/private_note/maxLength",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/private_note",schemaPath:"#/properties/private_note/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "reviewForm": main,
};
