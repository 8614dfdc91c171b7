// Generated a7937391ea49. The call requestPasswordReset, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

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

export const requestPasswordResetFx: Effect<RequestPasswordResetArgs, RequestPasswordResetAnswer, Failure<RequestPasswordResetCode>> = /* @__PURE__ */ effectOf("requestPasswordResetFx", requestPasswordReset);
