// Generated ecff255331c9. The effect of getCalendar. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getCalendar, type GetCalendarAnswer, type GetCalendarArgs, type GetCalendarCode } from "../../property/getCalendar";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The nights of a property from one day to another; from today for three months unless asked otherwise. */
export const getCalendarFx: Effect<GetCalendarArgs, GetCalendarAnswer, Failure<GetCalendarCode>> = /* @__PURE__ */ effectOf("getCalendarFx", getCalendar);
