// Wish lists in the database. The lock on their owner makes changes follow one another.
import { randomUUID } from 'node:crypto';
import { firstWishlistName } from '../../../generated/model/constants';
import type { Wishlist } from '../../../generated/model/entities';
import type { Database } from '../database/open';

interface Own {
  readonly wishlist_id: string;
  readonly profile_id: string;
}
interface Saved {
  readonly wishlist_id: string;
  readonly property_ids: readonly string[];
  readonly now: Date;
}

/** Makes a list, and tells its id. */
export const insertWishlist = async (
  trx: Database,
  { profile_id, name = firstWishlistName, now }: { readonly profile_id: string; readonly name?: string; readonly now: Date },
): Promise<string> => {
  const wishlist_id = randomUUID();
  await trx
    .insertInto('wishlists')
    .values({ wishlist_id, profile_id, name, token: null, checkin: null, checkout: null, guests: null, changed_at: now })
    .execute();
  return wishlist_id;
};

/** Puts stays into a list; those that are there stay as they are. The first of them counts as the last saved. */
export const insertStays = async (trx: Database, { wishlist_id, property_ids, now }: Saved): Promise<void> => {
  if (property_ids.length === 0) return;
  const rows = property_ids.map((property_id, at) => ({ wishlist_id, property_id, saved_at: new Date(now.getTime() - at) }));
  await trx
    .insertInto('saved_stays')
    .values(rows)
    .onConflict((same) => same.columns(['wishlist_id', 'property_id']).doNothing())
    .execute();
  await trx.updateTable('wishlists').set({ changed_at: now }).where('wishlist_id', '=', wishlist_id).execute();
};

/** Takes a stay out of lists. */
export const deleteStay = async (trx: Database, wishlistIds: readonly string[], { property_id, now }: StayMoment): Promise<void> => {
  if (wishlistIds.length === 0) return;
  const ids = [...wishlistIds];
  await trx.deleteFrom('saved_stays').where('wishlist_id', 'in', ids).where('property_id', '=', property_id).execute();
  await trx.updateTable('wishlists').set({ changed_at: now }).where('wishlist_id', 'in', ids).execute();
};
interface StayMoment {
  readonly property_id: string;
  readonly now: Date;
}

/** Renames a list, and sets the token of its link. */
export const updateWishlist = async (
  trx: Database,
  wishlistId: string,
  facts: { readonly name: string; readonly token: string | null },
): Promise<void> => {
  await trx.updateTable('wishlists').set(facts).where('wishlist_id', '=', wishlistId).execute();
};

/** Sets the dates and people of a list. */
export const updateTrip = async (
  trx: Database,
  wishlistId: string,
  { guests, ...dates }: Pick<Wishlist, 'checkin' | 'checkout' | 'guests'>,
): Promise<void> => {
  await trx
    .updateTable('wishlists')
    .set({ ...dates, guests: JSON.stringify(guests) })
    .where('wishlist_id', '=', wishlistId)
    .execute();
};

/** Deletes a list. Tells whether the person had it. */
export const deleteWishlist = async (trx: Database, { wishlist_id, profile_id }: Own): Promise<boolean> => {
  const own = trx.deleteFrom('wishlists').where('wishlist_id', '=', wishlist_id).where('profile_id', '=', profile_id);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};
