// Generated 5ab61c9dada2. The effect of getCurrency. Change the spec, not this file.
import { getCurrency, type GetCurrencyAnswer, type GetCurrencyArgs, type GetCurrencyCode } from "../../checkout/getCurrency";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A currency with today’s rate; an empty or unknown code answers the supported ones in its error. */
export const getCurrencyFx: Effect<GetCurrencyArgs, GetCurrencyAnswer, Failure<GetCurrencyCode>> = /* @__PURE__ */ effectOf("getCurrencyFx", getCurrency);
