// Generated 8400df4a0348. The call requestPasswordReset, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface RequestPasswordResetArgs {
  readonly email: string;
  /** The reset page of our own site; the token is added to it */
  readonly reset_link: string;
}

export type RequestPasswordResetAnswer = Readonly<Record<never, never>>;

const codes = "account.outside_link input.invalid input.malformed input.rate_limited input.too_large";

export type RequestPasswordResetCode = Words<typeof codes>;

/** Mails a link that resets the password, signed in or not; never tells whether there is such an account. POST /user/request_password_reset. For anyone. Source: §7 User and session. */
export function requestPasswordReset(transport: Transport, args: RequestPasswordResetArgs): Promise<Outcome<RequestPasswordResetAnswer, RequestPasswordResetCode>> {
  return ask(transport, { call: "requestPasswordReset", method: "POST", path: "/user/request_password_reset", codes }, args);
}

export const requestPasswordResetFx = /* @__PURE__ */ effectOf("requestPasswordResetFx", requestPasswordReset);
