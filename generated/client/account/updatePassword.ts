// Generated fc48e45f035f. The call updatePassword, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface UpdatePasswordArgs {
  readonly current_password: string;
  /** Any characters, spaces included */
  readonly new_password: string;
}

export type UpdatePasswordAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in account.password_common account.password_holds_email account.password_holds_product account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large";

export type UpdatePasswordCode = Words<typeof codes>;

/** Changes the password and logs the person out everywhere else. POST /user/password_update. For people who are signed in. Source: §7 User and session. */
export function updatePassword(transport: Transport, args: UpdatePasswordArgs): Promise<Outcome<UpdatePasswordAnswer, UpdatePasswordCode>> {
  return ask(transport, { call: "updatePassword", method: "POST", path: "/user/password_update", secure: true, codes }, args);
}

export const updatePasswordFx = /* @__PURE__ */ effectOf("updatePasswordFx", updatePassword);
