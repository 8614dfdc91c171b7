// Commands on claims for other subjects, within their own transaction: decide, forget a person, and remove what is too old.
import { claimKeptDays, reportDays } from '../../../generated/model/constants';
import { DAY } from '../../../generated/model/dates';
import type { Jobs } from '../../../generated/jobs/jobs';
import { instantOf } from '../../../generated/model/wire';
import { moveClaimLife } from '../../../generated/rules/lifecycles';
import { lockBooking } from '../booking/booking.commands';
import { bookedBy } from '../booking/booking.lookup';
import type { BookingFollowers } from '../booking/followers';
import { payerOf } from '../booking/payer.lookup';
import type { Database } from '../database/open';
import { setTimers } from '../jobs/timers.commands';
import { hostedBy } from '../property/property.lookup';
import { type Inside, inTransaction, type JobContext, type Services } from '../request/context';
import { claimTimers, writeClaim } from './write-claim';
import { bookingOfClaim, findClaim, removeClosed, takeLeftPhotos } from './claim.repository';

type ActContext = Pick<Inside, 'trx' | 'mail' | 'job'> & { readonly now: Date };

/** The claim of a booking, which nobody else changes before this transaction ends: the booking is locked. */
const lockClaim = async (trx: Database, bookingId: string) => {
  const booking = await lockBooking(trx, bookingId);
  return booking ? findClaim(trx, bookingId) : undefined;
};

/** The answer to a decision that cannot be made. */
export type Undecided = 'none' | 'waits' | 'decided' | 'too much';

/** Decides what the guest owes, in Canadian cents; 0 where it is nothing. Answers why not, where it cannot be decided. */
export const decideClaim = async (
  tx: ActContext,
  bookingId: string,
  { cents, reason }: { readonly cents: number; readonly reason: string },
): Promise<Undecided | undefined> => {
  const claim = await lockClaim(tx.trx, bookingId);
  if (!claim) return 'none';
  if (cents > claim.amount_cents) return 'too much';
  const moving = { by: 'operator', who: null, from: claim.state, now: instantOf(tx.now) } as const;
  const moved = moveClaimLife([cents === 0 ? 'refuse' : 'uphold'], moving, {});
  if (!moved.ok) return claim.state === 'filed' ? 'waits' : 'decided';
  await writeClaim(tx, claim, { moved, change: { decided_at: tx.now, decision: reason, owed_cents: cents || null } });
  return undefined;
};

/** The owed sum is paid, as the two have told the operator. Tells whether anything was owed. */
export const closeClaim = async (tx: ActContext, bookingId: string): Promise<boolean> => {
  const claim = await lockClaim(tx.trx, bookingId);
  const moving = { by: 'operator', who: null, now: instantOf(tx.now) } as const;
  const moved = claim && moveClaimLife(['close'], { ...moving, from: claim.state }, {});
  if (!claim || !moved?.ok) return false;
  await writeClaim(tx, claim, { moved, change: { paid_at: tx.now } });
  return true;
};

/** The owed sum is paid by card. Tells whether just that is still owed; its booking is locked. */
export const payClaim: BookingFollowers['payClaim'] = async (tx, booking, { claim_id, cents }) => {
  const claim = await findClaim(tx.trx, booking.booking_id);
  if (claim?.claim_id !== claim_id || claim.owed_cents !== cents) return false;
  const moving = { by: payerOf(booking), who: booking.guest_id, from: claim.state, now: instantOf(tx.now) };
  const moved = moveClaimLife(['pay'], moving, { booking, claim });
  if (moved.ok) await writeClaim(tx, claim, { moved, change: { paid_at: tx.now, paid_by_card: true } });
  return moved.ok;
};

/** The guest's time to answer is over. A job that comes twice finds nothing to do, and one that comes too early comes again. */
export const lapseClaim = ({ claim_id }: Jobs['claimLifeLapse'], context: JobContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { trx, now } = tx;
    const bookingId = await bookingOfClaim(trx, claim_id);
    const claim = bookingId === undefined ? undefined : await lockClaim(trx, bookingId);
    if (claim?.state !== 'filed') return;
    if (new Date(claim.answer_by) > now) return setTimers(trx, claimTimers(claim));
    const moved = moveClaimLife(['lapse'], { by: 'system', who: null, from: claim.state, now: instantOf(now) }, {});
    if (moved.ok) await writeClaim(tx, claim, { moved });
  });

/** Takes what a person wrote and showed out of claims, which are over by then; what they are about stays for the other side. */
export const forgetInClaims = async (
  trx: Database,
  { profile_id: profileId, now }: { readonly profile_id: string; readonly now: Date },
): Promise<void> => {
  await trx.updateTable('claims').set({ answer: null }).where('booking_id', 'in', bookedBy(trx, profileId)).execute();
  const hosted = hostedBy(trx, profileId);
  await trx.updateTable('claims').set({ message: null }).where('property_id', 'in', hosted).execute();
  await trx
    .updateTable('claim_photos')
    .set({ removed_at: now })
    .where('property_id', 'in', hosted)
    .where('removed_at', 'is', null)
    .execute();
};

const atOnce = 50;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Removes claims that have been closed for long, and the files of pictures that belong to no claim any more. */
export const removeOldClaims = async (context: Pick<Services, 'db' | 'jobs' | 'files'>, now: Date): Promise<void> => {
  const isDone = await inTransaction(context, async ({ trx, files }) => {
    await removeClosed(trx, ago(now, claimKeptDays));
    const gone = await takeLeftPhotos(trx, ago(now, reportDays), atOnce);
    // where a file stays its row does too, and the next time tries again
    await files.remove(gone);
    return gone.length < atOnce;
  });
  if (!isDone) await removeOldClaims(context, now);
};
