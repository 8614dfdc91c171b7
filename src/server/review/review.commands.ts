// Commands on reviews for other subjects, within their own transaction.
import type { ReviewState } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { rateProperty } from '../property/property.commands';
import { findProperty, hostedBy } from '../property/property.lookup';
import { reviewById } from './review.lookup';
import { lockReviewsOf, ratingOf } from './review.repository';

/** Reviews stay, as those who read them rely on them; who wrote them does not, nor what a host who is gone replied. */
export const forgetInReviews = async (trx: Database, { profile_id: profileId }: { readonly profile_id: string }): Promise<void> => {
  await trx.updateTable('reviews').set({ profile_id: null, private_note: null }).where('profile_id', '=', profileId).execute();
  const reply = trx.updateTable('reviews').set({ host_reply: null, host_replied_at: null });
  await reply.where('property_id', 'in', hostedBy(trx, profileId)).execute();
  await trx.updateTable('guest_reviews').set({ profile_id: null }).where('profile_id', '=', profileId).execute();
  // no host is asked by a guest who has left
  await trx.deleteFrom('guest_reviews').where('guest_id', '=', profileId).execute();
};

interface Decision {
  readonly review_id: string;
  readonly state: Exclude<ReviewState, 'waiting'>;
  readonly reason: string;
  readonly now: Date;
}
/** Shows a review or takes it out of sight, whatever it was before; what is public of its place follows. Tells whether anything changed. */
export const decideOnReview = async (trx: Database, { review_id, state, reason, now }: Decision): Promise<boolean> => {
  const known = await reviewById(trx, review_id);
  const place = known && (await findProperty(trx, known.property_id));
  if (place) await lockReviewsOf(trx, place.profile_id);
  const one = trx.selectFrom('reviews').select('property_id').where('review_id', '=', review_id).where('state', '<>', state);
  const review = await one.executeTakeFirst();
  if (!review) return false;
  const { property_id } = review;
  let isChanged = false;
  const change = { state, waits_for: null, looked_at: now, hidden_because: state === 'hidden' ? reason : null };
  await rateProperty(trx, property_id, async () => {
    const there = trx.updateTable('reviews').set(change).where('review_id', '=', review_id).where('state', '<>', state);
    isChanged = (await there.executeTakeFirst()).numUpdatedRows > 0n;
    return ratingOf(trx, property_id);
  });
  return isChanged;
};

/** The same of what a host wrote of a guest. */
export const decideOnGuestReview = async (trx: Database, { review_id, state, reason }: Omit<Decision, 'now'>): Promise<boolean> => {
  const change = { state, hidden_because: state === 'hidden' ? reason : null };
  const there = trx.updateTable('guest_reviews').set(change).where('review_id', '=', review_id).where('state', '<>', state);
  return (await there.executeTakeFirst()).numUpdatedRows > 0n;
};

/** The reviews that wait for a look, the oldest first. */
export const waitingReviews = (db: Database) =>
  db
    .selectFrom('reviews')
    .select(['review_id', 'property_id', 'profile_id', 'rating', 'comment', 'waits_for', 'created_at'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute();
