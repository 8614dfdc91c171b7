// The effect of getDemoClock. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getDemoClock, type GetDemoClockAnswer, type GetDemoClockCode } from "../../operation/getDemoClock";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What the demo’s clock shows, and how far the next stay of whoever asks is away. */
export const getDemoClockFx: Effect<void, GetDemoClockAnswer, Failure<GetDemoClockCode>> = /* @__PURE__ */ effectOf("getDemoClockFx", getDemoClock);
