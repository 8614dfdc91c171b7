// Generated c256086804de. The call answerLoan. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface AnswerLoanArgs {
  readonly loan_id: string;
}

export type AnswerLoanAnswer = Readonly<Record<never, never>>;

export type AnswerLoanCode = "input.invalid"
  | "input.malformed"
  | "input.not_found"
  | "input.too_large"
  | "loan.illegal_move"
  | "loan.not_found"
  | "session.not_keeper"
  | "session.not_signed_in";

/** Lends the tool. PATCH /loan/{loan_id}/answer. For keepers. Source: §7. */
export function answerLoan(transport: Transport, args: AnswerLoanArgs): Promise<Outcome<AnswerLoanAnswer, AnswerLoanCode>> {
  return ask(transport, { call: "answerLoan", method: "PATCH", path: "/loan/{loan_id}/answer", codes: "input.invalid input.malformed input.not_found input.too_large loan.illegal_move loan.not_found session.not_keeper session.not_signed_in", secure: true }, args);
}
