// Days of messages and of reviews are the reader's own, wherever they read.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ThreadRow } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { ReviewCard } from '../../../src/screens/listing/review-card';
import { ThreadLine } from '../../../src/screens/messages/thread-line';
import { ownDeadline, placeClock } from '../../../src/screens/shell/format/own-zone';
import { leftUntil } from '../../../src/screens/shell/format/time-left';
import { aBookingRow } from '../../support/a-guest-booking';
import { aReview } from '../../support/a-listing';
import { rendered } from '../../support/rendered';

afterEach(() => vi.restoreAllMocks());

const moment = '2026-12-31T23:40:00Z';
const rowAt = (at: string): ThreadRow => ({
  thread_id: 't-1',
  side: 'guest',
  property: aBookingRow().property,
  other: { first_name: 'Ann', avatar: null },
  last: {
    number: 1,
    side: 'host',
    text: 'Welcome',
    is_removed: false,
    is_masked: false,
    photos: [],
    is_automatic: false,
    writer: null,
    at: instantOf(new Date(at)),
  },
  unread: 0,
  booking: null,
});

test.each([
  ['Asia/Tokyo', 'Jan 1', 'January 2027'],
  ['Europe/Paris', 'Jan 1', 'January 2027'],
  ['America/St_Johns', 'Dec 31', 'December 2026'],
  ['America/Toronto', 'Dec 31', 'December 2026'],
  ['America/Vancouver', 'Dec 31', 'December 2026'],
])('in %s the last moments of a year in London are %s', (timeZone, day, month) => {
  const usual = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone });
  rendered(
    <MemoryRouter>
      <ThreadLine row={rowAt(moment)} chosen={false} />
      <ReviewCard review={aReview({ created_at: instantOf(new Date(moment)) })} />
    </MemoryRouter>,
  );
  expect(screen.getByText(day)).toBeDefined();
  expect(screen.getByText(month)).toBeDefined();
});

test.each([
  ['America/Vancouver', 'Feb 12, 5:00 PM'],
  ['America/Toronto', 'Feb 12, 7:00 PM (5:00 PM Pacific Time)'],
  ['America/St_Johns', 'Feb 12, 8:30 PM (5:00 PM Pacific Time)'],
  ['Europe/Paris', 'Feb 13, 1:00 AM (Feb 12, 5:00 PM Pacific Time)'],
  ['Asia/Tokyo', 'Feb 13, 9:00 AM (Feb 12, 5:00 PM Pacific Time)'],
])('in %s a deadline in Vancouver is told as %s', (timeZone, words) => {
  const usual = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone });
  expect(ownDeadline(instantOf(new Date('2027-02-13T00:00:00Z')), { zone: 'America/Vancouver' })).toBe(words);
});

test('the clocks of a place are named as people name them now, with or without daylight saving time', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Tokyo',
  });
  const zones = ['America/Edmonton', 'America/Whitehorse', 'America/Glace_Bay'] as const;
  expect(zones.map((zone) => ownDeadline(instantOf(new Date('2027-07-13T00:00:00Z')), { zone }).split(' PM ')[1])).toEqual([
    'Mountain Time)',
    'Yukon Time)',
    'Atlantic Time)',
  ]);
});

test.each([
  ['America/Vancouver', '4:00 PM'],
  ['America/Toronto', '4:00 PM Pacific Time'],
  ['Asia/Tokyo', '4:00 PM Pacific Time'],
])('in %s a clock in Vancouver is told as %s', (timeZone, words) => {
  const usual = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone });
  expect(placeClock('16:00', 'America/Vancouver', instantOf(new Date('2027-02-13T00:00:00Z')))).toBe(words);
});

test.each([
  [59, '59 min left'],
  [60, '1 h left'],
  [47 * 60 + 59, '47 h left'],
  [48 * 60, '2 days left'],
  [-1, undefined],
])('with %s minutes to a deadline, %s', (minutes, words) => {
  const now = Date.parse('2027-02-13T00:00:00Z');
  expect(leftUntil(instantOf(now + minutes * 60_000), instantOf(now))).toBe(words);
});
