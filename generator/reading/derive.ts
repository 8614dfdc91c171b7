// Works out what follows from the rest: the errors of each call, whether it wants a session, where a link leads.
import { inOrder } from '../model/canonical';
import type { CallModel, EntityModel, GuardModel, LifecycleModel, Model, RouteModel, RuleModel } from '../model/model';
import { type ConditionModel, type TermModel, termParts } from '../model/term-model';
import { segmentsOf } from './path';

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.id, one]));

/** A guard and those before it, in the order in which they are asked. */
export const chainOf = (id: string, guards: ReadonlyMap<string, GuardModel>): readonly GuardModel[] => {
  const chain = new Map<string, GuardModel>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    const guard = guards.get(name);
    if (guard === undefined || chain.has(name) || open.has(name)) return;
    open.add(name);
    for (const before of guard.after) visit(before);
    chain.set(name, guard);
  };
  visit(id);
  return [...chain.values()];
};

/** Calls back with a term and every one inside it. */
export const eachPart = (term: TermModel, see: (term: TermModel) => void): void => {
  see(term);
  if (term.kind === 'either') eachTerm(term.when, see);
  for (const part of termParts(term)) eachPart(part, see);
};

/** Calls back with every term of a condition, the inner ones too; rules that it names are not entered. */
export const eachTerm = (condition: ConditionModel, see: (term: TermModel) => void): void => {
  const visit = (term: TermModel): void => eachPart(term, see);
  if (condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none') {
    for (const one of condition.of) eachTerm(one, see);
  } else if (condition.kind === 'isOneOf') [condition.left, ...condition.right].forEach(visit);
  else if ('left' in condition) [condition.left, condition.right].forEach(visit);
  else if (condition.kind !== 'holds') visit(condition.of as TermModel);
};

/** Whether a condition asks about a field of a thing. */
export const speaksOf = (condition: ConditionModel, shape: string): boolean => {
  let found = false;
  eachTerm(condition, (term) => (found ||= term.kind === 'field' && term.of === shape));
  return found;
};

/** Whether a condition holds for nobody of whom nothing is known: each way to pass it speaks of the visitor. */
const wantsToKnow = (condition: ConditionModel, visitor: string): boolean => {
  if (condition.kind === 'any') return condition.of.every((one) => wantsToKnow(one, visitor));
  if (condition.kind === 'all') return condition.of.some((one) => wantsToKnow(one, visitor));
  return speaksOf(condition, visitor);
};

interface Known {
  readonly guards: ReadonlyMap<string, GuardModel>;
  readonly rules: ReadonlyMap<string, RuleModel>;
  readonly lifecycles: ReadonlyMap<string, LifecycleModel>;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly product: Model['product'];
}

const ofRule = (rule: RuleModel | undefined): readonly string[] => rule?.requires.map(({ otherwise }) => otherwise) ?? [];

const errorsOf = (call: CallModel, known: Known): readonly string[] => {
  const { defaultErrors } = known.product;
  const all = new Set(call.errors);
  const add = (ids: readonly (string | undefined)[]): void => ids.forEach((id) => id !== undefined && id !== '' && all.add(id));
  const chain = chainOf(call.guard, known.guards);
  for (const guard of chain) add([...guard.requires.map(({ otherwise }) => otherwise), guard.missing]);
  // also a call that takes nothing can be sent something
  add([defaultErrors.malformed, defaultErrors.invalidInput]);
  if (call.method !== 'GET') add([defaultErrors.tooLarge]);
  // a guard's thing is missing under a malformed name, as under any other
  const lookedUp = chain.map((guard) => known.entities.get(guard.of ?? '')?.key);
  if (call.params.some(({ name }) => !lookedUp.includes(name))) add([defaultErrors.notFound]);
  if (call.throttle !== undefined || call.repeatable) add([defaultErrors.rateLimited]);
  if (call.repeatable) add([defaultErrors.repeatedDifferently]);
  for (const rule of call.rules) add(ofRule(known.rules.get(rule)));
  const life = call.performs === undefined ? undefined : known.lifecycles.get(call.performs.lifecycle);
  add([life?.otherwise]);
  for (const move of life?.moves ?? [])
    if (call.performs?.events.includes(move.event) === true) for (const rule of move.when) add(ofRule(known.rules.get(rule)));
  return [...all].toSorted(inOrder);
};

/** Finds the route that a path inside the app leads to; fixed segments go before parameters. */
export const routeFinder = (routes: readonly RouteModel[]): ((href: string) => RouteModel | undefined) => {
  const byPattern = new Map<string, RouteModel>();
  for (const route of routes) {
    const segments = segmentsOf(route.path, 'route').filter(({ text }) => text !== '');
    const patternOf = (some: typeof segments): string =>
      some.map(({ text, parameter }) => `/${parameter === undefined ? text : ':'}`).join('');
    const fixed = segments.findIndex(({ optional }) => optional);
    for (let length = fixed === -1 ? segments.length : fixed; length <= segments.length; length += 1) {
      const pattern = patternOf(segments.slice(0, length));
      if (!byPattern.has(pattern)) byPattern.set(pattern, route);
    }
  }
  const find = (done: string, rest: readonly string[]): RouteModel | undefined => {
    const [next, ...after] = rest;
    if (next === undefined) return byPattern.get(done);
    return find(`${done}/${next}`, after) ?? find(`${done}/:`, after);
  };
  return (href) =>
    find(
      '',
      (href.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== ''),
    );
};

/** The model with everything that follows from it. */
export const derive = (model: Model): Model => {
  const known = {
    guards: byId(model.guards),
    rules: byId(model.rules),
    lifecycles: byId(model.lifecycles),
    entities: byId(model.entities),
    product: model.product,
  };
  const { visitor } = model.product;
  const askedOf = (call: CallModel): Pick<CallModel, 'secure' | 'optionalAuth'> => {
    const conditions = chainOf(call.guard, known.guards).flatMap(({ requires }) => requires.map(({ that }) => that));
    const secure = conditions.some((that) => wantsToKnow(that, visitor));
    const optionalAuth = !secure && (call.optionalAuth === true || conditions.some((that) => speaksOf(that, visitor)));
    return { secure, ...(optionalAuth ? { optionalAuth } : {}) };
  };
  return {
    ...model,
    calls: model.calls.map((call) => ({ ...call, errors: errorsOf(call, known), ...askedOf(call) })),
  };
};
