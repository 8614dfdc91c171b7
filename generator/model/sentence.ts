// Conditions and terms as English that people nod at.
//
//   conditionSentence(condition, lookup)   "the loan's status is confirmed and now is after return time"
//   termPhrase(term, lookup)               "14 days after return time"
//   asSentence(text)                       capital letter and full stop
//   wordsOf('paid_at')                     "paid at"
//
// Plain text: it is escaped where it is put into Markdown, a picture or source.
import { unnamed, type Lookup } from './lookup';
import type { Shape } from './shape-model';
import type { ConditionModel, DurationModel, TermModel } from './term-model';

const written: Readonly<Record<string, string>> = {
  min: 'minimum',
  max: 'maximum',
  id: 'ID',
  url: 'URL',
  gst: 'GST',
  hst: 'HST',
  pst: 'PST',
  sso: 'SSO',
  ip: 'IP',
};

/** A name from code as words: `paid_at`, `returnDate` -> `paid at`, `return date`. */
export const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => written[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');

/** A capital letter first and a full stop last. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const asSentence = (text: string): string => `${capitalized(text)}${/[.!?…]$/.test(text) || text === '' ? '' : '.'}`;

/** Parts in a row: `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], by: 'and' | 'or'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${by} ${parts.at(-1)}`;

/** `a loan`, `an ID`. */
export const article = (words: string): string => (/^([aeio]|u(?!ni|se|rl)|hour)/i.test(words) ? `an ${words}` : `a ${words}`);

const thousands = (value: number): string => {
  const [whole = '', rest] = String(value).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest === undefined ? '' : `.${rest}`}`;
};
const quoted = (text: string): string => `“${text}”`;
const counted = (amount: string, unit: string): string => `${amount} ${amount === '1' ? unit.replace(/s$/, '') : unit}`;
const money = (cents: number): string =>
  `${thousands(Math.trunc(cents / 100))}.${String(Math.abs(Math.trunc(cents % 100))).padStart(2, '0')}`;

const nameOf = (name: string, called: string, shape: Shape): string => {
  const whole = wordsOf(name);
  const words = whole.toLowerCase().startsWith(`${called} `) ? whole.slice(called.length + 1) : whole;
  if (shape.type === 'number' && shape.unit === 'cents') return words.replace(/ cents$/, '');
  if (shape.type !== 'text' || !shape.format || !(shape.format in timely)) return words;
  const kind = timely[shape.format as keyof typeof timely];
  const plain = words.split(' ').includes(kind);
  if (plain) return words;
  return `${/ (at|by|on|from|to|until)$/.test(words) ? words.replaceAll(' ', '-') : words} ${kind}`;
};
/** `paid_at` is a paid-at time, `pickup` a pickup date. */
const timely = { instant: 'time', clock: 'time', date: 'date' } as const;

const fieldOf = (term: Extract<TermModel, { kind: 'field' }>, lookup: Lookup) => {
  const { shape } = lookup.field(term.of, term.name);
  const { called } = lookup.thing(term.of);
  const isCents = shape.type === 'number' && shape.unit === 'cents';
  return { owner: `the ${called}`, name: nameOf(term.name, called, shape), shape, isCents };
};
/** `the loan's status`; `the points of the use of points`. */
const belonging = (owner: string, name: string): string =>
  / (of|on|in|to|for|at|from)\b/.test(owner) ? `the ${name} of ${owner}` : `${owner}${owner.endsWith('s') ? "'" : "'s"} ${name}`;
const has = (owner: string): string => (/[^s]s$/.test(owner) ? 'have' : 'has');

const bareAmount = (term: TermModel, lookup: Lookup): string => {
  const inner = unnamed(term);
  if (inner.kind === 'constant') return literalPhrase(lookup.constant(inner.id).value);
  return termPhrase(term, lookup);
};
/** A length of time: `24 hours`. */
export const durationPhrase = (by: DurationModel, lookup: Lookup): string => {
  const amount = unnamed(by.amount);
  if (amount.kind === 'either') return termPhrase(amount, lookup);
  if (amount.kind === 'literal' || amount.kind === 'constant') return counted(bareAmount(amount, lookup), by.unit);
  if (amount.kind === 'field') {
    const { owner, name } = fieldOf(amount, lookup);
    if (name.endsWith(` ${by.unit}`)) return belonging(owner, name.slice(0, -by.unit.length - 1));
  }
  return `as many ${by.unit} as ${termPhrase(by.amount, lookup)}`;
};

const literalPhrase = (value: string | number | boolean | null): string => {
  if (value === null) return 'nothing';
  if (typeof value === 'number') return thousands(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return quoted(value);
};

const phrases = (terms: readonly TermModel[], lookup: Lookup, by: 'and' | 'or' = 'and'): string =>
  listed(
    terms.map((it) => termPhrase(it, lookup)),
    by,
  );
/** A term as a noun: `the loan's status`, `14 days after return time`. */
export const termPhrase = (term: TermModel, lookup: Lookup): string => {
  switch (term.kind) {
    case 'literal':
      return literalPhrase(term.value);
    case 'field': {
      const { owner, name } = fieldOf(term, lookup);
      return belonging(owner, name);
    }
    case 'constant': {
      const { value, unit } = lookup.constant(term.id);
      return unit === undefined ? literalPhrase(value) : counted(literalPhrase(value), unit);
    }
    case 'setting':
      return `the setting ${quoted(wordsOf(term.id))}`;
    case 'now':
      return 'now';
    case 'today':
      return `today (${termPhrase(term.zone, lookup)})`;
    case 'at':
      return `${termPhrase(term.date, lookup)} at ${termPhrase(term.clock, lookup)} (${termPhrase(term.zone, lookup)})`;
    case 'namedTerm':
      return term.says;
    case 'later':
      return `${durationPhrase(term.by, lookup)} after ${termPhrase(term.from, lookup)}`;
    case 'earlier':
      return `${durationPhrase(term.by, lookup)} before ${termPhrase(term.from, lookup)}`;
    case 'lengthOf':
      return `the length of ${termPhrase(term.text, lookup)}`;
    case 'sizeOf':
      return `the number of entries in ${termPhrase(term.list, lookup)}`;
    case 'daysBetween':
      return `the number of ${term.called} from ${termPhrase(term.from, lookup)} to ${termPhrase(term.to, lookup)}`;
    case 'sum':
      return `the sum of ${phrases(term.of, lookup)}`;
    case 'product':
      return `the product of ${phrases(term.of, lookup)}, rounded half up`;
    case 'earliest':
      return `${phrases(term.of, lookup, 'or')}, whichever comes first`;
    case 'byWeekday': {
      const days = term.days.map(({ day, value }) => `${termPhrase(value, lookup)} on a ${capitalized(day)}`);
      return `${days.join(', ')}, going by ${termPhrase(term.date, lookup)}; otherwise ${termPhrase(term.otherwise, lookup)}`;
    }
    case 'either':
      return `${termPhrase(term.value, lookup)} where ${conditionSentence(term.when, lookup)}, otherwise ${termPhrase(term.otherwise, lookup)}`;
  }
};

/** When a timer ends: `24 hours after the loan's creation or pick-up time, whichever comes first`. */
export const timerPhrase = (timer: readonly TermModel[], lookup: Lookup): string => {
  const moments = timer
    .flatMap((it) => (it.kind === 'earliest' ? it.of : [it]))
    .map((it) => (it.kind === 'later' || it.kind === 'earlier' ? termPhrase(it, lookup) : `at ${termPhrase(it, lookup)}`));
  return `${listed(moments, 'or')}${moments.length > 1 ? ', whichever comes first' : ''}`;
};

/** The value beside a term: with the label of a reference list, as money, with a unit. */
export const besidePhrase = (right: TermModel, left: TermModel, lookup: Lookup): string => {
  if (right.kind !== 'literal' || right.value === null) return termPhrase(right, lookup);
  const beside = unnamed(left);
  if (typeof right.value === 'number') {
    if (beside.kind === 'field' && fieldOf(beside, lookup).isCents) return money(right.value);
    if (beside.kind === 'lengthOf') return counted(thousands(right.value), 'characters');
    return beside.kind === 'daysBetween' ? counted(thousands(right.value), beside.called) : thousands(right.value);
  }
  if (typeof right.value !== 'string' || beside.kind !== 'field') return literalPhrase(right.value);
  const { shape } = fieldOf(beside, lookup);
  if (shape.type !== 'oneOf') return literalPhrase(right.value);
  const label = lookup.values(shape.values).items.find((item) => item.value === right.value)?.label ?? right.value;
  return label.toLowerCase() === wordsOf(right.value).toLowerCase() ? wordsOf(right.value) : quoted(label);
};

const comparisons = {
  is: 'is',
  isNot: 'is not',
  moreThan: 'is more than',
  atLeast: 'is at least',
  lessThan: 'is less than',
  atMost: 'is at most',
  before: 'is before',
  after: 'is after',
  notBefore: 'is not before',
  notAfter: 'is not after',
} as const;
// "now is not after 14 days after return time" makes nobody nod
const besideMoved = {
  before: 'is earlier than',
  after: 'is later than',
  notBefore: 'is no earlier than',
  notAfter: 'is no later than',
} as const;

const verbOf = (kind: keyof typeof comparisons, right: TermModel): string =>
  (right.kind === 'later' || right.kind === 'earlier') && kind in besideMoved
    ? besideMoved[kind as keyof typeof besideMoved]
    : comparisons[kind];

const adjective = /(ed|able|ible|ive|ful|\b(in|out|open|ready|free|due|new|paid|public|private|late|known|shown))$/;
const yesOrNo = (term: TermModel, yes: boolean, lookup: Lookup): string => {
  const inner = term;
  if (inner.kind === 'setting') return `${termPhrase(inner, lookup)} is ${yes ? 'on' : 'off'}`;
  if (inner.kind !== 'field') return `${termPhrase(inner, lookup)} is ${yes ? 'yes' : 'no'}`;
  const { owner, name } = fieldOf(inner, lookup);
  const [first = '', ...rest] = name.split(' ');
  const tail = rest.join(' ');
  if (first === 'is' && tail !== '') return `${owner} is ${yes ? '' : 'not '}${adjective.test(tail) ? tail : article(tail)}`;
  if (first === 'has' && tail !== '') return `${owner} ${yes ? `has ${article(tail)}` : `has no ${tail}`}`;
  if (['can', 'may', 'must'].includes(first) && tail !== '') return `${owner} ${first}${yes ? '' : ' not'} ${tail}`;
  // "pets allowed" is nothing that somebody is; "signed in" is
  if (adjective.test(name) && (rest.length === 0 || /^\w+ed (in|out|off|up)$/.test(name))) return `${owner} is ${yes ? '' : 'not '}${name}`;
  return `${belonging(owner, quoted(name))} is ${yes ? 'yes' : 'no'}`;
};

const thereOrNot = (term: TermModel, there: boolean, lookup: Lookup): string => {
  if (term.kind !== 'field') return `${termPhrase(term, lookup)} is ${there ? 'known' : 'not known'}`;
  const { owner, name, shape } = fieldOf(term, lookup);
  // an answer on a scale is no thing that somebody has
  if (['number', 'flag', 'oneOf'].includes(shape.type)) return `${belonging(owner, quoted(name))} is ${there ? 'given' : 'not given'}`;
  if (!there) return `${owner} ${has(owner)} no ${name}`;
  const plural = shape.type === 'list' || (/[^s]s$/.test(name) && !/(us|is|ess)$/.test(name));
  return `${owner} ${has(owner)} ${plural ? name : article(name)}`;
};

const flat = (condition: ConditionModel): boolean =>
  !['all', 'any', 'none'].includes(condition.kind) || ('of' in condition && Array.isArray(condition.of) && condition.of.length === 1);

const notSo = (condition: ConditionModel, lookup: Lookup): string => {
  if (condition.kind === 'isTrue') return yesOrNo(condition.of, false, lookup);
  if (condition.kind === 'present' || condition.kind === 'absent') return thereOrNot(condition.of, condition.kind === 'absent', lookup);
  return `it is not so that ${conditionSentence(condition, lookup)}`;
};

const heads = { all: 'all of these hold', any: 'at least one of these holds', none: 'none of these holds' } as const;
const several = (kind: keyof typeof heads, of: readonly ConditionModel[], lookup: Lookup): string => {
  const [only, ...more] = of;
  if (!only) return kind === 'any' ? 'never' : 'always';
  if (more.length === 0) return kind === 'none' ? notSo(only, lookup) : conditionSentence(only, lookup);
  const parts = of.map((it) => (flat(it) ? conditionSentence(it, lookup) : `(${conditionSentence(it, lookup)})`));
  if (of.length === 2 && kind !== 'none') return parts.join(kind === 'all' ? ' and ' : ' or ');
  return `${heads[kind]}: ${parts.join('; ')}`;
};

/** A condition as a clause, without capital letter and full stop. */
export const conditionSentence = (condition: ConditionModel, lookup: Lookup): string => {
  switch (condition.kind) {
    case 'isOneOf': {
      const options = condition.right.map((it) => besidePhrase(it, condition.left, lookup));
      return `${termPhrase(condition.left, lookup)} is ${options.length > 2 ? 'one of ' : ''}${listed(options, 'or')}`;
    }
    case 'isIn':
      return `${termPhrase(condition.left, lookup)} is among ${termPhrase(condition.right, lookup)}`;
    case 'isTrue':
    case 'isFalse':
      return yesOrNo(condition.of, condition.kind === 'isTrue', lookup);
    case 'present':
    case 'absent':
      return thereOrNot(condition.of, condition.kind === 'present', lookup);
    case 'matches':
      return `${termPhrase(condition.of, lookup)} ${condition.says}`;
    case 'all':
    case 'any':
    case 'none':
      return several(condition.kind, condition.of, lookup);
    case 'holds':
      return `${quoted(lookup.rule(condition.rule).says)} holds`;
    default:
      return `${termPhrase(condition.left, lookup)} ${verbOf(condition.kind, condition.right)} ${besidePhrase(condition.right, condition.left, lookup)}`;
  }
};
