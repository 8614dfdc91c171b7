// Generated f99ae2e0ce6a. The call deleteUserByLink, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteUserByLinkArgs {
  /** From the mailed link */
  readonly token: string;
}

export type DeleteUserByLinkAnswer = Readonly<Record<never, never>>;

const codes = "account.link_spent account.money_open account.not_signed_in input.invalid input.malformed input.too_large";

export type DeleteUserByLinkCode = Words<typeof codes>;

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. POST /user/delete_by_link. For people who are signed in. */
export function deleteUserByLink(transport: Transport, args: DeleteUserByLinkArgs): Promise<Outcome<DeleteUserByLinkAnswer, DeleteUserByLinkCode>> {
  return ask(transport, { call: "deleteUserByLink", method: "POST", path: "/user/delete_by_link", query: ["token"], secure: true, codes }, args);
}

export const deleteUserByLinkFx = /* @__PURE__ */ effectOf("deleteUserByLinkFx", deleteUserByLink);
