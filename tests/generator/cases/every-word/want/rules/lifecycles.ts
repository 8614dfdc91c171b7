// The states of things, every way between them, and who may go it.
// Written by the generator from the spec; change the spec, not this file.
import type { Loan, Tool } from "../model/entities";
import type { LoanStatus } from "../model/values";
import type { Instant } from "../model/wire";
import { firstMove, type Lifecycle } from "./move";
import { mayReturn, startsTomorrow } from "./rules";
import type { Facts, Moved } from "./runtime";

export type LoanLifeEvent = "ask" | "lend" | "bring_back" | "expire" | "lose";

/** From asking to bringing back (§4). */
export const loanLife = {
  id: "loanLife",
  entity: "Loan",
  field: "status",
  otherwise: "loan.illegal_move",
  moves: [
    { event: "ask", from: null, to: "asked", by: "signedIn", rules: ["startsTomorrow"], effects: ["keeperTold"] },
    { event: "lend", from: "asked", to: "lent", by: "keeper", rules: [], effects: [] },
    { event: "bring_back", from: "lent", to: "returned", by: "borrower", rules: ["mayReturn"], effects: ["giveDepositBack"] },
    { event: "expire", from: "asked", to: "returned", by: "system", rules: [], effects: [] },
    { event: "lose", from: "lent", to: "lost", by: "operator", rules: [], effects: [] },
  ],
} as const satisfies Lifecycle<LoanStatus>;

/** Where "ask" leads from a state, its rules asked (§4). */
export const loanLifeAsk = (state: LoanStatus | null, facts: { readonly loan: Facts<Loan, "ends" | "starts">; readonly tool: Facts<Tool, "timezone">; readonly now: Instant }): Moved<LoanStatus, "loan.bad_dates" | "loan.illegal_move" | "loan.too_late"> =>
  firstMove(state, { code: "loan.illegal_move", says: "loanLife" }, [
    [null, "asked", [() => startsTomorrow(facts)]],
  ]);

/** Where "lend" leads from a state, its rules asked (§4). */
export const loanLifeLend = (state: LoanStatus | null, _facts: object): Moved<LoanStatus, "loan.illegal_move"> =>
  firstMove(state, { code: "loan.illegal_move", says: "loanLife" }, [
    ["asked", "lent", []],
  ]);

/** Where "bring_back" leads from a state, its rules asked (§4). */
export const loanLifeBringBack = (state: LoanStatus | null, facts: { readonly loan: Facts<Loan, "ends" | "paid_at" | "starts" | "status">; readonly tool: Facts<Tool, "opens" | "timezone">; readonly now: Instant }): Moved<LoanStatus, "loan.illegal_move" | "loan.not_paid" | "loan.too_late"> =>
  firstMove(state, { code: "loan.illegal_move", says: "loanLife" }, [
    ["lent", "returned", [() => mayReturn(facts)]],
  ]);

/** Where "expire" leads from a state, its rules asked (§4). */
export const loanLifeExpire = (state: LoanStatus | null, _facts: object): Moved<LoanStatus, "loan.illegal_move"> =>
  firstMove(state, { code: "loan.illegal_move", says: "loanLife" }, [
    ["asked", "returned", []],
  ]);

/** Where "lose" leads from a state, its rules asked (§4). */
export const loanLifeLose = (state: LoanStatus | null, _facts: object): Moved<LoanStatus, "loan.illegal_move"> =>
  firstMove(state, { code: "loan.illegal_move", says: "loanLife" }, [
    ["lent", "lost", []],
  ]);
