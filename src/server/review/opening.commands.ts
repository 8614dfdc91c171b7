// Both sides of a stay write, and neither reads the other's before: what was written shows once both are there, or the time is over.
import { sql } from 'kysely';
import type { Jobs } from '../../../generated/jobs/jobs';
import { reviewDeadline } from '../../../generated/rules/derived/reviewDeadline';
import type { ReviewedBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import { setTimers } from '../jobs/timers.commands';
import { rateProperty } from '../property/property.commands';
import { type Inside, type JobContext, inTransaction } from '../request/context';
import { findReviewed } from './review.lookup';
import { ratingOf } from './review.repository';

type OpenContext = Pick<Inside, 'trx' | 'mail'>;

/** Opens what was written of a stay and is not open yet; after the time for it alone, where that is told. Those who may read it hear of it. */
const open = async (
  { trx, mail }: OpenContext,
  { booking_id, property_id }: Pick<ReviewedBooking, 'booking_id' | 'property_id'>,
  until?: Date,
): Promise<void> => {
  const due = until ? sql<boolean>`opens_at <= ${until}` : sql<boolean>`opens_at is not null`;
  await rateProperty(trx, property_id, async () => {
    const ofStay = trx.updateTable('reviews').set({ opens_at: null }).where('booking_id', '=', booking_id).where(due);
    for (const { review_id } of await ofStay.returning('review_id').execute()) await mail('reviewReceived', { review_id });
    return ratingOf(trx, property_id);
  });
  const ofGuest = trx.updateTable('guest_reviews').set({ opens_at: null }).where('booking_id', '=', booking_id).where(due);
  for (const { review_id } of await ofGuest.returning('review_id').execute()) await mail('guestReviewReceived', { review_id });
};

/** The moment until which both sides may write. */
export const opensAt = (booking: ReviewedBooking): Date => new Date(reviewDeadline({ booking }));

/** One side has written. It shows at once where the other side has, too; else the other hears that there is something, and time opens it. */
export const sealOrOpen = async (
  tx: OpenContext,
  booking: ReviewedBooking,
  { side, review_id }: { readonly side: 'guest' | 'host'; readonly review_id: string },
): Promise<void> => {
  const { booking_id } = booking;
  const other = side === 'guest' ? ('guest_reviews' as const) : ('reviews' as const);
  const theirs = await tx.trx.selectFrom(other).select('review_id').where('booking_id', '=', booking_id).executeTakeFirst();
  if (theirs) return open(tx, booking);
  // a second later: at the deadline itself the other side may still write
  const at = new Date(opensAt(booking).getTime() + 1000);
  await setTimers(tx.trx, { key: review_id, facts: { booking_id }, timers: [{ job: 'openReviews', from: null, at }] });
  await tx.mail(side === 'guest' ? 'guestWroteReview' : 'hostWroteReview', { booking_id });
};

/** The time for the reviews of a stay is over: what was written shows. */
export const openReviews = ({ booking_id }: Jobs['openReviews'], context: JobContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const booking = await findReviewed(tx.trx, booking_id);
    if (booking) await open(tx, booking, tx.now);
  });

/** Stays whose reviews should show since a moment, and that nothing is at. */
export const findSealedPast = async (db: Database, since: Date): Promise<readonly { readonly booking_id: string }[]> => {
  const late = (table: 'reviews' | 'guest_reviews') => db.selectFrom(table).select('booking_id').where('opens_at', '<', since);
  const isFree = isForgotten('openReviews', 'booking_id', 'booking_id');
  return late('reviews').where(isFree).union(late('guest_reviews').where(isFree)).execute();
};
