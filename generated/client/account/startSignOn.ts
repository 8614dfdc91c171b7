// Generated 7115cd44bbf7. The call startSignOn, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface StartSignOnArgs {
  /** Where the person was going */
  readonly from?: string | undefined;
  readonly referral_code?: string | undefined;
}

export type StartSignOnAnswer = string;

const codes = "account.sign_on_not_offered input.invalid input.malformed";

export type StartSignOnCode = Words<typeof codes>;

/** Begins a single sign-on and leads to the parent platform. GET /user/sso/start. For anyone. */
export function startSignOn(transport: Transport, args: StartSignOnArgs | void): Promise<Outcome<StartSignOnAnswer, StartSignOnCode>> {
  return ask(transport, { call: "startSignOn", method: "GET", path: "/user/sso/start", answer: "text", codes }, args);
}

export const startSignOnFx = /* @__PURE__ */ effectOf("startSignOnFx", startSignOn);
