// Things past their time that no timer or job is at: a process, a clock or a mistake of ours has dropped them. They are ended, and it is
// said.
import { MINUTE } from '../../../generated/model/dates';
import { endedAmong, findPastTime } from '../booking/booking.lookup';
import { changesPast } from '../change/change.lookup';
import { pagesPastTime } from '../checkout/payment.lookup';
import { findUnansweredPast } from '../claim/claim.lookup';
import type { Database } from '../database/open';
import { doAll } from '../jobs/do-all';
import { holdersSince, releaseNights } from '../property/calendar/held-nights.commands';
import { findUnearned } from '../points/points.lookup';
import { findUnrewarded } from '../referral/unrewarded.lookup';
import { type Inside, type JobContext, inTransaction } from '../request/context';
import { findSealedPast } from '../review/opening.commands';

/** Work that is due in time is done by then. */
const patience = 15 * MINUTE;

interface Forgotten {
  readonly says: string;
  readonly of: Readonly<Record<string, string>>;
  /** Ends it, or causes the work that does. */
  readonly end: (tx: Inside) => Promise<void>;
}

const endedHolders = async (db: Database, since: Date): Promise<readonly string[]> => endedAmong(db, await holdersSince(db, since));

type JobOfBooking = 'bookingLifeExpire' | 'bookingLifeLapse' | 'openReviews' | 'earnStayPoints' | 'rewardSenders';
/** A booking without the job that is due for it. */
const without = (job: JobOfBooking, says: string, booking_id: string): Forgotten => ({
  says: `${says}, and nothing was at it`,
  of: { booking: booking_id },
  end: (tx) => tx.job(job, { booking_id }),
});

const findForgotten = async ({ db, followers }: JobContext, since: Date): Promise<readonly Forgotten[]> => [
  ...(await findPastTime(db, since)).map(({ job, booking_id }) => without(job, 'a booking was past its time', booking_id)),
  ...(await pagesPastTime(db, since)).map(
    ({ payment_id }): Forgotten => ({
      says: 'a payment page was past its time, and nothing was at it',
      of: { payment: payment_id },
      end: ({ job }) => job('closePayment', { payment_id }),
    }),
  ),
  ...(await findUnansweredPast(db, since)).map(
    ({ claim_id }): Forgotten => ({
      says: 'a claim was past its time, and nothing was at it',
      of: { claim: claim_id },
      end: ({ job }) => job('claimLifeLapse', { claim_id }),
    }),
  ),
  ...(await changesPast(db, since)).map(
    ({ change_id, job }): Forgotten => ({
      says: 'a change of a booking was past its time, and nothing was at it',
      of: { change: change_id },
      end: (tx) => tx.job(job, { change_id }),
    }),
  ),
  ...(await findSealedPast(db, since)).map(({ booking_id }) => without('openReviews', 'a stay had reviews to show', booking_id)),
  ...(await findUnearned(db, since, followers.booking.findPaymentOf)).map((id) =>
    without('earnStayPoints', 'a stay had points to earn', id),
  ),
  ...(await findUnrewarded(db, since)).map((id) => without('rewardSenders', 'a stay had a reward to bring', id)),
  ...(await endedHolders(db, since)).map(
    (booking): Forgotten => ({
      says: 'nights were held for a booking that had ended',
      of: { booking },
      end: ({ trx }) => releaseNights(trx, booking),
    }),
  ),
];

/** Causes the work that is missing; one that fails stops no other. Things that stay past their time stand in the operator's list. */
export const endForgotten = async (context: JobContext): Promise<void> => {
  const { now, warn } = context;
  await doAll(await findForgotten(context, new Date(now.getTime() - patience)), async ({ says, of, end }) => {
    await inTransaction(context, end);
    warn(says, of);
  });
};
