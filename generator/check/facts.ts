// Facts about values that can or cannot be true together.
import type { Json } from '../model/shape-model';

/** A quantity as one unknown, minus another, plus a number: dates count days, moments count minutes. */
export interface Linear {
  readonly plus?: string;
  readonly minus?: string;
  readonly offset: number;
}

export type Fact =
  | { readonly kind: 'known' | 'missing' | 'filled' | 'empty'; readonly value: string }
  /** The value is one of these, or none of them. */
  | { readonly kind: 'among' | 'notAmong'; readonly value: string; readonly these: readonly Json[] }
  /** `high − low ≤ limit`, or less where strict. Either side may be a plain number, named `''`. */
  | {
      readonly kind: 'atMost';
      readonly high: string;
      readonly low: string;
      readonly limit: number;
      readonly strict: boolean;
      readonly integer: boolean;
    }
  /** `high − low ≠ distance`. */
  | { readonly kind: 'apart'; readonly high: string; readonly low: string; readonly distance: number }
  /** Something that only its own opposite contradicts. */
  | { readonly kind: 'so' | 'notSo'; readonly value: string };

const presenceFits = (facts: readonly Fact[]): boolean => {
  const said = new Map<string, Set<string>>();
  for (const fact of facts) {
    if (!('value' in fact)) continue;
    const so = said.get(fact.value) ?? new Set();
    said.set(fact.value, so.add(fact.kind));
  }
  for (const so of said.values()) {
    if (so.has('missing') && (so.has('known') || so.has('filled') || so.has('among') || so.has('notAmong') || so.has('empty')))
      return false;
    if ((so.has('filled') && so.has('empty')) || (so.has('so') && so.has('notSo'))) return false;
  }
  return true;
};

const choicesFit = (facts: readonly Fact[]): boolean => {
  const left = new Map<string, readonly Json[]>();
  for (const fact of facts)
    if (fact.kind === 'among')
      left.set(
        fact.value,
        (left.get(fact.value) ?? fact.these).filter((one) => fact.these.includes(one)),
      );
  for (const fact of facts) {
    const choices = 'value' in fact ? left.get(fact.value) : undefined;
    if (choices === undefined || !('value' in fact)) continue;
    if (fact.kind === 'notAmong')
      left.set(
        fact.value,
        choices.filter((one) => !fact.these.includes(one)),
      );
    if (fact.kind === 'filled')
      left.set(
        fact.value,
        choices.filter((one) => one !== ''),
      );
    if (fact.kind === 'empty')
      left.set(
        fact.value,
        choices.filter((one) => one === ''),
      );
  }
  return [...left.values()].every((choices) => choices.length > 0);
};

interface Bound {
  readonly limit: number;
  readonly strict: boolean;
}
const tighter = (one: Bound, other: Bound | undefined): boolean =>
  other === undefined || one.limit < other.limit || (one.limit === other.limit && one.strict && !other.strict);

type Bounds = Map<string, Map<string, Bound>>;
const put = (bounds: Bounds, [high, low]: readonly [string, string], bound: Bound): void => {
  const row = bounds.get(high) ?? new Map<string, Bound>();
  bounds.set(high, row);
  if (tighter(bound, row.get(low))) row.set(low, bound);
};

/** The tightest bounds between all quantities: what follows from following every chain of comparisons. */
const closed = (facts: readonly Fact[]): Bounds => {
  const bounds: Bounds = new Map();
  const names = new Set<string>();
  for (const fact of facts) {
    if (fact.kind !== 'atMost') continue;
    names.add(fact.high).add(fact.low);
    // between whole numbers, less than 3 is at most 2
    const whole = fact.integer && Number.isInteger(fact.limit) && fact.strict;
    put(bounds, [fact.high, fact.low], whole ? { limit: fact.limit - 1, strict: false } : { limit: fact.limit, strict: fact.strict });
  }
  for (const through of names)
    for (const [from, row] of bounds) {
      const first = row.get(through);
      if (first === undefined) continue;
      for (const [to, second] of bounds.get(through) ?? [])
        put(bounds, [from, to], { limit: first.limit + second.limit, strict: first.strict || second.strict });
    }
  return bounds;
};

const quantitiesFit = (facts: readonly Fact[]): boolean => {
  if (!facts.some(({ kind }) => kind === 'atMost'))
    return facts.every((fact) => fact.kind !== 'apart' || fact.high !== fact.low || fact.distance !== 0);
  const bounds = closed(facts);
  const between = (high: string, low: string): Bound | undefined =>
    high === low ? { limit: 0, strict: false } : bounds.get(high)?.get(low);
  for (const [name, row] of bounds) {
    const round = row.get(name);
    if (round !== undefined && (round.limit < 0 || (round.limit === 0 && round.strict))) return false;
  }
  return facts.every((fact) => {
    if (fact.kind !== 'apart') return true;
    return between(fact.high, fact.low)?.limit !== fact.distance || between(fact.low, fact.high)?.limit !== -fact.distance;
  });
};

/** Whether facts can be true together. */
export const consistent = (facts: readonly Fact[]): boolean => presenceFits(facts) && choicesFit(facts) && quantitiesFit(facts);
