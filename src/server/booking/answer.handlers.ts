// The host's answer to a request.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { payDeadline } from '../../../generated/rules/derived/payDeadline';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { inTransaction } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { findConflicts } from '../property/calendar/calendar.lookup';
import { lockProperty } from '../property/property.commands';
import { refuse } from '../request/refusal';
import { lockBooking, writeMove } from './booking.commands';
import { bookingDetail } from './booking-detail.lookup';

export const answerHandlers: Pick<BookingHandlers, 'acceptBooking' | 'rejectBooking'> = {
  async acceptBooking({ booking: { booking_id, property_id, status, review, guest_review }, input }, { events, ...context }) {
    // other platforms are asked first: what they have sold meanwhile cannot be accepted
    if (status === 'pending') await freshenFeeds(context, property_id);
    return inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      // a calendar that is read meanwhile is waited for, and its nights count
      await lockProperty(trx, property_id);
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(now) };
      const moved = enforceMove(moveBookingLife(events, moving, { booking }));
      const conflict = await findConflicts(trx, booking);
      if (conflict.length > 0) refuse('booking.dates_unavailable', { data: { conflict: [...conflict], status: booking.status } });
      const pay_by = new Date(payDeadline({ booking, now: instantOf(now) }));
      const after = await writeMove(tx, { booking, moved, change: { accepted_at: now, pay_by } });
      const { guest_id } = booking;
      if (input.message) await tx.followers.booking.writeInThread(trx, { property_id, guest_id, side: 'host', text: input.message, now });
      return bookingDetail(trx, { ...after, review, guest_review }, { viewer: principal.profile_id, followers: tx.followers, now });
    });
  },

  rejectBooking: ({ booking: { booking_id, review, guest_review }, input }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      const { reject_reason } = input;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const who = principal.profile_id;
      const moving = { by: principal, who, from: booking.status, now: instantOf(now), reason: reject_reason };
      const moved = enforceMove(moveBookingLife(events, moving, { booking }));
      const after = await writeMove(tx, { booking, moved, change: { reject_reason } });
      return bookingDetail(trx, { ...after, review, guest_review }, { viewer: who, followers: tx.followers, now });
    }),
};
