// Other stays than the listing: those like it nearby, and those of its host. Asked for once they are nearly in sight.
import { combine, createEvent, createStore, sample } from 'effector';
import { listHostStaysFx, listSimilarStaysFx } from '../../../generated/client/property';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { listing, propertyOpened } from './listing.store';
import { $settled } from './trip.store';

export const othersShown = createEvent();
const similar = query(listSimilarStaysFx);
const ofHost = query(listHostStaysFx);

const $isShown = createStore(false, { serialize: 'ignore' });
sample({ clock: propertyOpened, fn: () => false, target: $isShown });
sample({ clock: propertyOpened, fn: () => undefined, target: [similar.cleared, ofHost.cleared] });
sample({ clock: othersShown, fn: () => true, target: $isShown });

const wanted = sample({
  clock: [othersShown, $settled, $currency],
  source: { known: listing.$data, isShown: $isShown, trip: $settled, currency: $currency },
}).filterMap(({ known, isShown, trip, currency }) => (known && isShown ? { known, trip, currency } : undefined));
sample({
  clock: wanted,
  fn: ({ known: { property_id }, trip: { checkin, checkout, adults, children, pets }, currency }) => ({
    property_id,
    ...(checkin && checkout && { checkin, checkout }),
    adults,
    children,
    pets,
    currency,
  }),
  target: similar.wanted,
});
sample({
  clock: wanted,
  fn: ({ known, currency }) => ({ profile_id: known.host.profile_id, currency }),
  target: ofHost.wanted,
});

/** None while they are on their way, and where they could not be had: the page is whole without them. */
export const $similar = similar.$data.map((found) => found ?? []);
const besides = 4;
/** The host's other places, a row of them; and how many places the host has. */
export const $ofHost = combine(ofHost.$data, listing.$data, (found, known) => ({
  cards: found?.results.filter(({ property_id }) => property_id !== known?.property_id).slice(0, besides) ?? [],
  total: found?.total ?? 0,
}));
