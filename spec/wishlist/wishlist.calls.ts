// The calls about wish lists. Each that changes something answers all lists as they are then.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { flag, id, like, list, optional, plainDate } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { Guests } from '../checkout/money.model';
import { tripDatesFit } from '../property/property.rules';
import { savedStayNotFound, tooManyWishlists, wishlistFull, wishlistNotFound } from './wishlist.errors';
import { Wishlist, wishlists, wishlistsMax, wishlistStaysMax } from './wishlist.model';

const { name } = Wishlist.fields;
const all = list(like(Wishlist), { max: wishlistsMax.value });
const throttle = { times: 60, per: minutes(1) };

export const listWishlists = call('GET /user/wishlist', {
  source: wishlists,
  says: 'The person’s wish lists, the last changed first',
  guard: signedIn,
  answer: all,
});

export const addWishlist = call('POST /user/wishlist', {
  source: wishlists,
  says: 'Makes a wish list, with a stay in it where one is given',
  guard: signedIn,
  input: { name, property_id: optional(id()) },
  answer: all,
  errors: [savedStayNotFound, tooManyWishlists],
  throttle,
  repeatable: true,
});

export const saveStays = call('POST /user/wishlist/stay', {
  source: wishlists,
  says: 'Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out',
  guard: signedIn,
  input: { property_ids: list(id(), { min: 1, max: wishlistStaysMax.value }) },
  answer: all,
  errors: [savedStayNotFound, tooManyWishlists],
  throttle,
});

export const sortStay = call('PUT /user/wishlist/stay', {
  source: wishlists,
  says: 'Sets in which wish lists a stay is; in none, it is no longer saved',
  guard: signedIn,
  input: { property_id: id(), wishlist_ids: list(id(), { max: wishlistsMax.value }) },
  answer: all,
  errors: [savedStayNotFound, wishlistNotFound, wishlistFull],
  throttle,
});

export const changeWishlist = call('PUT /user/wishlist/{wishlist_id}', {
  source: wishlists,
  says: 'Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards',
  guard: signedIn,
  input: { name, shared: flag({ says: 'Whether everybody sees it who has its link' }) },
  answer: all,
  errors: [wishlistNotFound],
  throttle,
});

export const setWishlistTrip = call('PUT /user/wishlist/{wishlist_id}/trip', {
  source: wishlists,
  says: 'Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had',
  guard: signedIn,
  input: { checkin: optional(plainDate()), checkout: optional(plainDate()), ...Guests.fields },
  answer: all,
  rules: [tripDatesFit],
  errors: [wishlistNotFound],
  throttle,
});

export const deleteWishlist = call('DELETE /user/wishlist/{wishlist_id}', {
  source: wishlists,
  says: 'Deletes a wish list; the stays themselves are not touched',
  guard: signedIn,
  answer: all,
  errors: [wishlistNotFound],
});
