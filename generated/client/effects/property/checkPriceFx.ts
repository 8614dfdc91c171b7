// Generated 80df772c6952. The effect of checkPrice. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { checkPrice, type CheckPriceAnswer, type CheckPriceArgs, type CheckPriceCode } from "../../property/checkPrice";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. */
export const checkPriceFx: Effect<CheckPriceArgs, CheckPriceAnswer, Failure<CheckPriceCode>> = /* @__PURE__ */ effectOf("checkPriceFx", checkPrice);
