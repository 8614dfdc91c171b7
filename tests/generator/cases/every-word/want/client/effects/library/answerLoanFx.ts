// Generated ab3fb7804e28. The effect of answerLoan. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { answerLoan, type AnswerLoanAnswer, type AnswerLoanArgs, type AnswerLoanCode } from "../../library/answerLoan";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Lends the tool. */
export const answerLoanFx: Effect<AnswerLoanArgs, AnswerLoanAnswer, Failure<AnswerLoanCode>> = /* @__PURE__ */ effectOf("answerLoanFx", answerLoan);
