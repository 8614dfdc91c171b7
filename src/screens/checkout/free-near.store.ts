// The same number of nights on free dates near by, for a stay whose nights are gone.
import { combine, sample } from 'effector';
import { getAvailabilityFx } from '../../../generated/client/property/getAvailability';
import { query } from '../shell/calls/query';
import { freeNear, nightsOf } from '../shell/nights/nights';
import { $now } from '../shell/request/request';
import { $price, $wish } from './ask.store';

/** How far around the dates is looked, in days, and how many are offered. */
const near = { days: 21, most: 3 };

const nights = query(getAvailabilityFx);
const gone = sample({
  clock: $price,
  source: $wish,
  filter: (wish, price) => wish !== null && price !== null && price.reasons.some(({ reason }) => reason === 'dates_taken'),
});
sample({ clock: gone.filterMap((wish) => wish ?? undefined), fn: ({ property_id }) => ({ property_id }), target: nights.asked });

export const $freeNear = combine([nights.$data, $wish, $now] as const, ([known, wish, now]) =>
  known && wish ? freeNear(nightsOf(known, now), wish, near) : [],
);
