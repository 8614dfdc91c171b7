// Free dates near by, for a stay whose nights are gone.
// @vitest-environment happy-dom
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { opened } from '../../../src/screens/checkout/checkout.store';
import { $freeNear } from '../../../src/screens/checkout/free-near.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aListing, aPrice, listingId, priceCall, someNights } from '../../support/a-listing';
import { answer, browsing } from '../../support/a-visit';

const asked = `/checkout?property_id=${listingId}&checkin=2027-02-20&checkout=2027-02-23&adults=2`;
const nightsCall = `GET /property/${listingId}/availability`;

const open = async (price: Parameters<typeof aPrice>[0]) => {
  const visit = browsing({
    answers: {
      [`GET /property/${listingId}`]: answer(200, { data: aListing() }),
      [priceCall]: answer(200, { data: aPrice(price) }),
      [nightsCall]: answer(200, { data: someNights() }),
    },
  });
  await visit.goTo(asked);
  await allSettled(opened, { scope: visit.scope, params: visitOf(asked) });
  return visit;
};

test('nights that are gone lead to as many on the nearest free dates', async () => {
  const { scope } = await open({ quote: null, reasons: [{ reason: 'dates_taken' }] as never });
  expect(scope.getState($freeNear).map(({ checkin }) => checkin)).toEqual(['2027-02-16', '2027-02-17', '2027-02-23']);
});

test('nobody asks for the nights of a stay that can be booked', async () => {
  const { scope, calls } = await open({});
  expect(scope.getState($freeNear)).toEqual([]);
  expect(calls).not.toContain(nightsCall);
});
