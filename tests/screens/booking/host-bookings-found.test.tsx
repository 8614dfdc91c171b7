// A host's bookings by tab and words: what is looked for stands in the address.
// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { allSettled, createWatch } from 'effector';
import { expect, test } from 'vitest';
import type { Instant } from '../../../generated/model/wire';
import { hostBookingTexts as say } from '../../../generated/texts/sentences/hostBookingTexts';
import { opened } from '../../../src/screens/booking/host-bookings';
import { navigated } from '../../../src/screens/shell/navigation/navigation';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aBookingRow } from '../../support/a-booking';
import { list, now, rowsShown, tabs, thePage } from '../../support/host-bookings-page';

const paid = { status: 'confirmed', paid_at: now } as const;
const guest = (first_name: string) => ({ first_name, avatar: null, rating: null });
const requestsOf = [
  aBookingRow({ booking_id: 'sooner', guest: guest('Sam'), reply_by: '2027-02-01T22:40:30Z' as Instant }),
  aBookingRow({ booking_id: 'later', guest: guest('Lee'), reply_by: '2027-02-02T19:40:00Z' as Instant }),
];

test('tab and words stand in the address: they are asked for, kept by each tab and row, and shown in the box', async () => {
  const asked = 'GET /booking/properties/search?tab=past&words=noor+whist&per_page=50';
  const past = aBookingRow({ booking_id: 'past', ...paid, guest: guest('Noor') });
  const at = '/bookings?tab=past&words=noor+whist';
  await thePage([], { [asked]: list([past], 'past', { cancelled: 2 }) }, at);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: say.search }).value).toBe('noor whist');
  expect(rowsShown('past')).toEqual(['/bookings/past?tab=past&words=noor+whist']);
  expect(tabs().at(-1)?.getAttribute('href')).toBe('/bookings?tab=cancelled&words=noor+whist');
  expect(screen.getByText(say.found({ count: 3 }))).toBeDefined();
  // words look among all: the coming days are none of them
  expect(screen.queryByRole('region', { name: /^Next 28 days/ })).toBeNull();
});

test('words that are typed are put into the address once the typing rests, without a tab: the first that has any is shown', async () => {
  const { scope } = await thePage(
    requestsOf,
    { 'GET /booking/properties/search?tab=requests&per_page=50': list(requestsOf) },
    '/bookings?tab=requests',
  );
  const led: string[] = [];
  createWatch({ unit: navigated, fn: ({ path: to, replaces }) => void led.push(`${to} ${replaces}`), scope });
  const box = screen.getByRole('searchbox', { name: say.search });
  // however slow the machine is, no rest lies between the two
  for (const value of [' far', ' far234 ']) fireEvent.change(box, { target: { value } });
  // a booking that is opened before the typing rests takes the words along
  expect(rowsShown('requests')[0]).toBe('/bookings/sooner?tab=requests&words=far234');
  await waitFor(() => expect(led).toEqual(['/bookings?words=far234 true']));
  await allSettled(opened, { scope, params: visitOf('/bookings') });
  expect((box as HTMLInputElement).value).toBe('');
});

test('where no booking has the words, there is a way back to all', async () => {
  const { person, scope } = await thePage(
    [],
    { 'GET /booking/properties/search?words=not+here&per_page=50': list([]) },
    '/bookings?words=not+here',
  );
  expect(screen.getByRole('heading', { name: say.searchNone({ words: 'not here' }) })).toBeDefined();
  const led: string[] = [];
  createWatch({ unit: navigated, fn: ({ path: to }) => void led.push(to), scope });
  await person.click(screen.getByRole('button', { name: say.searchAll }));
  await waitFor(() => expect(led).toEqual(['/bookings']));
});

test('a tab without bookings says so', async () => {
  await thePage([], { 'GET /booking/properties/search?tab=unpaid&per_page=50': list([], 'unpaid', { past: 3 }) }, '/bookings?tab=unpaid');
  expect(screen.getByText(say.tabEmpty)).toBeDefined();
});
