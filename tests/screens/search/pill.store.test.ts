// The pill keeps what stands in it from page to page.
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { PlainDate } from '../../../generated/model/wire';
import {
  $trip,
  datesChosen,
  guestsCleared,
  guestsCounted,
  placeOpened,
  placeTyped,
} from '../../../src/screens/shell/search-pill/pill.store';
import { noTrip } from '../../../src/screens/shell/search-pill/trip';
import { browsing } from '../../support/a-visit';

const dates = { start: '2027-02-12' as PlainDate, end: '2027-02-15' as PlainDate };

test('what is typed stays while one walks on, and a search in the address wins', async () => {
  const { scope, goTo } = browsing();
  await allSettled(placeTyped, { scope, params: 'Tofino' });
  await goTo('/points');
  expect(scope.getState($trip).query).toBe('Tofino');
  await goTo('/search?query=Banff&adults=3');
  expect(scope.getState($trip)).toEqual({ ...noTrip, query: 'Banff', adults: 3 });
  await allSettled(placeOpened, { scope, params: 'Whistler, BC' });
  expect(scope.getState($trip)).toEqual({ ...noTrip, query: 'Whistler, BC', adults: 3 });
  // a page about the whole country is about no place
  await allSettled(placeOpened, { scope, params: '' });
  expect(scope.getState($trip)).toEqual({ ...noTrip, adults: 3 });
});

test('dates come and go as a pair or a start; who brings a child or a pet is at least one adult', async () => {
  const { scope } = browsing();
  await allSettled(datesChosen, { scope, params: { start: dates.start } });
  expect(scope.getState($trip)).toEqual({ ...noTrip, checkin: '2027-02-12' });
  await allSettled(datesChosen, { scope, params: dates });
  await allSettled(guestsCounted, { scope, params: { kind: 'pets', count: 1 } });
  expect(scope.getState($trip)).toEqual({ ...noTrip, checkin: '2027-02-12', checkout: '2027-02-15', adults: 1, pets: 1 });
  await allSettled(guestsCleared, { scope });
  await allSettled(datesChosen, { scope, params: {} });
  expect(scope.getState($trip)).toEqual(noTrip);
});
