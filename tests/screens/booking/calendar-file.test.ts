// A stay as an entry of a calendar: its moments in UTC, its words escaped, its lines no longer than calendars read.
import { expect, test } from 'vitest';
import type { Instant } from '../../../generated/model/wire';
import { calendarAddress, calendarFile } from '../../../src/screens/booking/detail/calendar-file';
import { aBooking } from '../../support/a-guest-booking';

const now = '1970-01-01T12:34:56.789Z' as Instant;
const fileOf = (title: string, address: string | null = null) =>
  calendarFile({ ...aBooking({ address }), property: { ...aBooking().property, title } }, 'https://stay.example/stays/b-1', now);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('check-in and check-out are moments on the clocks of the property', () => {
  const lines = unfolded(fileOf('Cabin'));
  expect(lines).toContain('DTSTAMP:19700101T123456Z');
  expect(lines).toContain('DTSTART:19700213T000000Z');
  expect(lines).toContain('DTEND:19700215T190000Z');
});

test('it tells the address once that is known, and the place before', () => {
  expect(unfolded(fileOf('Cabin'))).toContain(String.raw`LOCATION:Whistler\, British Columbia`);
  expect(unfolded(fileOf('Cabin', '12 Lakeside Road'))).toContain('LOCATION:12 Lakeside Road');
});

test('no word of a title ends its line or begins another', () => {
  const lines = unfolded(fileOf('Cedar; cabin, by\r\nthe \\ lake\nEND:VCALENDAR'));
  expect(lines).toContain(String.raw`SUMMARY:Cedar\; cabin\, by\nthe \\ lake\nEND:VCALENDAR`);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});

test('lines are 75 bytes at most, and no letter is cut in two', () => {
  const title = '🏔️ Chalet à côté des forêts '.repeat(8).trim();
  const file = fileOf(title);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  expect(decodeURIComponent(calendarAddress(file).slice('data:text/calendar;charset=utf-8,'.length))).toBe(file);
});
