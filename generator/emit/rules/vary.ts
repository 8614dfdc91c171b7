// Boundary facts of a condition: just below, at and just above each limit, each option, each missing value.
import { kindOfBoth, unnamed } from '../../model/lookup';
import { besidePhrase, termPhrase } from '../../model/sentence';
import type { ConditionModel, TermModel } from '../../model/term-model';
import { zones, type Ordered, type World } from './solve';

/** Facts worth asking, and what is particular about them. */
export interface Variation {
  readonly what: string;
  readonly world: World;
}

const changed = (world: World, what: string, change: (copy: World) => boolean): Variation[] => {
  const copy = world.copy();
  return change(copy) ? [{ what, world: copy }] : [];
};

const innerTerms = (term: TermModel): readonly TermModel[] => {
  switch (term.kind) {
    case 'notion':
      return innerTerms(term.of);
    case 'field':
    case 'setting':
      return [term];
    case 'today':
      return innerTerms(term.zone);
    case 'at':
      return [term.date, term.clock, term.zone].flatMap(innerTerms);
    case 'later':
    case 'earlier':
      return [...innerTerms(term.from), ...innerTerms(term.by.amount)];
    case 'lengthOf':
      return innerTerms(term.text);
    case 'sizeOf':
      return innerTerms(term.list);
    case 'nights':
      return [...innerTerms(term.from), ...innerTerms(term.to)];
    case 'sum':
      return term.of.flatMap(innerTerms);
    default:
      return [];
  }
};

const zoneTerms = (term: TermModel): readonly TermModel[] => {
  const inner = unnamed(term);
  if (inner.kind === 'at' || inner.kind === 'today') return [inner.zone];
  if (inner.kind === 'later' || inner.kind === 'earlier') return zoneTerms(inner.from);
  return inner.kind === 'nights' ? [inner.from, inner.to].flatMap(zoneTerms) : [];
};

const phrase = (term: TermModel, world: World): string => termPhrase(term, world.lookup);

const missing = (world: World, terms: readonly TermModel[]): Variation[] =>
  terms
    .flatMap(innerTerms)
    .filter((it) => it.kind === 'field')
    .flatMap((it) => changed(world, `${phrase(it, world)} is missing`, (copy) => copy.assign(it, null)));

const elsewhere = (world: World, terms: readonly TermModel[]): Variation[] =>
  terms.flatMap(zoneTerms).flatMap((zone) => {
    const [, other] = zones;
    return [
      ...changed(world, `${phrase(zone, world)} is ${other}`, (copy) => copy.assign(zone, other)),
      ...changed(world, `${phrase(zone, world)} is no time zone`, (copy) => copy.assign(zone, 'Nowhere/Never')),
    ];
  });

const ordered = (condition: Ordered, world: World): Variation[] => {
  const [left, right] = [phrase(condition.left, world), besidePhrase(condition.right, condition.left, world.lookup)];
  const sides = [condition.left, condition.right];
  return [
    ...changed(world, `${left}: just below ${right}`, (copy) => copy.apart(condition, -1)),
    ...changed(world, `${left}: exactly ${right}`, (copy) => copy.apart(condition, 0)),
    ...changed(world, `${left}: just above ${right}`, (copy) => copy.apart(condition, 1)),
    ...elsewhere(world, sides),
    ...missing(world, sides),
  ];
};

const same = (condition: Ordered, world: World): Variation[] => {
  const kind = kindOfBoth(condition.left, condition.right, world.lookup);
  if (kind === 'moment' || kind === 'date' || kind === 'number') return ordered(condition, world);
  const is = { ...condition, kind: 'is' } as const;
  return [
    ...changed(world, `${phrase(condition.left, world)}: the same`, (copy) => copy.make(is, true)),
    ...changed(world, `${phrase(condition.left, world)}: another`, (copy) => copy.make(is, false)),
    ...missing(world, [condition.left, condition.right]),
  ];
};

const options = (condition: Extract<ConditionModel, { kind: 'isOneOf' }>, world: World): Variation[] => [
  ...condition.right
    .slice(0, 6)
    .flatMap((it) =>
      changed(world, `${phrase(condition.left, world)}: ${phrase(it, world)}`, (copy) =>
        copy.assign(condition.left, copy.ask.raw(it) ?? null),
      ),
    ),
  ...changed(world, `${phrase(condition.left, world)}: another`, (copy) => copy.make(condition, false)),
  ...missing(world, [condition.left]),
];

const presence = (condition: { readonly kind: 'present' | 'absent'; readonly of: TermModel }, world: World): Variation[] => {
  const of = phrase(condition.of, world);
  const here = { ...condition, kind: 'present' } as const;
  const value = world.ask.raw(condition.of);
  const empty = typeof value === 'string' ? [' '] : [];
  return [
    ...changed(world, `${of} is there`, (copy) => copy.make(here, true)),
    ...changed(world, `${of} is missing`, (copy) => copy.assign(condition.of, null)),
    ...(Array.isArray(value) ? [[]] : empty).flatMap((it) => changed(world, `${of} is empty`, (copy) => copy.assign(condition.of, it))),
  ];
};

/** The facts at and around every limit in a condition; the rest stays as it is in `world`, where the whole should hold. */
export const variationsOf = (condition: ConditionModel, world: World): Variation[] => {
  switch (condition.kind) {
    case 'is':
    case 'isNot':
      return same(condition, world);
    case 'isOneOf':
      return options(condition, world);
    case 'isTrue':
    case 'isFalse':
      return [
        ...changed(world, `${phrase(condition.of, world)}: yes`, (copy) => copy.assign(condition.of, true)),
        ...changed(world, `${phrase(condition.of, world)}: no`, (copy) => copy.assign(condition.of, false)),
        ...missing(world, [condition.of]),
      ];
    case 'present':
    case 'absent':
      return presence({ kind: condition.kind, of: condition.of }, world);
    case 'matches':
      return [
        ...changed(world, `${phrase(condition.of, world)}: fits`, (copy) => copy.make(condition, true)),
        ...changed(world, `${phrase(condition.of, world)}: does not fit`, (copy) => copy.make(condition, false)),
        ...missing(world, [condition.of]),
      ];
    case 'all':
    case 'none':
      return condition.of.flatMap((it) => variationsOf(it, world));
    case 'any':
      return condition.of.flatMap((branch) => {
        const alone = world.copy();
        alone.settle([...condition.of.filter((it) => it !== branch).map((it) => [it, false] as const), [branch, true]]);
        return variationsOf(branch, alone);
      });
    case 'holds':
      return changed(world, `“${world.lookup.rule(condition.rule).says}” does not hold`, (copy) => copy.make(condition, false));
    default:
      return ordered(condition, world);
  }
};
