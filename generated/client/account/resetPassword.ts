// Generated 836e7e1441fb. The call resetPassword, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

export interface ResetPasswordArgs {
  /** From the mailed link */
  readonly token: string;
  /** Any characters, spaces included */
  readonly new_password: string;
}

export type ResetPasswordAnswer = Readonly<Record<never, never>>;

const codes = "account.link_spent account.password_common account.password_holds_email account.password_holds_product input.invalid input.malformed input.too_large";

export type ResetPasswordCode = Words<typeof codes>;

/** Sets a new password with a mailed link, and ends every session. POST /user/password_reset. For anyone. Source: §7 User and session. */
export function resetPassword(transport: Transport, args: ResetPasswordArgs): Promise<Outcome<ResetPasswordAnswer, ResetPasswordCode>> {
  return ask(transport, { call: "resetPassword", method: "POST", path: "/user/password_reset", query: ["token"], codes }, args);
}

export const resetPasswordFx: Effect<ResetPasswordArgs, ResetPasswordAnswer, Failure<ResetPasswordCode>> = /* @__PURE__ */ effectOf("resetPasswordFx", resetPassword);
