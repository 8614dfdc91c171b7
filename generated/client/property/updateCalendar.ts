// Generated a069d16c06a4. The call updateCalendar, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarChange, HostCalendar } from "../../model/entities";

export interface UpdateCalendarArgs {
  readonly property_id: string;
  readonly changes: readonly CalendarChange[];
}

export type UpdateCalendarAnswer = HostCalendar;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.beyond_calendar property.dates_reversed property.nights_booked property.nights_locked property.not_found property.not_owner";

export type UpdateCalendarCode = Words<typeof codes>;

/** Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. PUT /user/property/{property_id}/calendar. For the owner of the property, or a co-host who looks after its calendar. */
export function updateCalendar(transport: Transport, args: UpdateCalendarArgs): Promise<Outcome<UpdateCalendarAnswer, UpdateCalendarCode>> {
  return ask(transport, { call: "updateCalendar", method: "PUT", path: "/user/property/{property_id}/calendar", secure: true, codes }, args);
}

export const updateCalendarFx = /* @__PURE__ */ effectOf("updateCalendarFx", updateCalendar);
