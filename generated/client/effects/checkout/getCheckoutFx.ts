// Generated a0ac3fc2d876. The effect of getCheckout. Change the spec, not this file.
import { getCheckout, type GetCheckoutAnswer, type GetCheckoutArgs, type GetCheckoutCode } from "../../checkout/getCheckout";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The offer behind a checkout link; of a link that leads to none, its error tells the ID. */
export const getCheckoutFx: Effect<GetCheckoutArgs, GetCheckoutAnswer, Failure<GetCheckoutCode>> = /* @__PURE__ */ effectOf("getCheckoutFx", getCheckout);
