// Generated 923cdf8bf153. The call finishSignOn, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface FinishSignOnArgs {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** Why the parent platform refused, such as access_denied */
  readonly error?: string | undefined;
  /** The same in the parent platform’s words; read by nobody */
  readonly error_description?: string | undefined;
  /** A page about it; read by nobody */
  readonly error_uri?: string | undefined;
  /** Who answers: must be the parent platform that was asked */
  readonly iss?: string | undefined;
  /** Sent by some providers; read by nobody */
  readonly session_state?: string | undefined;
}

export type FinishSignOnAnswer = string;

const codes = "account.sign_on_not_offered input.invalid input.malformed";

export type FinishSignOnCode = Words<typeof codes>;

/** The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. GET /user/sso. For anyone. Source: §7 Single sign-on. */
export function finishSignOn(transport: Transport, args: FinishSignOnArgs | void): Promise<Outcome<FinishSignOnAnswer, FinishSignOnCode>> {
  return ask(transport, { call: "finishSignOn", method: "GET", path: "/user/sso", answer: "text", codes }, args);
}

export const finishSignOnFx = /* @__PURE__ */ effectOf("finishSignOnFx", finishSignOn);
