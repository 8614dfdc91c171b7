// Generated 02229baf8fda. The call verifyEmail, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Instant } from "../../model/wire";

export interface VerifyEmailArgs {
  /** From the mailed link */
  readonly token: string;
}

export type VerifyEmailAnswer = {
    readonly verified_at: Instant;
  };

const codes = "account.link_spent input.invalid input.malformed input.too_large";

export type VerifyEmailCode = Words<typeof codes>;

/** Verifies the address with a mailed link, signed in or not. POST /user/verify_email. For anyone. Source: §7 User and session. */
export function verifyEmail(transport: Transport, args: VerifyEmailArgs): Promise<Outcome<VerifyEmailAnswer, VerifyEmailCode>> {
  return ask(transport, { call: "verifyEmail", method: "POST", path: "/user/verify_email", query: ["token"], codes }, args);
}

export const verifyEmailFx = /* @__PURE__ */ effectOf("verifyEmailFx", verifyEmail);
