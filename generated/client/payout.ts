// Generated 53ffb364e6d3. The calls of payout.

export { getEarnings, getEarningsFx, type GetEarningsAnswer, type GetEarningsArgs, type GetEarningsCode } from "./payout/getEarnings";
export { getHeldPayouts, getHeldPayoutsFx, type GetHeldPayoutsAnswer, type GetHeldPayoutsCode } from "./payout/getHeldPayouts";
export { getListingMoney, getListingMoneyFx, type GetListingMoneyAnswer, type GetListingMoneyArgs, type GetListingMoneyCode } from "./payout/getListingMoney";
export { getPayout, getPayoutFx, type GetPayoutAnswer, type GetPayoutCode } from "./payout/getPayout";
export { getPayoutStatement, getPayoutStatementFx, type GetPayoutStatementAnswer, type GetPayoutStatementArgs, type GetPayoutStatementCode } from "./payout/getPayoutStatement";
export { savePayout, savePayoutFx, type SavePayoutAnswer, type SavePayoutArgs, type SavePayoutCode } from "./payout/savePayout";
export { startOnboarding, startOnboardingFx, type StartOnboardingAnswer, type StartOnboardingArgs, type StartOnboardingCode } from "./payout/startOnboarding";
