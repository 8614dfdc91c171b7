// Guests are asked for a review: the day after the stay, and once more before the time for it is over. Each stay is asked about once each
// time, however often the job comes.
import type { Jobs } from '../../../generated/jobs/jobs';
import { nobodyId, reviewRemindDays } from '../../../generated/model/constants';
import type { ReviewReminder } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { mayReview } from '../../../generated/rules/review';
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
      if (!booking || booking.guest_id === nobodyId || !mayReview({ booking, now: instantOf(now) }).ok) return;
      // a stay that was paid for late has one mail, and that is the last
      const isLate = now.getTime() >= momentOf(booking.checkoutDate) + reviewRemindDays * DAY;
      if (reminder === 'ask' && isLate) return;
      const { property_id } = booking;
      if (await keepReminder(trx, { property_id, booking_id, reminder, sent_at: now })) await mail(mailOf[reminder], { booking_id });
    });

export const askForReview = reminding('ask');
export const remindOfReview = reminding('remind');
