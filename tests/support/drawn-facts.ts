// Facts drawn by chance for conditions of a spec, most of them around the constants that its terms name: at a limit, just below, just above.
import * as fc from 'fast-check';
import { factName, kindOfBoth, kindOfTerm, type Lookup, unnamed } from '../../generator/model/lookup';
import type { Json, Shape } from '../../generator/model/shape-model';
import { type Comparison, type ConditionModel, type TermModel, termParts } from '../../generator/model/term-model';
import { Evaluator, momentText, type DrawnFacts } from './term-meaning';
import { dateText } from './zone-clocks';

const DAY = 86_400_000;
const MINUTE = 60_000;
// beside these days the clocks of zones below change
const days = ['2027-02-12', '2027-03-14', '2027-11-07'].map((date) => Date.parse(date) / DAY);
const zones = ['America/Vancouver', 'America/St_Johns', 'America/Vancouver', 'Nowhere/Never'];
const ids = [1, 2].map((last) => `00000000-0000-4000-8000-00000000000${last}`);

/** Every term of a condition, and every one that these are made of. */
export const termsOf = (condition: ConditionModel, lookup: Lookup): readonly TermModel[] => {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'none':
      return condition.of.flatMap((it) => termsOf(it, lookup));
    case 'holds':
      return lookup.rule(condition.rule).requires.flatMap((it) => termsOf(it.that, lookup));
    case 'isOneOf':
      return [condition.left, ...condition.right].flatMap(withParts);
    default:
      return ('left' in condition ? [condition.left, condition.right] : [condition.of]).flatMap(withParts);
  }
};
const withParts = (term: TermModel): readonly TermModel[] => [term, ...termParts(term).flatMap(withParts)];

/** A comparison by order, wherever it stands in a condition. */
export type Ordered = { readonly kind: Comparison; readonly left: TermModel; readonly right: TermModel };
export const orderedIn = (condition: ConditionModel, lookup: Lookup): readonly Ordered[] => {
  if (condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none')
    return condition.of.flatMap((it) => orderedIn(it, lookup));
  if (!('left' in condition) || condition.kind === 'isOneOf' || condition.kind === 'isIn') return [];
  return ['moment', 'date', 'number'].includes(kindOfBoth(condition.left, condition.right, lookup)) ? [condition] : [];
};

const patternsIn = (condition: ConditionModel, lookup: Lookup): readonly string[] => {
  if (condition.kind === 'matches') return [condition.pattern];
  if (condition.kind === 'holds') return lookup.rule(condition.rule).requires.flatMap((it) => patternsIn(it.that, lookup));
  return condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none'
    ? condition.of.flatMap((it) => patternsIn(it, lookup))
    : [];
};

/** The values around which facts are drawn. */
interface Around {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  /** Lengths of time, in milliseconds. */
  readonly spans: readonly number[];
  readonly patterns: readonly string[];
  /** Fields that name a time zone, each as `Entity.field`. */
  readonly zones: ReadonlySet<string>;
}
const fieldKey = (term: TermModel): string => (term.kind === 'field' ? `${term.of}.${term.name}` : '');

const around = (conditions: readonly ConditionModel[], lookup: Lookup): Around => {
  const terms = conditions.flatMap((it) => termsOf(it, lookup)).map(unnamed);
  const values = terms.flatMap((it) => {
    if (it.kind === 'literal') return [it.value];
    if (it.kind === 'setting') return [lookup.setting(it.id).default];
    return it.kind === 'constant' ? [lookup.constant(it.id).value] : [];
  });
  const numbers = [...new Set([0, 1, ...values.filter((it) => typeof it === 'number')])];
  return {
    numbers,
    texts: values.filter((it) => typeof it === 'string'),
    spans: numbers.flatMap((it) => [it * MINUTE, it * 60 * MINUTE, it * DAY]),
    patterns: conditions.flatMap((it) => patternsIn(it, lookup)),
    zones: new Set(terms.flatMap((it) => (it.kind === 'at' || it.kind === 'today' ? [fieldKey(unnamed(it.zone))] : []))),
  };
};

const beside = (values: readonly number[], step: number): fc.Arbitrary<number> =>
  fc.tuple(fc.constantFrom(...values), fc.constantFrom(-step, 0, step)).map(([value, by]) => value + by);
const signed = (of: fc.Arbitrary<number>): fc.Arbitrary<number> => fc.tuple(of, fc.constantFrom(-1, 1)).map(([it, sign]) => it * sign);
const ofLength = (numbers: readonly number[]): fc.Arbitrary<number> =>
  beside(numbers, 1).map((it) => Math.min(6000, Math.max(0, Math.floor(it))));

const textLike = (
  { format, example }: { readonly format?: string | undefined; readonly example?: Json | undefined },
  to: Around,
): fc.Arbitrary<Json> => {
  const spanDays = signed(
    beside(
      to.spans.map((it) => Math.floor(it / DAY)),
      1,
    ),
  );
  switch (format) {
    case 'date':
      return fc.tuple(fc.constantFrom(...days), spanDays).map(([day, by]) => dateText(day + by));
    case 'instant':
      return fc.tuple(fc.constantFrom(...days), signed(beside(to.spans, 1000))).map(([day, by]) => momentText(day * DAY + by));
    case 'clock':
      return fc.constantFrom('16:00', '00:00', '02:30', '23:59');
    case 'uuid':
      return fc.constantFrom(...ids, ' ');
    default:
      return fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom<Json>('words', 'Words', ...to.texts, ...(example === undefined ? [] : [example])) },
        { weight: 3, arbitrary: ofLength(to.numbers).map((length) => 'x'.repeat(length)) },
        { weight: 1, arbitrary: fc.constantFrom('', ' ') },
        ...to.patterns.map((it) => ({ weight: 3, arbitrary: fc.stringMatching(new RegExp(it, 'u')) })),
      );
  }
};

const valueLike = (shape: Shape, to: Around, lookup: Lookup): fc.Arbitrary<Json> => {
  switch (shape.type) {
    case 'text':
      return textLike(shape, to);
    case 'number':
      return beside(to.numbers, shape.integer ? 1 : 0.01);
    case 'flag':
      return fc.boolean();
    case 'exactly':
      return fc.constant(shape.value);
    case 'oneOf':
      return fc.constantFrom<Json>(...lookup.values(shape.values).items.map((it) => it.value), 'another');
    case 'list':
      return ofLength(to.numbers).map((length) => Array.from({ length }, () => 0));
    case 'either':
      return fc.oneof(...shape.options.map((it) => valueLike(it, to, lookup)));
    default:
      return fc.constant({});
  }
};

const fieldsRead = (terms: readonly TermModel[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const fields = new Map<string, Set<string>>();
  for (const term of terms) if (term.kind === 'field') fields.set(term.of, (fields.get(term.of) ?? new Set()).add(term.name));
  return fields;
};

/** One in so many values is missing: as a rule few, and sometimes many at once. */
const missing = { seldom: 12, often: 2 } as const;

const thingsLike = (
  terms: readonly TermModel[],
  to: Around,
  { lookup, looked = [], freq }: DrawOptions & { readonly freq: number },
): fc.Arbitrary<DrawnFacts> => {
  const read = fieldsRead(terms);
  const things = [...new Set([...read.keys(), ...looked])].map((id) => {
    const fields = [...(read.get(id) ?? [])].map((name) => {
      const value = to.zones.has(`${id}.${name}`) ? fc.constantFrom<Json>(...zones) : valueLike(lookup.field(id, name).shape, to, lookup);
      return [name, fc.option(value, { freq })] as const;
    });
    const thing = fc.record(Object.fromEntries(fields));
    return [factName(id), looked.includes(id) ? fc.option(thing, { freq }) : thing] as const;
  });
  return fc.record(Object.fromEntries(things));
};

/** The drawn moment that it is: beside one that the conditions compare it with, or beside a day. */
const nowFor = (facts: DrawnFacts, terms: readonly TermModel[], { to, lookup }: { readonly to: Around; readonly lookup: Lookup }) => {
  const noon = (days[0] ?? 0) * DAY + DAY / 2;
  const ask = new Evaluator(lookup, { ...facts, now: momentText(noon) });
  const known = terms.filter((it) => kindOfTerm(it, lookup) === 'moment').map((it) => ask.number(it, 'moment'));
  const moments = [...new Set([noon, ...known])].filter((it) => it !== undefined);
  const bySpan = fc.tuple(fc.constantFrom(...moments), signed(beside(to.spans, 1000))).map(([it, by]) => it + by);
  const byDay = fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: -DAY / 1000, max: DAY / 1000 }))
    .map(([day, by]) => day * DAY + by * 1000);
  return fc.oneof(beside(moments, 1000), bySpan, byDay).map(momentText);
};

export interface DrawOptions {
  readonly lookup: Lookup;
  /** The ids of things that are looked up: there may be none. */
  readonly looked?: readonly string[];
}

/** Facts of all that some conditions read. */
export const factsFor = (conditions: readonly ConditionModel[], drawing: DrawOptions): fc.Arbitrary<DrawnFacts> => {
  const { lookup } = drawing;
  const terms = conditions.flatMap((it) => termsOf(it, lookup));
  const to = around(conditions, lookup);
  const settings = terms.flatMap((it) => (it.kind === 'setting' ? [it.id] : []));
  const settingsLike = fc.record(
    Object.fromEntries(
      settings.map((id) => {
        const was = lookup.setting(id).default as Json;
        if (typeof was === 'boolean') return [id, fc.boolean()];
        return [id, typeof was === 'number' ? beside([was, ...to.numbers], 1) : fc.constant(was)];
      }),
    ),
  );
  const things = fc.oneof(
    { weight: 4, arbitrary: thingsLike(terms, to, { ...drawing, freq: missing.seldom }) },
    { weight: 1, arbitrary: thingsLike(terms, to, { ...drawing, freq: missing.often }) },
  );
  const withSettings = fc
    .tuple(things, settingsLike)
    .map(([of, its]) => (settings.length > 0 ? { ...of, settings: its } : of) as DrawnFacts);
  if (!terms.some((it) => it.kind === 'now' || it.kind === 'today')) return withSettings;
  return withSettings.chain((facts) => nowFor(facts, terms, { to, lookup }).map((now) => ({ ...facts, now })));
};
