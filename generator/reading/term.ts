// Reads terms and conditions: what rules, guards, statuses and menus are made of.
import { type ConditionModel, type DayModel, type DurationModel, type TermModel, weekdayNames } from '../model/term-model';
import { nearest } from '../diagnostics/suggest';
import { type At, into, report, reportName } from './at';
import { describe, isObject, isPlain, kindOf } from './describe';
import { aNumber, aText, listOf, optionOf, type Read, wrong } from './options';
import { aKnownValue, aReferenceTo } from './refer';

type Parts = Readonly<Record<string, unknown>>;
const nothing: TermModel = { kind: 'literal', value: null };
const aThing = aReferenceTo('entity', 'shape');
const aRule = aReferenceTo('rule');
const wanted = 'a term, such as loan.status, now or a constant';

const several = (it: Parts, name: string, at: At): readonly unknown[] => {
  const list = it[name];
  if (!Array.isArray(list)) wrong('a list of values in square brackets', list, into(at, name));
  return Array.isArray(list) ? list : [];
};
const part = (it: Parts, name: string, at: At): TermModel => readTerm(it[name], into(at, name)) ?? nothing;

const fieldTerm = (it: Parts, at: At): TermModel | undefined => {
  const of = aThing(it['of'], at);
  return of === undefined ? undefined : { kind: 'field', of, name: String(it['name']) };
};

const readers: Readonly<Record<string, (it: Parts, at: At) => TermModel | undefined>> = {
  field: fieldTerm,
  now: () => ({ kind: 'now' }),
  today: (it, at) => ({ kind: 'today', zone: part(it, 'zone', at) }),
  at: (it, at) => ({ kind: 'at', date: part(it, 'date', at), clock: part(it, 'clock', at), zone: part(it, 'zone', at) }),
  namedTerm: (it, at) => ({ kind: 'namedTerm', says: aText(it['says'], into(at, 'says')) ?? '', of: part(it, 'of', at) }),
  later: (it, at) => ({ kind: 'later', from: part(it, 'from', at), by: aDuration(it['by'], into(at, 'by')) ?? noTime }),
  earlier: (it, at) => ({ kind: 'earlier', from: part(it, 'from', at), by: aDuration(it['by'], into(at, 'by')) ?? noTime }),
  lengthOf: (it, at) => ({ kind: 'lengthOf', text: part(it, 'text', at) }),
  sizeOf: (it, at) => ({ kind: 'sizeOf', list: part(it, 'list', at) }),
  daysBetween: (it, at) => ({
    kind: 'daysBetween',
    from: part(it, 'from', at),
    to: part(it, 'to', at),
    called: aText(it['called'], into(at, 'called')) ?? 'days',
  }),
  sum: (it, at) => ({ kind: 'sum', of: together(it, at) }),
  product: (it, at) => ({ kind: 'product', of: together(it, at) }),
  earliest: (it, at) => ({ kind: 'earliest', of: together(it, at) }),
  byWeekday: (it, at) => ({
    kind: 'byWeekday',
    date: part(it, 'date', at),
    days: daysOf(it, at),
    otherwise: part(it, 'otherwise', at),
  }),
  either: (it, at) => ({
    kind: 'either',
    when: readCondition(it['when'], into(at, 'when')) ?? { kind: 'all', of: [] },
    value: part(it, 'value', at),
    otherwise: part(it, 'otherwise', at),
  }),
};
const together = (it: Parts, at: At): readonly TermModel[] =>
  several(it, 'of', at).map((one, index) => readTerm(one, into(into(at, 'of'), index)) ?? nothing);
const daysOf = ({ days }: Parts, at: At): readonly DayModel[] => {
  if (!isObject(days)) return wrong('a value for each day of the week, by its name', days, into(at, 'days')), [];
  const inside = into(at, 'days');
  for (const day of Object.keys(days))
    if (!weekdayNames.some((one) => one === day)) {
      const slots = { word: 'byWeekday', option: day, options: weekdayNames.join(', '), didYouMean: nearest(day, weekdayNames) };
      reportName(into(inside, day), 'option/unknown', slots);
    }
  return weekdayNames.flatMap((day) => (day in days ? [{ day, value: part(days, day, inside) }] : []));
};
const noTime: DurationModel = { kind: 'duration', unit: 'hours', amount: nothing };

/** A term; what stands in a term's place as it is, such as a number, is a literal. */
export const readTerm = (value: unknown, at: At): TermModel | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'literal', value };
  const kind = kindOf(value) ?? '';
  if (kind === 'constant' || kind === 'setting') return aKnownValue(value, at);
  const read = readers[kind];
  if (read !== undefined && isPlain(value)) return read(value, at);
  return wrong(wanted, value, at);
};

const durationUnits = ['minutes', 'hours', 'days'] as const;
/** A length of time. */
export const aDuration: Read<DurationModel> = Object.assign(
  (value: unknown, at: At): DurationModel | undefined => {
    const unit = isPlain(value) && value['kind'] === 'duration' ? durationUnits.find((one) => one === value['unit']) : undefined;
    if (unit === undefined) return wrong('a length of time: minutes(…), hours(…) or days(…)', value, at);
    const { amount } = value as Parts;
    const read = typeof amount === 'object' ? readTerm(amount, into(at, 'amount')) : aNumber(amount, into(at, 'amount'));
    return { kind: 'duration', unit, amount: typeof read === 'number' ? { kind: 'literal', value: read } : (read ?? nothing) };
  },
  { wanted: 'a length of time: minutes(…), hours(…) or days(…)' },
);

const anyCondition: Read<ConditionModel> = (value, at) => readCondition(value, at);
const anyTerm: Read<TermModel> = (value, at) => readTerm(value, at);
const conditions = listOf(anyCondition);
const terms = listOf(anyTerm);
const conditionsOf = (it: Parts, at: At): readonly ConditionModel[] => conditions(it['of'], into(at, 'of')) ?? [];
const listed = (it: Parts, at: At): readonly TermModel[] => terms(it['right'], into(at, 'right')) ?? [];

/** A statement that holds or does not. */
export const readCondition = (value: unknown, at: At): ConditionModel | undefined => {
  if (!isObject(value) || value['condition'] !== true) return wrong('a condition, such as is(…), present(…) or all(…)', value, at);
  const kind = value['kind'] as ConditionModel['kind'];
  switch (kind) {
    case 'isOneOf':
      return { kind, left: part(value, 'left', at), right: listed(value, at) };
    case 'isTrue':
    case 'isFalse':
    case 'present':
    case 'absent':
      return { kind, of: part(value, 'of', at) };
    case 'matches':
      return {
        kind,
        of: part(value, 'of', at),
        pattern: aText(value['pattern'], into(at, 'pattern')) ?? '',
        says: aText(value['says'], into(at, 'says')) ?? '',
      };
    case 'all':
    case 'any':
    case 'none':
      return { kind, of: conditionsOf(value, at) };
    case 'holds': {
      const rule = aRule(value['rule'], into(at, 'rule'));
      return rule === undefined ? undefined : { kind, rule };
    }
    case 'is':
    case 'isIn':
    case 'isNot':
    case 'moreThan':
    case 'atLeast':
    case 'lessThan':
    case 'atMost':
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return { kind, left: part(value, 'left', at), right: part(value, 'right', at) };
    default:
      report(at, 'option/wrong-kind', { option: optionOf(at), wanted: 'a condition of the language', given: describe(value) });
      return undefined;
  }
};

/** A value of the language, of any kind. */
export const aTerm = Object.assign(readTerm, { wanted });
const aFieldWanted = 'a field, such as property.beds';
export const aField = Object.assign(
  (value: unknown, at: At) => {
    const term = readTerm(value, at);
    return term === undefined || term.kind === 'field' ? term : wrong(aFieldWanted, value, at);
  },
  { wanted: aFieldWanted },
);
export const aCondition = Object.assign(readCondition, { wanted: 'a condition, such as is(…), present(…) or all(…)' });
