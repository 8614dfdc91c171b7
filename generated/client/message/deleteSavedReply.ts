// Generated e0b3be7ab1c3. The call deleteSavedReply, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteSavedReplyArgs {
  readonly reply_id: string;
}

export type DeleteSavedReplyAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large message.reply_not_found";

export type DeleteSavedReplyCode = Words<typeof codes>;

/** Deletes a saved reply; messages that were written with it stay. DELETE /user/reply/{reply_id}. For hosts. */
export function deleteSavedReply(transport: Transport, args: DeleteSavedReplyArgs): Promise<Outcome<DeleteSavedReplyAnswer, DeleteSavedReplyCode>> {
  return ask(transport, { call: "deleteSavedReply", method: "DELETE", path: "/user/reply/{reply_id}", secure: true, codes }, args);
}

export const deleteSavedReplyFx = /* @__PURE__ */ effectOf("deleteSavedReplyFx", deleteSavedReply);
