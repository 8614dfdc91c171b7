// The prices below the days of a listing's calendars: asked for once a month, and anew for other people or another currency.
// @vitest-environment happy-dom
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { opened } from '../../../src/screens/listing/listing.store';
import { $nightPrices, monthSeen } from '../../../src/screens/listing/night-prices.store';
import { tripSettled } from '../../../src/screens/listing/trip.store';
import { noTrip } from '../../../src/screens/listing/trip';
import { currencyChosen } from '../../../src/screens/shell/format/currency.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { day, listingAnswers, listingId } from '../../support/a-listing';
import { answer, browsing, refusal } from '../../support/a-visit';

beforeEach(() => localStorage.clear());

const call = (month: string, adults = 1, currency = 'CAD') =>
  `GET /property/${listingId}/night-price?adults=${adults}&children=0&pets=0&currency=${currency}&month=${month}`;
const prices = (currency: string, ...nights: readonly (readonly [date: string, night_cents: number])[]) =>
  answer(200, { data: { currency, nights: nights.map(([date, night_cents]) => ({ date, night_cents })) } });

test('each month is asked for once; a month that fails leaves the others, and other people or another currency ask anew', async () => {
  const { scope, requests } = browsing({
    answers: {
      ...listingAnswers,
      [call('2027-02-01')]: prices('CAD', ['2027-02-12', 18_400]),
      [call('2027-03-01')]: prices('CAD', ['2027-03-01', 20_000]),
      [call('2027-04-01')]: refusal(500, 'app.unexpected'),
      [call('2027-02-01', 3)]: prices('CAD', ['2027-02-12', 21_000]),
      // there is no rate for it
      [call('2027-02-01', 3, 'JPY')]: prices('CAD', ['2027-02-12', 21_000]),
    },
  });
  await allSettled(opened, { scope, params: visitOf(`/listing/${listingId}`) });
  for (const month of ['2027-02-01', '2027-03-01', '2027-02-01', '2027-04-01']) await allSettled(monthSeen, { scope, params: day(month) });
  expect(scope.getState($nightPrices)).toEqual({
    currency: 'CAD',
    cents: { '2027-02-12': 18_400, '2027-03-01': 20_000 },
  });
  expect(requests.filter((it) => it.call === 'listNightPrices')).toHaveLength(3);
  await allSettled(tripSettled, { scope, params: { ...noTrip, adults: 3 } });
  expect(scope.getState($nightPrices).cents).toEqual({ '2027-02-12': 21_000 });
  await allSettled(currencyChosen, { scope, params: 'JPY' });
  expect(scope.getState($nightPrices)).toMatchObject({ currency: 'CAD', cents: { '2027-02-12': 21_000 } });
});
