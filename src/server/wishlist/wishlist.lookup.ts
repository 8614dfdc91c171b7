// Wish lists with the stays in them. Reads only.
import { sql } from 'kysely';
import type { Wishlist } from '../../../generated/model/entities';
import { columnsOfWishlist, readWishlist } from '../../../generated/tables/wishlists';
import { publicProfiles } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';

const lists = (db: Database) =>
  db.selectFrom('wishlists').select([
    ...columnsOfWishlist,
    sql<string[]>`array(select s.property_id::text from saved_stays s where s.wishlist_id = wishlists.wishlist_id
        order by s.saved_at desc, s.property_id)`.as('property_ids'),
  ]);

/** A person's wish lists, the last changed first. */
export const wishlistsOf = async (db: Database, profileId: string): Promise<readonly Wishlist[]> => {
  const own = lists(db).where('profile_id', '=', profileId).orderBy('changed_at', 'desc').orderBy('wishlist_id');
  return (await own.execute()).map((row) => ({ ...readWishlist(row), property_ids: row.property_ids }));
};

export const countWishlists = async (db: Database, profileId: string): Promise<{ readonly wishlists: number }> =>
  db
    .selectFrom('wishlists')
    .select((row) => row.fn.countAll<number>().as('wishlists'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();

/** A list by the token of its link, and how everybody reads it; nothing where it is not shared. */
export const findShared = async (db: Database, token: string) => {
  const list = await lists(db).where('token', '=', token).executeTakeFirst();
  if (!list) return undefined;
  const owner = await publicProfiles(db).where('profile_id', '=', list.profile_id).executeTakeFirst();
  const { checkin, checkout, guests } = readWishlist(list);
  return {
    list,
    name: asRead(list.name),
    property_ids: list.property_ids,
    checkin,
    checkout,
    guests,
    by: owner ? asRead(owner.first_name) : null,
  };
};
