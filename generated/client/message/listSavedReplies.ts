// Generated b5af1d96ec1c. The call listSavedReplies, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { OfferedReply } from "../../model/entities";

export interface ListSavedRepliesArgs {
  /** Filled in for this thread and its newest booking */
  readonly thread_id?: string | undefined;
  /** Filled in for this booking */
  readonly booking_id?: string | undefined;
}

export type ListSavedRepliesAnswer = readonly OfferedReply[];

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed message.thread_not_found";

export type ListSavedRepliesCode = Words<typeof codes>;

/** A host’s saved replies by title, filled in for the guest of a thread or a booking where one is given. GET /user/reply. For hosts. */
export function listSavedReplies(transport: Transport, args: ListSavedRepliesArgs | void): Promise<Outcome<ListSavedRepliesAnswer, ListSavedRepliesCode>> {
  return ask(transport, { call: "listSavedReplies", method: "GET", path: "/user/reply", secure: true, answer: "array", codes }, args);
}

export const listSavedRepliesFx = /* @__PURE__ */ effectOf("listSavedRepliesFx", listSavedReplies);
