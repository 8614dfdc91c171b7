// Conditions: rules with the error of each refusal, guards, derived statuses and lifecycles.
import { decision, declare, type Declaration, type Source } from './declaration';
import type { z } from 'zod';
import type { Entity, Fields } from './entity';
import type { AskedByJob, carried, Job, Mail } from './job';
import type { Problem } from './problem';
import type { Instant, PlainDate } from './shapes';
import type { Condition, Term } from './terms';
import type { Text } from './text';
import type { Values } from './values';

/** One thing that must hold, and the error where it does not. */
export interface Requirement {
  readonly that: Condition;
  readonly otherwise: Problem;
  /** An author's own wording, shown beside the sentence made from the terms. */
  readonly says?: string;
}

/** At least one. */
type Some<T> = readonly [T, ...T[]];

export interface Rule extends Declaration<'rule'> {
  readonly says: string;
  readonly requires: readonly Requirement[];
}

/**
 * The conditions of an action (its preconditions, or validation); each requirement names the error of its refusal. Browser and server both ask it.
 *
 * @example
 * export const mayReview = rule({
 *   source: '§5', says: 'A tool may be rated',
 *   requires: [
 *     { that: is(loan.status, 'lent'), otherwise: notLentYet },
 *     { that: after(now, returnTime), otherwise: notReturned },
 *   ],
 * });
 */
export const rule = (it: { readonly source: Source; readonly says: string; readonly requires: Some<Requirement> }): Rule =>
  declare('rule', it);

export interface Guard extends Declaration<'guard'> {
  readonly says: string;
  /** The guards that are asked before this one. */
  readonly after?: readonly Guard[];
  /** The thing named in the path that this guard looks at. */
  readonly of?: Entity;
  /** The error when that thing does not exist. */
  readonly missing?: Problem;
  readonly requires: readonly Requirement[];
}

/**
 * A condition on the visitor (an authorization policy). Every route and call names one; `anyone` is written out. A guard says which guards come before it.
 *
 * @example
 * export const owner = guard({
 *   source: '§6', says: 'the keeper of the tool',
 *   after: [keeper], of: Tool, missing: toolNotFound,
 *   requires: [{ that: is(tool.member_id, visitor.member_id), otherwise: notOwner }],
 * });
 */
export const guard = (
  it: {
    readonly source: Source;
    readonly says: string;
  } & (
    | { readonly requires: Some<Requirement>; readonly after?: readonly Guard[]; readonly of?: never; readonly missing?: never }
    | { readonly requires: readonly Requirement[]; readonly after?: readonly Guard[]; readonly of: Entity; readonly missing: Problem }
    | { readonly requires: readonly Requirement[]; readonly after: Some<Guard>; readonly of?: Entity; readonly missing?: Problem }
  ),
): Guard => declare('guard', it);

/** Everybody passes, signed in or not. */
export const anyone: Guard = declare('guard', {
  source: decision('what everybody may see or do says so'),
  says: 'anyone',
  requires: [],
} as const);

/** How loudly a status speaks. */
export type Tone = 'good' | 'waiting' | 'info' | 'quiet' | 'bad';

export interface StatusRow {
  /** The status as programs know it. */
  readonly name: string;
  /** When this row applies; the last row has none. */
  readonly when?: Condition;
  /** The text that people read; by audience where they differ; or a field's value in title case. */
  readonly label: Text | Readonly<Record<string, Text>> | { readonly titleCase: Term<string> };
  readonly tone: Tone;
}

export interface Status extends Declaration<'status'> {
  readonly says: string;
  readonly of: Entity;
  readonly rows: readonly StatusRow[];
}

/**
 * A status that is worked out, never stored (a computed status): the first row whose condition holds.
 *
 * @example
 * export const loanStatus = status({
 *   source: '§4', says: 'What a loan shows', of: Loan,
 *   rows: [
 *     { name: 'deposit_due', when: absent(loan.paid_at), label: 'Deposit due', tone: 'waiting' },
 *     { name: 'other', label: { titleCase: loan.status }, tone: 'quiet' },
 *   ],
 * });
 */
export const status = (it: {
  readonly source: Source;
  readonly says: string;
  readonly of: Entity;
  readonly rows: readonly [...(StatusRow & { readonly when: Condition })[], StatusRow & { readonly when?: never }];
}): Status => declare('status', it);

/** A moment that may not be known yet. */
type Timer = Term<Instant | null | undefined>;

/** One way from a state to another. */
export interface Move<State extends string = string, Event extends string = string> {
  /** The event, as a verb: `accept`. Several moves may share an event when they start elsewhere. */
  readonly event: Event;
  /** The state before; `null` where the thing begins. */
  readonly from: State | null;
  readonly to: State;
  /** The actor: a guard, the product itself when the time has come, or an operator. */
  readonly by: Guard | 'system' | 'operator';
  /** Further requirements. */
  readonly when?: readonly Rule[];
  /** For the product's own moves: the moment when it comes, or several, of which the first counts. */
  readonly timer?: Timer | readonly Timer[];
  /** The owner of another server that the product asks for such a move of its own: no other work waits for one that hangs. */
  readonly asks?: AskedByJob;
  /** Changes that come with the state. */
  readonly says?: Text;
  /** Jobs enqueued once the move is certain; each carries fields of the thing that moves. */
  readonly effects?: readonly (Mail | Job)[];
}

/** The product moves a thing when the time has come; people and operators when they want to. */
type Moment =
  | { readonly by: 'system'; readonly timer: Timer | readonly Timer[] }
  | { readonly by: 'system'; readonly from: null; readonly timer?: never }
  | { readonly by: Guard | 'operator'; readonly timer?: never };
type Carrier<Field extends string> = { readonly [carried]?: Field };
/** The fields that may hold a state. */
type FieldOf<F extends Fields, State extends string> = {
  [K in Extract<keyof F, string>]: NonNullable<z.output<F[K]>> extends State ? K : never;
}[Extract<keyof F, string>];

export interface Lifecycle<State extends string = string, Event extends string = string> extends Declaration<'lifecycle'> {
  readonly says: string;
  readonly of: Entity;
  readonly field: string;
  readonly states: Values;
  readonly otherwise: Problem;
  readonly moves: readonly Move<State, Event>[];
}

/**
 * The states of a thing and every way between them (a state machine). A move that is not listed is refused with the error `otherwise`.
 *
 * @example
 * export const loanLife = lifecycle({
 *   source: '§4', says: 'From request to return', of: Loan, field: 'status', states: LoanStatus, otherwise: illegalTransition,
 *   moves: [
 *     { event: 'accept', from: 'pending', to: 'lent', by: keeperOfTool, effects: [requestAccepted] },
 *     { event: 'expire', from: 'pending', to: 'expired', by: 'system', timer: later(loan.created_at, hours(replyHours)) },
 *   ],
 * });
 */
export const lifecycle = <V extends Values, F extends Fields, const E extends string>(it: {
  readonly source: Source;
  readonly says: string;
  readonly of: Entity<F>;
  readonly field: FieldOf<NoInfer<F>, Extract<keyof NoInfer<V>['items'], string>>;
  readonly states: V;
  readonly otherwise: Problem;
  readonly moves: Some<
    Move<Extract<keyof V['items'], string>, E> & Moment & { readonly effects?: readonly Carrier<Extract<keyof F, string>>[] }
  >;
}): Lifecycle<Extract<keyof V['items'], string>, E> => declare('lifecycle', it);

export interface Derived<T = unknown> extends Declaration<'derived'> {
  readonly says: string;
  readonly is: Term<T>;
}

/**
 * A moment, a date or a sum that follows from others (a computed value, or selector): one function for screens and server, and the sentence that tells it. Fields that
 * it stands on have to be there, but where `either` asks whether they are.
 *
 * @example
 * export const replyDeadline = derived({
 *   source: '§7 Loans', says: 'Until when a keeper may answer a request',
 *   is: earliest(later(loan.created_at, hours(replyHours)), beginning),
 * });
 */
export const derived = <T extends Instant | PlainDate | number>(it: {
  readonly source: Source;
  readonly says: string;
  readonly is: Term<T>;
}): Derived<T> => declare('derived', it);
