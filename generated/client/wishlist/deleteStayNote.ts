// Generated e8554b723788. The call deleteStayNote, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteStayNoteArgs {
  readonly wishlist_id: string;
  readonly note_id: string;
}

export type DeleteStayNoteAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.too_large wishlist.note_not_found";

export type DeleteStayNoteCode = Words<typeof codes>;

/** Deletes a note: its writer, or the owner of the list. DELETE /user/wishlist/{wishlist_id}/note/{note_id}. For people who are signed in. */
export function deleteStayNote(transport: Transport, args: DeleteStayNoteArgs): Promise<Outcome<DeleteStayNoteAnswer, DeleteStayNoteCode>> {
  return ask(transport, { call: "deleteStayNote", method: "DELETE", path: "/user/wishlist/{wishlist_id}/note/{note_id}", secure: true, codes }, args);
}

export const deleteStayNoteFx = /* @__PURE__ */ effectOf("deleteStayNoteFx", deleteStayNote);
