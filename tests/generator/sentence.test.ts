// Conditions as an analyst reads them.
import { expect, it } from 'vitest';
import { asSentence, conditionSentence, termPhrase, wordsOf } from '../../generator/model/sentence';
import type { ConditionModel, TermModel } from '../../generator/model/term-model';
import { checkInTime, compare, duration, lookup, now, of, value } from '../support/a-term';

const days14 = duration('days', { kind: 'constant', id: 'windowDays' });
const paid: ConditionModel = { kind: 'present', of: of('paid_at') };
const confirmed = compare(of('status'), 'is', value('confirmed'));
const waiting = compare(of('status'), 'is', value('pending'));

it.each<[ConditionModel, string]>([
  [confirmed, "the booking's status is confirmed"],
  [waiting, "the booking's status is “Waiting for the host”"],
  [compare(of('status'), 'isNot', value('confirmed')), "the booking's status is not confirmed"],
  [compare(now, 'after', checkInTime), 'now is after check-in time'],
  [compare(now, 'notAfter', { kind: 'later', from: checkInTime, by: days14 }), 'now is no later than 14 days after check-in time'],
  [
    compare(now, 'before', { kind: 'earlier', from: checkInTime, by: duration('hours', value(1)) }),
    'now is earlier than 1 hour before check-in time',
  ],
  [compare(of('checkin'), 'before', of('checkout')), "the booking's checkin date is before the booking's checkout date"],
  [compare(of('total_cents'), 'atLeast', value(150_000)), "the booking's total is at least 1,500.00"],
  [compare({ kind: 'lengthOf', text: of('message') }, 'atMost', value(1)), "the length of the booking's message is at most 1 character"],
  [compare({ kind: 'sizeOf', list: of('photos') }, 'atLeast', value(5)), "the number of entries in the booking's photos is at least 5"],
  [
    compare({ kind: 'daysBetween', from: of('checkin'), to: of('checkout'), called: 'nights' }, 'moreThan', value(2)),
    "the number of nights from the booking's checkin date to the booking's checkout date is more than 2 nights",
  ],
  [
    compare({ kind: 'sum', of: [of('guests'), of('total_cents')] }, 'lessThan', value(12_000)),
    "the sum of the booking's guests and the booking's total is less than 12,000",
  ],
  [
    { kind: 'isOneOf', left: of('status'), right: [value('pending'), value('confirmed')] },
    "the booking's status is “Waiting for the host” or confirmed",
  ],
  [{ kind: 'isIn', left: of('status'), right: of('photos') }, "the booking's status is among the booking's photos"],
  [{ kind: 'isTrue', of: of('is_flexible') }, 'the booking is flexible'],
  [{ kind: 'isFalse', of: of('show_banner') }, "the booking's “show banner” is no"],
  [{ kind: 'isTrue', of: of('signed_in', 'Visitor') }, 'the visitor is signed in'],
  [{ kind: 'isTrue', of: { kind: 'setting', id: 'searchEnabled' } }, 'the setting “search enabled” is on'],
  [paid, 'the booking has a paid-at time'],
  [{ kind: 'absent', of: of('photos') }, 'the booking has no photos'],
  [{ kind: 'present', of: of('guests') }, "the booking's “guests” is given"],
  [{ kind: 'matches', of: of('message'), pattern: '^a', says: 'begins with an a' }, "the booking's message begins with an a"],
  [{ kind: 'holds', rule: 'mayWin' }, '“A booking wins” holds'],
  [{ kind: 'all', of: [confirmed, paid] }, "the booking's status is confirmed and the booking has a paid-at time"],
  [
    { kind: 'any', of: [confirmed, paid, waiting] },
    "at least one of these holds: the booking's status is confirmed; the booking has a paid-at time; the booking's status is “Waiting for the host”",
  ],
  [{ kind: 'none', of: [confirmed, paid] }, "none of these holds: the booking's status is confirmed; the booking has a paid-at time"],
  [{ kind: 'none', of: [confirmed] }, "it is not so that the booking's status is confirmed"],
  [{ kind: 'none', of: [paid] }, 'the booking has no paid-at time'],
  [
    { kind: 'all', of: [paid, { kind: 'any', of: [confirmed, waiting] }] },
    "the booking has a paid-at time and (the booking's status is confirmed or the booking's status is “Waiting for the host”)",
  ],
  [{ kind: 'all', of: [] }, 'always'],
  [{ kind: 'any', of: [] }, 'never'],
])('%# reads well', (condition, says) => {
  expect(conditionSentence(condition, lookup)).toBe(says);
});

it.each<[TermModel, string]>([
  [{ kind: 'today', zone: of('timezone', 'Property') }, "today (the property's timezone)"],
  [(checkInTime as { of: TermModel }).of, "the booking's checkin date at the property's checkin time (the property's timezone)"],
  [of('property_id', 'Property'), "the property's ID"],
  [{ kind: 'constant', id: 'windowDays' }, '14 days'],
  [{ kind: 'later', from: now, by: duration('hours', of('notice_hours', 'Property')) }, "the property's notice after now"],
  [
    { kind: 'later', from: of('checkin'), by: duration('days', of('guests')) },
    "as many days as the booking's guests after the booking's checkin date",
  ],
])('%# names a value', (term, says) => {
  expect(termPhrase(term, lookup)).toBe(says);
});

it('makes words of names, and sentences of clauses', () => {
  expect(['paid_at', 'checkoutDate', 'listing_url', 'odd-name'].map(wordsOf)).toEqual([
    'paid at',
    'checkout date',
    'listing URL',
    'odd name',
  ]);
  expect(['now is late', 'Done.', 'why?', ''].map(asSentence)).toEqual(['Now is late.', 'Done.', 'Why?', '']);
});
