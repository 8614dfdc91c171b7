// Generated bda36c544c78. A way from one state of a thing to another: what a lifecycle is made of, and what can be asked of one.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { GuardId } from './guards';
import type { Instant } from '../model/wire';
import type { Reason, Verdict } from './runtime';

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

/** The events that somebody may start in a state: `openEvents(loanLife, 'pending', (by) => mayPass(by, facts).ok)`. */
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

/** The parts of a move, beside the facts of its guard and its rules. */
export interface MoveOptions<State extends string, Person extends object> {
  /** The actor: a person, the product itself, or an operator. */
  readonly by: Person | 'system' | 'operator';
  /** Under which id that is written down; null for the product itself. */
  readonly who: string | null;
  /** The state now; null where the thing begins. */
  readonly from: State | null;
  readonly now: Instant;
  readonly reason?: string | null;
}
/** The record of a move. */
export interface MoveRecord<State extends string, Event extends string> {
  readonly event: Event;
  readonly from_status: State | null;
  readonly to_status: State;
  readonly who: string | null;
  readonly reason: string | null;
  readonly at: Instant;
}
/** Where an event leads, what is written down of it and what follows from it; or every reason why not. */
export type Moved<State extends string, Event extends string, Code extends string = string> =
  | { readonly ok: true; readonly to: State; readonly record: MoveRecord<State, Event>; readonly effects: readonly string[] }
  | { readonly ok: false; readonly reasons: readonly Reason<Code>[] };

/** The facts of several events together. */
type Together<Facts, E extends keyof Facts> = (E extends unknown ? (facts: Facts[E]) => void : never) extends (facts: infer All) => void
  ? All
  : never;
export type Mover<State extends string, Facts, Person extends object, Code extends string> = <E extends keyof Facts & string>(
  events: readonly E[],
  moving: MoveOptions<State, Person>,
  facts: Together<Facts, E>,
) => Moved<State, E, Code>;

// the generated types vouch for the owner of the facts: here all questions are alike
type Ask<Answer> = (facts: never) => Answer;
interface Asks {
  /** The fact that carries who moves. */
  readonly person: string;
  readonly guards: { readonly [guard: string]: Ask<{ readonly ok: boolean }> };
  readonly rules: { readonly [rule: string]: Ask<Verdict> };
}
type AnyAsk<Answer> = (facts: object) => Answer;

/** Makes the function that moves a thing along its lifecycle. A way that is not open to who moves is as if it were not there. */
export const mover =
  <State extends string, Facts, Person extends object, Code extends string>(
    life: Lifecycle<State>,
    { person, guards, rules }: Asks,
  ): Mover<State, Facts, Person, Code> =>
  (events, { by, who, from, now, reason = null }, facts) => {
    const known: object = { ...(facts as object), now, ...(typeof by === 'string' ? {} : { [person]: by }) };
    const passes = (guard: string): boolean =>
      typeof by === 'string' ? guard === by : ((guards[guard] as AnyAsk<{ readonly ok: boolean }> | undefined)?.(known).ok ?? false);
    // every refusal of a move tells the state in which the thing is
    const state = from === null ? {} : { [life.field]: from };
    const told = (it: Reason): Reason<Code> => ({
      ...it,
      code: it.code as Code,
      tells: { ...it.tells, data: { ...state, ...it.tells?.data } },
    });
    let against: readonly Reason[] | undefined;
    for (const move of movesFrom(life, from)) {
      const event = events.find((it) => it === move.event);
      if (event === undefined || !passes(move.by)) continue;
      const verdicts = move.rules.map((rule) => (rules[rule] as AnyAsk<Verdict>)(known));
      const reasons = verdicts.flatMap((verdict) => (verdict.ok ? [] : verdict.reasons));
      const record = { event, from_status: from, to_status: move.to, who, reason, at: now };
      if (reasons.length === 0) return { ok: true, to: move.to, record, effects: move.effects };
      against ??= reasons;
    }
    const to = life.moves.find((move) => events.some((event) => event === move.event))?.to ?? '';
    const closed: Reason = { code: life.otherwise, says: life.id, tells: { slots: { from: from ?? '', to } } };
    return { ok: false, reasons: (against ?? [closed]).map(told) };
  };
