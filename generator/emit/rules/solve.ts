// Finding facts for which a condition holds, or just does not: the other way round from asking.
import { factName, kindOfBoth, unnamed, type Lookup, type TermKind } from '../../model/lookup';
import type { Json, Shape } from '../../model/shape-model';
import type { ConditionModel, TermModel } from '../../model/term-model';
import { dateText } from './clocks';
import { Evaluator, momentText, type CaseFacts } from './evaluate';

export type Ordered = Extract<ConditionModel, { left: TermModel; right: TermModel }>;

const samples: Readonly<Record<string, string>> = {
  date: '2027-02-12',
  instant: '2027-02-12T20:00:00Z',
  clock: '16:00',
  uuid: '00000000-0000-4000-8000-000000000001',
  email: 'someone@example.com',
  url: 'https://example.com/',
};
export const zones = ['America/Vancouver', 'America/St_Johns'] as const;
export const firstNow = '2027-02-12T20:00:00Z';

const fitting = (text: string, shape: Extract<Shape, { type: 'text' }>): string => text.padEnd(shape.min ?? 0, 'x').slice(0, shape.max);

/** A believable value of a shape. */
export const sampleOf = (shape: Shape, lookup: Lookup): Json => {
  if (shape.example !== undefined && shape.type !== 'number') return shape.example;
  switch (shape.type) {
    case 'text':
      return samples[shape.format ?? ''] ?? fitting('words', shape);
    case 'number':
      return Math.max(shape.min ?? 1, Math.min(1, shape.max ?? 1));
    case 'flag':
      return true;
    case 'exactly':
      return shape.value;
    case 'oneOf':
      return lookup.values(shape.values).items[0]?.value ?? '';
    case 'list':
      return Array.from({ length: Math.max(1, shape.min ?? 1) }, () => sampleOf(shape.of, lookup));
    case 'either':
      return shape.options[0] ? sampleOf(shape.options[0], lookup) : null;
    default:
      return {};
  }
};

const isThing = (value: unknown): value is { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
// values are replaced as a whole, never changed within
const copyOf = (facts: CaseFacts): CaseFacts => {
  const copy: CaseFacts = {};
  for (const name of Object.keys(facts)) {
    const value = facts[name] ?? null;
    copy[name] = isThing(value) ? { ...value } : value;
  }
  return copy;
};

/** Facts that can be changed, and asked what they mean. */
export class World {
  readonly lookup: Lookup;
  readonly facts: CaseFacts;
  readonly ask: Evaluator;

  constructor(lookup: Lookup, facts: CaseFacts) {
    this.lookup = lookup;
    this.facts = copyOf(facts);
    this.ask = new Evaluator(lookup, this.facts);
  }

  copy(): World {
    return new World(this.lookup, this.facts);
  }

  /** Gives a fact this value; says whether the term is a fact at all. */
  assign(term: TermModel, value: Json): boolean {
    const inner = unnamed(term);
    if (inner.kind === 'now' && typeof value === 'string') {
      this.facts['now'] = value;
      return true;
    }
    const [thing, name] =
      inner.kind === 'field' ? [factName(inner.of), inner.name] : ['settings', inner.kind === 'setting' ? inner.id : ''];
    const at = this.facts[thing];
    if (name === '' || typeof at !== 'object' || at === null) return false;
    (at as { [field: string]: Json })[name] = value;
    return true;
  }

  #sample(term: TermModel): Json {
    const inner = unnamed(term);
    return inner.kind === 'field' ? sampleOf(this.lookup.field(inner.of, inner.name).shape, this.lookup) : 'words';
  }

  /** Makes a term worth a number: milliseconds of a moment, days of a date. */
  reach(term: TermModel, kind: TermKind, target: number): boolean {
    const inner = unnamed(term);
    switch (inner.kind) {
      case 'field':
      case 'now':
      case 'setting':
        if (kind === 'moment') return this.assign(inner, momentText(target));
        return this.assign(inner, kind === 'date' ? dateText(target) : target);
      case 'later':
      case 'earlier': {
        const by = this.ask.duration(inner.by, kind);
        return by !== undefined && this.reach(inner.from, kind, inner.kind === 'later' ? target - by : target + by);
      }
      case 'today': {
        const noon = this.ask.clocks.momentIn(target, '12:00', this.ask.raw(inner.zone));
        return noon !== undefined && this.assign({ kind: 'now' }, momentText(noon));
      }
      case 'at':
        return this.#reachClock(inner, target);
      case 'lengthOf':
        return target >= 0 && this.assign(inner.text, 'x'.repeat(target));
      case 'sizeOf':
        return (
          target >= 0 &&
          this.assign(
            inner.list,
            Array.from({ length: target }, () => 0),
          )
        );
      case 'nights': {
        const from = this.ask.number(inner.from, 'date');
        return from !== undefined && this.reach(inner.to, 'date', from + target);
      }
      case 'sum':
        return inner.of.some((part) => {
          const [whole, own] = [this.ask.number(inner, 'number'), this.ask.number(part, 'number')];
          return whole !== undefined && own !== undefined && this.reach(part, 'number', target - (whole - own));
        });
      default:
        return false;
    }
  }

  /** Moves the date of `at` until the target's minute is shown, then its clock. */
  #reachClock(term: Extract<TermModel, { kind: 'at' }>, target: number): boolean {
    const zone = this.ask.raw(term.zone);
    if (typeof zone !== 'string' || !this.ask.clocks.knows(zone)) return false;
    const [date = '', clock = ''] = (this.ask.clocks.shownAt(target, zone) ?? '').split(' ');
    return this.assign(term.date, date) && this.assign(term.clock, clock.slice(0, 5)) && this.ask.number(term, 'moment') === target;
  }

  /** Another value than this. */
  other(term: TermModel, value: Json | undefined): Json {
    const inner = unnamed(term);
    if (inner.kind === 'field') {
      const { shape } = this.lookup.field(inner.of, inner.name);
      if (shape.type === 'oneOf') return this.lookup.values(shape.values).items.find((it) => it.value !== value)?.value ?? 'another';
      if (shape.type === 'text' && shape.format === 'uuid') return '00000000-0000-4000-8000-000000000002';
    }
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return value + 1;
    return typeof value === 'string' ? `${value}x` : 'another';
  }

  /** How far left lies from right, made so; `leftFirst` says which side moves if it can. */
  apart(condition: Ordered, steps: number, leftFirst = true): boolean {
    const kind = kindOfBoth(condition.left, condition.right, this.lookup);
    const step = steps * this.stepOf(condition, kind);
    const moveLeft = (): boolean => {
      const right = this.ask.number(condition.right, kind);
      return right !== undefined && this.reach(condition.left, kind, right + step);
    };
    const moveRight = (): boolean => {
      const left = this.ask.number(condition.left, kind);
      return left !== undefined && this.reach(condition.right, kind, left - step);
    };
    const there = (): boolean => {
      const [left, right] = [this.ask.number(condition.left, kind), this.ask.number(condition.right, kind)];
      return left !== undefined && right !== undefined && Math.abs(left - right - step) < 1e-6;
    };
    const [first, second] = leftFirst ? [moveLeft, moveRight] : [moveRight, moveLeft];
    return (first() && there()) || (second() && there());
  }

  /** The smallest step that counts: a second, or a minute where clocks are written in minutes; a day; one; a hundredth. */
  stepOf(condition: Ordered, kind: TermKind): number {
    if (kind === 'moment') return [condition.left, condition.right].some((it) => ['now', 'field'].includes(rootOf(it))) ? 1000 : 60_000;
    const decimal = [condition.left, condition.right].map(unnamed).some((it) => {
      const shape = it.kind === 'field' ? this.lookup.field(it.of, it.name).shape : undefined;
      return shape?.type === 'number' && !shape.integer;
    });
    return decimal ? 0.01 : 1;
  }

  #same(condition: Ordered, want: boolean): boolean {
    const { left, right } = condition;
    const kind = kindOfBoth(left, right, this.lookup);
    if (kind === 'moment' || kind === 'date' || kind === 'number') return this.apart(condition, want ? 0 : 1);
    const [one, two] = [this.ask.raw(left), this.ask.raw(right)];
    const value = two ?? one ?? this.#sample(left);
    return want
      ? this.assign(left, value) && (two !== undefined || this.assign(right, value))
      : this.assign(left, this.other(left, value)) || this.assign(right, this.other(right, value));
  }

  #order(condition: Ordered, want: boolean, leftFirst: boolean): boolean {
    const steps = { moreThan: 1, after: 1, lessThan: -1, before: -1, atLeast: 0, notBefore: 0, atMost: 0, notAfter: 0, is: 0, isNot: 0 };
    const against = { moreThan: 0, after: 0, lessThan: 0, before: 0, atLeast: -1, notBefore: -1, atMost: 1, notAfter: 1, is: 0, isNot: 0 };
    return this.apart(condition, (want ? steps : against)[condition.kind], leftFirst);
  }

  #match(of: TermModel, pattern: string, want: boolean): boolean {
    const expression = new RegExp(pattern, 'u');
    const tries = [
      this.#sample(of),
      'https://example.com/',
      'words',
      'Words',
      'A1A 1A1',
      '2027',
      'ABCD2345',
      'a',
      '1',
      'x'.repeat(20),
      '?',
      '',
    ];
    const found = tries.find((text) => typeof text === 'string' && expression.test(text) === want);
    return found !== undefined && this.assign(of, found);
  }

  #option(condition: Extract<ConditionModel, { kind: 'isOneOf' }>, want: boolean): boolean {
    const options = condition.right.map((it) => this.ask.raw(it));
    const [first] = options;
    if (want) return first !== undefined && this.assign(condition.left, first);
    const inner = unnamed(condition.left);
    const shape = inner.kind === 'field' ? this.lookup.field(inner.of, inner.name).shape : undefined;
    const others = shape?.type === 'oneOf' ? this.lookup.values(shape.values).items.map((it) => it.value) : ['another'];
    const other = others.find((it) => !options.includes(it));
    return this.assign(condition.left, other ?? null);
  }

  /** Changes facts so that the condition holds, or does not; says whether it came out. */
  make(condition: ConditionModel, want: boolean, leftFirst = true): boolean {
    if (this.ask.holds(condition) === want) return true;
    this.#try(condition, want, leftFirst);
    return this.ask.holds(condition) === want;
  }

  #try(condition: ConditionModel, want: boolean, leftFirst: boolean): void {
    switch (condition.kind) {
      case 'is':
      case 'isNot':
        this.#same(condition, (condition.kind === 'is') === want);
        return;
      case 'isOneOf':
        this.#option(condition, want);
        return;
      case 'isTrue':
      case 'isFalse':
        this.assign(condition.of, (condition.kind === 'isTrue') === want);
        return;
      case 'present':
      case 'absent':
        this.assign(condition.of, (condition.kind === 'present') === want ? this.#sample(condition.of) : null);
        return;
      case 'matches':
        this.#match(condition.of, condition.pattern, want);
        return;
      case 'holds': {
        const requires = this.lookup.rule(condition.rule).requires.map((it) => it.that);
        this.#try({ kind: 'all', of: requires }, want, leftFirst);
        return;
      }
      case 'all':
      case 'any':
      case 'none': {
        const inner = condition.kind === 'none' ? !want : want;
        if (inner === (condition.kind === 'all')) for (const it of condition.of) this.make(it, inner, leftFirst);
        else condition.of.some((it) => this.make(it, inner, leftFirst));
        return;
      }
      default:
        this.#order(condition, want, leftFirst);
    }
  }

  /** Makes all of these hold together, as far as that can be found. */
  settle(wanted: readonly (readonly [ConditionModel, boolean])[]): boolean {
    for (let round = 0; round < 6; round += 1) {
      if (wanted.every(([it, want]) => this.ask.holds(it) === want)) return true;
      for (const [it, want] of wanted) this.make(it, want, round % 2 === 0);
    }
    return false;
  }
}

/** What a term is worked out from in the end. */
const rootOf = (term: TermModel): string => {
  const inner = unnamed(term);
  return inner.kind === 'later' || inner.kind === 'earlier' ? rootOf(inner.from) : inner.kind;
};
