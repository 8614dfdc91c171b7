// Generated 4a58671d264c. The call verifyEmail. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Instant } from "../../model/wire";

export interface VerifyEmailArgs {
  /** From the mailed link */
  readonly token: string;
}

export type VerifyEmailAnswer = {
    readonly verified_at: Instant;
  };

export type VerifyEmailCode = "account.link_spent"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Verifies the address with a mailed link, signed in or not. POST /user/verify_email. For anyone. Source: §7 User and session. */
export function verifyEmail(transport: Transport, args: VerifyEmailArgs): Promise<Outcome<VerifyEmailAnswer, VerifyEmailCode>> {
  return ask(transport, {
    call: "verifyEmail",
    method: "POST",
    path: "/user/verify_email",
    query: ["token"],
    codes: "account.link_spent input.invalid input.malformed input.too_large",
  }, args);
}
