// Generated 16183354e9c6. The effect of exportCalendar. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { exportCalendar, type ExportCalendarAnswer, type ExportCalendarArgs, type ExportCalendarCode } from "../../property/exportCalendar";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. */
export const exportCalendarFx: Effect<ExportCalendarArgs, ExportCalendarAnswer, Failure<ExportCalendarCode>> = /* @__PURE__ */ effectOf("exportCalendarFx", exportCalendar);
