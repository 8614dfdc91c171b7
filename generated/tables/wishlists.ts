// Generated 828cb3bc04cf. The table wishlists, and what is read from its rows.
import type { Guests, Wishlist } from "../model/entities";
import { instantOf, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment, Written } from "./columns";

/** Wish lists. */
export interface WishlistsTable {
  readonly wishlist_id: string;
  readonly profile_id: string;
  readonly name: string;
  readonly token: string | null;
  readonly checkin: Written<PlainDate> | null;
  readonly checkout: Written<PlainDate> | null;
  readonly guests: Json<Guests> | null;
  readonly changed_at: Moment;
}

/** The columns that Wishlist is read from. */
export const columnsOfWishlist = ["wishlist_id", "profile_id", "name", "token", "checkin", "checkout", "guests", "changed_at"] as const;

/** A row of wishlists as Wishlist. What comes from elsewhere: property_ids. */
export function readWishlist(row: Pick<Selectable<WishlistsTable>, (typeof columnsOfWishlist)[number]>): Omit<Wishlist, "property_ids"> {
  return { wishlist_id: row.wishlist_id, profile_id: row.profile_id, name: row.name, token: row.token, checkin: row.checkin, checkout: row.checkout, guests: row.guests, changed_at: instantOf(row.changed_at) };
}
