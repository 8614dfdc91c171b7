// Coming back from the payment page: the browser only names a payment, and the provider says how it stands.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import type { KeptBooking } from '../booking/followers';
import { findBooking } from '../booking/booking.lookup';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { enforceMove } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { confirmPayment, namedPayment } from './confirm.commands';
import { recordHandlers } from './record.handlers';

export const payHandlers: Pick<BookingHandlers, 'payBooking' | 'recordPayment'> = {
  ...recordHandlers,
  async payBooking({ booking: before, input: { confirmation_id, currency } }, { events, ...context }) {
    const { db, principal, now } = context;
    const { booking_id, review, guest_review } = before;
    const mayBePaid = (booking: KeptBooking) => {
      const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(now) };
      return enforceMove(moveBookingLife(events, moving, { booking }));
    };
    const found = await namedPayment(db, { booking_id, confirmation_id });
    if (!found || found.claim_id !== null || found.change_id !== null) {
      mayBePaid(before);
      return refuse('checkout.payment_not_found');
    }
    if (currency !== undefined && currency !== found.currency)
      return refuse('booking.payment_differs', { data: { status: before.status } });
    const payment = await confirmPayment(context, found);
    const booking = (await findBooking(db, booking_id)) ?? refuse('booking.not_found');
    // not paid yet is an answer, too: the browser asks again a while later
    if (payment === 'processing' || payment.used)
      return bookingDetail(db, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers: context.followers, now });
    // the money goes back: told is why
    mayBePaid(booking);
    return refuse('booking.payment_differs', { data: { status: booking.status } });
  },
};
