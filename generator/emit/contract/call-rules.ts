// The rules of each call as functions: those that its request, its guard and the clock can answer, and those that only its handler can.
import { type Lookup, factName, guardChain, lookupOf } from '../../model/lookup';
import type { CallModel, Model } from '../../model/model';
import type { Field } from '../../model/shape-model';
import { partsOf } from '../../model/views';
import { mergeNeeds, type Needs, noNeeds, ruleNeeds } from '../../print/expression';
import { key, member } from '../../print/print';

/** The entities that the guards of a call have looked at when its handler runs. */
export const thingsOf = (call: CallModel, lookup: Lookup): readonly string[] => [
  ...new Set(guardChain(lookup.guard(call.guard), lookup).flatMap(({ of }) => of ?? [])),
];

/** How a rule is asked: its facts as source text, and those which only the handler has. */
export interface CallRuleContext {
  readonly rule: string;
  readonly facts: string;
  /** The facts that the handler must bring; none where the call itself answers. */
  readonly own: Needs;
}

interface Sources {
  readonly call: CallModel;
  readonly things: readonly string[];
  readonly visitor: string;
}

const at = (part: string, name: string): string => `asked.${part}${member(name)}`;

/** `asked.params.loan_id`: where a call says something itself, by the name of the field. */
const saidBy = (call: CallModel, name: string): string | undefined => {
  const { query, input } = partsOf(call);
  const parts = { params: call.params, query, input };
  const part = Object.entries(parts).find(([, fields]) => fields.some((field) => field.name === name));
  return part && at(part[0], name);
};

/** The field of a call that carries a whole shape. */
const carrierOf = (call: CallModel, shape: string): string | undefined => {
  const { query, input } = partsOf(call);
  const carries = (field: Field): boolean => field.shape.type === 'like' && field.shape.of === shape;
  for (const [part, fields] of Object.entries({ query, input })) {
    const field = fields.find(carries);
    if (field) return `${at(part, field.name)}${field.optional || field.shape.nullable ? '?.' : ''}`;
  }
  return undefined;
};
/** `asked.input.filters?.price_min`: a field of what may be missing. */
const within = (carrier: string, name: string): string => {
  const field = member(name);
  return carrier.endsWith('?.') && field.startsWith('.') ? `${carrier.slice(0, -1)}${field}` : `${carrier}${field}`;
};

const objectOf = (names: readonly string[], value: (name: string) => string): string =>
  `{ ${names.map((name) => `${key(name)}: ${value(name)}`).join(', ')} }`;

/** The thing that the guard found, as what is sent would make it. */
const thingWithChanges = (of: string, names: readonly string[], { call }: Sources): string => {
  const changed = partsOf(call).input.filter(({ name, shape }) => names.includes(name) && shape.type !== 'file');
  const thing = `asked.${factName(of)}`;
  if (changed.length === 0) return thing;
  const changes = changed.map(
    ({ name }) => `${key(name)}: ${at('input', name)} === undefined ? ${thing}${member(name)} : ${at('input', name)}`,
  );
  return `{ ...${thing}, ${changes.join(', ')} }`;
};

/** The call's own answer of one fact; undefined where only the handler knows it. */
const factOf = (of: string, names: readonly string[], sources: Sources): string | undefined => {
  if (of === sources.visitor) return 'asked.principal';
  if (sources.things.includes(of)) return thingWithChanges(of, names, sources);
  const carrier = carrierOf(sources.call, of);
  if (carrier !== undefined) return objectOf(names, (name) => within(carrier, name));
  const said = new Map(names.map((name) => [name, saidBy(sources.call, name)]));
  return [...said.values()].includes(undefined) ? undefined : objectOf(names, (name) => said.get(name) ?? '');
};

const askingOf = (rule: string, sources: Sources, lookup: Lookup): CallRuleContext => {
  const needs = ruleNeeds(rule, lookup);
  const facts: string[] = [];
  const own = noNeeds();
  for (const [of, names] of [...needs.facts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const answered = factOf(of, [...names].toSorted(), sources);
    facts.push(`${key(factName(of))}: ${answered ?? `found.${factName(of)}`}`);
    if (answered === undefined) own.facts.set(of, names);
  }
  if (needs.now) facts.push('now: asked.now');
  if (needs.settings.size > 0) facts.push('settings: asked.settings');
  return { rule, facts: `{ ${facts.join(', ')} }`, own };
};

/** How each rule of a call is asked. */
export const askingsOf = (call: CallModel, model: Model): readonly CallRuleContext[] => {
  const lookup = lookupOf(model);
  const sources = { call, things: thingsOf(call, lookup), visitor: model.product.visitor };
  return call.rules.map((rule) => askingOf(rule, sources, lookup));
};

/** The facts that only a call's handler knows: those of the rules that it asks itself. */
export const ownNeedsOf = (call: CallModel, model: Model): Needs => mergeNeeds(askingsOf(call, model).map(({ own }) => own));

/** The fields of each thing that guards, and the rules of calls behind them, look at. */
export const guardedFields = (model: Model, needsOfGuard: (id: string) => Needs): ReadonlyMap<string, ReadonlySet<string>> => {
  const lookup = lookupOf(model);
  const fields = new Map<string, Set<string>>();
  const add = (of: string, names: Iterable<string>): void => void fields.set(of, new Set([...(fields.get(of) ?? []), ...names]));
  for (const guard of model.guards) {
    if (guard.of === undefined) continue;
    add(guard.of, needsOfGuard(guard.id).facts.get(guard.of) ?? []);
  }
  for (const call of model.calls)
    for (const of of thingsOf(call, lookup)) for (const rule of call.rules) add(of, ruleNeeds(rule, lookup).facts.get(of) ?? []);
  return fields;
};
