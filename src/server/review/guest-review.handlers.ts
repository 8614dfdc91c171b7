// Hosts review their guests, once for each stay; hosts with a request and the guest read it.
import { randomUUID } from 'node:crypto';
import type { AccountHandlers, ReviewHandlers } from '../../../generated/contract/handlers';
import { nobodyId, profileReviewsPerPage } from '../../../generated/model/constants';
import type { GuestReviewList } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { GuestReviewPart } from '../../../generated/model/values';
import { isUniqueViolation } from '../database/violations';
import type { Database } from '../database/open';
import { inTransaction } from '../request/context';
import { refuse } from '../request/refusal';
import { findGuestReviews, guestReviewOfBooking } from './guest-review.lookup';
import { opensAt, sealOrOpen } from './opening.commands';
import { lockReviewsOf } from './review.repository';
import { refuseContacts } from './writing.handlers';

const pageOf = async (db: Database, guest_id: string, page: number): Promise<GuestReviewList> => {
  const per_page = profileReviewsPerPage;
  return { ...(await findGuestReviews(db, { guest_id }, { page, per_page })), page, per_page };
};

type Answers = Pick<ReviewHandlers, 'submitGuestReview' | 'listGuestReviews'> & Pick<AccountHandlers, 'listReviewsOfSelf'>;

export const guestReviewHandlers: Answers = {
  submitGuestReview({ booking, input }, context) {
    const { booking_id, property_id, guest_id, host_id } = booking;
    const { rating, comment } = input;
    refuseContacts(comment);
    if (guest_id === nobodyId) refuse('message.person_left');
    const parts = Object.fromEntries(keysOf(GuestReviewPart).map((part) => [part, input[part] ?? null]));
    return inTransaction(context, async ({ trx, mail, principal, now }) => {
      const review_id = randomUUID();
      await lockReviewsOf(trx, host_id);
      const written = { review_id, booking_id, property_id, guest_id, profile_id: principal.profile_id, rating, comment, created_at: now };
      const row = { ...parts, ...written, opens_at: opensAt(booking) };
      await trx
        .insertInto('guest_reviews')
        .values(row)
        .execute()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? refuse('review.guest_already_there') : error;
        });
      await sealOrOpen({ trx, mail }, booking, { side: 'host', review_id });
      return (await guestReviewOfBooking(trx, booking_id)) ?? refuse('review.not_found');
    });
  },

  listGuestReviews: ({ booking: { guest_id }, query }, { db }) => pageOf(db, guest_id, query.page),

  listReviewsOfSelf: ({ query }, { db, principal }) => pageOf(db, principal.profile_id, query.page),
};
