// Coming back from the payment page: the browser only names a payment, and the provider says how it stands.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { uuid } from '../../../generated/model/patterns';
import type { Payment } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import type { KeptBooking } from '../booking/followers';
import { findBooking } from '../booking/booking.lookup';
import { bookingDetail } from '../booking/booking-detail.lookup';
import type { SignedInContext } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { PaymentProblem, type Payments } from '../outside/payments';
import { refuse } from '../request/refusal';
import { countMoney } from './count-money';
import { findPayment } from './payment.repository';
import { recordHandlers } from './record.handlers';

const standingOf = async (payments: Payments, provider_id: string) => {
  try {
    return await payments.look(provider_id);
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_unavailable');
    throw error;
  }
};

/** The payment as it stands now, or that it is on its way; the provider is asked about one that nobody has told of. */
const asked = async (context: SignedInContext, payment: Payment): Promise<Payment | 'processing'> => {
  const { payment_id, provider, provider_id, state } = payment;
  const { payments } = context;
  if (state === 'paid') return payment;
  if (payments?.provider !== provider || provider_id === null) return refuse('checkout.payment_unavailable');
  const { standing, charge_id, ...sum } = await standingOf(payments, provider_id);
  if (standing === 'open' && state === 'open') return 'processing';
  if (standing !== 'paid' || charge_id === undefined) return refuse('checkout.payment_not_found');
  return (await countMoney(context, { payment_id, charge_id, ...sum })) ?? payment;
};

export const payHandlers: Pick<BookingHandlers, 'payBooking' | 'recordPayment'> = {
  ...recordHandlers,
  async payBooking({ booking: before, input: { confirmation_id, currency } }, { events, ...context }) {
    const { db, principal, now } = context;
    const { booking_id, review } = before;
    const mayBePaid = (booking: KeptBooking) => {
      const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(now) };
      return enforceMove(moveBookingLife(events, moving, { booking }));
    };
    const found = uuid.test(confirmation_id) ? await findPayment(db, confirmation_id) : undefined;
    if (found?.booking_id !== booking_id || found.claim_id !== null) {
      mayBePaid(before);
      return refuse('checkout.payment_not_found');
    }
    if (currency !== undefined && currency !== found.currency)
      return refuse('booking.payment_differs', { data: { status: before.status } });
    const payment = await asked(context, found);
    const booking = (await findBooking(db, booking_id)) ?? refuse('booking.not_found');
    // not paid yet is an answer, too: the browser asks again a while later
    if (payment === 'processing' || payment.used)
      return bookingDetail(db, { ...booking, review }, { viewer: principal.profile_id, followers: context.followers, now });
    // the money goes back: told is why
    mayBePaid(booking);
    return refuse('booking.payment_differs', { data: { status: booking.status } });
  },
};
