// Generated 8db076a01830. The calls of checkout.

export { finishPayment, finishPaymentFx, type FinishPaymentAnswer, type FinishPaymentArgs, type FinishPaymentCode } from "./checkout/finishPayment";
export { getCheckout, getCheckoutFx, type GetCheckoutAnswer, type GetCheckoutArgs, type GetCheckoutCode } from "./checkout/getCheckout";
export { getCurrency, getCurrencyFx, type GetCurrencyAnswer, type GetCurrencyArgs, type GetCurrencyCode } from "./checkout/getCurrency";
export { getPayment, getPaymentFx, type GetPaymentAnswer, type GetPaymentArgs, type GetPaymentCode } from "./checkout/getPayment";
export { startCheckout, startCheckoutFx, type StartCheckoutAnswer, type StartCheckoutArgs, type StartCheckoutCode } from "./checkout/startCheckout";
