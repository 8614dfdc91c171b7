// Asks the generated rules, guards and statuses, and the model that they are made from, about the same drawn facts.
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { allGuards, factName, guardChain, kindOfBoth, type Lookup, lookupOf } from '../../generator/model/lookup';
import type { GuardModel, Model, RequirementModel, StatusModel } from '../../generator/model/model';
import type { ConditionModel } from '../../generator/model/term-model';
import { factsFor, orderedIn } from './drawn-facts';
import { loaded } from './emitted';
import { type DrawnFacts, Evaluator } from './term-meaning';

type Answer = string | readonly string[];
type Functions = Readonly<Record<string, (facts: DrawnFacts, audience?: string) => unknown>>;
interface Question {
  readonly of: string;
  /** The file in `rules/` that has the function. */
  readonly file: string;
  readonly conditions: readonly ConditionModel[];
  readonly looked?: readonly string[];
  /** The answer by the model. */
  readonly want: (facts: DrawnFacts) => Answer;
  /** The answer of the function. */
  readonly read: (answer: unknown) => Answer;
  /** All that some drawn facts must come to. */
  readonly outcomes: readonly string[];
  /** Those that these facts come to. */
  readonly reached: (facts: DrawnFacts) => readonly string[];
}
interface Refused {
  readonly ok: boolean;
  readonly guard?: string;
  readonly reasons?: readonly { readonly code: string }[];
}
const codesOf = (answer: unknown): Answer => {
  const { ok, guard, reasons = [] } = answer as Refused;
  return ok ? [] : [...(guard ? [guard] : []), ...reasons.map((it) => it.code)];
};

const metAndRefused = (requires: readonly RequirementModel[]): readonly string[] =>
  requires.flatMap((_, at) => [`${at + 1} is met`, `${at + 1} is refused`]);
const verdicts = (requires: readonly RequirementModel[], ask: Evaluator): readonly string[] =>
  requires.map(({ that }, at) => `${at + 1} is ${ask.holds(that) ? 'met' : 'refused'}`);

// more than so many requirements seldom hold together by chance
const mostTogether = 12;

const ruleQuestions = (model: Model, lookup: Lookup): readonly Question[] =>
  model.rules.map(({ id, requires }) => ({
    of: id,
    file: lookup.ruleFile(id),
    conditions: requires.map(({ that }) => that),
    want: (facts) => new Evaluator(lookup, facts).broken(requires).map((it) => lookup.error(it.otherwise).code),
    read: codesOf,
    outcomes: [...metAndRefused(requires), ...(requires.length <= mostTogether ? ['holds'] : [])],
    reached: (facts) => {
      const ask = new Evaluator(lookup, facts);
      return [...verdicts(requires, ask), ...(ask.broken(requires).length === 0 ? ['holds'] : [])];
    },
  }));

const guardAnswer = (chain: readonly GuardModel[], facts: DrawnFacts, lookup: Lookup): readonly string[] => {
  const ask = new Evaluator(lookup, facts);
  for (const guard of chain) {
    if (guard.of && guard.missing && facts[factName(guard.of)] === null) return [guard.id, lookup.error(guard.missing).code];
    const broken = ask.broken(guard.requires);
    if (broken.length > 0) return [guard.id, ...broken.map((it) => lookup.error(it.otherwise).code)];
  }
  return [];
};

const guardQuestion = (guard: GuardModel, lookup: Lookup): Question => {
  const chain = guardChain(guard, lookup);
  const looked = chain.flatMap(({ of, missing }) => (of && missing ? [of] : []));
  const want = (facts: DrawnFacts) => guardAnswer(chain, facts, lookup);
  return {
    of: guard.id,
    file: 'rules/guards',
    conditions: chain.flatMap(({ requires }) => requires.map(({ that }) => that)),
    looked,
    want,
    read: codesOf,
    outcomes: [...metAndRefused(guard.requires), 'lets pass', ...looked.map((it) => `no ${it}`)],
    reached: (facts) => [
      ...verdicts(guard.requires, new Evaluator(lookup, facts)),
      ...(want(facts).length === 0 ? ['lets pass'] : []),
      ...looked.filter((it) => facts[factName(it)] === null).map((it) => `no ${it}`),
    ],
  };
};

const statusQuestion = ({ id, rows }: StatusModel, lookup: Lookup): Question => {
  const labels = rows.flatMap(({ label }) => (label.kind === 'titleCase' ? [label.of] : []));
  const want = (facts: DrawnFacts): string => {
    const ask = new Evaluator(lookup, facts);
    return (rows.find((row) => row.when === undefined || ask.holds(row.when)) ?? rows.at(-1))?.name ?? '';
  };
  return {
    of: id,
    file: 'rules/statuses',
    conditions: [...rows.flatMap(({ when }) => (when ? [when] : [])), ...labels.map((of) => ({ kind: 'present', of }) as const)],
    want,
    read: (answer) => (answer as { readonly name: string }).name,
    outcomes: [...new Set(rows.map(({ name }) => name))],
    reached: (facts) => [want(facts)],
  };
};

/** All that may be asked of the rules of a model. */
export const questionsOf = (model: Model): readonly Question[] => {
  const lookup = lookupOf(model);
  return [
    ...ruleQuestions(model, lookup),
    ...allGuards(model).map((it) => guardQuestion(it, lookup)),
    ...model.statuses.map((it) => statusQuestion(it, lookup)),
  ];
};

/** A missing value may be null, or not there at all. */
const withoutNulls = (facts: DrawnFacts): DrawnFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, it]) =>
      typeof it === 'object' && it !== null
        ? [name, Object.fromEntries(Object.entries(it).filter(([, value]) => value !== null))]
        : [name, it],
    ),
  );

const drawn = 200;
const mostRounds = 40;

/** Asks both sides about drawn facts; answers the outcomes that none of them came to. */
const unreachedIn = (functions: Functions, question: Question, lookup: Lookup): readonly string[] => {
  const unreached = new Set(question.outcomes);
  const agree = (facts: DrawnFacts): void => {
    const want = question.want(facts);
    for (const given of [facts, withoutNulls(facts)]) expect(question.read(functions[question.of]?.(given, 'guest'))).toEqual(want);
    for (const it of question.reached(facts)) unreached.delete(it);
  };
  const facts = factsFor(question.conditions, { lookup, looked: question.looked ?? [] });
  // the same facts in each run of the tests; as many as are needed for every outcome
  for (let seed = 1; seed === 1 || (unreached.size > 0 && seed <= mostRounds); seed += 1)
    fc.assert(fc.property(facts, agree), { seed, numRuns: drawn });
  return [...unreached].map((it) => `${question.of}: ${it}`);
};

/** Compares both sides for all questions of a model; answers what no drawn facts came to, which is nothing. */
export const unreached = async (model: Model, folder: string): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (const question of questionsOf(model))
    missing.push(...unreachedIn(await loaded<Functions>(folder, `${question.file}.ts`), question, lookupOf(model)));
  return missing;
};

/** Where drawn facts of a rule lie beside its comparisons by order: below, at or above the limit. */
export const sidesOf = (model: Model, rule: string): ReadonlySet<string> => {
  const lookup = lookupOf(model);
  const conditions = lookup.rule(rule).requires.map(({ that }) => that);
  const seen = new Set<string>();
  for (const facts of fc.sample(factsFor(conditions, { lookup }), { seed: 1, numRuns: 10 * drawn })) {
    const ask = new Evaluator(lookup, facts);
    for (const [at, it] of conditions.flatMap((condition) => orderedIn(condition, lookup)).entries()) {
      const kind = kindOfBoth(it.left, it.right, lookup);
      const [left, right] = [ask.number(it.left, kind), ask.number(it.right, kind)];
      if (left !== undefined && right !== undefined) seen.add(`${at + 1} ${['below', 'at', 'above'][Math.sign(left - right) + 1] ?? ''}`);
    }
  }
  return seen;
};
