// The precompiled validator of setupPlaceForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupPlaceForm","type":"object","properties":{"address":{"type":"string","minLength":1,"maxLength":200},"city":{"type":"string","minLength":1,"maxLength":100},"province":{"type":"string","enum":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},"postal_code":{"type":"string","maxLength":10,"pattern":"^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"timezone":{"type":"string","enum":["America/St_Johns","America/Halifax","America/Glace_Bay","America/Moncton","America/Goose_Bay","America/Blanc-Sablon","America/Toronto","America/Iqaluit","America/Atikokan","America/New_York","America/Detroit","America/Kentucky/Louisville","America/Kentucky/Monticello","America/Indiana/Indianapolis","America/Indiana/Vincennes","America/Indiana/Winamac","America/Indiana/Marengo","America/Indiana/Petersburg","America/Indiana/Vevay","America/Winnipeg","America/Resolute","America/Rankin_Inlet","America/Regina","America/Swift_Current","America/Chicago","America/Indiana/Tell_City","America/Indiana/Knox","America/Menominee","America/North_Dakota/Center","America/North_Dakota/New_Salem","America/North_Dakota/Beulah","America/Edmonton","America/Cambridge_Bay","America/Inuvik","America/Creston","America/Dawson_Creek","America/Fort_Nelson","America/Denver","America/Boise","America/Phoenix","America/Whitehorse","America/Dawson","America/Vancouver","America/Los_Angeles","America/Anchorage","America/Juneau","America/Sitka","America/Metlakatla","America/Yakutat","America/Nome","America/Adak","Pacific/Honolulu"]}},"required":["address","city","province","postal_code","latitude","longitude"]};
const func0 = (text) => [...text].length;
const pattern0 = new RegExp("^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.city === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.province === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "province"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.postal_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postal_code"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.latitude === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latitude"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.longitude === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "longitude"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err9 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 1){
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.province !== undefined){
let data2 = data.province;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((((((((data2 === "AB") || (data2 === "BC")) || (data2 === "MB")) || (data2 === "NB")) || (data2 === "NL")) || (data2 === "NS")) || (data2 === "NT")) || (data2 === "NU")) || (data2 === "ON")) || (data2 === "PE")) || (data2 === "QC")) || (data2 === "SK")) || (data2 === "YT"))){
const err13 = {instancePath:instancePath+"/province",schemaPath:"#/properties/province/enum",keyword:"enum",params:{allowedValues: schema0.properties.province.enum}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.postal_code !== undefined){
let data3 = data.postal_code;
if(typeof data3 === "string"){
if(func0(data3) > 10){
const err14 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/maxLength",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err14);
errors++;
}
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$"}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.latitude !== undefined){
let data4 = data.latitude;
if(typeof data4 == "number"){
if(data4 > 90 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err17);
errors++;
}
if(data4 < -90 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.longitude !== undefined){
let data5 = data.longitude;
if(typeof data5 == "number"){
if(data5 > 180 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
(vErrors ??= []).push(err20);
errors++;
}
if(data5 < -180 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.timezone !== undefined){
let data6 = data.timezone;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data6 === "America/St_Johns") || (data6 === "America/Halifax")) || (data6 === "America/Glace_Bay")) || (data6 === "America/Moncton")) || (data6 === "America/Goose_Bay")) || (data6 === "America/Blanc-Sablon")) || (data6 === "America/Toronto")) || (data6 === "America/Iqaluit")) || (data6 === "America/Atikokan")) || (data6 === "America/New_York")) || (data6 === "America/Detroit")) || (data6 === "America/Kentucky/Louisville")) || (data6 === "America/Kentucky/Monticello")) || (data6 === "America/Indiana/Indianapolis")) || (data6 === "America/Indiana/Vincennes")) || (data6 === "America/Indiana/Winamac")) || (data6 === "America/Indiana/Marengo")) || (data6 === "America/Indiana/Petersburg")) || (data6 === "America/Indiana/Vevay")) || (data6 === "America/Winnipeg")) || (data6 === "America/Resolute")) || (data6 === "America/Rankin_Inlet")) || (data6 === "America/Regina")) || (data6 === "America/Swift_Current")) || (data6 === "America/Chicago")) || (data6 === "America/Indiana/Tell_City")) || (data6 === "America/Indiana/Knox")) || (data6 === "America/Menominee")) || (data6 === "America/North_Dakota/Center")) || (data6 === "America/North_Dakota/New_Salem")) || (data6 === "America/North_Dakota/Beulah")) || (data6 === "America/Edmonton")) || (data6 === "America/Cambridge_Bay")) || (data6 === "America/Inuvik")) || (data6 === "America/Creston")) || (data6 === "America/Dawson_Creek")) || (data6 === "America/Fort_Nelson")) || (data6 === "America/Denver")) || (data6 === "America/Boise")) || (data6 === "America/Phoenix")) || (data6 === "America/Whitehorse")) || (data6 === "America/Dawson")) || (data6 === "America/Vancouver")) || (data6 === "America/Los_Angeles")) || (data6 === "America/Anchorage")) || (data6 === "America/Juneau")) || (data6 === "America/Sitka")) || (data6 === "America/Metlakatla")) || (data6 === "America/Yakutat")) || (data6 === "America/Nome")) || (data6 === "America/Adak")) || (data6 === "Pacific/Honolulu"))){
const err24 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/enum",keyword:"enum",params:{allowedValues: schema0.properties.timezone.enum}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupPlaceForm": main,
};
