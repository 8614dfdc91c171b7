// Generated 1029bf8a6477. The call sendConfirmEmail. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface SendConfirmEmailArgs {
  /** The verify page of our own site; the token is added to it */
  readonly redirect_url: string;
}

export type SendConfirmEmailAnswer = Readonly<Record<never, never>>;

export type SendConfirmEmailCode = "account.already_verified"
  | "account.not_signed_in"
  | "account.outside_link"
  | "account.too_many_confirm_mails"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.too_large";

/** Mails a link that verifies the address. POST /user/send_confirm_email. For people who are signed in. Source: §7 User and session. */
export function sendConfirmEmail(transport: Transport, args: SendConfirmEmailArgs): Promise<Outcome<SendConfirmEmailAnswer, SendConfirmEmailCode>> {
  return ask(transport, { call: "sendConfirmEmail", method: "POST", path: "/user/send_confirm_email", codes: "account.already_verified account.not_signed_in account.outside_link account.too_many_confirm_mails input.invalid input.malformed input.rate_limited input.too_large", secure: true }, args);
}
