// Generated f5540ead8211. The calls of checkout as effects. Change the spec, not this file.

export { finishPaymentFx } from "./checkout/finishPaymentFx";
export { getCheckoutFx } from "./checkout/getCheckoutFx";
export { getCurrencyFx } from "./checkout/getCurrencyFx";
export { getPaymentFx } from "./checkout/getPaymentFx";
export { startCheckoutFx } from "./checkout/startCheckoutFx";
