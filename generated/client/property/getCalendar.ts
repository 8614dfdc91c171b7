// Generated 89d845b359b4. The call getCalendar. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { HostCalendar } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface GetCalendarArgs {
  readonly property_id: string;
  readonly from?: PlainDate | undefined;
  /** The day after the last night */
  readonly to?: PlainDate | undefined;
}

export type GetCalendarAnswer = HostCalendar;

export type GetCalendarCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "property.beyond_calendar"
  | "property.dates_reversed"
  | "property.not_found"
  | "property.not_owner";

/** The nights of a property from one day to another; from today for three months unless asked otherwise. GET /user/property/{property_id}/calendar. For the owner of the property. */
export function getCalendar(transport: Transport, args: GetCalendarArgs): Promise<Outcome<GetCalendarAnswer, GetCalendarCode>> {
  return ask(transport, { call: "getCalendar", method: "GET", path: "/user/property/{property_id}/calendar", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.beyond_calendar property.dates_reversed property.not_found property.not_owner", secure: true }, args);
}
