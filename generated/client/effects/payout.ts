// The calls of payout as effects. Written by the generator from the spec; change the spec, not this file.

export { getPayoutFx } from "./payout/getPayoutFx";
export { savePayoutFx } from "./payout/savePayoutFx";
export { startOnboardingFx } from "./payout/startOnboardingFx";
