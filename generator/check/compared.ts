// Comparisons as facts: each gives the ways in which it can hold, or in which it can fail.
import type { Json } from '../model/shape-model';
import type { Comparison, ConditionModel, TermModel } from '../model/term-model';
import type { Fact, Linear } from './facts';
import { type Kind, kindOfTerm } from './kinds';
import { linearOf, nameOf, valueOf } from './terms';
import type { CheckContext } from './context';

type Ways = readonly (readonly Fact[])[];
/** The ways; or that the comparison can never hold, whatever the values. */
export type Compared = Ways | 'never';
type Sign = '<' | '<=' | '=' | '!=' | '>=' | '>';

const signs: Readonly<Record<Comparison, Sign>> = {
  is: '=',
  isNot: '!=',
  moreThan: '>',
  atLeast: '>=',
  lessThan: '<',
  atMost: '<=',
  before: '<',
  after: '>',
  notBefore: '>=',
  notAfter: '<=',
};
const opposites: Readonly<Record<Sign, Sign>> = { '<': '>=', '<=': '>', '=': '!=', '!=': '=', '>=': '<', '>': '<=' };

/** Two quantities as one difference between two names: `high − low`, compared with a number. */
const difference = (left: Linear, right: Linear): { readonly high: string; readonly low: string; readonly limit: number } | undefined => {
  const [high, ...moreHigh] = [left.plus, right.minus].filter((name) => name !== undefined);
  const [low, ...moreLow] = [left.minus, right.plus].filter((name) => name !== undefined);
  return moreHigh.length + moreLow.length > 0 ? undefined : { high: high ?? '', low: low ?? '', limit: right.offset - left.offset };
};

const isWhole = (kind: Kind): boolean => kind.type === 'date' || (kind.type === 'number' && kind.integer);

const limitsOf = (term: TermModel, context: CheckContext): readonly Fact[] => {
  const name = nameOf(term);
  const inner = term.kind === 'lengthOf' ? term.text : term.kind === 'sizeOf' ? term.list : undefined;
  const shape = inner?.kind === 'field' ? context.fields.get(inner.of)?.get(inner.name)?.shape : undefined;
  const kind = kindOfTerm(term, context) as { readonly min?: number; readonly max?: number };
  // spaces at both ends do not count, so a text of three characters may have length 0
  const min = term.kind === 'sizeOf' && shape?.type === 'list' ? (shape.min ?? 0) : kind.min;
  const max = shape?.type === 'list' || shape?.type === 'text' ? shape.max : kind.max;
  const integer = isWhole(kindOfTerm(term, context));
  return [
    ...(min === undefined ? [] : [{ kind: 'atMost', high: '', low: name, limit: -min, strict: false, integer } as const]),
    ...(max === undefined ? [] : [{ kind: 'atMost', high: name, low: '', limit: max, strict: false, integer } as const]),
  ];
};

const quantities = (
  sign: Sign,
  at: { readonly high: string; readonly low: string; readonly limit: number },
  integer: boolean,
): readonly Fact[] => {
  const { high, low, limit } = at;
  const upper = (strict: boolean): Fact => ({ kind: 'atMost', high, low, limit, strict, integer });
  const lower = (strict: boolean): Fact => ({ kind: 'atMost', high: low, low: high, limit: -limit, strict, integer });
  if (sign === '=') return [upper(false), lower(false)];
  if (sign === '!=') return [{ kind: 'apart', high, low, distance: limit }];
  return [sign === '<' || sign === '<=' ? upper(sign === '<') : lower(sign === '>')];
};

const measured = (sign: Sign, terms: readonly [TermModel, TermModel], context: CheckContext): Compared | undefined => {
  const [left, right] = terms.map((term) => linearOf(term, context));
  const at = left === undefined || right === undefined ? undefined : difference(left, right);
  if (at === undefined) return undefined;
  if (at.high === at.low) {
    const holds = {
      '<': 0 < at.limit,
      '<=': 0 <= at.limit,
      '=': at.limit === 0,
      '!=': at.limit !== 0,
      '>=': 0 >= at.limit,
      '>': 0 > at.limit,
    }[sign];
    return holds ? [[]] : [];
  }
  const integer = terms.every((term) => isWhole(kindOfTerm(term, context)) || Number.isInteger(valueOf(term, context)));
  return [[...terms.flatMap((term) => limitsOf(term, context)), ...quantities(sign, at, integer)]];
};

/** Texts, entries of lists, yes or no: the same or not. */
const alike = (same: boolean, [left, right]: readonly [TermModel, TermModel], context: CheckContext): Compared => {
  const [one, other] = [valueOf(left, context), valueOf(right, context)];
  if (one !== undefined && other !== undefined) return (one === other) === same ? [[]] : [];
  if (one !== undefined) return among(same, right, { these: [one], context });
  if (other !== undefined) return among(same, left, { these: [other], context });
  const [first, second] = [nameOf(left), nameOf(right)].toSorted();
  if (first === second) return same ? [[]] : [];
  return [[{ kind: same ? 'so' : 'notSo', value: `${first} is ${second}` }]];
};

const among = (
  same: boolean,
  term: TermModel,
  { these, context }: { readonly these: readonly Json[]; readonly context: CheckContext },
): Compared => {
  const value = nameOf(term);
  const { only } = kindOfTerm(term, context);
  const domain: readonly Fact[] = only === undefined ? [] : [{ kind: 'among', value, these: only }];
  return [[...domain, { kind: same ? 'among' : 'notAmong', value, these }]];
};

type ComparedCondition = Extract<ConditionModel, { left: TermModel }>;

/** The ways in which a comparison holds where `holds`, and fails where not; a missing value is not thought of here. */
export const compared = (condition: ComparedCondition, holds: boolean, context: CheckContext): Compared => {
  if (condition.kind === 'isOneOf') return oneOfSeveral(condition, holds, context);
  if (condition.kind === 'isIn')
    return [[{ kind: holds ? 'so' : 'notSo', value: `${nameOf(condition.left)} is in ${nameOf(condition.right)}` }]];
  const sides = [condition.left, condition.right] as const;
  // a comparison with nothing never holds
  if (sides.some((side) => valueOf(side, context) === null)) return 'never';
  const sign = holds ? signs[condition.kind] : opposites[signs[condition.kind]];
  const found = measured(sign, sides, context);
  if (found !== undefined) return found;
  if (sign === '=' || sign === '!=') return alike(sign === '=', sides, context);
  const value = `${nameOf(condition.left)} ${signs[condition.kind]} ${nameOf(condition.right)}`;
  return [[{ kind: holds ? 'so' : 'notSo', value }]];
};

const oneOfSeveral = ({ left, right }: Extract<ConditionModel, { kind: 'isOneOf' }>, holds: boolean, context: CheckContext): Compared => {
  const values = right.map((term) => valueOf(term, context));
  const own = valueOf(left, context);
  if (own !== undefined) return values.includes(own) === holds ? [[]] : [];
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length)
    return [[{ kind: holds ? 'so' : 'notSo', value: `${nameOf(left)} is one of ${right.map(nameOf).join(',')}` }]];
  if (kindOfTerm(left, context).type !== 'number') return among(holds, left, { these: known, context });
  const each = right.map((term) => measured(holds ? '=' : '!=', [left, term], context)).filter((ways) => Array.isArray(ways));
  return holds ? each.flat() : [each.flatMap((ways) => ways.flat())];
};
