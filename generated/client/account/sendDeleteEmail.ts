// Generated da671962b233. The call sendDeleteEmail. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface SendDeleteEmailArgs {
  /** The account page of our own site; the token is added to it */
  readonly redirect_url: string;
}

export type SendDeleteEmailAnswer = Readonly<Record<never, never>>;

export type SendDeleteEmailCode = "account.money_open"
  | "account.not_signed_in"
  | "account.outside_link"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.too_large";

/** Mails a link that confirms that the account goes. POST /user/send_delete_email. For people who are signed in. */
export function sendDeleteEmail(transport: Transport, args: SendDeleteEmailArgs): Promise<Outcome<SendDeleteEmailAnswer, SendDeleteEmailCode>> {
  return ask(transport, { call: "sendDeleteEmail", method: "POST", path: "/user/send_delete_email", codes: "account.money_open account.not_signed_in account.outside_link input.invalid input.malformed input.rate_limited input.too_large", secure: true }, args);
}
