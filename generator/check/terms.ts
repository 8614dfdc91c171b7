// Terms as the logic of the checks sees them: named, worked out where they can be, and as quantities.
import type { Json } from '../model/shape-model';
import { type DurationModel, type TermModel, termParts } from '../model/term-model';
import type { Linear } from './facts';
import { kindOfTerm } from './kinds';
import type { CheckContext } from './context';

const names = new WeakMap<TermModel, string>();
/** One name for terms that always have the same value. */
export const nameOf = (term: TermModel): string => {
  const known = names.get(term) ?? worked(term);
  names.set(term, known);
  return known;
};
const worked = (term: TermModel): string => {
  switch (term.kind) {
    case 'namedTerm':
      return nameOf(term.of);
    case 'field':
      return `${term.of}.${term.name}`;
    case 'sum':
      return `sum(${term.of.map(nameOf).join(',')})`;
    default:
      return JSON.stringify(term);
  }
};

/** The value of a term that is known before the product runs. */
export const valueOf = (term: TermModel, context: CheckContext): Json | undefined => {
  if (term.kind === 'literal') return term.value;
  if (term.kind === 'constant') return context.constants.get(term.id)?.value;
  return term.kind === 'namedTerm' ? valueOf(term.of, context) : undefined;
};

/** The names of the values in a term that need not be there. */
export const maybeMissing = (term: TermModel, context: CheckContext): readonly string[] => {
  if (term.kind !== 'field') return termParts(term).flatMap((part) => maybeMissing(part, context));
  const field = context.fields.get(term.of)?.get(term.name);
  const always = field !== undefined && !field.optional && field.shape.nullable !== true;
  return always ? [] : [nameOf(term)];
};

const minutes = { minutes: 1, hours: 60, days: 1440 } as const;

const moved = (term: Extract<TermModel, { kind: 'later' | 'earlier' }>, context: CheckContext): Linear | undefined => {
  const from = linearOf(term.from, context);
  const offset = amountOf(term.by, kindOfTerm(term, context).type === 'date', context);
  if (from === undefined || offset === undefined) return undefined;
  return { ...from, offset: from.offset + (term.kind === 'later' ? offset : -offset) };
};
const amountOf = (by: DurationModel, calendar: boolean, context: CheckContext): number | undefined => {
  const amount = valueOf(by.amount, context);
  if (typeof amount !== 'number') return undefined;
  return calendar ? (by.unit === 'days' ? amount : undefined) : amount * minutes[by.unit];
};

/** A term as a quantity that can be compared with others of its kind. */
export const linearOf = (term: TermModel, context: CheckContext): Linear | undefined => {
  const value = valueOf(term, context);
  if (value !== undefined) return typeof value === 'number' ? { offset: value } : undefined;
  if (term.kind === 'namedTerm') return linearOf(term.of, context);
  if (term.kind === 'later' || term.kind === 'earlier') return moved(term, context) ?? { plus: nameOf(term), offset: 0 };
  if (term.kind === 'daysBetween') {
    const [from, to] = [linearOf(term.from, context), linearOf(term.to, context)];
    if (from?.plus !== undefined && to?.plus !== undefined) return { plus: to.plus, minus: from.plus, offset: to.offset - from.offset };
  }
  const { type } = kindOfTerm(term, context);
  return type === 'number' || type === 'date' || type === 'moment' ? { plus: nameOf(term), offset: 0 } : undefined;
};
