// Generated 3373d13e86da. The call deleteUser, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteUserArgs {
  readonly password: string;
}

export type DeleteUserAnswer = Readonly<Record<never, never>>;

const codes = "account.money_open account.not_signed_in account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large";

export type DeleteUserCode = Words<typeof codes>;

/** Deletes the account; bookings and reviews that law makes us keep lose the person’s name. POST /user/delete. For people who are signed in. Source: §7 User and session. */
export function deleteUser(transport: Transport, args: DeleteUserArgs): Promise<Outcome<DeleteUserAnswer, DeleteUserCode>> {
  return ask(transport, { call: "deleteUser", method: "POST", path: "/user/delete", secure: true, codes }, args);
}

export const deleteUserFx = /* @__PURE__ */ effectOf("deleteUserFx", deleteUser);
