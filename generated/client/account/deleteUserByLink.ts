// Generated 1784121e1575. The call deleteUserByLink. Change the spec, not this file.
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

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. POST /user/delete_by_link. For people who are signed in. */
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
