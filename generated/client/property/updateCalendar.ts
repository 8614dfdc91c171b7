// Generated 139dfd11dd90. The call updateCalendar. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { CalendarChange, HostCalendar } from "../../model/entities";

export interface UpdateCalendarArgs {
  readonly property_id: string;
  readonly changes: readonly CalendarChange[];
}

export type UpdateCalendarAnswer = HostCalendar;

export type UpdateCalendarCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "property.beyond_calendar"
  | "property.dates_reversed"
  | "property.nights_booked"
  | "property.nights_locked"
  | "property.not_found"
  | "property.not_owner";

/** Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. PUT /user/property/{property_id}/calendar. For the owner of the property. */
export function updateCalendar(transport: Transport, args: UpdateCalendarArgs): Promise<Outcome<UpdateCalendarAnswer, UpdateCalendarCode>> {
  return ask(transport, { call: "updateCalendar", method: "PUT", path: "/user/property/{property_id}/calendar", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.beyond_calendar property.dates_reversed property.nights_booked property.nights_locked property.not_found property.not_owner", secure: true }, args);
}
