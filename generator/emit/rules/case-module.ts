// `rules/cases.ts`: boundary cases as data, with the answer that the model itself gives, not the generated functions.
import { conditionCode, mergeNeeds, ruleNeeds, termCode, type Needs } from '../../print/expression';
import { allGuards, factName, guardChain, unnamed, type Lookup } from '../../model/lookup';
import type { GuardModel, Model, RuleModel, StatusModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data } from '../../print/print';
import { constantOf, functionOf, interfaceOf, property, type StatementStructure, typeOf } from '../../print/structure';
import { conditionSentence } from '../../model/sentence';
import type { Json } from '../../model/shape-model';
import type { ConditionModel, TermModel } from '../../model/term-model';
import { Evaluator, type CaseFacts } from './evaluate';
import { firstNow, sampleOf, World, zones } from './solve';
import { variationsOf, type Variation } from './vary';

interface Suite {
  readonly of: string;
  readonly facts: CaseFacts;
  readonly cases: readonly { readonly what: string; readonly but: CaseFacts; readonly want: string | readonly string[] }[];
}

const maxCases = 80;

const termsIn = (condition: ConditionModel, lookup: Lookup): readonly TermModel[] => {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'none':
      return condition.of.flatMap((it) => termsIn(it, lookup));
    case 'holds':
      return lookup.rule(condition.rule).requires.flatMap((it) => termsIn(it.that, lookup));
    case 'isOneOf':
      return [condition.left, ...condition.right];
    default:
      return 'left' in condition ? [condition.left, condition.right] : [condition.of];
  }
};
const zonesIn = (term: TermModel): readonly TermModel[] => {
  const inner = unnamed(term);
  switch (inner.kind) {
    case 'at':
      return [inner.zone, ...zonesIn(inner.date)];
    case 'today':
      return [inner.zone];
    case 'later':
    case 'earlier':
      return zonesIn(inner.from);
    case 'nights':
      return [...zonesIn(inner.from), ...zonesIn(inner.to)];
    default:
      return [];
  }
};

/** Believable facts of everything that is read. */
const firstWorld = (needs: Needs, conditions: readonly ConditionModel[], lookup: Lookup): World => {
  const facts: CaseFacts = {};
  for (const [id, names] of [...needs.facts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    facts[factName(id)] = Object.fromEntries([...names].toSorted().map((name) => [name, sampleOf(lookup.field(id, name).shape, lookup)]));
  if (needs.now) facts['now'] = firstNow;
  if (needs.settings.size > 0)
    facts['settings'] = Object.fromEntries([...needs.settings].toSorted().map((id) => [id, lookup.setting(id).default]));
  const world = new World(lookup, facts);
  for (const zone of conditions.flatMap((it) => termsIn(it, lookup)).flatMap(zonesIn)) world.assign(zone, zones[0]);
  return world;
};

const equal = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

const differing = (facts: CaseFacts, base: CaseFacts): CaseFacts => {
  const but: CaseFacts = {};
  for (const name of Object.keys(facts)) {
    const [value = null, was] = [facts[name], base[name]];
    if (typeof value !== 'object' || value === null || typeof was !== 'object' || was === null) {
      if (value !== was) but[name] = value;
      continue;
    }
    const [now, before] = [value, was] as { [field: string]: Json }[];
    const fields = Object.entries(now ?? {}).filter(([field, it]) => !equal(it, before?.[field]));
    if (fields.length > 0) but[name] = Object.fromEntries(fields);
  }
  return but;
};

const suiteOf = (
  of: string,
  base: World,
  asking: { variations: readonly Variation[]; want: (facts: CaseFacts) => string | readonly string[] },
): Suite => {
  const seen = new Set<string>();
  const cases: Suite['cases'][number][] = [];
  for (const { what, world } of [{ what: 'as it is', world: base }, ...asking.variations]) {
    const but = differing(world.facts, base.facts);
    const mark = JSON.stringify(but);
    if (seen.has(mark) || cases.length >= maxCases) continue;
    seen.add(mark);
    cases.push({ what, but, want: asking.want(world.facts) });
  }
  return { of, facts: base.facts, cases };
};

const ruleSuite = (rule: RuleModel, lookup: Lookup): Suite => {
  const conditions = rule.requires.map((it) => it.that);
  const base = firstWorld(ruleNeeds(rule.id, lookup), conditions, lookup);
  base.settle(conditions.map((it) => [it, true]));
  return suiteOf(rule.id, base, {
    variations: conditions.flatMap((it) => variationsOf(it, base)),
    want: (facts) => new Evaluator(lookup, facts).broken(rule.requires).map((it) => lookup.error(it.otherwise).code),
  });
};

const guardAnswer = (chain: readonly GuardModel[], facts: CaseFacts, lookup: Lookup): readonly string[] => {
  const ask = new Evaluator(lookup, facts);
  for (const guard of chain) {
    if (guard.of && guard.missing && facts[factName(guard.of)] === null) return [guard.id, lookup.error(guard.missing).code];
    const broken = ask.broken(guard.requires);
    if (broken.length > 0) return [guard.id, ...broken.map((it) => lookup.error(it.otherwise).code)];
  }
  return [];
};

const guardSuite = (guard: GuardModel, lookup: Lookup): Suite => {
  const chain = guardChain(guard, lookup);
  const conditions = chain.flatMap((it) => it.requires.map((one) => one.that));
  const needs = mergeNeeds(conditions.map((it) => conditionCode(it, lookup).needs));
  for (const it of chain) if (it.of && it.missing && !needs.facts.has(it.of)) needs.facts.set(it.of, new Set());
  const base = firstWorld(needs, conditions, lookup);
  base.settle(conditions.map((it) => [it, true]));
  const variations = guard.requires.flatMap((one) => variationsOf(one.that, base));
  for (const { that } of chain.slice(0, -1).flatMap((it) => it.requires)) {
    // a guard before it has cases of its own; here it is enough that it refuses first
    const refused = base.copy();
    if (refused.make(that, false)) variations.push({ what: `not so: ${conditionSentence(that, lookup)}`, world: refused });
  }
  for (const it of chain) {
    if (!it.of || !it.missing) continue;
    const gone = base.copy();
    gone.facts[factName(it.of)] = null;
    variations.push({ what: `the ${lookup.thing(it.of).called} does not exist`, world: gone });
  }
  return suiteOf(guard.id, base, { variations, want: (facts) => guardAnswer(chain, facts, lookup) });
};

const statusAnswer = (status: StatusModel, facts: CaseFacts, lookup: Lookup): string => {
  const ask = new Evaluator(lookup, facts);
  return (status.rows.find((row) => row.when === undefined || ask.holds(row.when)) ?? status.rows.at(-1))?.name ?? '';
};

const statusSuite = (status: StatusModel, lookup: Lookup): Suite => {
  const conditions = status.rows.flatMap((row) => (row.when ? [row.when] : []));
  const labels = status.rows.flatMap(({ label }) => (label.kind === 'titleCase' ? [termCode(label.of, lookup).needs] : []));
  const needs = mergeNeeds([...conditions.map((it) => conditionCode(it, lookup).needs), ...labels]);
  const base = firstWorld(needs, conditions, lookup);
  const variations = conditions.flatMap((condition, at) => {
    const here = base.copy();
    here.settle([...conditions.slice(0, at).map((it) => [it, false] as const), [condition, true]]);
    return [{ what: `as in the row “${status.rows[at]?.name ?? ''}”`, world: here }, ...variationsOf(condition, here)];
  });
  return suiteOf(status.id, base, { variations, want: (facts) => statusAnswer(status, facts, lookup) });
};

const vocabulary = (file: GeneratedFile): GeneratedFile =>
  file.add(
    typeOf('CaseFacts', '{ readonly [name: string]: unknown }', { docs: ['Facts that a case starts from, and what is other than there.'] }),
    interfaceOf('Suite', [
      property('of', 'string', { docs: ['The id of what is asked.'] }),
      property('facts', 'CaseFacts'),
      property('cases', 'readonly (readonly [what: string, but: CaseFacts, want: string | readonly string[]])[]', {
        docs: ['What is particular, the facts that differ, and the answer: see each list.'],
      }),
    ]),
    functionOf('factsOf', {
      docs: ['The facts of one case.'],
      parameters: [
        { name: 'facts', type: 'CaseFacts' },
        { name: 'but', type: 'CaseFacts' },
      ],
      returnType: 'CaseFacts',
      statements: [
        "const isThing = (value: unknown): value is CaseFacts => typeof value === 'object' && value !== null && !Array.isArray(value);",
        'const whole: Record<string, unknown> = { ...facts };',
        'for (const [name, value] of Object.entries(but)) {',
        '  const was = facts[name];',
        '  whole[name] = isThing(value) && isThing(was) ? { ...was, ...value } : value;',
        '}',
        'return whole;',
      ],
    }),
  );

const listOf = (name: string, says: string, suites: readonly Suite[]): StatementStructure => {
  const rows = suites.map(({ of, facts, cases }) => ({ of, facts, cases: cases.map(({ what, but, want }) => [what, but, want]) }));
  return constantOf(name, data(rows), { type: 'readonly Suite[]', docs: [says] });
};

export const casesFile = (model: Model, lookup: Lookup): GeneratedFile =>
  vocabulary(
    new GeneratedFile('rules/cases.ts', 'Boundary cases: facts around every limit, and the answer that the spec itself gives.'),
  ).add(
    listOf(
      'ruleCases',
      'For each rule: the wire codes of every reason against, in order; none where it holds.',
      sorted(model.rules).map((it) => ruleSuite(it, lookup)),
    ),
    listOf(
      'guardCases',
      'For each guard with all before it: the guard that refuses and the codes of its reasons; none where it lets pass.',
      allGuards(model).map((it) => guardSuite(it, lookup)),
    ),
    listOf(
      'statusCases',
      'For each status: the name of the row.',
      sorted(model.statuses).map((it) => statusSuite(it, lookup)),
    ),
  );
