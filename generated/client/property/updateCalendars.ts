// Generated d04450ca6a4f. The call updateCalendars, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarsChanged, NightsChange } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface UpdateCalendarsArgs {
  readonly change: NightsChange;
  readonly calendars: readonly {
      readonly property_id: string;
      readonly nights: readonly {
        readonly start: PlainDate;
        readonly end: PlainDate;
      }[];
    }[];
}

export type UpdateCalendarsAnswer = CalendarsChanged;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.dates_reversed property.not_found";

export type UpdateCalendarsCode = Words<typeof codes>;

/** Sets price, blocks, the shortest stay and days of arrival at several listings that a host owns or co-hosts, the same at each: all of it or nothing. PUT /user/calendar. For hosts. */
export function updateCalendars(transport: Transport, args: UpdateCalendarsArgs): Promise<Outcome<UpdateCalendarsAnswer, UpdateCalendarsCode>> {
  return ask(transport, { call: "updateCalendars", method: "PUT", path: "/user/calendar", secure: true, codes }, args);
}

export const updateCalendarsFx = /* @__PURE__ */ effectOf("updateCalendarsFx", updateCalendars);
