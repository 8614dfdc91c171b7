// Generated b71177887993. The call answerLoan, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface AnswerLoanArgs {
  readonly loan_id: string;
}

export type AnswerLoanAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.not_found input.too_large loan.illegal_move loan.not_found session.not_keeper session.not_signed_in";

export type AnswerLoanCode = Words<typeof codes>;

/** Lends the tool. PATCH /loan/{loan_id}/answer. For keepers. Source: §7. */
export function answerLoan(transport: Transport, args: AnswerLoanArgs): Promise<Outcome<AnswerLoanAnswer, AnswerLoanCode>> {
  return ask(transport, { call: "answerLoan", method: "PATCH", path: "/loan/{loan_id}/answer", secure: true, codes }, args);
}

export const answerLoanFx = /* @__PURE__ */ effectOf("answerLoanFx", answerLoan);
