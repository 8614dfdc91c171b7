// The states of things, every way between them, and who may go it.
// Written by the generator from the spec; change the spec, not this file.
import type { Loan, Tool } from "../model/entities";
import type { LoanStatus } from "../model/values";
import type { Instant } from "../model/wire";
import type { GuardId } from "./guards";
import { mayReturn, startsTomorrow } from "./rules";
import type { Facts, Moved, Reason, Verdict } from "./runtime";

/** One way from a state to another. */
export interface Move<State extends string = string, Event extends string = string> {
  readonly event: Event;
  /** The state before; null where the thing begins. */
  readonly from: State | null;
  readonly to: State;
  /** The guard that lets a person do it, the product itself, or who runs it. */
  readonly by: GuardId | 'system' | 'operator';
  /** The rules that must hold. */
  readonly rules: readonly string[];
  /** The mails and jobs that follow, by their names in `jobs/jobs`. */
  readonly effects: readonly string[];
}
export interface Lifecycle<State extends string = string, Event extends string = string> {
  readonly id: string;
  readonly entity: string;
  readonly field: string;
  /** The wire code of what is not listed. */
  readonly otherwise: string;
  readonly moves: readonly Move<State, Event>[];
}

/** The ways that start in a state; in nothing, where it is null. */
export const movesFrom = <State extends string, Event extends string>(
  life: Lifecycle<State, Event>,
  state: State | null,
): readonly Move<State, Event>[] => life.moves.filter((move) => move.from === state);

/** Whether the table has such a way at all, its rules not asked. */
export const mayMove = <State extends string, Event extends string>(life: Lifecycle<State, Event>, event: Event, state: State | null): boolean =>
  movesFrom(life, state).some((move) => move.event === event);

/** Where an event leads from a state by the table, its rules not asked; undefined where it leads nowhere. */
export const nextState = <State extends string, Event extends string>(
  life: Lifecycle<State, Event>,
  event: Event,
  state: State | null,
): State | undefined => movesFrom(life, state).find((move) => move.event === event)?.to;

/** The events that somebody may start in a state: `openEvents(bookingLife, 'pending', (by) => mayPass(by, facts).ok)`. */
export const openEvents = <State extends string, Event extends string>(
  life: Lifecycle<State, Event>,
  state: State | null,
  passes: (guard: GuardId) => boolean,
): readonly Event[] => [
  ...new Set(
    movesFrom(life, state)
      .filter(({ by }) => by !== 'system' && by !== 'operator' && passes(by))
      .map((move) => move.event),
  ),
];

/** The first way from a state whose rules hold; else the reasons against the first way from there. */
export const firstMove = <State extends string, Code extends string>(
  state: State | null,
  refusal: Reason<Code>,
  moves: readonly (readonly [from: State | null, to: State, rules: readonly (() => Verdict<Code>)[]])[],
): Moved<State, Code> => {
  let against: readonly Reason<Code>[] | undefined;
  for (const [from, to, rules] of moves) {
    if (from !== state) continue;
    const reasons = rules.flatMap((ask) => {
      const verdict = ask();
      return verdict.ok ? [] : verdict.reasons;
    });
    if (reasons.length === 0) return { ok: true, to };
    against ??= reasons;
  }
  return { ok: false, reasons: against ?? [refusal] };
};

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
