// Generated b29246ed8a57. The call startOnboarding, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface StartOnboardingArgs {
  readonly password: string;
}

export type StartOnboardingAnswer = {
    readonly url: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified account.too_many_attempts account.wrong_mode account.wrong_password input.invalid input.malformed input.too_large payout.onboarding_unavailable payout.payee_unknown";

export type StartOnboardingCode = Words<typeof codes>;

/** Where the host goes on with the provider that pays them; each address is good once, and not for long. POST /user/payout/onboarding. For hosts. */
export function startOnboarding(transport: Transport, args: StartOnboardingArgs): Promise<Outcome<StartOnboardingAnswer, StartOnboardingCode>> {
  return ask(transport, { call: "startOnboarding", method: "POST", path: "/user/payout/onboarding", secure: true, codes }, args);
}

export const startOnboardingFx = /* @__PURE__ */ effectOf("startOnboardingFx", startOnboarding);
