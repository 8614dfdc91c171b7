// Generated dd5a1fb55845. The effect of getAvailability. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getAvailability, type GetAvailabilityAnswer, type GetAvailabilityArgs, type GetAvailabilityCode } from "../../property/getAvailability";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Which nights are taken, never why; from today to the horizon unless asked otherwise. */
export const getAvailabilityFx: Effect<GetAvailabilityArgs, GetAvailabilityAnswer, Failure<GetAvailabilityCode>> = /* @__PURE__ */ effectOf("getAvailabilityFx", getAvailability);
