// Paying the difference of a change: the payment page, and coming back from it. The provider alone says that it is paid.
import type { ChangeHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { mayPayChange } from '../../../generated/rules/change';
import { findBooking } from '../booking/booking.lookup';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { confirmPayment, namedPayment } from '../checkout/confirm.commands';
import { openPage, type Payable, type Wanted } from '../checkout/payment-page.commands';
import { enforceRule } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { differenceOf } from './change.rules';
import { findOpenChange } from './change.repository';

/** The difference of a change, in the currency of its booking. */
const changeToPay =
  (changeId: string): Wanted['find'] =>
  async (trx, booking, now): Promise<Payable> => {
    const change = await findOpenChange(trx, booking.booking_id);
    if (change?.change_id !== changeId) return refuse('change.not_found');
    const { quote, pay_by, state } = change;
    const amount_cents = quote.due.amount_cents - booking.quote.due.amount_cents;
    const sum = { quote, amount_cents, currency: quote.due.currency, cad_cents: differenceOf(booking, change), pay_by };
    return { ...sum, verdict: mayPayChange({ change, now: instantOf(now) }), tells: { state, status: booking.status } };
  };

export const changePayHandlers: Pick<ChangeHandlers, 'payChange' | 'confirmChangePayment'> = {
  async payChange({ booking, input: { change_id, ...paths } }, { enforceRules, ...context }) {
    const { db, payments, now } = context;
    const { booking_id, status } = booking;
    const change = await findOpenChange(db, booking_id);
    if (change?.change_id !== change_id) return refuse('change.not_found');
    const { state } = change;
    enforceRule(mayPayChange({ change, now: instantOf(now) }), { state, status });
    const answer = enforceRules({ change });
    if (!payments) return refuse('checkout.payment_unavailable');
    const wanted = { booking_id, claim_id: null, change_id, find: changeToPay(change_id), ...paths };
    return answer({ url: await openPage(context, payments, wanted) });
  },

  async confirmChangePayment({ booking: before, input: { confirmation_id } }, context) {
    const { db, principal, followers, now } = context;
    const { booking_id, review, guest_review } = before;
    const found = await namedPayment(db, { booking_id, confirmation_id });
    if (!found || found.change_id === null) return refuse('checkout.payment_not_found');
    const payment = await confirmPayment(context, found);
    const booking = (await findBooking(db, booking_id)) ?? refuse('booking.not_found');
    // not paid yet is an answer, too: the browser asks again a while later
    if (payment === 'processing' || payment.used)
      return bookingDetail(db, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers, now });
    return refuse('change.payment_returned', { data: { status: booking.status } });
  },
};
