// Generated 6d195f9ce01d. The call updatePassword. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface UpdatePasswordArgs {
  readonly current_password: string;
  /** Any characters, spaces included */
  readonly new_password: string;
}

export type UpdatePasswordAnswer = Readonly<Record<never, never>>;

export type UpdatePasswordCode = "account.not_signed_in"
  | "account.password_common"
  | "account.password_holds_email"
  | "account.password_holds_product"
  | "account.too_many_attempts"
  | "account.wrong_password"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Changes the password and logs the person out everywhere else. POST /user/password_update. For people who are signed in. Source: §7 User and session. */
export function updatePassword(transport: Transport, args: UpdatePasswordArgs): Promise<Outcome<UpdatePasswordAnswer, UpdatePasswordCode>> {
  return ask(transport, { call: "updatePassword", method: "POST", path: "/user/password_update", codes: "account.not_signed_in account.password_common account.password_holds_email account.password_holds_product account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large", secure: true }, args);
}
