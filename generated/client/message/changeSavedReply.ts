// Generated 73b720d9e716. The call changeSavedReply, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SavedReply } from "../../model/entities";

export interface ChangeSavedReplyArgs {
  readonly reply_id: string;
  /** Only the host sees it */
  readonly title: string;
  readonly text: string;
}

export type ChangeSavedReplyAnswer = SavedReply;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large message.field_unknown message.reply_not_found";

export type ChangeSavedReplyCode = Words<typeof codes>;

/** Changes a saved reply. PUT /user/reply/{reply_id}. For hosts. */
export function changeSavedReply(transport: Transport, args: ChangeSavedReplyArgs): Promise<Outcome<ChangeSavedReplyAnswer, ChangeSavedReplyCode>> {
  return ask(transport, { call: "changeSavedReply", method: "PUT", path: "/user/reply/{reply_id}", secure: true, codes }, args);
}

export const changeSavedReplyFx = /* @__PURE__ */ effectOf("changeSavedReplyFx", changeSavedReply);
