// Why a wish list is refused.
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';
import { wishlists } from './wishlist.model';

export const wishlistNotFound = error('wishlist.not_found', {
  source: wishlists,
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this wish list.',
  cure: 'It may have been deleted, or its owner stopped sharing it. Look in your wish lists.',
});
export const savedStayNotFound = error('wishlist.stay_not_found', {
  source: wishlists,
  status: 404,
  shown: 'banner',
  text: 'This stay isn’t listed right now, so it can’t be saved.',
  cure: 'Choose another stay.',
});
export const wishlistFull = error('wishlist.full', {
  source: wishlists,
  status: 409,
  shown: 'banner',
  text: '“{name}” has {wishlistStaysMax} stays, the most a wish list can hold.',
  slots: { name: text({ example: 'Summer 2027' }) },
  cure: 'Remove a stay from it, or choose another list.',
});
export const tooManyWishlists = error('wishlist.too_many', {
  source: wishlists,
  status: 409,
  shown: 'banner',
  text: 'You have {wishlistsMax} wish lists, the most you can keep.',
  cure: 'Delete one to make another.',
});
