// Things past their time that no timer or job is at: a process, a clock or a mistake of ours has dropped them. They are ended, and it is
// said.
import { MINUTE } from '../../../generated/model/dates';
import { endedAmong, findPastTime } from '../booking/booking.lookup';
import { pagesPastTime } from '../checkout/payment.lookup';
import { findUnansweredPast } from '../claim/claim.lookup';
import type { Database } from '../database/open';
import { holdersSince, releaseNights } from '../property/calendar/held-nights.commands';
import { type JobContext, inTransaction } from '../request/context';
import { findSealedPast } from '../review/opening.commands';

/** Work that is due in time is done by then. */
const patience = 15 * MINUTE;

const endedHolders = async (db: Database, since: Date): Promise<readonly string[]> => endedAmong(db, await holdersSince(db, since));

/** Causes the work that is missing. Things that stay past their time stand in the operator's list. */
export const endForgotten = (context: JobContext): Promise<void> =>
  inTransaction(context, async ({ trx, job, warn, now }) => {
    const since = new Date(now.getTime() - patience);
    for (const { booking_id, job: name } of await findPastTime(trx, since)) {
      await job(name, { booking_id });
      warn('a booking was past its time, and nothing was at it', { booking: booking_id });
    }
    for (const { payment_id } of await pagesPastTime(trx, since)) {
      await job('closePayment', { payment_id });
      warn('a payment page was past its time, and nothing was at it', { payment: payment_id });
    }
    for (const { claim_id } of await findUnansweredPast(trx, since)) {
      await job('claimLifeLapse', { claim_id });
      warn('a claim was past its time, and nothing was at it', { claim: claim_id });
    }
    for (const { booking_id } of await findSealedPast(trx, since)) {
      await job('openReviews', { booking_id });
      warn('reviews were not shown in time, and nothing was at it', { booking: booking_id });
    }
    for (const booking_id of await endedHolders(trx, since)) {
      await releaseNights(trx, booking_id);
      warn('nights were held for a booking that had ended', { booking: booking_id });
    }
  });
