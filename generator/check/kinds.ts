// A term's kind of value, as far as two values of different kinds should never be compared.
import { clock, date, instant } from '../runtime/model/patterns';
import type { Json, Shape } from '../model/shape-model';
import type { TermModel } from '../model/term-model';
import type { CheckContext } from './context';

export type Kind = (
  | { readonly type: 'text' }
  | { readonly type: 'word' /** A `values` id. */; readonly values: string }
  | { readonly type: 'identifier'; readonly of: string }
  | { readonly type: 'number'; readonly integer: boolean; readonly min?: number; readonly max?: number }
  | { readonly type: 'flag' }
  | { readonly type: 'date' }
  | { readonly type: 'moment' }
  | { readonly type: 'clock' }
  | { readonly type: 'list'; readonly min?: number; readonly max?: number }
  | { readonly type: 'thing' }
  | { readonly type: 'nothing' }
  | { readonly type: 'unknown' }
) & {
  /** The values that it can have, where they are few. */
  readonly only?: readonly Json[];
};

const formats = { date: 'date', instant: 'moment', clock: 'clock' } as const;

const ofValue = (value: Json): Kind => {
  if (value === null) return { type: 'nothing' };
  if (typeof value === 'number') return { type: 'number', integer: Number.isInteger(value), only: [value] };
  if (typeof value === 'boolean') return { type: 'flag', only: [value] };
  return typeof value === 'string' ? { type: 'text', only: [value] } : { type: 'thing' };
};

const limitsOf = ({ min, max }: { readonly min?: number; readonly max?: number }): { readonly min?: number; readonly max?: number } => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

export const kindOfShape = (shape: Shape, context: CheckContext): Kind => {
  switch (shape.type) {
    case 'text':
      if (shape.refers !== undefined) return { type: 'identifier', of: shape.refers };
      return { type: formats[shape.format as keyof typeof formats] ?? 'text' };
    case 'number':
      return { type: 'number', integer: shape.integer, ...limitsOf(shape) };
    case 'flag':
      return { type: 'flag', only: [true, false] };
    case 'exactly':
      return ofValue(shape.value);
    case 'oneOf': {
      const items = context.values.get(shape.values)?.items;
      return { type: 'word', values: shape.values, ...(items === undefined ? {} : { only: items.map(({ value }) => value) }) };
    }
    case 'list':
      return { type: 'list', ...limitsOf(shape) };
    case 'either':
      return eitherOf(shape.options, context);
    default:
      return { type: 'thing' };
  }
};

const eitherOf = (options: readonly Shape[], context: CheckContext): Kind => {
  const kinds = options.map((option) => kindOfShape(option, context));
  const [first] = kinds;
  if (first === undefined || kinds.some(({ type }) => type !== first.type)) return { type: 'unknown' };
  const only = kinds.every((kind) => kind.only !== undefined) ? kinds.flatMap((kind) => kind.only ?? []) : undefined;
  return first.type === 'text' || first.type === 'flag'
    ? { type: first.type, ...(only === undefined ? {} : { only }) }
    : { type: 'unknown' };
};

const ofField = (of: string, name: string, context: CheckContext): Kind => {
  const entity = context.entities.get(of);
  const shape = context.fields.get(of)?.get(name)?.shape;
  if (shape === undefined) return { type: 'unknown' };
  const isKey = entity?.key === name && shape.type === 'text' && shape.refers === undefined;
  return isKey ? { type: 'identifier', of } : kindOfShape(shape, context);
};

const kinds = new WeakMap<CheckContext, WeakMap<TermModel, Kind>>();
export const kindOfTerm = (term: TermModel, context: CheckContext): Kind => {
  const known = kinds.get(context) ?? new WeakMap<TermModel, Kind>();
  kinds.set(context, known);
  const kind = known.get(term) ?? workedOut(term, context);
  known.set(term, kind);
  return kind;
};

const workedOut = (term: TermModel, context: CheckContext): Kind => {
  switch (term.kind) {
    case 'literal':
      return ofValue(term.value);
    case 'field':
      return ofField(term.of, term.name, context);
    case 'constant': {
      const constant = context.constants.get(term.id);
      return constant === undefined ? { type: 'unknown' } : ofValue(constant.value);
    }
    case 'setting': {
      const { only: _only, ...kind } = ofValue(context.settings.get(term.id)?.default ?? null);
      return kind.type === 'nothing' ? { type: 'unknown' } : kind;
    }
    case 'now':
    case 'at':
      return { type: 'moment' };
    case 'today':
      return { type: 'date' };
    case 'namedTerm':
      return kindOfTerm(term.of, context);
    case 'later':
    case 'earlier': {
      const { type } = kindOfTerm(term.from, context);
      return { type: type === 'date' || type === 'moment' ? type : 'unknown' };
    }
    case 'lengthOf':
    case 'sizeOf':
      return { type: 'number', integer: true, min: 0 };
    case 'daysBetween':
    case 'product':
      return { type: 'number', integer: true };
    case 'earliest':
      return { type: 'moment' };
    case 'either':
    case 'byWeekday':
      return kindOfTerm(term.otherwise, context);
    case 'sum':
      return {
        type: 'number',
        integer: term.of.every((one) => (kindOfTerm(one, context) as { readonly integer?: boolean }).integer === true),
      };
  }
};

const nouns: Readonly<Record<Kind['type'], string>> = {
  text: 'a text',
  word: 'an entry of a reference list',
  identifier: 'an identifier',
  number: 'a number',
  flag: 'a yes-or-no value',
  date: 'a calendar date',
  moment: 'a moment',
  clock: 'a time of day',
  list: 'a list',
  thing: 'a group of values',
  nothing: 'null',
  unknown: 'some value',
};

/** A kind in words: `an entry of LoanStatus`. */
export const nameOfKind = (kind: Kind): string => {
  if (kind.type === 'word') return `an entry of ${kind.values}`;
  return kind.type === 'identifier' ? `the identifier of ${kind.of}` : nouns[kind.type];
};

const textLike = new Set<Kind['type']>(['text', 'word', 'identifier', 'date', 'moment', 'clock']);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const isLiteral = (kind: Kind): boolean => kind.type === 'text' && kind.only?.length === 1;
const written: Readonly<Partial<Record<Kind['type'], RegExp>>> = {
  date,
  moment: instant,
  clock,
};

/** Whether two values may be compared. A text that is written out is of the kind that it is compared with, if it can be. */
export const comparable = (one: Kind, other: Kind): boolean => {
  if (one.type === 'unknown' || other.type === 'unknown' || one.type === 'nothing' || other.type === 'nothing') return true;
  if (isLiteral(one) && !isLiteral(other)) return comparable(other, one);
  if (isLiteral(other) && textLike.has(one.type)) return written[one.type]?.test(textOf(other.only?.[0])) ?? true;
  if (one.type === 'word' && other.type === 'word') return one.values === other.values;
  if (one.type === 'identifier' && other.type === 'identifier') return one.of === other.of;
  const plain = new Set(['text', 'word', 'identifier']);
  return one.type === other.type || (plain.has(one.type) && plain.has(other.type));
};
