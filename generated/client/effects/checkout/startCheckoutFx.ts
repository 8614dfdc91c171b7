// Generated 97faa651d72b. The effect of startCheckout. Change the spec, not this file.
import { startCheckout, type StartCheckoutAnswer, type StartCheckoutArgs, type StartCheckoutCode } from "../../checkout/startCheckout";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Begins a payment; the browser goes on to the payment page. */
export const startCheckoutFx: Effect<StartCheckoutArgs, StartCheckoutAnswer, Failure<StartCheckoutCode>> = /* @__PURE__ */ effectOf("startCheckoutFx", startCheckout);
