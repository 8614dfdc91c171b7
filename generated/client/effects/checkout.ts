// The calls of checkout as effects. Written by the generator from the spec; change the spec, not this file.

export { finishPaymentFx } from "./checkout/finishPaymentFx";
export { getCheckoutFx } from "./checkout/getCheckoutFx";
export { getCurrencyFx } from "./checkout/getCurrencyFx";
export { getPaymentFx } from "./checkout/getPaymentFx";
export { startCheckoutFx } from "./checkout/startCheckoutFx";
