// Wish lists: each change is made behind a lock on its owner, and answers all lists as they are then.
import type { WishlistHandlers } from '../../../generated/contract/handlers';
import { wishlistsMax, wishlistStaysMax } from '../../../generated/model/constants';
import type { Wishlist } from '../../../generated/model/entities';
import { lockPresent } from '../account/account.commands';
import { newToken } from '../account/links.commands';
import type { Database } from '../database/open';
import { lockNamed } from '../database/transact';
import { listedAmong } from '../property/search/cards.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { wishlistsOf } from './wishlist.lookup';
import { deleteStay, deleteWishlist, insertStays, insertWishlist, updateTrip, updateWishlist } from './wishlist.repository';

type Change = (trx: Database, before: readonly Wishlist[]) => Promise<void>;

/** Changes a person's lists, one change after another. */
const changed = async (context: SignedInContext, change: Change): Promise<readonly Wishlist[]> => {
  const { profile_id } = context.principal;
  return inTransaction(context, async ({ trx }) => {
    if (!(await lockPresent(trx, [profile_id]))) return refuse('account.not_signed_in');
    await lockNamed(trx, `wish lists ${profile_id}`);
    await change(trx, await wishlistsOf(trx, profile_id));
    return wishlistsOf(trx, profile_id);
  });
};

/** Those that guests find now; refused where there is none. */
const listed = async (db: Database, ids: readonly string[], now: Date): Promise<readonly string[]> => {
  const found = await listedAmong(db, ids, now);
  return found.length > 0 ? found : refuse('wishlist.stay_not_found');
};

const refuseMore = (lists: readonly Wishlist[]): void => {
  if (lists.length >= wishlistsMax) refuse('wishlist.too_many');
};
const countWith = ({ property_ids }: Wishlist, more: readonly string[]): number => new Set([...property_ids, ...more]).size;

/** The lists that a stay is to be put into; refused where one is unknown, or full. */
const targetsOf = (lists: readonly Wishlist[], ids: readonly string[], propertyId: string): readonly Wishlist[] =>
  [...new Set(ids)].map((id) => {
    const list = lists.find((it) => it.wishlist_id === id) ?? refuse('wishlist.not_found');
    return countWith(list, [propertyId]) > wishlistStaysMax ? refuse('wishlist.full', { slots: { name: list.name } }) : list;
  });

export const wishlistHandlers: Pick<
  WishlistHandlers,
  'listWishlists' | 'addWishlist' | 'saveStays' | 'sortStay' | 'changeWishlist' | 'setWishlistTrip' | 'deleteWishlist'
> = {
  listWishlists: (_request, { db, principal }) => wishlistsOf(db, principal.profile_id),

  addWishlist: ({ input: { name, property_id } }, context) =>
    changed(context, async (trx, before) => {
      const { now, principal } = context;
      refuseMore(before);
      const property_ids = property_id === undefined ? [] : await listed(trx, [property_id], now);
      const wishlist_id = await insertWishlist(trx, { profile_id: principal.profile_id, name, now });
      await insertStays(trx, { wishlist_id, property_ids, now });
    }),

  saveStays: ({ input }, context) =>
    changed(context, async (trx, before) => {
      const { now, principal } = context;
      const property_ids = await listed(trx, input.property_ids, now);
      const roomy = before.find((list) => countWith(list, property_ids) <= wishlistStaysMax);
      if (!roomy) refuseMore(before);
      const wishlist_id = roomy?.wishlist_id ?? (await insertWishlist(trx, { profile_id: principal.profile_id, now }));
      await insertStays(trx, { wishlist_id, property_ids, now });
    }),

  sortStay: ({ input: { property_id, wishlist_ids } }, context) =>
    changed(context, async (trx, before) => {
      const { now } = context;
      const holds = (list: Wishlist): boolean => list.property_ids.includes(property_id);
      const added = targetsOf(before, wishlist_ids, property_id).filter((list) => !holds(list));
      if (added.length > 0) await listed(trx, [property_id], now);
      const left = before.filter((list) => holds(list) && !wishlist_ids.includes(list.wishlist_id));
      await deleteStay(
        trx,
        left.map((list) => list.wishlist_id),
        { property_id, now },
      );
      for (const { wishlist_id } of added) await insertStays(trx, { wishlist_id, property_ids: [property_id], now });
    }),

  changeWishlist: ({ params: { wishlist_id }, input: { name, shared } }, context) =>
    changed(context, async (trx, before) => {
      const list = before.find((it) => it.wishlist_id === wishlist_id) ?? refuse('wishlist.not_found');
      await updateWishlist(trx, wishlist_id, { name, token: shared ? (list.token ?? newToken()) : null });
    }),

  setWishlistTrip: ({ params: { wishlist_id }, input: { checkin = null, checkout = null, adults, children, infants, pets } }, context) =>
    changed(context, async (trx, before) => {
      if (!before.some((it) => it.wishlist_id === wishlist_id)) refuse('wishlist.not_found');
      await updateTrip(trx, wishlist_id, { checkin, checkout, guests: { adults, children, infants, pets } });
    }),

  deleteWishlist: ({ params: { wishlist_id } }, context) =>
    changed(context, async (trx) => {
      if (!(await deleteWishlist(trx, { wishlist_id, profile_id: context.principal.profile_id }))) refuse('wishlist.not_found');
    }),
};
