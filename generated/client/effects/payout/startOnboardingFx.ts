// Generated 88f97c724d37. The effect of startOnboarding. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { startOnboarding, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "../../payout/startOnboarding";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Where the host goes on with the provider that pays them; each address is good once, and not for long. */
export const startOnboardingFx: Effect<StartOnboardingArgs, StartOnboardingAnswer, Failure<StartOnboardingCode>> = /* @__PURE__ */ effectOf("startOnboardingFx", startOnboarding);
