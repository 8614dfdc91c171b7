// Generated 5c7d90727692. The effect of setBookingPoints. Change the spec, not this file.
import { setBookingPoints, type SetBookingPointsAnswer, type SetBookingPointsArgs, type SetBookingPointsCode } from "../../booking/setBookingPoints";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Sets how many points go towards a booking; 0 takes them back. */
export const setBookingPointsFx: Effect<SetBookingPointsArgs, SetBookingPointsAnswer, Failure<SetBookingPointsCode>> = /* @__PURE__ */ effectOf("setBookingPointsFx", setBookingPoints);
