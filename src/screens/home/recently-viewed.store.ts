// The listings that this browser opened last, as cards.
import { combine, sample } from 'effector';
import { listCardsFx } from '../../../generated/client/property';
import { query } from '../shell/calls/query';
import { $seenStays } from '../shell/card-grid/seen-stays.store';
import { $currency } from '../shell/format/currency.store';

const cards = query(listCardsFx);
sample({
  clock: [$seenStays, $currency],
  source: { property_ids: $seenStays, currency: $currency },
  filter: ({ property_ids }) => property_ids.length > 0,
  fn: ({ property_ids, currency }) => ({ property_ids: [...property_ids], currency }),
  target: cards.wanted,
});
/** Those that are listed. None where they could not be had: the page is whole without them. */
export const $cards = combine($seenStays, cards.$data, (ids, found) => found?.filter(({ property_id }) => ids.includes(property_id)) ?? []);
