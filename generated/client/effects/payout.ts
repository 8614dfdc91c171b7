// Generated 3176517ea058. The calls of payout as effects. Change the spec, not this file.

export { getPayoutFx } from "./payout/getPayoutFx";
export { savePayoutFx } from "./payout/savePayoutFx";
export { startOnboardingFx } from "./payout/startOnboardingFx";
