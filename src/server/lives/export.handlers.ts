// The export of a person's data: each subject hands its part.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { deviceSessions, ownProfile } from '../account/own.lookup';
import { bookingsOf } from '../booking/booking.lookup';
import { deedsOf } from '../booking/exported.lookup';
import { changesOf } from '../change/change.lookup';
import { claimsOf } from '../claim/claim.lookup';
import { paymentsOf } from '../checkout/payment.lookup';
import { automaticOf } from '../message/automatic.lookup';
import { seasonsOf } from '../property/calendar/seasons.lookup';
import { savedRepliesOf } from '../message/replies.lookup';
import { sentMessagesOf } from '../message/thread.lookup';
import { ownPayouts } from '../payout/payout.lookup';
import { pointsOf } from '../points/points.lookup';
import { guidesOf } from '../property/arrival/arrival.lookup';
import { cohostingOf, cohostsOf } from '../property/cohosts/cohost.lookup';
import { propertiesOf } from '../property/owned.lookup';
import { findFeedback, referralOf } from '../referral/exported.lookup';
import { sentReportsOf } from '../report/report.lookup';
import { allGuestReviewsOf, guestReviewsBy } from '../review/guest-review.lookup';
import { reviewsOf, reviewsBy } from '../review/review.lookup';
import { savedSearchesOf } from '../wishlist/saved-search.lookup';
import { saidBy } from '../wishlist/voices.lookup';
import { wishlistsOf } from '../wishlist/wishlist.lookup';
import { currentUser } from './counts.handlers';

export const exportHandlers: Pick<AccountHandlers, 'exportUserData'> = {
  async exportUserData(_request, context) {
    const { db, now, principal } = context;
    const profileId = principal.profile_id;
    return {
      exported_at: instantOf(now),
      user: await currentUser(context),
      profile: await ownProfile(context),
      sessions: await deviceSessions(context),
      stays: await bookingsOf(db, { guest_id: profileId }, reviewsOf),
      bookings: await bookingsOf(db, { host_id: profileId }, reviewsOf),
      properties: await propertiesOf(db, profileId),
      arrivals: await guidesOf(db, profileId),
      cohosts: await cohostsOf(db, profileId, now),
      cohosting: await cohostingOf(db, profileId, now),
      deeds: await deedsOf(db, profileId),
      claims: await claimsOf(db, profileId),
      changes: await changesOf(db, profileId),
      payments: await paymentsOf(db, profileId),
      reviews: await reviewsBy(db, profileId),
      guest_reviews: await guestReviewsBy(db, profileId),
      reviews_of_self: await allGuestReviewsOf(db, profileId),
      messages: await sentMessagesOf(db, profileId),
      seasons: await seasonsOf(db, profileId),
      saved_replies: await savedRepliesOf(db, profileId),
      automatic_messages: await automaticOf(db, profileId),
      wishlists: await wishlistsOf(db, profileId),
      ...(await saidBy(db, profileId)),
      saved_searches: await savedSearchesOf(db, profileId, now),
      points: await pointsOf(db, profileId),
      referral: await referralOf(db, profileId, now),
      referral_feedback: await findFeedback(db, profileId),
      reports: await sentReportsOf(db, profileId),
      ...(await ownPayouts(db, profileId)),
    };
  },
};
