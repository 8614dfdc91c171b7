// Generated d2a53cda8930. The effect of showLoan. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { showLoan, type ShowLoanAnswer, type ShowLoanArgs, type ShowLoanCode } from "../../library/showLoan";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Shows one loan. */
export const showLoanFx: Effect<ShowLoanArgs, ShowLoanAnswer, Failure<ShowLoanCode>> = /* @__PURE__ */ effectOf("showLoanFx", showLoan);
