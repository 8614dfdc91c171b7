// Generated c9a0d83aa5e9. The call startOnboarding. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface StartOnboardingArgs {
  readonly password: string;
}

export type StartOnboardingAnswer = {
    readonly url: string;
  };

export type StartOnboardingCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.too_many_attempts"
  | "account.wrong_mode"
  | "account.wrong_password"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "payout.onboarding_unavailable"
  | "payout.payee_unknown";

/** Where the host goes on with the provider that pays them; each address is good once, and not for long. POST /user/payout/onboarding. For hosts. */
export function startOnboarding(transport: Transport, args: StartOnboardingArgs): Promise<Outcome<StartOnboardingAnswer, StartOnboardingCode>> {
  return ask(transport, { call: "startOnboarding", method: "POST", path: "/user/payout/onboarding", codes: "account.not_named account.not_signed_in account.not_verified account.too_many_attempts account.wrong_mode account.wrong_password input.invalid input.malformed input.too_large payout.onboarding_unavailable payout.payee_unknown", secure: true }, args);
}
