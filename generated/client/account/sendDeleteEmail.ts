// Generated b4d3d43c4e87. The call sendDeleteEmail, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface SendDeleteEmailArgs {
  /** The account page of our own site; the token is added to it */
  readonly redirect_url: string;
}

export type SendDeleteEmailAnswer = Readonly<Record<never, never>>;

const codes = "account.money_open account.not_signed_in account.outside_link input.invalid input.malformed input.rate_limited input.too_large";

export type SendDeleteEmailCode = Words<typeof codes>;

/** Mails a link that confirms that the account goes. POST /user/send_delete_email. For people who are signed in. */
export function sendDeleteEmail(transport: Transport, args: SendDeleteEmailArgs): Promise<Outcome<SendDeleteEmailAnswer, SendDeleteEmailCode>> {
  return ask(transport, { call: "sendDeleteEmail", method: "POST", path: "/user/send_delete_email", secure: true, codes }, args);
}

export const sendDeleteEmailFx = /* @__PURE__ */ effectOf("sendDeleteEmailFx", sendDeleteEmail);
