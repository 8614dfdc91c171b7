// `rules/lifecycles.ts`: the states of things and every way between them, as data, and one function a lifecycle that moves along them.
import { factName, guardChain, type Lookup } from '../../model/lookup';
import type { LifecycleModel, Model } from '../../model/model';
import { docOf, sorted, upperFirst } from '../../model/views';
import { conditionCode, mergeNeeds, type Needs, ruleNeeds } from '../../print/expression';
import { factsType, factType } from '../../print/facts';
import { GeneratedFile } from '../../print/generated-file';
import { data, identifier, key, literal, union } from '../../print/print';
import { constantOf, interfaceOf, property, type Statement, typeOf } from '../../print/structures';
import { wireCodes } from './rule-module';

interface FileContext {
  readonly file: GeneratedFile;
  readonly model: Model;
  readonly lookup: Lookup;
}

/** The events of a lifecycle, each once, in the order of the table. */
const eventsOf = (life: LifecycleModel): readonly string[] => [...new Set(life.moves.map((it) => it.event))];
const rulesOf = (life: LifecycleModel): readonly string[] => [...new Set(life.moves.flatMap((it) => it.when))].toSorted();
/** The guards of people; the product and who runs it pass by their name. */
const guardsOf = (life: LifecycleModel): readonly string[] =>
  [...new Set(life.moves.map((it) => it.by))].filter((by) => by !== 'system' && by !== 'operator').toSorted();

const guardNeeds = (id: string, lookup: Lookup): Needs =>
  mergeNeeds(guardChain(lookup.guard(id), lookup).flatMap(({ requires }) => requires.map(({ that }) => conditionCode(that, lookup).needs)));

/** The inputs of a lifecycle's guards and rules, all events together or one alone. */
const needsOf = (life: LifecycleModel, lookup: Lookup, event?: string): Needs => {
  const moves = life.moves.filter((it) => event === undefined || it.event === event);
  const guards = guardsOf({ ...life, moves }).map((id) => guardNeeds(id, lookup));
  return mergeNeeds([...guards, ...moves.flatMap((it) => it.when).map((id) => ruleNeeds(id, lookup))]);
};
/** An event's inputs, beside the actor and the clock. */
const eventNeeds = (life: LifecycleModel, event: string, { model, lookup }: FileContext): Needs => {
  const needs = needsOf(life, lookup, event);
  needs.facts.delete(model.product.visitor);
  return { ...needs, now: false };
};
/** The questions about the actor. */
const personType = (life: LifecycleModel, { file, model, lookup }: FileContext): string =>
  factType(model.product.visitor, needsOf(life, lookup).facts.get(model.product.visitor) ?? new Set(), file);

const tableOf = (life: LifecycleModel, { file, lookup }: FileContext): Statement => {
  const moves = life.moves.map(({ event, from, to, by, when, effects }) => ({
    event,
    from,
    to,
    by,
    rules: when,
    effects: effects.map(({ id }) => id),
  }));
  const table = data({ id: life.id, entity: life.of, field: life.field, otherwise: lookup.error(life.otherwise).code, moves });
  const type = `${file.type('rules/move', 'Lifecycle')}<${file.type('model/values', life.states)}>`;
  return constantOf(identifier(life.id), `${table} as const satisfies ${type}`, { docs: [docOf(life)] });
};

const functionsOf = (ids: readonly string[], named: (id: string) => string): string =>
  ids.length === 0 ? '{}' : `{ ${ids.map((id) => (named(id) === id ? id : `${key(id)}: ${named(id)}`)).join(', ')} }`;

const lifeOf = (life: LifecycleModel, writing: FileContext): readonly Statement[] => {
  const { file, model, lookup } = writing;
  const name = upperFirst(life.id);
  const errors = [life.otherwise, ...rulesOf(life).flatMap((id) => lookup.rule(id).requires.map((it) => it.otherwise))];
  const states = file.type('model/values', life.states);
  const guards = functionsOf(guardsOf(life), (id) => file.value('rules/guards', id));
  const rules = functionsOf(rulesOf(life), (id) => file.value(lookup.ruleFile(id), id));
  const asks = `guards: ${guards}, rules: ${rules}`;
  return [
    typeOf(`${name}Event`, union(eventsOf(life))),
    tableOf(life, writing),
    interfaceOf(
      `${name}Facts`,
      eventsOf(life).map((event) => property(key(event), factsType(eventNeeds(life, event, writing), { module: file, lookup }))),
      { docs: [`What each event of ${life.id} looks at, beside who moves and the clock.`] },
    ),
    constantOf(
      `move${name}`,
      `${file.value('rules/move', 'mover')}(${life.id}, { person: ${literal(factName(model.product.visitor))}, ${asks} })`,
      {
        type: `${file.type('rules/move', 'Mover')}<${states}, ${name}Facts, ${personType(life, writing)}, ${union(wireCodes(errors, lookup))}>`,
        docs: ['Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not.'],
      },
    ),
  ];
};

export const lifecyclesFile = (model: Model, lookup: Lookup): GeneratedFile => {
  const file = new GeneratedFile('rules/lifecycles.ts', 'The states of things, every way between them, and who may go it.');
  const lives = sorted(model.lifecycles);
  file.declares(...lives.flatMap(({ id }) => [id, `move${upperFirst(id)}`, `${upperFirst(id)}Event`, `${upperFirst(id)}Facts`]));
  return file.add(...lives.flatMap((life) => lifeOf(life, { file, model, lookup })));
};
