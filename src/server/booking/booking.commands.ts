// What others ask of bookings, within their own transaction: one to move, the move itself, and people taken out of them.
import type { Booking } from '../../../generated/model/entities';
import type { BookingStatus } from '../../../generated/model/values';
import type { BookingLifeEvent } from '../../../generated/rules/lifecycles';
import type { Moved } from '../../../generated/rules/move';
import type { Inside } from '../request/context';
import { closePages } from '../checkout/payment.commands';
import type { Database } from '../database/open';
import { setTimers } from '../jobs/timers.commands';
import { type OfBooking, releasePoints, spendPoints } from '../points/points.commands';
import { keepNightsBlocked, releaseNights } from '../property/calendar/held-nights.commands';
import { hostedBy } from '../property/property.lookup';
import { timersOf } from './booking-timers.rules';
import { type BookingChange, changeBooking, findAndLock, insertEvent, type KeptBooking } from './booking.repository';
import { causeLetters } from './caused-mails';

export type MovedBooking = Extract<Moved<BookingStatus, BookingLifeEvent>, { readonly ok: true }>;

/** One booking, which nobody else changes before this transaction ends; null where there is none. */
export const lockBooking = (trx: Database, bookingId: string): Promise<KeptBooking | null> => findAndLock(trx, bookingId);

type Follows = (trx: Database, it: OfBooking) => Promise<void>;
const released: Follows = async (trx, it) => {
  await releaseNights(trx, it.booking_id);
  await releasePoints(trx, it);
};
const blocked: Follows = async (trx, it) => {
  await keepNightsBlocked(trx, it.booking_id);
  await releasePoints(trx, it);
};
/** What becomes of the nights and the points of a booking, whoever moves it. Spent points come back with the refund. */
const follows: { readonly [E in BookingLifeEvent]?: Follows } = {
  reject: released,
  expire: released,
  withdraw: released,
  lapse: released,
  cancel: released,
  call_off: blocked,
  pay: spendPoints,
  record_payment: releasePoints,
};

/** Sets when the product does something for a booking by itself; what was set for its state before is no more. */
export const setBookingTimers = (trx: Database, booking: Booking): Promise<void> => {
  const { booking_id } = booking;
  return setTimers(trx, { key: booking_id, facts: { booking_id }, timers: timersOf(booking) });
};

type Moving = Pick<Inside, 'trx' | 'mail' | 'job'> & { readonly now: Date };

/** Causes what a move names. What goes back to a payer is caused where the sum is written. */
const causeEffects = async ({ mail, job }: Moving, effects: readonly string[], booking: Booking): Promise<void> => {
  await causeLetters(mail, effects, booking.booking_id);
  if (effects.includes('replyFigures')) await job('replyFigures', { property_id: booking.property_id });
};

/** Writes down what has happened to a booking, with all that follows from it; answers it as it is then. */
export const writeEvent = async (tx: Moving, booking_id: string, { record, effects }: MovedBooking): Promise<KeptBooking> => {
  const { trx, now } = tx;
  const booking = await findAndLock(trx, booking_id);
  if (!booking) throw new Error('a booking that is moved is there');
  await insertEvent(trx, booking, record);
  await follows[record.event]?.(trx, { booking_id, now });
  // nobody pays for what came to nothing
  if (booking.status !== 'confirmed') await closePages(tx, booking_id);
  await setBookingTimers(trx, booking);
  await causeEffects(tx, effects, booking);
  return booking;
};

/**
 * Writes a move down: the row as it now stands and what happened to it, the nights and points that follow, its timers, and the mails
 * and jobs that it causes. Of a booking that is locked; answers it as it is then.
 */
export const writeMove = async (
  tx: Moving,
  {
    booking: { booking_id },
    moved,
    change = {},
  }: { readonly booking: Booking; readonly moved: MovedBooking; readonly change?: BookingChange },
): Promise<KeptBooking> => {
  await changeBooking(tx.trx, booking_id, { ...change, status: moved.to });
  return writeEvent(tx, booking_id, moved);
};

/** Takes a person out of the bookings that law makes us keep: prices and dates stay, and nothing that tells who it was, nor what they wrote. */
export const forgetInBookings = async (trx: Database, profileId: string): Promise<void> => {
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
