// The person who is signed in, with what subjects count of theirs.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import type { CurrentUser } from '../../../generated/model/entities';
import { signedInUser } from '../account/own.lookup';
import { countBookings } from '../booking/booking.lookup';
import { countProperties } from '../property/owned.lookup';
import type { SignedInContext } from '../request/context';

export const currentUser = async (context: SignedInContext): Promise<CurrentUser> => {
  const { db, principal } = context;
  return {
    ...(await signedInUser(context)),
    counts: { ...(await countBookings(db, principal.profile_id)), ...(await countProperties(db, principal.profile_id)) },
  };
};

export const countsHandlers: Pick<AccountHandlers, 'getUser'> = {
  getUser: (_request, context) => currentUser(context),
};
