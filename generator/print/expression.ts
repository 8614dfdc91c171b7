// Conditions and terms as TypeScript.
//
//   const { code, needs } = conditionCode(condition, lookupOf(model));
//   importNeeds(file, needs);
//   file.add(functionOf('seesStays', { parameters: [factsParameter('SeesStaysFacts', needs)], statements: [`return ${code};`], … }));
//
// The code reads one parameter named `facts`: things by the lower-first id of their entity or shape (`facts.loan.status`),
// `facts.now` (an Instant), `facts.settings.searchEnabled`. Nothing else is free in it but imports, which `importNeeds` brings.
import { factName, kindOfBoth, kindOfTerm, unnamed, type Lookup, type TermKind } from '../model/lookup';
import type { Imports } from './generated-file';
import { literal, member } from './print';

import { type ConditionModel, type DurationModel, type TermModel, weekdayNames } from '../model/term-model';

/** An expression's reads and imports. Facts of the rules that it asks are among its own. */
export interface Needs {
  /** Field names by entity or shape id; an empty set where only its presence matters. */
  readonly facts: Map<string, Set<string>>;
  readonly now: boolean;
  /** Setting ids. */
  readonly settings: Set<string>;
  /** Constant ids. */
  readonly constants: Map<string, string>;
  /** Names of `model/dates` and `rules/runtime`. */
  readonly runtime: Set<string>;
  /** The files of rules by rule id: each is a function of its file. */
  readonly rules: Map<string, string>;
}
export interface Expression {
  readonly code: string;
  readonly needs: Needs;
}
export interface ExpressionOptions {
  /** Things that may turn out not to exist: read with `?.`, typed with null. */
  readonly nullable?: ReadonlySet<string>;
}

type Writable = { -readonly [K in keyof Needs]: Needs[K] };
interface Scope {
  readonly lookup: Lookup;
  readonly needs: Writable;
  readonly nullable: ReadonlySet<string>;
}

export const noNeeds = (): Needs => ({
  facts: new Map(),
  now: false,
  settings: new Set(),
  constants: new Map(),
  runtime: new Set(),
  rules: new Map(),
});

/** All that several expressions need. */
export const mergeNeeds = (all: readonly Needs[]): Needs => {
  const merged: Writable = noNeeds();
  for (const needs of all) {
    for (const [id, names] of needs.facts) merged.facts.set(id, new Set([...(merged.facts.get(id) ?? []), ...names]));
    for (const it of needs.settings) merged.settings.add(it);
    for (const [it, local] of needs.constants) merged.constants.set(it, local);
    for (const it of needs.runtime) merged.runtime.add(it);
    for (const [id, file] of needs.rules) merged.rules.set(id, file);
    merged.now ||= needs.now;
  }
  return merged;
};

const runtime = (scope: Scope, name: string): string => {
  scope.needs.runtime.add(name);
  return name;
};
const factOf = (scope: Scope, of: string, name: string): string => {
  const names = scope.needs.facts.get(of) ?? new Set();
  scope.needs.facts.set(of, names.add(name));
  const path = `facts.${factName(of)}`;
  if (!scope.nullable.has(of)) return `${path}${member(name)}`;
  return member(name).startsWith('.') ? `${path}?${member(name)}` : `${path}?.${member(name)}`;
};
const constantOf = (scope: Scope, id: string): string => {
  const local = scope.lookup.functions.has(id) || runtimeNames.has(id) ? `${id}Constant` : id;
  scope.needs.constants.set(id, local);
  return local;
};
const settingOf = (scope: Scope, id: string): string => {
  scope.needs.settings.add(id);
  return `facts.settings${member(id)}`;
};
const nowOf = (scope: Scope): string => {
  scope.needs.now = true;
  return 'facts.now';
};

const ofDates: ReadonlySet<string> = new Set(['dayOf', 'MINUTE', 'HOUR', 'DAY']);
/** The functions of `model/dates` and `rules/runtime` for expressions. */
export const runtimeNames: ReadonlySet<string> = new Set([
  ...ofDates,
  ...'momentOf numberOf momentAt dayIn isSame isDifferent isAmong isPresent isYes isNo isMatch knownOr lengthOf sizeOf titleCase'.split(
    ' ',
  ),
]);

/** The value as it is: a text, a flag, a list; a number where it is worked out. */
const rawCode = (term: TermModel, scope: Scope): string => {
  switch (term.kind) {
    case 'literal':
      return literal(term.value);
    case 'field':
      return factOf(scope, term.of, term.name);
    case 'constant':
      return constantOf(scope, term.id);
    case 'setting':
      return settingOf(scope, term.id);
    case 'now':
      return nowOf(scope);
    case 'namedTerm':
      return rawCode(term.of, scope);
    default:
      return numberCode(term, kindOfTerm(term, scope.lookup), scope);
  }
};

const readers: Partial<Record<TermKind, string>> = { moment: 'momentOf', date: 'dayOf' };
const lengths = { minutes: 'MINUTE', hours: 'HOUR', days: 'DAY' } as const;

const durationCode = (by: DurationModel, kind: TermKind, scope: Scope): string => {
  const amount = numberCode(by.amount, 'number', scope);
  if (kind !== 'date') return `${amount} * ${runtime(scope, lengths[by.unit])}`;
  return by.unit === 'days' ? amount : `Math.floor((${amount} * ${runtime(scope, lengths[by.unit])}) / ${runtime(scope, 'DAY')})`;
};

/** The value as a number to calculate with: milliseconds of a moment, days of a date; NaN where it is missing. */
const numberCode = (term: TermModel, kind: TermKind, scope: Scope): string => {
  switch (term.kind) {
    case 'namedTerm':
      return numberCode(term.of, kind, scope);
    case 'today':
      return `${runtime(scope, 'dayIn')}(${numberCode({ kind: 'now' }, 'moment', scope)}, ${rawCode(term.zone, scope)})`;
    case 'at':
      return `${runtime(scope, 'momentAt')}(${numberCode(term.date, 'date', scope)}, ${rawCode(term.clock, scope)}, ${rawCode(term.zone, scope)})`;
    case 'later':
    case 'earlier':
      return `(${numberCode(term.from, kind, scope)} ${term.kind === 'later' ? '+' : '-'} ${durationCode(term.by, kind, scope)})`;
    case 'lengthOf':
      return `${runtime(scope, 'lengthOf')}(${rawCode(term.text, scope)})`;
    case 'sizeOf':
      return `${runtime(scope, 'sizeOf')}(${rawCode(term.list, scope)})`;
    case 'daysBetween':
      return `(${numberCode(term.to, 'date', scope)} - ${numberCode(term.from, 'date', scope)})`;
    case 'sum':
      return term.of.length === 0 ? '0' : `(${term.of.map((it) => numberCode(it, 'number', scope)).join(' + ')})`;
    case 'product':
      return `Math.round(${term.of.map((it) => numberCode(it, 'number', scope)).join(' * ')})`;
    case 'earliest':
      return `Math.min(${term.of.map((it) => numberCode(it, 'moment', scope)).join(', ')})`;
    case 'byWeekday': {
      const days = weekdayNames.map((day) => term.days.find((one) => one.day === day)?.value);
      const values = days.map((value) => (value === undefined ? 'undefined' : numberCode(value, kind, scope)));
      const index = `((${numberCode(term.date, 'date', scope)} + 4) % 7 + 7) % 7`;
      return `${runtime(scope, 'knownOr')}([${values.join(', ')}][${index}], ${numberCode(term.otherwise, kind, scope)})`;
    }
    case 'either':
      return `(${code(term.when, scope)} ? ${numberCode(term.value, kind, scope)} : ${numberCode(term.otherwise, kind, scope)})`;
    case 'literal':
    case 'constant':
      if (kind === 'number' && kindOfTerm(term, scope.lookup) === 'number') return rawCode(term, scope);
  }
  return `${runtime(scope, readers[kind] ?? 'numberOf')}(${rawCode(term, scope)})`;
};

const operators = {
  moreThan: '>',
  atLeast: '>=',
  lessThan: '<',
  atMost: '<=',
  before: '<',
  after: '>',
  notBefore: '>=',
  notAfter: '<=',
} as const;
const isNumeric = (kind: TermKind): boolean => kind === 'moment' || kind === 'date' || kind === 'number';
/** A value to hold against another of this kind. */
const valueCode = (term: TermModel, kind: TermKind, scope: Scope): string =>
  isNumeric(kind) ? numberCode(term, kind, scope) : rawCode(term, scope);

const askCode = (rule: string, scope: Scope): string => {
  const { facts, now, settings } = ruleNeeds(rule, scope.lookup);
  for (const [id, names] of facts) scope.needs.facts.set(id, new Set([...(scope.needs.facts.get(id) ?? []), ...names]));
  for (const it of settings) scope.needs.settings.add(it);
  scope.needs.now ||= now;
  scope.needs.rules.set(rule, scope.lookup.ruleFile(rule));
  return `${rule}(facts).ok`;
};

const joined = (of: readonly ConditionModel[], by: '&&' | '||', scope: Scope): string =>
  of.length === 0 ? literal(by === '&&') : of.map((it) => code(it, scope, of.length > 1)).join(` ${by} `);

const code = (condition: ConditionModel, scope: Scope, inner = false): string => {
  switch (condition.kind) {
    case 'is':
    case 'isNot': {
      const kind = kindOfBoth(condition.left, condition.right, scope.lookup);
      const name = runtime(scope, condition.kind === 'is' ? 'isSame' : 'isDifferent');
      return `${name}(${valueCode(condition.left, kind, scope)}, ${valueCode(condition.right, kind, scope)})`;
    }
    case 'isOneOf': {
      const kind = kindOfTerm(condition.left, scope.lookup);
      const options = condition.right.map((it) => valueCode(it, kind, scope));
      return `${runtime(scope, 'isAmong')}(${valueCode(condition.left, kind, scope)}, [${options.join(', ')}])`;
    }
    case 'isIn':
      return `${runtime(scope, 'isAmong')}(${rawCode(condition.left, scope)}, ${rawCode(condition.right, scope)} ?? [])`;
    case 'isTrue':
      return `${runtime(scope, 'isYes')}(${rawCode(condition.of, scope)})`;
    case 'isFalse':
      return `${runtime(scope, 'isNo')}(${rawCode(condition.of, scope)})`;
    case 'present':
      return `${runtime(scope, 'isPresent')}(${rawCode(unnamed(condition.of), scope)})`;
    case 'absent':
      return `!${runtime(scope, 'isPresent')}(${rawCode(unnamed(condition.of), scope)})`;
    case 'matches':
      return `${runtime(scope, 'isMatch')}(${rawCode(condition.of, scope)}, ${literal(condition.pattern)})`;
    case 'all':
    case 'any': {
      const text = joined(condition.of, condition.kind === 'all' ? '&&' : '||', scope);
      return inner && condition.of.length > 1 ? `(${text})` : text;
    }
    case 'none':
      return `!(${joined(condition.of, '||', scope)})`;
    case 'holds':
      return askCode(condition.rule, scope);
    default: {
      const kind = kindOfBoth(condition.left, condition.right, scope.lookup);
      const [left, right] = [condition.left, condition.right].map((it) => numberCode(it, kind, scope));
      return `${left} ${operators[condition.kind]} ${right}`;
    }
  }
};

const opened = (lookup: Lookup, { nullable = new Set() }: ExpressionOptions = {}): Scope => ({ lookup, needs: noNeeds(), nullable });

/** A condition as an expression of type boolean. */
export const conditionCode = (condition: ConditionModel, lookup: Lookup, reading?: ExpressionOptions): Expression => {
  const scope = opened(lookup, reading);
  return { code: code(condition, scope), needs: scope.needs };
};

/** A term as an expression: the value as it is for texts, flags and lists, else a number (see `rules/runtime`). */
export const termCode = (term: TermModel, lookup: Lookup, reading?: ExpressionOptions): Expression => {
  const scope = opened(lookup, reading);
  return { code: rawCode(unnamed(term), scope), needs: scope.needs };
};

/** A term as a number to calculate with: milliseconds of a moment, days of a date; NaN where it is not known. */
export const quantityCode = (term: TermModel, kind: TermKind, lookup: Lookup): Expression => {
  const scope = opened(lookup);
  return { code: numberCode(term, kind, scope), needs: scope.needs };
};

const readByRules = new WeakMap<Lookup, Map<string, Needs>>();

/** The facts that a rule reads, those of the rules that it asks among them. */
export const ruleNeeds = (id: string, lookup: Lookup): Needs => {
  const known = readByRules.get(lookup) ?? new Map<string, Needs>();
  readByRules.set(lookup, known);
  const needs = known.get(id) ?? mergeNeeds(lookup.rule(id).requires.map((it) => conditionCode(it.that, lookup).needs));
  known.set(id, needs);
  return mergeNeeds([needs]);
};

/** Imports what the code of an expression names: runtime, constants, rules. */
export const importNeeds = (module: Imports, needs: Needs): void => {
  for (const name of needs.runtime) module.value(ofDates.has(name) ? 'model/dates' : 'rules/runtime', name);
  for (const [id, local] of needs.constants) module.value('model/constants', id === local ? id : `${id} as ${local}`);
  for (const [id, file] of needs.rules) if (module.path !== `${file}.ts`) module.value(file, id);
};
