// Generated faf3662ff4ac. The call sendConfirmEmail, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface SendConfirmEmailArgs {
  /** The verify page of our own site; the token is added to it */
  readonly redirect_url: string;
}

export type SendConfirmEmailAnswer = Readonly<Record<never, never>>;

const codes = "account.already_verified account.not_signed_in account.outside_link account.too_many_confirm_mails input.invalid input.malformed input.rate_limited input.too_large";

export type SendConfirmEmailCode = Words<typeof codes>;

/** Mails a link that verifies the address. POST /user/send_confirm_email. For people who are signed in. Source: §7 User and session. */
export function sendConfirmEmail(transport: Transport, args: SendConfirmEmailArgs): Promise<Outcome<SendConfirmEmailAnswer, SendConfirmEmailCode>> {
  return ask(transport, { call: "sendConfirmEmail", method: "POST", path: "/user/send_confirm_email", secure: true, codes }, args);
}

export const sendConfirmEmailFx = /* @__PURE__ */ effectOf("sendConfirmEmailFx", sendConfirmEmail);
