// The days of a calendar: arithmetic, what may be chosen, and what is said.
import { expect, test } from 'vitest';
import type { PlainDate } from '../../../generated/model/wire';
import { addDays, daysBetween, addMonths, lastOfMonth } from '../../../generated/model/dates';
import { longDate, shortRange, weeksOf } from '../../../src/ui/calendar/dates';
import { type Availability, choose, type DateRange, firstFree, stateOf } from '../../../src/ui/calendar/selection';
import { dayName, summary } from '../../../src/ui/calendar/spoken';

const on = (text: string) => text as PlainDate;
const taken = new Set(['2027-02-20', '2027-02-21']);
const days: Availability = {
  first: on('2027-02-04'),
  last: on('2027-12-31'),
  isTaken: (night) => taken.has(night),
  minNights: () => 3,
  maxNights: () => 28,
};
const from = (start: string): DateRange => ({ start: on(start) });
const name = (day: string, range: DateRange = {}) => dayName(on(day), { state: stateOf(on(day), range, days), range });

test('days and months are counted on the calendar, leap days and ends of months included', () => {
  expect(addDays(on('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(on('2027-03-01'), -1)).toBe('2027-02-28');
  expect(addMonths(on('2027-01-31'), 1)).toBe('2027-02-28');
  expect(addMonths(on('2027-01-15'), -13)).toBe('2025-12-15');
  expect(lastOfMonth(on('2027-02-11'))).toBe('2027-02-28');
  expect(daysBetween(on('2027-03-13'), on('2027-03-15'))).toBe(2);
});

test('a month is laid out in weeks that begin on Sunday', () => {
  const weeks = weeksOf(on('2027-02-12'));
  expect(weeks.map((week) => week.filter(Boolean).length)).toEqual([6, 7, 7, 7, 1]);
  expect(weeks[0]?.[0]).toBeUndefined();
  expect(weeks[0]?.[1]).toBe('2027-02-01');
});

test('the first free day begins a stay that is long enough; where none does, it is the first of all', () => {
  const until = (last: string, takenUntil: string) => ({
    ...days,
    last: on(last),
    isTaken: (night: PlainDate) => night < takenUntil || night === '2027-03-05',
  });
  expect(firstFree(days)).toBe('2027-02-04');
  expect(firstFree(until('2027-12-31', '2027-02-25'))).toBe('2027-02-25');
  // two free nights before the next booking are too few
  expect(firstFree(until('2027-12-31', '2027-03-03'))).toBe('2027-03-06');
  expect(firstFree(until('2027-04-30', '2027-05-01'))).toBe('2027-02-04');
});

test('what may be the first day: not before the first, not past the last, not on a night that is taken', () => {
  const states = ['2027-02-03', '2027-02-04', '2027-02-20', '2027-02-21', '2027-02-22', '2028-01-01'].map((day) =>
    stateOf(on(day), {}, days),
  );
  expect(states).toEqual(['outside', 'free', 'end only', 'taken', 'free', 'outside']);
});

test('what may be the last day: within the limits, and not past the next booking', () => {
  const range = from('2027-02-15');
  const states = ['2027-02-17', '2027-02-18', '2027-02-20', '2027-02-21', '2027-02-22', '2027-02-14'].map((day) =>
    stateOf(on(day), range, days),
  );
  expect(states).toEqual(['too short', 'free', 'free', 'taken', 'past the next booking', 'free']);
  expect(stateOf(on('2027-04-30'), from('2027-03-01'), days)).toBe('too long');
});

test('a day before the start begins anew, the start itself takes it back, and a third choice begins anew', () => {
  const range = from('2027-02-15');
  expect(choose(on('2027-02-18'), range)).toEqual({ start: '2027-02-15', end: '2027-02-18' });
  expect(choose(on('2027-02-10'), range)).toEqual({ start: '2027-02-10' });
  expect(choose(on('2027-02-15'), range)).toEqual({});
  expect(choose(on('2027-02-10'), { start: on('2027-02-01'), end: on('2027-02-05') })).toEqual({ start: '2027-02-10' });
});

test('each day says what it is', () => {
  expect(name('2027-02-12')).toBe('Choose Friday, February 12, 2027 as your check-in date. It’s available.');
  expect(name('2027-02-18', from('2027-02-15'))).toBe('Choose Thursday, February 18, 2027 as your check-out date. It’s available.');
  expect(name('2027-02-21')).toBe('Sunday, February 21, 2027. It’s not available.');
  expect(name('2027-02-20')).toBe('Saturday, February 20, 2027. It’s available for check-out only.');
  expect(name('2027-02-15', from('2027-02-15'))).toBe('Monday, February 15, 2027. Chosen as your check-in date.');
});

test('a stay is summed up in nights and dates', () => {
  expect(summary({ start: on('2027-02-12'), end: on('2027-02-15') })).toBe('3 nights · Feb 12 – 15');
  expect(summary({ start: on('2027-02-28'), end: on('2027-03-01') })).toBe('1 night · Feb 28 – Mar 1');
  expect(summary(from('2027-02-12'))).toBeUndefined();
  expect(shortRange(on('2026-12-30'), on('2027-01-02'))).toBe('Dec 30 – Jan 2');
  expect(longDate(on('2027-02-12'))).toBe('Friday, February 12, 2027');
});
