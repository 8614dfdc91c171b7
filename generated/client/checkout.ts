// Generated 362a332fd9cb. The calls of checkout. Change the spec, not this file.

export { finishPayment, type FinishPaymentAnswer, type FinishPaymentArgs, type FinishPaymentCode } from "./checkout/finishPayment";
export { getCheckout, type GetCheckoutAnswer, type GetCheckoutArgs, type GetCheckoutCode } from "./checkout/getCheckout";
export { getCurrency, type GetCurrencyAnswer, type GetCurrencyArgs, type GetCurrencyCode } from "./checkout/getCurrency";
export { getPayment, type GetPaymentAnswer, type GetPaymentArgs, type GetPaymentCode } from "./checkout/getPayment";
export { startCheckout, type StartCheckoutAnswer, type StartCheckoutArgs, type StartCheckoutCode } from "./checkout/startCheckout";
