// Generated 09606a4f487b. The call listCalendars, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarGrid } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface ListCalendarsArgs {
  /** The first night; today where it is left out */
  readonly from?: PlainDate | undefined;
  readonly page?: number | undefined;
}

export type ListCalendarsAnswer = CalendarGrid;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type ListCalendarsCode = Words<typeof codes>;

/** The nights of the host’s own listings, a page of them; a first night beyond their calendars is moved into them. GET /user/calendar. For hosts. */
export function listCalendars(transport: Transport, args: ListCalendarsArgs | void): Promise<Outcome<ListCalendarsAnswer, ListCalendarsCode>> {
  return ask(transport, { call: "listCalendars", method: "GET", path: "/user/calendar", secure: true, codes }, args);
}

export const listCalendarsFx = /* @__PURE__ */ effectOf("listCalendarsFx", listCalendars);
