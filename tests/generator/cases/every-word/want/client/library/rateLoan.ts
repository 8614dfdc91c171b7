// Generated 998b664a8b80. The call rateLoan. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface RateLoanArgs {
  readonly loan_id: string;
  readonly stars: number;
  readonly words?: string | undefined;
  readonly again: boolean;
}

export type RateLoanAnswer = Readonly<Record<never, never>>;

export type RateLoanCode = "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "loan.bad_link"
  | "loan.not_found"
  | "loan.not_yours"
  | "session.not_signed_in";

/** Says how it was. POST /loan/{loan_id}/rating. For the member who has the tool. Source: §7. */
export function rateLoan(transport: Transport, args: RateLoanArgs): Promise<Outcome<RateLoanAnswer, RateLoanCode>> {
  return ask(transport, { call: "rateLoan", method: "POST", path: "/loan/{loan_id}/rating", codes: "input.invalid input.malformed input.too_large loan.bad_link loan.not_found loan.not_yours session.not_signed_in", secure: true }, args);
}
