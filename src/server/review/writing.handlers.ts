// Guests' reviews are written and answered: once each, and for ever.
import { randomUUID } from 'node:crypto';
import type { ReviewHandlers } from '../../../generated/contract/handlers';
import type { PublicReview } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart, type ReviewWait } from '../../../generated/model/values';
import { inTransaction, type Inside, type SignedInContext, type Within } from '../request/context';
import { contactIn } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { isUniqueViolation } from '../database/violations';
import { rateProperty } from '../property/property.commands';
import { refuse } from '../request/refusal';
import { guestReviewOfBooking } from './guest-review.lookup';
import { opensAt, sealOrOpen } from './opening.commands';
import { otherReviewersOf } from './review.lookup';
import {
  findPublicReview,
  holdReviews,
  insertReview,
  keepReply,
  lockReview,
  lockReviewsOf,
  ratingOf,
  reviewOfBooking,
} from './review.repository';

const shown = async (db: Database, review_id: string): Promise<PublicReview> =>
  (await findPublicReview(db, review_id)) ?? refuse('review.not_found');

export const refuseContacts = (text: string): void => {
  const found = contactIn(text);
  if (found !== undefined) refuse('review.personal_details', { slots: { found } });
};

/**
 * The host's own card or device, or the card, device or network of somebody else who has reviewed the same host, whose reviews then wait for
 * a look as well.
 */
const sharedWith = async (tx: Within<SignedInContext> & Inside, hostId: string): Promise<ReviewWait | null> => {
  const { trx, principal, followers, now } = tx;
  const { profile_id } = principal;
  const others = await otherReviewersOf(trx, hostId, profile_id);
  const all = await followers.review.findSharedWith(trx, { profile_id, now }, [...others, hostId]);
  const sharing = all.filter((one) => one.profile_id !== hostId);
  for (const one of sharing)
    for (const property_id of await holdReviews(trx, hostId, one)) await rateProperty(trx, property_id, () => ratingOf(trx, property_id));
  // a guest may write while still on the host's network
  const isHost = all.some((one) => one.profile_id === hostId && one.kind !== 'network');
  return isHost ? 'host' : (sharing[0]?.kind ?? null);
};

export const writingHandlers: Pick<ReviewHandlers, 'getBookingReview' | 'submitReview' | 'replyToReview'> = {
  async getBookingReview({ booking: { booking_id, host_id } }, { db, principal }) {
    const isHost = principal.profile_id === host_id;
    const kept = await reviewOfBooking(db, booking_id);
    const theirs = await guestReviewOfBooking(db, booking_id);
    const review = kept && (!isHost || kept.opens_at === null) ? kept : undefined;
    return {
      review: review ? await shown(db, review.review_id) : null,
      private_note: review?.private_note ?? null,
      guest_review: isHost || theirs?.opens_at === null ? theirs : null,
    };
  },

  submitReview({ booking, input }, context) {
    const { booking_id, property_id, host_id, payment_method } = booking;
    refuseContacts(input.comment);
    const { rating, comment, private_note } = input;
    const parts = Object.fromEntries(keysOf(ReviewPart).map((part) => [part, input[part] ?? null]));
    return inTransaction(context, async (tx) => {
      const { trx, mail, principal, now } = tx;
      const { profile_id } = principal;
      const review_id = randomUUID();
      const paid_directly = payment_method === 'offline';
      await lockReviewsOf(trx, host_id);
      await tx.followers.account.seenWith(trx, profile_id, tx);
      const shared = await sharedWith(tx, host_id);
      const written = { review_id, booking_id, property_id, profile_id, rating, comment, created_at: now };
      const waits_for = paid_directly ? 'direct' : shared;
      const looked = { paid_directly, waits_for, state: waits_for === null ? ('shown' as const) : ('waiting' as const) };
      const row = { ...parts, ...written, ...looked, private_note: private_note || null, opens_at: opensAt(booking) };
      await insertReview(trx, row).catch((error: unknown) => {
        throw isUniqueViolation(error) ? refuse('review.already_there') : error;
      });
      await sealOrOpen({ trx, mail }, booking, { side: 'guest', review_id });
      return shown(trx, review_id);
    });
  },

  replyToReview({ property: { property_id }, params: { review_id }, input: { reply } }, context) {
    refuseContacts(reply);
    return inTransaction(context, async ({ trx, mail, now, enforceRules }) => {
      const review = await lockReview(trx, { property_id, review_id });
      // before it shows, there is nothing for its host to answer
      if (!review || review.opens_at !== null) return refuse('review.not_found');
      const answer = enforceRules({ review });
      await keepReply(trx, review_id, { reply, now });
      await mail('reviewAnswered', { review_id });
      return answer(await shown(trx, review_id));
    });
  },
};
