// The calls of payout. Written by the generator from the spec; change the spec, not this file.

export { getPayout, type GetPayoutAnswer, type GetPayoutCode } from "./payout/getPayout";
export { savePayout, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "./payout/savePayout";
export { startOnboarding, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "./payout/startOnboarding";
