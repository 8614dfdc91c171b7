// Generated 3c18a3aecb20. The calls of payout. Change the spec, not this file.

export { getPayout, getPayoutFx, type GetPayoutAnswer, type GetPayoutCode } from "./payout/getPayout";
export { savePayout, savePayoutFx, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "./payout/savePayout";
export { startOnboarding, startOnboardingFx, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "./payout/startOnboarding";
