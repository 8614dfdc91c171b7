// Both sides are asked for a review the day after the stay, guests once more before the time for it is over. Each stay is asked about once
// each time, however often the job comes.
import type { Jobs } from '../../../generated/jobs/jobs';
import { nobodyId, reviewRemindDays } from '../../../generated/model/constants';
import type { ReviewReminder } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { mayReview, mayReviewGuest } from '../../../generated/rules/review';
import { DAY } from '../../../generated/model/dates';
import { momentOf } from '../../../generated/rules/runtime';
import { type JobContext, inTransaction } from '../request/context';
import { findReviewed } from './review.lookup';
import { keepReminder } from './review.repository';

const mailOf = { ask: 'reviewAsked', remind: 'reviewReminded' } as const;

const reminding =
  (reminder: ReviewReminder) =>
  ({ booking_id }: Jobs['askForReview'], context: JobContext): Promise<void> =>
    inTransaction(context, async ({ trx, mail, now }) => {
      const booking = await findReviewed(trx, booking_id);
      if (!booking || booking.guest_id === nobodyId) return;
      const its = { booking, now: instantOf(now) };
      const [asksGuest, asksHost] = [mayReview(its).ok, reminder === 'ask' && mayReviewGuest(its).ok];
      // a stay that was paid for late has one mail, and that is the last
      const isLate = now.getTime() >= momentOf(booking.checkoutDate) + reviewRemindDays * DAY;
      if ((reminder === 'ask' && isLate) || !(asksGuest || asksHost)) return;
      const { property_id } = booking;
      if (!(await keepReminder(trx, { property_id, booking_id, reminder, sent_at: now }))) return;
      if (asksGuest) await mail(mailOf[reminder], { booking_id });
      if (asksHost) await mail('guestReviewAsked', { booking_id });
    });

export const askForReview = reminding('ask');
export const remindOfReview = reminding('remind');
