// The calls of checkout as effects.
// Written by the generator from the spec; change the spec, not this file.
import {
  finishPayment, getCheckout, getCurrency, getPayment, startCheckout, type FinishPaymentAnswer, type FinishPaymentArgs,
  type FinishPaymentCode, type GetCheckoutAnswer, type GetCheckoutArgs, type GetCheckoutCode, type GetCurrencyAnswer, type GetCurrencyArgs,
  type GetCurrencyCode, type GetPaymentAnswer, type GetPaymentArgs, type GetPaymentCode, type StartCheckoutAnswer, type StartCheckoutArgs,
  type StartCheckoutCode,
} from "../checkout";
import { effectOf } from "../effect-of";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** Ends a payment on the built-in page. A screen makes a copy of its own: `attach({ effect: finishPaymentFx })`. */
export const finishPaymentFx: Effect<FinishPaymentArgs, FinishPaymentAnswer, Failure<FinishPaymentCode>> = /* @__PURE__ */ effectOf(
  "finishPaymentFx",
  finishPayment,
);

/**
 * The offer behind a checkout link; of a link that leads to none, its error tells the ID. A screen makes a copy of its own: `attach({
 * effect: getCheckoutFx })`.
 */
export const getCheckoutFx: Effect<GetCheckoutArgs, GetCheckoutAnswer, Failure<GetCheckoutCode>> = /* @__PURE__ */ effectOf(
  "getCheckoutFx",
  getCheckout,
);

/**
 * A currency with today’s rate; an empty or unknown code answers the supported ones in its error. A screen makes a copy of its own:
 * `attach({ effect: getCurrencyFx })`.
 */
export const getCurrencyFx: Effect<GetCurrencyArgs, GetCurrencyAnswer, Failure<GetCurrencyCode>> = /* @__PURE__ */ effectOf(
  "getCurrencyFx",
  getCurrency,
);

/** A payment as the built-in page shows it. A screen makes a copy of its own: `attach({ effect: getPaymentFx })`. */
export const getPaymentFx: Effect<GetPaymentArgs, GetPaymentAnswer, Failure<GetPaymentCode>> = /* @__PURE__ */ effectOf(
  "getPaymentFx",
  getPayment,
);

/** Begins a payment; the browser goes on to the payment page. A screen makes a copy of its own: `attach({ effect: startCheckoutFx })`. */
export const startCheckoutFx: Effect<StartCheckoutArgs, StartCheckoutAnswer, Failure<StartCheckoutCode>> = /* @__PURE__ */ effectOf(
  "startCheckoutFx",
  startCheckout,
);
