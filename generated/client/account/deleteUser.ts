// Generated 1e486bf6fe67. The call deleteUser. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface DeleteUserArgs {
  readonly password: string;
}

export type DeleteUserAnswer = Readonly<Record<never, never>>;

export type DeleteUserCode = "account.money_open"
  | "account.not_signed_in"
  | "account.too_many_attempts"
  | "account.wrong_password"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Deletes the account; bookings and reviews that law makes us keep lose the person’s name. POST /user/delete. For people who are signed in. Source: §7 User and session. */
export function deleteUser(transport: Transport, args: DeleteUserArgs): Promise<Outcome<DeleteUserAnswer, DeleteUserCode>> {
  return ask(transport, { call: "deleteUser", method: "POST", path: "/user/delete", codes: "account.money_open account.not_signed_in account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large", secure: true }, args);
}
