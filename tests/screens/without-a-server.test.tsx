// Pages of the product over the examples alone: no server, and no answer made by hand.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { instant, Refused } from '../../generated/examples/example';
import { exampleTransport } from '../../generated/examples/index';
import { exampleBookingDetail, exampleCurrentUser, exampleListing } from '../../generated/examples/things';
import { screens } from '../../src/screens/router';
import { visitOf } from '../../src/screens/shell/navigation/visit';
import { $now } from '../../src/screens/shell/request/request';
import { renderedScreen } from '../support/rendered-screen';

const now = instant('2027-02-01T12:00:00Z');
const getUser = { ...exampleCurrentUser, verified_at: now };
beforeEach(() => localStorage.setItem('session_access_token', 'a-token'));

const opened = async (name: keyof typeof screens, url: string, own: Parameters<typeof exampleTransport>[0] = {}) => {
  const { Screen, opened: open } = await screens[name].load();
  const { scope } = await renderedScreen(Screen, url, { transport: exampleTransport({ getUser, ...own }) });
  await allSettled($now, { scope, params: now });
  if (open) await allSettled(open, { scope, params: visitOf(url) });
};

test('a listing, a host’s booking and the account show what the examples hold', async () => {
  await opened('Account', '/account');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(exampleCurrentUser.first_name);
  await opened('HostBookings', `/bookings/${exampleBookingDetail.booking_id}`);
  expect((await screen.findAllByText(exampleBookingDetail.reference, { exact: false })).length).toBeGreaterThan(0);
  await opened('Listing', `/listing/${exampleListing.property_id}`);
  expect(await screen.findByRole('heading', { name: exampleListing.title })).toBeDefined();
});

test('a call is refused with a declared error where a test names one', async () => {
  await opened('SharedWishlist', '/wishlist/a-token', { getSharedWishlist: new Refused('wishlist.not_found') });
  expect(await screen.findByRole('heading', { name: 'This wish list isn’t here' })).toBeDefined();
});
