// The calls of operation as effects. Written by the generator from the spec; change the spec, not this file.

export { advanceDemoClockFx } from "./operation/advanceDemoClockFx";
export { getDemoClockFx } from "./operation/getDemoClockFx";
