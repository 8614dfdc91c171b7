// The host's answer to a request.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { payHours, payHoursSoon, soonHours } from '../../../generated/model/constants';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { dayOf, momentAt } from '../../../generated/rules/runtime';
import { inTransaction } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { findConflicts } from '../property/calendar/held-nights.lookup';
import { refuse } from '../request/refusal';
import { lockBooking, writeMove } from './booking.commands';
import { bookingDetail } from './booking-detail.lookup';
import type { KeptBooking } from './followers';

const hour = 3_600_000;

/** Until when a guest may pay for what has just been accepted. */
const payBy = ({ checkin, checkin_time, timezone }: KeptBooking, now: Date): Date => {
  const isSoon = momentAt(dayOf(checkin), checkin_time, timezone) - now.getTime() < soonHours * hour;
  return new Date(now.getTime() + (isSoon ? payHoursSoon : payHours) * hour);
};

export const answerHandlers: Pick<BookingHandlers, 'acceptBooking' | 'rejectBooking'> = {
  async acceptBooking({ booking: { booking_id, property_id, status }, input }, { events, ...context }) {
    // other platforms are asked first: what they have sold meanwhile cannot be accepted
    if (status === 'pending') await freshenFeeds(context, property_id);
    return inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(now) };
      const moved = enforceMove(moveBookingLife(events, moving, { booking }));
      const conflict = await findConflicts(trx, booking);
      if (conflict.length > 0) refuse('booking.dates_unavailable', { data: { conflict: [...conflict], status: booking.status } });
      const after = await writeMove(tx, { booking, moved, change: { accepted_at: now, pay_by: payBy(booking, now) } });
      const { guest_id } = booking;
      if (input.message) await tx.followers.booking.writeInThread(trx, { property_id, guest_id, side: 'host', text: input.message, now });
      return bookingDetail(trx, after, { viewer: principal.profile_id, followers: tx.followers, now });
    });
  },

  rejectBooking: ({ booking: { booking_id }, input }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      const { reject_reason } = input;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const who = principal.profile_id;
      const moving = { by: principal, who, from: booking.status, now: instantOf(now), reason: reject_reason };
      const moved = enforceMove(moveBookingLife(events, moving, { booking }));
      const after = await writeMove(tx, { booking, moved, change: { reject_reason } });
      return bookingDetail(trx, after, { viewer: who, followers: tx.followers, now });
    }),
};
