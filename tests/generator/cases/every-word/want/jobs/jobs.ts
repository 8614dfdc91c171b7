// Generated e4c1e2b3cdde. What is sent and done after an answer, each with what it carries, and when by itself.
import { firstOf, type Timer } from "./timer";
import { longestLoanDays } from "../model/constants";
import { DAY, HOUR } from "../model/dates";
import type { Loan } from "../model/entities";
import { momentOf, type Facts } from "../rules/runtime";

/** What each mail is written from. */
export interface Mails {
  /** The keeper hears that all is there. Source: §4. */
  readonly inventory: object;
  /** The keeper is told of {product}. Source: §4. */
  readonly keeperTold: {
      readonly loan_id: string;
    };
  /** Each side is told that a loan has ended. Source: §4. */
  readonly loanEnded: {
      readonly loan_id: string;
    };
}

/** What each job is told. */
export interface Jobs {
  /** The shelves are counted. Source: §4. */
  readonly countTools: object;
  /** The deposit goes back. Source: §4. */
  readonly giveDepositBack: {
      readonly loan_id: string;
      readonly note?: string | undefined;
    };
  /** 48 hours after the loan's paid-at time or 28 days after the loan's paid-at time, whichever comes first. Source: §4. */
  readonly loanLifeExpire: {
      readonly loan_id: string;
    };
}

/** How many seconds lie between two times of what is done by itself. */
export const repeats = { countTools: 86400 } as const satisfies { readonly [Job in keyof Jobs]?: number };

/** Those of them that are done when few are there. */
export const quiet: readonly (keyof Jobs)[] = ["countTools"];

/** The jobs that wait for others: for a provider of ours, or for a stranger’s server. */
export const asking: Readonly<Record<'provider' | 'stranger', readonly (keyof Jobs)[]>> = {
  provider: ["loanLifeExpire"],
  stranger: ["countTools"],
};

export interface LoanLifeTimerFacts {
  readonly loan: Facts<Loan, "paid_at">;
}

/** When the product moves it by itself, by the state that the move starts in. Source: §4. */
export function loanLifeTimers(facts: LoanLifeTimerFacts): readonly Timer<"loanLifeExpire">[] {
  return [{ job: "loanLifeExpire", from: "asked", at: firstOf([(momentOf(facts.loan.paid_at) + 48 * HOUR), (momentOf(facts.loan.paid_at) + longestLoanDays * DAY)]) }];
}

/** The people who get mails. */
export type MailReader = "keeper" | "member";

/** Their reason to get one. */
export const mailReasons: Readonly<Record<MailReader, string>> = {
  keeper: "You look after the tools of Shed.",
  member: "You borrow tools of Shed.",
};
