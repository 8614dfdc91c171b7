// Generated 66dd0acb9caf. The calls of payout.

export { getPayout, getPayoutFx, type GetPayoutAnswer, type GetPayoutCode } from "./payout/getPayout";
export { savePayout, savePayoutFx, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "./payout/savePayout";
export { startOnboarding, startOnboardingFx, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "./payout/startOnboarding";
