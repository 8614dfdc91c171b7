// A condition's answer for given facts, worked out from the model itself: a second opinion on the generated functions, which is why it
// calculates with dates and clocks in a way of its own.
import { kindOfBoth, kindOfTerm, factName, unnamed, type Lookup, type TermKind } from '../../generator/model/lookup';
import type { RequirementModel } from '../../generator/model/model';
import type { Json } from '../../generator/model/shape-model';
import { type Comparison, type ConditionModel, type DurationModel, type TermModel, weekdayNames } from '../../generator/model/term-model';
import { type Clocks, clocksOf } from './zone-clocks';

/** Facts as the generated functions take them. */
export interface DrawnFacts {
  [name: string]: Json | { [field: string]: Json };
}

const DAY = 86_400_000;
const milliseconds = { minutes: 60_000, hours: 3_600_000, days: DAY } as const;

const daysOf = (text: unknown): number | undefined => {
  const [, year, month, day] = typeof text === 'string' ? (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []) : [];
  if (day === undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date.getTime() / DAY : undefined;
};
export const momentText = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

const timeOf = (text: unknown): number | undefined => {
  if (typeof text !== 'string' || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text) || daysOf(text.slice(0, 10)) === undefined) return undefined;
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? undefined : time;
};

export class Evaluator {
  readonly lookup: Lookup;
  readonly facts: DrawnFacts;
  readonly clocks: Clocks;

  constructor(lookup: Lookup, facts: DrawnFacts) {
    this.lookup = lookup;
    this.clocks = clocksOf(lookup);
    this.facts = facts;
  }

  /** The value as it is; undefined where it is missing. */
  raw(term: TermModel): Json | undefined {
    const inner = unnamed(term);
    switch (inner.kind) {
      case 'literal':
        return inner.value ?? undefined;
      case 'field': {
        const thing = this.facts[factName(inner.of)] as { [field: string]: Json } | null | undefined;
        return thing?.[inner.name] ?? undefined;
      }
      case 'constant':
        return this.lookup.constant(inner.id).value;
      case 'setting':
        return (this.facts['settings'] as { [id: string]: Json } | undefined)?.[inner.id];
      case 'now':
        return this.facts['now'];
      default:
        return this.number(inner, kindOfTerm(inner, this.lookup));
    }
  }

  /** The value as a number to calculate with; undefined where it is missing. */
  number(term: TermModel, kind: TermKind): number | undefined {
    const inner = unnamed(term);
    switch (inner.kind) {
      case 'today': {
        const [time, zone] = [timeOf(this.facts['now']), this.raw(inner.zone)];
        const shown = time === undefined || typeof zone !== 'string' ? undefined : this.clocks.shownAt(time, zone);
        return daysOf(shown?.slice(0, 10));
      }
      case 'at':
        return this.clocks.momentIn(this.number(inner.date, 'date'), this.raw(inner.clock), this.raw(inner.zone));
      case 'later':
      case 'earlier': {
        const [from, by] = [this.number(inner.from, kind), this.duration(inner.by, kind)];
        if (from === undefined || by === undefined) return undefined;
        return inner.kind === 'later' ? from + by : from - by;
      }
      case 'lengthOf': {
        const text = this.raw(inner.text);
        return typeof text === 'string' ? Array.from(text.trim()).length : undefined;
      }
      case 'sizeOf': {
        const list = this.raw(inner.list);
        return Array.isArray(list) ? list.length : undefined;
      }
      case 'daysBetween': {
        const [from, to] = [this.number(inner.from, 'date'), this.number(inner.to, 'date')];
        return from === undefined || to === undefined ? undefined : to - from;
      }
      case 'product': {
        const all = inner.of.map((it) => this.number(it, 'number') ?? Number.NaN);
        return Math.round(all.reduce((product, it) => product * it, 1));
      }
      case 'earliest':
        return Math.min(...inner.of.map((it) => this.number(it, 'moment') ?? Number.NaN));
      case 'byWeekday': {
        const date = this.number(inner.date, 'date');
        const name = date === undefined ? undefined : weekdayNames[new Date(date * DAY).getUTCDay()];
        const given = inner.days.find(({ day }) => day === name)?.value;
        return (given && this.number(given, kind)) ?? this.number(inner.otherwise, kind);
      }
      case 'either':
        return this.number(this.holds(inner.when) ? inner.value : inner.otherwise, kind);
      case 'sum':
        return inner.of.reduce<number | undefined>((sum, it) => {
          const part = this.number(it, 'number');
          return sum === undefined || part === undefined ? undefined : sum + part;
        }, 0);
      default: {
        const value = this.raw(inner);
        if (kind === 'date') return daysOf(value);
        if (kind === 'moment') return timeOf(value);
        return typeof value === 'number' ? value : undefined;
      }
    }
  }

  /** In days beside a date, in milliseconds beside a moment. */
  duration(by: DurationModel, kind: TermKind): number | undefined {
    const amount = this.number(by.amount, 'number');
    if (amount === undefined || (kind === 'date' && by.unit === 'days')) return amount;
    const time = amount * milliseconds[by.unit];
    return kind === 'date' ? Math.floor(time / DAY) : time;
  }

  comparable(term: TermModel, kind: TermKind): Json | undefined {
    return kind === 'moment' || kind === 'date' || kind === 'number' ? this.number(term, kind) : this.raw(term);
  }

  #isThere(term: TermModel): boolean {
    const value = this.raw(term);
    if (typeof value === 'string') return value.trim().length > 0;
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  }

  #compares(condition: { readonly kind: Comparison; readonly left: TermModel; readonly right: TermModel }): boolean {
    const kind = kindOfBoth(condition.left, condition.right, this.lookup);
    if (condition.kind === 'is' || condition.kind === 'isNot') {
      const [left, right] = [this.comparable(condition.left, kind), this.comparable(condition.right, kind)];
      return left !== undefined && right !== undefined && (left === right) === (condition.kind === 'is');
    }
    const [left, right] = [this.number(condition.left, kind), this.number(condition.right, kind)];
    if (left === undefined || right === undefined) return false;
    switch (condition.kind) {
      case 'moreThan':
      case 'after':
        return left > right;
      case 'lessThan':
      case 'before':
        return left < right;
      case 'atLeast':
      case 'notBefore':
        return !(left < right);
      case 'atMost':
      case 'notAfter':
        return !(left > right);
    }
  }

  holds(condition: ConditionModel): boolean {
    switch (condition.kind) {
      case 'isOneOf': {
        const kind = kindOfTerm(condition.left, this.lookup);
        const value = this.comparable(condition.left, kind);
        return value !== undefined && condition.right.some((it) => this.comparable(it, kind) === value);
      }
      case 'isIn': {
        const [value, list] = [this.raw(condition.left), this.raw(condition.right)];
        return value !== undefined && Array.isArray(list) && list.includes(value);
      }
      case 'isTrue':
        return this.raw(condition.of) === true;
      case 'isFalse':
        return this.raw(condition.of) === false;
      case 'present':
        return this.#isThere(condition.of);
      case 'absent':
        return !this.#isThere(condition.of);
      case 'matches': {
        const value = this.raw(condition.of);
        return typeof value === 'string' && value.search(new RegExp(condition.pattern, 'u')) !== -1;
      }
      case 'all':
        return condition.of.every((it) => this.holds(it));
      case 'any':
        return condition.of.some((it) => this.holds(it));
      case 'none':
        return condition.of.every((it) => !this.holds(it));
      case 'holds':
        return this.broken(this.lookup.rule(condition.rule).requires).length === 0;
      default:
        return this.#compares(condition);
    }
  }

  /** The requirements that do not hold. */
  broken(requires: readonly RequirementModel[]): readonly RequirementModel[] {
    return requires.filter((it) => !this.holds(it.that));
  }
}
