// Generated 1a90d520726b. The calls of payout. Change the spec, not this file.

export { getPayout, type GetPayoutAnswer, type GetPayoutCode } from "./payout/getPayout";
export { savePayout, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "./payout/savePayout";
export { startOnboarding, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "./payout/startOnboarding";
