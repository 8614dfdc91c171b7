// Dates, numbers and money as people read them, the same in every time zone.
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../../../generated/errors/catalogue';
import { fillSlots } from '../../../generated/errors/fill-slots';
import { shownClock, shownDate, shownDates, shownMoment, shownMoney, shownNumber } from '../../../src/screens/shell/format/format';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ;
});

test.each(['Pacific/Auckland', 'America/St_Johns', 'America/Vancouver', 'UTC'])('a calendar date is the same day in %s', (zone) => {
  process.env['TZ'] = zone;
  expect(shownDate('2027-02-12')).toBe('Feb 12');
  expect(shownDate('2027-02-12', 'long')).toBe('Friday, February 12');
  expect(shownDate('2027-12-31', 'dated')).toBe('Dec 31, 2027');
});

test('two dates say the month and the year no more often than needed', () => {
  expect(shownDates('2027-02-12', '2027-02-15')).toBe('Feb 12 – 15');
  expect(shownDates('2027-02-27', '2027-03-02')).toBe('Feb 27 – Mar 2');
  expect(shownDates('2027-12-30', '2028-01-02')).toBe('Dec 30, 2027 – Jan 2, 2028');
});

test('a moment is read on the clocks of its zone', () => {
  expect(shownMoment('2027-02-12T02:30:00Z', { zone: 'America/Vancouver' })).toBe('Feb 11, 7:30 PM');
  expect(shownMoment('2027-02-12T02:30:00Z', { zone: 'America/St_Johns', date: 'long', time: false })).toBe('Thursday, February 11');
  expect(shownClock('16:00')).toBe('4:00 PM');
  expect(shownClock('00:15')).toBe('12:15 AM');
});

test.each(['', 'soon', '2027-02-30', '2027-13-01', '12/02/2027'])('"%s" is no date', (text) => {
  expect(() => shownDate(text)).toThrow(catalogue['browser.invalid_date'].text);
  expect(() => shownMoment(text, { zone: 'UTC' })).toThrow('Invalid date string');
});

test('a number has up to two decimals and none that it does not need', () => {
  expect(shownNumber(1234.5)).toBe('1,234.5');
  expect(shownNumber(2)).toBe('2');
  expect(shownNumber('0.126')).toBe('0.13');
  expect(shownNumber(3, { min: 2 })).toBe('3.00');
  expect(shownNumber(0.12345, { max: 4 })).toBe('0.1235');
});

test.each(['', ' ', 'many', Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('%j is no number', (value) => {
  expect(() => shownNumber(value)).toThrow(fillSlots(catalogue['browser.not_a_number'].text, { value: String(value) }));
});

test('money carries the code of its currency, and as many decimals as that has', () => {
  expect(shownMoney(85_836, 'CAD')).toBe('$858.36 CAD');
  expect(shownMoney(85_836, 'USD')).toBe('$858.36 USD');
  expect(shownMoney(1_234_500, 'EUR')).toBe('€12,345.00 EUR');
  expect(shownMoney(85_836, 'JPY')).toBe('¥85,836 JPY');
  expect(shownMoney(-2500, 'CAD')).toBe('−$25.00 CAD');
  expect(shownMoney(74_500, 'CAD', { whole: true })).toBe('$745 CAD');
  expect(shownMoney(74_550, 'CAD', { whole: true })).toBe('$745.50 CAD');
});
