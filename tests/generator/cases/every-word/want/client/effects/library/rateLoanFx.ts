// Generated 5fe46da43772. The effect of rateLoan. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { rateLoan, type RateLoanAnswer, type RateLoanArgs, type RateLoanCode } from "../../library/rateLoan";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Says how it was. */
export const rateLoanFx: Effect<RateLoanArgs, RateLoanAnswer, Failure<RateLoanCode>> = /* @__PURE__ */ effectOf("rateLoanFx", rateLoan);
