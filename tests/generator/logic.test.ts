// The checks' knowledge of conditions: which can never hold, and which cannot fail.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { logicOf } from '../../generator/check/logic';
import { contextOf } from '../../generator/check/context';
import { type Read, readApp } from '../../generator/reading/model';
import type { ConditionModel, TermModel } from '../../generator/model/term-model';
import { appOf } from '../support/generator';

const dir = fileURLToPath(new URL('cases/every-word/spec', import.meta.url));
const read = (await readApp(await appOf(dir), dir)) as Read;
const { canHold, canFail } = logicOf(contextOf(read));

const of = (thing: string, name: string): TermModel => ({ kind: 'field', of: thing, name });
const [status, starts, ends, note, paid] = ['status', 'starts', 'ends', 'note', 'paid_at'].map((name) => of('Loan', name)) as [
  TermModel,
  TermModel,
  TermModel,
  TermModel,
  TermModel,
];
const stars = of('Stars', 'stars');
const again = of('Stars', 'again');
const photos = of('Tool', 'photos');
const now: TermModel = { kind: 'now' };
const literal = (value: string | number | boolean | null): TermModel => ({ kind: 'literal', value });
const later = (from: TermModel, unit: 'hours' | 'days', amount: number): TermModel => ({
  kind: 'later',
  from,
  by: { kind: 'duration', unit, amount: literal(amount) },
});
type Sign = Extract<ConditionModel, { left: TermModel; right: TermModel }>['kind'];
const compare = (kind: Sign, left: TermModel, right: TermModel | string | number | null): ConditionModel => ({
  kind,
  left,
  right: typeof right === 'object' && right !== null ? right : literal(right),
});
const about = (kind: 'isTrue' | 'isFalse' | 'present' | 'absent', of: TermModel): ConditionModel => ({ kind, of });
const join = (kind: 'all' | 'any' | 'none', ...of: readonly ConditionModel[]): ConditionModel => ({ kind, of });
const among = (left: TermModel, ...right: readonly string[]): ConditionModel => ({ kind: 'isOneOf', left, right: right.map(literal) });

test.each<[string, ConditionModel]>([
  ['two values at once', join('all', compare('is', status, 'asked'), compare('is', status, 'lent'))],
  ['a value and not that value', join('all', compare('is', status, 'asked'), compare('isNot', status, 'asked'))],
  ['two lists without a common entry', join('all', among(status, 'asked', 'lent'), among(status, 'lost'))],
  ['all entries excluded', join('none', ...['asked', 'lent', 'returned', 'lost'].map((one) => compare('is', status, one)))],
  ['a number beyond its limits', compare('moreThan', stars, 5)],
  ['whole numbers with nothing between', join('all', compare('moreThan', stars, 2), compare('lessThan', stars, 3))],
  ['a number pinned and excluded', join('all', compare('atLeast', stars, 5), compare('isNot', stars, 5))],
  ['yes and no', join('all', about('isTrue', again), about('isFalse', again))],
  ['there and not there', join('all', about('present', note), about('absent', note))],
  ['missing, yet compared', join('all', about('absent', paid), compare('after', now, paid))],
  ['a required date that is absent', about('absent', starts)],
  ['a comparison with nothing', compare('is', note, null)],
  ['before and after', join('all', compare('before', starts, ends), compare('after', starts, ends))],
  ['before in a circle', join('all', compare('before', starts, ends), compare('notBefore', starts, later(ends, 'days', 1)))],
  ['later than an hour after itself', compare('after', now, later(now, 'hours', 1))],
  [
    'a window that closes before it opens',
    join('all', compare('after', now, later(paid, 'days', 2)), compare('before', now, later(paid, 'hours', 47))),
  ],
  [
    'fewer nights than none',
    join('all', compare('after', ends, starts), compare('atMost', { kind: 'daysBetween', from: starts, to: ends, called: 'nights' }, 0)),
  ],
  ['more photos than fit', compare('moreThan', { kind: 'sizeOf', list: photos }, 5)],
  ['a text shorter than nothing', compare('lessThan', { kind: 'lengthOf', text: note }, 0)],
  ['a rule and its opposite', join('all', { kind: 'holds', rule: 'soundDates' }, compare('after', starts, ends))],
  ['any of nothing', join('any')],
])('%s can never hold', (_name, condition) => {
  expect(canHold(condition)).toBe(false);
});

test.each<[string, ConditionModel]>([
  ['every entry', among(status, 'asked', 'lent', 'returned', 'lost')],
  ['a number within its limits', compare('atLeast', stars, 1)],
  ['yes or no, where it is required', join('any', about('isTrue', again), about('isFalse', again))],
  ['there or not there', join('any', about('present', note), about('absent', note))],
  ['a required date that is present', about('present', starts)],
  ['before, or not before', join('any', compare('before', starts, ends), compare('notBefore', starts, ends))],
  ['an hour later than itself', compare('after', later(now, 'hours', 1), now)],
  ['all of nothing', join('all')],
  ['none of what can never hold', join('none', compare('moreThan', stars, 5))],
])('%s always holds', (_name, condition) => {
  expect(canFail(condition)).toBe(false);
});

test.each<[string, ConditionModel]>([
  ['one of two values', join('any', compare('is', status, 'asked'), compare('is', status, 'lent'))],
  ['a window', join('all', compare('after', now, paid), compare('notAfter', now, later(paid, 'days', 14)))],
  ['a value that may be missing, before or not before', join('any', compare('before', paid, now), compare('notBefore', paid, now))],
  ['a range within a range', join('all', compare('atLeast', stars, 2), compare('atMost', stars, 4))],
  ['a trimmed text', compare('atLeast', { kind: 'lengthOf', text: of('Member', 'name') }, 1)],
  ['a required list with something in it', about('present', photos)],
  ['a rule', { kind: 'holds', rule: 'mayReturn' }],
  ['what only the server knows', compare('is', of('Loan', 'member_id'), of('Visitor', 'member_id'))],
])('%s may hold and may fail', (_name, condition) => {
  expect([canHold(condition), canFail(condition)]).toEqual([true, true]);
});
