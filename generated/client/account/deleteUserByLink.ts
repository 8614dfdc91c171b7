// Generated 2ed31632f571. The call deleteUserByLink. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface DeleteUserByLinkArgs {
  /** From the mailed link */
  readonly token: string;
}

export type DeleteUserByLinkAnswer = Readonly<Record<never, never>>;

export type DeleteUserByLinkCode = "account.link_spent"
  | "account.money_open"
  | "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. POST /user/delete_by_link. For people who are signed in. Decision: section 10: whoever only ever used single sign-on leaves by a mailed link in place of a password. */
export function deleteUserByLink(transport: Transport, args: DeleteUserByLinkArgs): Promise<Outcome<DeleteUserByLinkAnswer, DeleteUserByLinkCode>> {
  return ask(transport, {
    call: "deleteUserByLink",
    method: "POST",
    path: "/user/delete_by_link",
    query: ["token"],
    codes: "account.link_spent account.money_open account.not_signed_in input.invalid input.malformed input.too_large",
    secure: true,
  }, args);
}
