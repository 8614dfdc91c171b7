// Conditions and terms whose values are of kinds that go together.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { type ConditionModel, dayValues, type DurationModel, type TermModel } from '../model/term-model';
import { upperFirst } from '../model/views';
import { comparable, type Kind, kindOfTerm, nameOfKind } from './kinds';
import { checkDuration as isPositive } from './durations';
import { valueOf } from './terms';
import { checkUnits, unitOf } from './units';
import { listed, type CheckContext } from './context';

interface Here {
  readonly context: CheckContext;
  readonly spot: Spot;
}
const into = ({ context, spot }: Here, ...path: readonly (string | number)[]): Here => ({
  context,
  spot: spot.kind === 'declared' ? { ...spot, path: [...spot.path, ...path] } : spot,
});

type Type = Kind['type'];
const texts: readonly Type[] = ['text', 'word', 'identifier'];

interface Need {
  readonly word: string;
  readonly types: readonly Type[];
  readonly wanted: string;
}
/** Whether a term is of one of these kinds; reports where it is not. */
const wants = (here: Here, term: TermModel, need: Need): boolean => {
  const kind = kindOfTerm(term, here.context);
  const fits = kind.type === 'unknown' || need.types.includes(kind.type);
  if (!fits) here.context.report(here.spot, 'condition/wrong-kind', { word: need.word, wanted: need.wanted, given: nameOfKind(kind) });
  return fits && checkTerm(here, term);
};

const checkDuration = (here: Here, by: DurationModel, word: string): boolean => {
  const positive = isPositive(here.context, into(here, 'amount').spot, by);
  return wants(into(here, 'amount'), by.amount, { word, types: ['number'], wanted: 'a number' }) && positive;
};

const checkMove = (here: Here, term: Extract<TermModel, { kind: 'later' | 'earlier' }>): boolean => {
  const from = wants(into(here, 'from'), term.from, { word: term.kind, types: ['date', 'moment'], wanted: 'a moment or a calendar date' });
  return checkDuration(into(here, 'by'), term.by, term.by.unit) && from;
};

const wantsEach = (
  here: Here,
  { kind: word, of }: Extract<TermModel, { kind: 'sum' | 'product' | 'earliest' }>,
  need: Omit<Need, 'word'>,
): boolean => of.map((one, index) => wants(into(here, 'of', index), one, { word, ...need })).every(Boolean);

/** The days of a week and the value for the rest are of one kind, and of one unit. */
const checkDays = (here: Here, term: Extract<TermModel, { kind: 'byWeekday' }>): boolean => {
  const { date, days, otherwise } = term;
  const kind = kindOfTerm(otherwise, here.context);
  const need = { word: 'byWeekday', types: [kind.type], wanted: nameOfKind(kind) };
  return [
    wants(into(here, 'date'), date, { word: 'byWeekday', types: ['date'], wanted: 'a calendar date' }),
    ...days.map(({ day, value }) => wants(into(here, 'days', day), value, need)),
    checkTerm(into(here, 'otherwise'), otherwise),
    checkUnits(
      here.context,
      here.spot,
      dayValues(term).map((one) => unitOf(one, here.context)),
    ),
  ].every(Boolean);
};

/** Whether the parts of a term are of the kinds that it asks for. */
const checkTerm = (here: Here, term: TermModel): boolean => {
  switch (term.kind) {
    case 'today':
      return wants(into(here, 'zone'), term.zone, { word: 'today', types: texts, wanted: 'the name of a time zone' });
    case 'at':
      return [
        wants(into(here, 'date'), term.date, { word: 'at', types: ['date'], wanted: 'a calendar date' }),
        wants(into(here, 'clock'), term.clock, { word: 'at', types: ['clock'], wanted: 'a time of day' }),
        wants(into(here, 'zone'), term.zone, { word: 'at', types: texts, wanted: 'the name of a time zone' }),
      ].every(Boolean);
    case 'namedTerm':
      return checkTerm(into(here, 'of'), term.of);
    case 'later':
    case 'earlier':
      return checkMove(here, term);
    case 'lengthOf':
      return wants(into(here, 'text'), term.text, { word: 'lengthOf', types: ['text'], wanted: 'a text' });
    case 'sizeOf':
      return wants(into(here, 'list'), term.list, { word: 'sizeOf', types: ['list'], wanted: 'a list' });
    case 'daysBetween':
      return [
        wants(into(here, 'from'), term.from, { word: 'daysBetween', types: ['date'], wanted: 'a calendar date' }),
        wants(into(here, 'to'), term.to, { word: 'daysBetween', types: ['date'], wanted: 'a calendar date' }),
      ].every(Boolean);
    case 'sum':
      return [
        wantsEach(here, term, { types: ['number'], wanted: 'numbers' }),
        checkUnits(
          here.context,
          here.spot,
          term.of.map((one) => unitOf(one, here.context)),
        ),
      ].every(Boolean);
    case 'product':
      return wantsEach(here, term, { types: ['number'], wanted: 'numbers' });
    case 'earliest':
      return wantsEach(here, term, { types: ['moment'], wanted: 'moments' });
    case 'byWeekday':
      return checkDays(here, term);
    case 'either':
      return [
        checkKinds(here.context, term.when, into(here, 'when').spot),
        checkTerm(into(here, 'value'), term.value),
        checkTerm(into(here, 'otherwise'), term.otherwise),
      ].every(Boolean);
    default:
      return true;
  }
};

/** Whether a term is a moment, a date or a number, and its parts what they should be. */
export const checkDerived = (context: CheckContext, spot: Spot, term: TermModel): boolean =>
  wants({ context, spot }, term, { word: 'derived', types: ['moment', 'date', 'number'], wanted: 'a moment, a calendar date or a number' });

/** Whether a term is a moment. */
export const checkMoment = (context: CheckContext, spot: Spot, term: TermModel): boolean =>
  wants({ context, spot }, term, { word: 'timer', types: ['moment'], wanted: 'a moment' });

const checkEntry = (here: Here, kind: Kind, other: TermModel): boolean => {
  const value = valueOf(other, here.context);
  const items = kind.type === 'word' ? here.context.values.get(kind.values)?.items.map((item) => item.value) : undefined;
  if (kind.type !== 'word' || items === undefined || typeof value !== 'string' || items.includes(value)) return true;
  here.context.report(here.spot, 'condition/unknown-value', {
    values: kind.values,
    value,
    items: listed(items),
    didYouMean: nearest(value, items),
  });
  return false;
};

const checkPair = (
  here: Here,
  left: TermModel,
  { right, key }: { readonly right: TermModel; readonly key: readonly (string | number)[] },
): boolean => {
  const [one, other] = [kindOfTerm(left, here.context), kindOfTerm(right, here.context)];
  const parts = [checkTerm(into(here, 'left'), left), checkTerm(into(here, ...key), right)].every(Boolean);
  if (!parts) return false;
  if (comparable(one, other)) return checkEntry(into(here, ...key), one, right) && checkEntry(into(here, 'left'), other, left);
  here.context.report(here.spot, 'condition/different-kinds', { left: upperFirst(nameOfKind(one)), right: nameOfKind(other) });
  return false;
};

const ordered: Readonly<Record<string, { readonly types: readonly Type[]; readonly wanted: string }>> = {
  moreThan: { types: ['number'], wanted: 'numbers' },
  atLeast: { types: ['number'], wanted: 'numbers' },
  lessThan: { types: ['number'], wanted: 'numbers' },
  atMost: { types: ['number'], wanted: 'numbers' },
  before: { types: ['date', 'moment'], wanted: 'two moments, or two calendar dates' },
  after: { types: ['date', 'moment'], wanted: 'two moments, or two calendar dates' },
  notBefore: { types: ['date', 'moment'], wanted: 'two moments, or two calendar dates' },
  notAfter: { types: ['date', 'moment'], wanted: 'two moments, or two calendar dates' },
};

const compare = (here: Here, condition: Extract<ConditionModel, { left: TermModel; right: TermModel }>): boolean => {
  const { kind, left, right } = condition;
  if (!checkPair(here, left, { right, key: ['right'] })) return false;
  if (!checkUnits(here.context, here.spot, [unitOf(left, here.context), unitOf(right, here.context)])) return false;
  const order = ordered[kind];
  if (order === undefined) return true;
  return [
    wants(into(here, 'left'), left, { word: kind, ...order }),
    wants(into(here, 'right'), right, { word: kind, ...order, types: kindOfTerm(right, here.context).type === 'text' ? [] : order.types }),
  ].every(Boolean);
};

const compiles = (here: Here, pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch (error) {
    here.context.report(here.spot, 'condition/bad-pattern', {
      what: (error as Error).message.replace(/^Invalid regular expression: /, ''),
    });
    return false;
  }
};

/** Whether all that a condition compares goes together; reports each part that does not. */
export const checkKinds = (context: CheckContext, condition: ConditionModel, spot: Spot): boolean => {
  const here = { context, spot };
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'none':
      return condition.of.map((one, index) => checkKinds(context, one, into(here, 'of', index).spot)).every(Boolean);
    case 'holds':
      return true;
    case 'isOneOf':
      return condition.right.map((right, index) => checkPair(here, condition.left, { right, key: ['right', index] })).every(Boolean);
    case 'isIn':
      return [
        checkTerm(into(here, 'left'), condition.left),
        wants(into(here, 'right'), condition.right, { word: 'isIn', types: ['list'], wanted: 'a list' }),
      ].every(Boolean);
    case 'isTrue':
    case 'isFalse':
      return wants(into(here, 'of'), condition.of, { word: condition.kind, types: ['flag'], wanted: 'a yes-or-no value' });
    case 'present':
    case 'absent':
      return checkTerm(into(here, 'of'), condition.of);
    case 'matches':
      return [
        wants(into(here, 'of'), condition.of, { word: 'matches', types: texts, wanted: 'a text' }),
        compiles(into(here, 'pattern'), condition.pattern),
      ].every(Boolean);
    default:
      return compare(here, condition);
  }
};
