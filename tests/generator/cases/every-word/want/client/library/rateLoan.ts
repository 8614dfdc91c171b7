// Generated a76f6fffb74b. The call rateLoan, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface RateLoanArgs {
  readonly loan_id: string;
  readonly stars: number;
  readonly words?: string | undefined;
  readonly tips?: readonly string[] | undefined;
  readonly again: boolean;
}

export type RateLoanAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.too_large loan.bad_link loan.not_found loan.not_yours session.not_signed_in";

export type RateLoanCode = Words<typeof codes>;

/** Says how it was. POST /loan/{loan_id}/rating. For the member who has the tool. Source: §7. */
export function rateLoan(transport: Transport, args: RateLoanArgs): Promise<Outcome<RateLoanAnswer, RateLoanCode>> {
  return ask(transport, { call: "rateLoan", method: "POST", path: "/loan/{loan_id}/rating", secure: true, codes }, args);
}

export const rateLoanFx = /* @__PURE__ */ effectOf("rateLoanFx", rateLoan);
