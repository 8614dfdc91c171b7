// Reviews are written and answered: once each, and for ever.
import { randomUUID } from 'node:crypto';
import type { ReviewHandlers } from '../../../generated/contract/handlers';
import type { PublicReview } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart } from '../../../generated/model/values';
import { inTransaction } from '../request/context';
import { contactIn } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { isUniqueViolation } from '../database/violations';
import { rateProperty } from '../property/property.commands';
import { refuse } from '../request/refusal';
import { findPublicReview, insertReview, keepReply, lockReview, ratingOf, reviewOfBooking } from './review.repository';

const shown = async (db: Database, review_id: string): Promise<PublicReview> =>
  (await findPublicReview(db, review_id)) ?? refuse('review.not_found');

const refuseContacts = (text: string): void => {
  const found = contactIn(text);
  if (found !== undefined) refuse('review.personal_details', { slots: { found } });
};

export const writingHandlers: Pick<ReviewHandlers, 'getBookingReview' | 'submitReview' | 'replyToReview'> = {
  async getBookingReview({ booking }, { db }) {
    const kept = await reviewOfBooking(db, booking.booking_id);
    return { review: kept ? await shown(db, kept.review_id) : null, private_note: kept?.private_note ?? null };
  },

  submitReview({ booking: { booking_id, property_id }, input }, context) {
    refuseContacts(input.comment);
    const { rating, comment, private_note } = input;
    const parts = Object.fromEntries(keysOf(ReviewPart).map((part) => [part, input[part] ?? null]));
    return inTransaction(context, async ({ trx, mail, principal: { profile_id }, now }) => {
      const review_id = randomUUID();
      const row = { review_id, booking_id, property_id, profile_id, rating, comment, private_note: private_note || null, created_at: now };
      await rateProperty(trx, property_id, async () => {
        await insertReview(trx, { ...parts, ...row }).catch((error: unknown) => {
          throw isUniqueViolation(error) ? refuse('review.already_there') : error;
        });
        return ratingOf(trx, property_id);
      });
      await mail('reviewReceived', { review_id });
      return shown(trx, review_id);
    });
  },

  replyToReview({ property: { property_id }, params: { review_id }, input: { reply } }, context) {
    refuseContacts(reply);
    return inTransaction(context, async ({ trx, mail, now, enforceRules }) => {
      const review = (await lockReview(trx, { property_id, review_id })) ?? refuse('review.not_found');
      const answer = enforceRules({ review });
      await keepReply(trx, review_id, { reply, now });
      await mail('reviewAnswered', { review_id });
      return answer(await shown(trx, review_id));
    });
  },
};
