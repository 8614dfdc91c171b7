// Generated d42ad20088c9. The call resetPassword, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

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

export const resetPasswordFx = /* @__PURE__ */ effectOf("resetPasswordFx", resetPassword);
