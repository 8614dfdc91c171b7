// Generated 5cb6d3ee5a52. The call listThreads, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
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

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListThreadsCode = Words<typeof codes>;

/** The threads of a person, as a guest, of their own properties, and of those where they answer guests as a co-host; the newest first. GET /message. For people who are signed in. */
export function listThreads(transport: Transport, args: ListThreadsArgs | void): Promise<Outcome<ListThreadsAnswer, ListThreadsCode>> {
  return ask(transport, { call: "listThreads", method: "GET", path: "/message", secure: true, codes }, args);
}

export const listThreadsFx = /* @__PURE__ */ effectOf("listThreadsFx", listThreads);
