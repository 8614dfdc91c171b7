// A way from one state of a thing to another: what a lifecycle is made of, and what can be asked of one.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { GuardId } from './guards';
import type { Moved, Reason, Verdict } from './runtime';

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
export const mayMove = <State extends string, Event extends string>(
  life: Lifecycle<State, Event>,
  event: Event,
  state: State | null,
): boolean => movesFrom(life, state).some((move) => move.event === event);

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
