// `rules/lifecycles.ts`: the states of things and every way between them, as data and as questions.
import { factsParameter, mergeNeeds, ruleNeeds } from '../../print/expression';
import type { Lookup } from '../../model/lookup';
import type { LifecycleModel, Model } from '../../model/model';
import { moveName, sorted, upperFirst } from '../../model/views';
import { literal, Module, union } from '../../print/print';
import { wireCodes, writeAsked } from './rule-module';

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
    ` as const satisfies ${module.type('rules/move', 'Lifecycle')}<${state}>;`,
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
    `${module.value('rules/move', 'firstMove')}(state, ${refusal}, `,
    moves.map((move) => `[${literal(move.from)}, ${literal(move.to)}, [${move.when.map((id) => `() => ${id}(facts)`).join(', ')}]]`),
  );
};

export const emitLifecycleModule = (model: Model, saying: Omit<Writing, 'module' | 'model'>): Module => {
  const module = new Module('rules/lifecycles.ts', 'The states of things, every way between them, and who may go it.');
  const writing = { ...saying, module, model };
  for (const life of sorted(model.lifecycles)) {
    writeTable(life, writing);
    for (const event of eventsOf(life)) writeEvent(life, event, writing);
  }
  return module;
};
