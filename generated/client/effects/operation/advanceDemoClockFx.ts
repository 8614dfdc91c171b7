// The effect of advanceDemoClock. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { advanceDemoClock, type AdvanceDemoClockAnswer, type AdvanceDemoClockArgs, type AdvanceDemoClockCode } from "../../operation/advanceDemoClock";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Moves the demo’s clock on for good, and does what falls due on the way before it answers; everybody signed in stays so. */
export const advanceDemoClockFx: Effect<AdvanceDemoClockArgs, AdvanceDemoClockAnswer, Failure<AdvanceDemoClockCode>> = /* @__PURE__ */ effectOf("advanceDemoClockFx", advanceDemoClock);
