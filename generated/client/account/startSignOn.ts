// Generated b656dc1b78be. The call startSignOn. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface StartSignOnArgs {
  /** Where the person was going */
  readonly from?: string | undefined;
  readonly referral_code?: string | undefined;
}

export type StartSignOnAnswer = string;

export type StartSignOnCode = "account.sign_on_not_offered"
  | "input.invalid"
  | "input.malformed";

/** Begins a single sign-on and leads to the parent platform. GET /user/sso/start. For anyone. */
export function startSignOn(transport: Transport, args: StartSignOnArgs | void): Promise<Outcome<StartSignOnAnswer, StartSignOnCode>> {
  return ask(transport, { call: "startSignOn", method: "GET", path: "/user/sso/start", codes: "account.sign_on_not_offered input.invalid input.malformed", answer: "text" }, args);
}
