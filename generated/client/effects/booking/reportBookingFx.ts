// Generated bc0dd5985d42. The effect of reportBooking. Change the spec, not this file.
import { reportBooking, type ReportBookingAnswer, type ReportBookingArgs, type ReportBookingCode } from "../../booking/reportBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Says that something is wrong with a stay; the payout waits and an operator looks at it. */
export const reportBookingFx: Effect<ReportBookingArgs, ReportBookingAnswer, Failure<ReportBookingCode>> = /* @__PURE__ */ effectOf("reportBookingFx", reportBooking);
