// The precompiled validator of setupCalendarForm.
// Written by the generator from the spec; change the spec, not this file.

const main = validate0;
const schema0 = {"$id":"setupCalendarForm","type":"object","properties":{"no_other_calendars":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.no_other_calendars !== undefined){
if(typeof data.no_other_calendars !== "boolean"){
const err0 = {instancePath:instancePath+"/no_other_calendars",schemaPath:"#/properties/no_other_calendars/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate = {
  "setupCalendarForm": main,
};
