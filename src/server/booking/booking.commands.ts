// Commands on bookings for other subjects, within their own transaction: lock one, move it, and take people out of them.
import type { Database } from '../database/open';
import { settingTimers } from '../jobs/timers.commands';
import { writeTogether } from '../database/transact';
import { hostedBy } from '../property/property.lookup';
import type { Inside } from '../request/context';
import { timersOf } from './booking-timers.rules';
import { addingEvent, type BookingChange, changeBooking, findAndLock } from './booking.repository';
import type { KeptBooking, MoveContext, MovedBooking, MoveFollower } from './followers';

/** One booking, which nobody else changes before this transaction ends; null where there is none. */
export const lockBooking = (trx: Database, bookingId: string): Promise<KeptBooking | null> => findAndLock(trx, bookingId);

interface TimeContext {
  readonly trx: Database;
  readonly now: Date;
}
const bookingTimers = ({ trx, now }: TimeContext, booking: KeptBooking) => {
  const { booking_id } = booking;
  return settingTimers(trx, { key: booking_id, facts: { booking_id }, timers: timersOf(booking, now) });
};
/** Sets when the product does something for a booking by itself; what was set for its state before is no more. */
export const setBookingTimers = (tx: TimeContext, booking: KeptBooking): Promise<void> => writeTogether(tx.trx, bookingTimers(tx, booking));
/** The same with whatever else follows a move. */
export const timersSet: MoveFollower = async (tx, booking) => tx.writeLast(...bookingTimers(tx, booking));

// each by the name that the lifecycle gives it
const mailsOfMoves = [
  'requestReceived',
  'requestSent',
  'requestChanged',
  'requestAccepted',
  'requestRejected',
  'requestExpired',
  'requestExpiredHost',
  'requestWithdrawn',
  'bookingPaid',
  'bookingPaidHost',
  'bookingLapsed',
  'bookingLapsedHost',
  'bookingCancelled',
  'bookingCancelledHost',
  'bookingCalledOff',
  'bookingCalledOffHost',
  'bookingReported',
  'reportResolved',
  'reportResolvedHost',
] as const;

/** Causes the mails among what follows from a move. */
export const causeMails = async (mail: Inside['mail'], effects: readonly string[], booking_id: string): Promise<void> => {
  for (const name of mailsOfMoves) if (effects.includes(name)) await mail(name, { booking_id });
};

/** Enqueues the mails and the job of a move. A refund's job is enqueued where the sum is written. */
export const causeEffects: MoveFollower = async ({ mail, job }, { booking_id, property_id, guest_id, cohost_ids }, { effects }) => {
  await causeMails(mail, effects, booking_id);
  if (effects.includes('requestReceived') || effects.includes('bookingPaidHost'))
    for (const profile_id of cohost_ids) if (profile_id !== guest_id) await mail('bookingForCohost', { booking_id, profile_id });
  if (effects.includes('replyFigures')) await job('replyFigures', { property_id });
};

/** Does what follows from a move of a booking, which stands as it was moved. */
export const followMove: MoveFollower = async (tx, booking, moved) => {
  for (const follow of tx.followers.booking.moves[moved.record.event]) await follow(tx, booking, moved);
};

/**
 * Writes a move down: the row as it now stands, what happened to it, and what its followers do. Of a booking that is locked; answers it
 * as it is then.
 */
export const writeMove = async (
  tx: MoveContext,
  {
    booking: { booking_id },
    moved,
    change = {},
  }: { readonly booking: KeptBooking; readonly moved: MovedBooking; readonly change?: BookingChange },
): Promise<KeptBooking> => {
  await changeBooking(tx.trx, booking_id, { ...change, status: moved.to });
  const after = await findAndLock(tx.trx, booking_id);
  if (!after) throw new Error('a booking that is moved is there');
  await addingEvent(tx.trx, after, moved.record).execute();
  await followMove(tx, after, moved);
  return after;
};

/** The share of a booking's host is due. */
export const markSettled = async (trx: Database, bookingId: string, settled_at: Date): Promise<void> => {
  await trx.updateTable('bookings').set({ settled_at }).where('booking_id', '=', bookingId).execute();
};

/** Nothing is left of what was paid for a booking. */
export const markGivenBack = (trx: Database, bookingId: string): Promise<void> => changeBooking(trx, bookingId, { is_given_back: true });

/** So much more goes back of a booking than by its own moves, in Canadian cents. */
export const addRefunded = (trx: Database, { booking_id, refund_cents }: KeptBooking, cents: number): Promise<void> =>
  changeBooking(trx, booking_id, { refund_cents: (refund_cents ?? 0) + cents });

/** Takes a person out of the bookings that law makes us keep: prices and dates stay, and nothing that tells who it was, nor what they wrote. */
export const forgetInBookings = async (trx: Database, { profile_id: profileId }: { readonly profile_id: string }): Promise<void> => {
  await trx.updateTable('booking_events').set({ who: null, reason: null }).where('who', '=', profileId).execute();
  const wordless = { message: null, cancel_reason: null, reject_reason: null };
  await trx
    .updateTable('bookings')
    .set({ guest_id: null, ...wordless })
    .where('guest_id', '=', profileId)
    .execute();
  const hosted = trx.updateTable('bookings').where('property_id', 'in', hostedBy(trx, profileId));
  await hosted.set({ reject_reason: null }).execute();
  await hosted.set({ cancel_reason: null }).where('cancelled_by', '=', 'host').execute();
};
