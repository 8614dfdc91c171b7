// `rules/lifecycles.ts`: the states of things and every way between them, as data and as questions.
import { factsParameter, mergeNeeds, ruleNeeds } from '../../print/expression';
import type { Lookup } from '../../model/lookup';
import type { LifecycleModel, Model } from '../../model/model';
import { moveName, sorted, upperFirst } from '../../model/views';
import { literal, Module, union } from '../../print/print';
import { wireCodes, writeAsked } from './rule-module';

const questions = `/** One way from a state to another. */
export interface Move<State extends string = string, Event extends string = string> {
  readonly event: Event;
  /** The state before; null where the thing begins. */
  readonly from: State | null;
  readonly to: State;
  /** The guard that lets a person do it, the product itself, or who runs it. */
  readonly by: GuardId | 'system' | 'operator';
  /** The rules that must hold. */
  readonly rules: readonly string[];
  /** The mails and jobs that follow, by their names in \`jobs/jobs\`. */
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

/** The events that somebody may start in a state: \`openEvents(bookingLife, 'pending', (by) => mayPass(by, facts).ok)\`. */
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
};`;

interface Writing {
  readonly module: Module;
  readonly fill: (text: string) => string;
  readonly model: Model;
  readonly lookup: Lookup;
}

const writeTable = (life: LifecycleModel, writing: Writing): void => {
  const { module, lookup } = writing;
  const state = module.type('model/values', life.states);
  module.blank().line(`export type ${upperFirst(life.id)}Event = ${union(eventsOf(life))};`);
  module.blank().doc(`${life.says} (${life.source}).`);
  module.block(
    `export const ${life.id} =`,
    () => {
      module
        .line(`id: ${literal(life.id)},`)
        .line(`entity: ${literal(life.of)},`)
        .line(`field: ${literal(life.field)},`);
      module.line(`otherwise: ${literal(lookup.error(life.otherwise).code)},`);
      const moves = life.moves.map(
        (move) =>
          `{ event: ${literal(move.event)}, from: ${literal(move.from)}, to: ${literal(move.to)}, by: ${literal(move.by)}, ` +
          `rules: ${literal(move.when)}, effects: ${literal(move.effects.map(({ id }) => id))} }`,
      );
      module.listing('moves:', moves, ',');
    },
    ` as const satisfies Lifecycle<${state}>;`,
  );
};

/** The events of a lifecycle, each once, in the order of the table. */
export const eventsOf = (life: LifecycleModel): readonly string[] => [...new Set(life.moves.map((it) => it.event))];

const writeEvent = (life: LifecycleModel, event: string, writing: Writing): void => {
  const { module, lookup } = writing;
  const moves = life.moves.filter((it) => it.event === event);
  const rules = [...new Set(moves.flatMap((it) => it.when))];
  const needs = mergeNeeds(rules.map((id) => ruleNeeds(id, lookup)));
  const errors = [life.otherwise, ...rules.flatMap((id) => lookup.rule(id).requires.map((it) => it.otherwise))];
  const state = module.type('model/values', life.states);
  for (const rule of rules) module.value('rules/rules', rule);
  const parameter = factsParameter(rules.length > 0 ? { ...needs, rules: new Set(rules) } : needs, { module, lookup });
  const type = `${module.type('rules/runtime', 'Moved')}<${state}, ${union(wireCodes(errors, lookup))}>`;
  module.blank().doc(`Where "${event}" leads from a state, its rules asked (${life.source}).`);
  module.line(`export const ${moveName(life, event)} = (state: ${state} | null, ${parameter}): ${type} =>`);
  const refusal = `{ code: ${literal(lookup.error(life.otherwise).code)}, says: ${literal(life.id)} }`;
  writeAsked(
    module,
    `firstMove(state, ${refusal}, `,
    moves.map((move) => `[${literal(move.from)}, ${literal(move.to)}, [${move.when.map((id) => `() => ${id}(facts)`).join(', ')}]]`),
  );
};

export const emitLifecycleModule = (model: Model, saying: Omit<Writing, 'module' | 'model'>): Module => {
  const module = new Module('rules/lifecycles.ts', 'The states of things, every way between them, and who may go it.');
  for (const name of ['Move', 'Lifecycle']) module.declares(name);
  for (const name of ['Reason', 'Verdict', 'Moved']) module.type('rules/runtime', name);
  module.type('rules/guards', 'GuardId');
  module.line(questions);
  const writing = { ...saying, module, model };
  for (const life of sorted(model.lifecycles)) {
    writeTable(life, writing);
    for (const event of eventsOf(life)) writeEvent(life, event, writing);
  }
  return module;
};
