// Generated c3dbeb33886e. The call getCalendar, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
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

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.beyond_calendar property.dates_reversed property.not_found property.not_owner";

export type GetCalendarCode = Words<typeof codes>;

/** The nights of a property from one day to another; from today for three months unless asked otherwise. GET /user/property/{property_id}/calendar. For the owner of the property, or a co-host who looks after its calendar. */
export function getCalendar(transport: Transport, args: GetCalendarArgs): Promise<Outcome<GetCalendarAnswer, GetCalendarCode>> {
  return ask(transport, { call: "getCalendar", method: "GET", path: "/user/property/{property_id}/calendar", secure: true, codes }, args);
}

export const getCalendarFx = /* @__PURE__ */ effectOf("getCalendarFx", getCalendar);
