// Generated 087c649c8d7f. The call listCalendars, and its effect.
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

/** The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them. GET /user/calendar. For hosts. */
export function listCalendars(transport: Transport, args: ListCalendarsArgs | void): Promise<Outcome<ListCalendarsAnswer, ListCalendarsCode>> {
  return ask(transport, { call: "listCalendars", method: "GET", path: "/user/calendar", secure: true, codes }, args);
}

export const listCalendarsFx = /* @__PURE__ */ effectOf("listCalendarsFx", listCalendars);
