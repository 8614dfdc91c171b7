// Generated f671d40e6510. The call addSavedReply, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SavedReply } from "../../model/entities";

export interface AddSavedReplyArgs {
  /** Only the host sees it */
  readonly title: string;
  readonly text: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AddSavedReplyAnswer = SavedReply;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.field_unknown message.too_many_replies";

export type AddSavedReplyCode = Words<typeof codes>;

/** Keeps one more text. POST /user/reply. For hosts. */
export function addSavedReply(transport: Transport, args: AddSavedReplyArgs): Promise<Outcome<AddSavedReplyAnswer, AddSavedReplyCode>> {
  return ask(transport, { call: "addSavedReply", method: "POST", path: "/user/reply", secure: true, repeatable: true, codes }, args);
}

export const addSavedReplyFx = /* @__PURE__ */ effectOf("addSavedReplyFx", addSavedReply);
