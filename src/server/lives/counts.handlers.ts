// The person who is signed in, with what subjects count of theirs.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { CurrentUser } from '../../../generated/model/entities';
import { signedInUser } from '../account/own.lookup';
import { countBookings } from '../booking/booking.lookup';
import { countMessages } from '../message/inbox.lookup';
import { countCohosted } from '../property/cohosts/cohost.lookup';
import { countProperties } from '../property/owned.lookup';
import type { SignedInContext } from '../request/context';
import { countSavedSearches } from '../wishlist/saved-search.lookup';
import { countWishlists } from '../wishlist/wishlist.lookup';

export const currentUser = async (context: SignedInContext): Promise<CurrentUser> => {
  const { db, principal } = context;
  const me = principal.profile_id;
  return {
    ...(await signedInUser(context)),
    counts: {
      ...(await countBookings(db, me)),
      ...(await countProperties(db, me)),
      ...(await countCohosted(db, me)),
      ...(await countMessages(db, me)),
      ...(await countWishlists(db, me)),
      ...(await countSavedSearches(db, me)),
    },
  };
};

export const countsHandlers: Pick<AccountHandlers, 'getUser'> = {
  getUser: (_request, context) => currentUser(context),
};
