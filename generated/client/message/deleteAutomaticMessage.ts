// Generated 3b5df389afc7. The call deleteAutomaticMessage, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteAutomaticMessageArgs {
  readonly message_id: string;
}

export type DeleteAutomaticMessageAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large message.automatic_not_found";

export type DeleteAutomaticMessageCode = Words<typeof codes>;

/** Deletes a message that is sent by itself; what was sent stays. DELETE /user/automatic/{message_id}. For hosts. */
export function deleteAutomaticMessage(transport: Transport, args: DeleteAutomaticMessageArgs): Promise<Outcome<DeleteAutomaticMessageAnswer, DeleteAutomaticMessageCode>> {
  return ask(transport, { call: "deleteAutomaticMessage", method: "DELETE", path: "/user/automatic/{message_id}", secure: true, codes }, args);
}

export const deleteAutomaticMessageFx = /* @__PURE__ */ effectOf("deleteAutomaticMessageFx", deleteAutomaticMessage);
