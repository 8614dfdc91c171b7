// The precompiled validator of checkoutForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"checkoutForm","type":"object","properties":{"currency":{"type":"string","enum":["CAD","USD","EUR","GBP","AUD","JPY"]},"agreed":{"type":"boolean","enum":[true]}},"required":["agreed"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agreed === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreed"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.currency !== undefined){
let data0 = data.currency;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!((((((data0 === "CAD") || (data0 === "USD")) || (data0 === "EUR")) || (data0 === "GBP")) || (data0 === "AUD")) || (data0 === "JPY"))){
const err2 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema0.properties.currency.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.agreed !== undefined){
let data1 = data.agreed;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(data1 === true)){
const err4 = {instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/enum",keyword:"enum",params:{allowedValues: schema0.properties.agreed.enum}};
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
  "checkoutForm": main,
};
