// Generated 0ec3030ca6d7. The effect of updateCalendar. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { updateCalendar, type UpdateCalendarAnswer, type UpdateCalendarArgs, type UpdateCalendarCode } from "../../property/updateCalendar";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. */
export const updateCalendarFx: Effect<UpdateCalendarArgs, UpdateCalendarAnswer, Failure<UpdateCalendarCode>> = /* @__PURE__ */ effectOf("updateCalendarFx", updateCalendar);
