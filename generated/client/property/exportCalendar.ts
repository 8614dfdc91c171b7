// Generated 4f99b7fe3555. The call exportCalendar, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface ExportCalendarArgs {
  readonly property_id: string;
  /** The secret, 32 random bytes, and the ending of a calendar */
  readonly file: string;
}

export type ExportCalendarAnswer = string;

const codes = "input.invalid input.malformed input.no_such_call input.rate_limited property.export_not_found";

export type ExportCalendarCode = Words<typeof codes>;

/** The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. GET /property/{property_id}/calendar/{file}. For anyone. */
export function exportCalendar(transport: Transport, args: ExportCalendarArgs): Promise<Outcome<ExportCalendarAnswer, ExportCalendarCode>> {
  return ask(transport, { call: "exportCalendar", method: "GET", path: "/property/{property_id}/calendar/{file}", answer: "text", codes }, args);
}

export const exportCalendarFx = /* @__PURE__ */ effectOf("exportCalendarFx", exportCalendar);
