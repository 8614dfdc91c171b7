// The stays of a page of wish lists: which they are, and their cards.
import { combine, createEvent, createStore, sample } from 'effector';
import { listCardsFx } from '../../../generated/client/property';
import { getSharedWishlistFx } from '../../../generated/client/wishlist';
import type { Wishlist } from '../../../generated/model/entities';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import { pageChanged, type Visit } from '../shell/navigation/visit';
import { asQuery, type SearchQuery } from '../shell/search-pill/trip';
import { $token } from '../shell/session/session.store';
import { $here, wishlists } from '../shell/wishlists/wishlists.store';

export const opened = createEvent<Visit>();
export const $open = createStore<Visit | null>(null);
sample({ clock: pageChanged, fn: () => null, target: $open });
sample({ clock: opened, target: $open });

export const shared = query(getSharedWishlistFx);
sample({ clock: opened, fn: () => undefined, target: shared.cleared });
sample({
  clock: opened,
  filter: ({ route }) => route === 'sharedWishlistPage',
  fn: ({ params }) => ({ token: params['token'] ?? '' }),
  target: shared.asked,
});
sample({ clock: shared.done, fn: ({ result }) => ({ title: result.name }), target: headSaid });
sample({ clock: shared.failed, fn: () => ({ title: say.notFound, status: 404 }), target: headSaid });

// another device may have changed them
sample({
  clock: opened,
  source: $token,
  filter: (token, { route }) => token !== null && route !== 'sharedWishlistPage',
  fn: () => undefined,
  target: wishlists.asked,
});

/** The list that the address names; absent where the person has none of this id, null before that is known. */
export const $list = combine($open, wishlists.$data, (open, lists): Wishlist | 'absent' | null => {
  if (open === null || lists === null) return null;
  return lists.find(({ wishlist_id }) => wishlist_id === open.params['wishlist_id']) ?? 'absent';
});

/** The stays that the page shows, the last saved first; null before that is known. Of several lists, the one in front of each. */
export const $ids = combine(
  { open: $open, lists: wishlists.$data, list: $list, here: $here, token: $token, found: shared.$data },
  ({ open, lists, list, here, token, found }): readonly string[] | null => {
    if (open === null) return null;
    if (open.route === 'sharedWishlistPage') return found?.property_ids ?? null;
    if (open.route === 'wishlistPage') return list === null || list === 'absent' ? null : list.property_ids;
    if (token === null) return here;
    return lists?.flatMap(({ property_ids }) => property_ids.slice(0, 1)) ?? null;
  },
);

/** The dates and people of the list that the page shows, as links carry them. */
export const $trip = combine({ open: $open, list: $list, found: shared.$data }, ({ open, list, found }): SearchQuery => {
  const its = open?.route === 'sharedWishlistPage' ? found : list === 'absent' ? null : list;
  if (!its) return {};
  const { checkin, checkout, guests } = its;
  return {
    ...(checkin && checkout && { checkin, checkout }),
    ...(guests && asQuery({ ...guests })),
  };
});

export const cards = query(listCardsFx);
sample({ clock: opened, fn: () => undefined, target: cards.cleared });
sample({
  clock: [$ids, $trip, $currency],
  source: { ids: $ids, trip: $trip, currency: $currency },
  filter: ({ ids }) => ids !== null && ids.length > 0,
  fn: ({ ids, trip: { checkin, checkout, adults, children, pets }, currency }) => ({
    property_ids: [...(ids ?? [])],
    checkin,
    checkout,
    adults,
    children,
    pets,
    currency,
  }),
  target: cards.wanted,
});

/** The cards of those that are listed; what was taken out meanwhile is gone at once. */
export const $cards = combine($ids, cards.$data, (ids, found) => {
  if (ids === null) return null;
  return ids.length === 0 ? [] : (found?.filter(({ property_id }) => ids.includes(property_id)) ?? null);
});
