// The calls of operation. Written by the generator from the spec; change the spec, not this file.

export { advanceDemoClock, type AdvanceDemoClockAnswer, type AdvanceDemoClockArgs, type AdvanceDemoClockCode } from "./operation/advanceDemoClock";
export { getDemoClock, type GetDemoClockAnswer, type GetDemoClockCode } from "./operation/getDemoClock";
