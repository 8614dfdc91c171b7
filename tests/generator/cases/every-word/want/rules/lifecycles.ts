// Generated eb077a4e0ee4. The states of things, every way between them, and who may go it.
import type { Loan, Tool, Visitor } from "../model/entities";
import type { LoanStatus } from "../model/values";
import { borrower, keeper, signedIn } from "./guards";
import { mayReturn, startsTomorrow } from "./library";
import { mover, type Lifecycle, type Mover } from "./move";
import type { Facts } from "./runtime";

export type LoanLifeEvent = "ask" | "lend" | "bring_back" | "expire" | "lose";

/** From asking to bringing back. Source: §4. */
export const loanLife = {
  id: "loanLife",
  entity: "Loan",
  field: "status",
  otherwise: "loan.illegal_move",
  moves: [
    {
      event: "ask",
      from: null,
      to: "asked",
      by: "signedIn",
      rules: ["startsTomorrow"],
      effects: ["keeperTold"],
    },
    {
      event: "lend",
      from: "asked",
      to: "lent",
      by: "keeper",
      rules: [],
      effects: [],
    },
    {
      event: "bring_back",
      from: "lent",
      to: "returned",
      by: "borrower",
      rules: ["mayReturn"],
      effects: ["giveDepositBack"],
    },
    {
      event: "expire",
      from: "asked",
      to: "returned",
      by: "system",
      rules: [],
      effects: [],
    },
    {
      event: "lose",
      from: "lent",
      to: "lost",
      by: "operator",
      rules: [],
      effects: [],
    },
  ],
} as const satisfies Lifecycle<LoanStatus>;

/** What each event of loanLife looks at, beside who moves and the clock. */
export interface LoanLifeFacts {
  readonly ask: {
      readonly loan: Facts<Loan, "ends" | "starts">;
      readonly tool: Facts<Tool, "timezone">;
    };
  readonly lend: object;
  readonly bring_back: {
      readonly loan: Facts<Loan, "ends" | "member_id" | "paid_at" | "starts" | "status">;
      readonly tool: Facts<Tool, "opens" | "timezone">;
    };
  readonly expire: object;
  readonly lose: object;
}

/** Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not. */
export const moveLoanLife: Mover<LoanStatus, LoanLifeFacts, Facts<Visitor, "keeper" | "member_id" | "signed_in">, "loan.bad_dates" | "loan.illegal_move" | "loan.not_paid" | "loan.too_late"> = mover(loanLife, { person: "visitor", guards: { borrower, keeper, signedIn }, rules: { mayReturn, startsTomorrow } });
