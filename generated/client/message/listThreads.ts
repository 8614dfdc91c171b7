// Generated 663fbb0bcd58. The call listThreads. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Inbox } from "../../model/entities";
import type { BookingSide } from "../../model/values";

export interface ListThreadsArgs {
  /** Only those in which the person is that side */
  readonly side?: BookingSide | undefined;
  /** Only the thread of the two sides of this booking */
  readonly booking_id?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListThreadsAnswer = Inbox;

export type ListThreadsCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The threads of a person, as a guest and of their own properties, the newest first. GET /message. For people who are signed in. */
export function listThreads(transport: Transport, args: ListThreadsArgs | void): Promise<Outcome<ListThreadsAnswer, ListThreadsCode>> {
  return ask(transport, { call: "listThreads", method: "GET", path: "/message", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, args);
}
