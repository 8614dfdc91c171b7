// Wish lists: stays that a person keeps together, and shares by a link.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity } from 'spec-to-app/entity';
import { belongsTo, id, instant, like, list, nullable, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, kept } from 'spec-to-app/values';
import { Guests } from '../checkout/money.model';
import { Property } from '../property/property.model';

export const wishlists = decision(
  'people choose among stays over days and with others: each stay is saved by one press, before they log in too',
);

export const wishlistsMax = constant(20, { source: wishlists, says: 'The most wish lists of a person' });
export const wishlistStaysMax = constant(100, { source: wishlists, unit: 'stays', says: 'The most stays of a wish list' });
export const wishlistNameMax = constant(60, { source: wishlists, unit: 'characters', says: 'The longest name of a wish list' });
export const firstWishlistName = constant('Saved stays', {
  source: wishlists,
  says: 'The name of a wish list that comes about by saving a stay; its owner can change it',
});

const stays = list(id(), { max: wishlistStaysMax.value, says: 'The stays, the last saved first' });

export const Wishlist = entity({
  source: wishlists,
  called: 'wish list',
  says: 'Stays that a person keeps together',
  key: 'wishlist_id',
  fields: {
    wishlist_id: id(),
    profile_id: belongsTo(Profile, { private: true, says: 'Whose it is' }),
    name: text({ min: 1, max: wishlistNameMax.value, example: 'Summer 2027' }),
    token: nullable(text({ max: 64, says: 'Stands in the address at which others see it; nothing while it is not shared' })),
    property_ids: stays,
    checkin: nullable(plainDate({ says: 'When its trip begins; nothing while it has no dates' })),
    checkout: nullable(plainDate({ says: 'When its trip ends' })),
    guests: nullable(like(Guests, { says: 'Who comes along; nothing while that is not said' })),
    changed_at: instant({ says: 'When a stay was saved to it or taken out last' }),
  },
});

export const storedWishlists = stored('wishlists', {
  source: wishlists,
  says: 'Wish lists',
  of: Wishlist,
  elsewhere: ['property_ids'],
  columns: { profile_id: { onDelete: 'cascade' } },
  unique: [['token']],
});

export const storedSavedStays = stored('saved_stays', {
  source: wishlists,
  says: 'Which stays are in which wish list',
  columns: {
    wishlist_id: { shape: belongsTo(Wishlist), onDelete: 'cascade' },
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    saved_at: instant(),
  },
  key: ['wishlist_id', 'property_id'],
});

export const savedStaysKept = kept({
  source: wishlists,
  where: 'local storage',
  name: 'tuckamore_saved_stays',
  says: 'Stays saved in this browser before logging in; they move to a wish list at login',
  holds: stays,
});
