// The calls on the way to paying: currencies, the offer behind a link, and payments.
import type { CheckoutHandlers } from '../../../generated/contract/handlers';
import { Currency } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { uuid } from '../../../generated/model/patterns';
import { mayPay } from '../../../generated/rules/booking';
import { findBooking } from '../booking/booking.lookup';
import { findBookedProperty } from '../property/listing/booked.lookup';
import { sandboxHandlers } from './sandbox.handlers';
import { startHandlers } from './start.handlers';
import { refuse } from '../request/refusal';
import { cancellationTerms } from '../pricing/cancellation.rules';
import { findRate, isCurrency, supportedCurrencies } from '../pricing/currency.lookup';

const notSupported = (): never => refuse('checkout.currency_not_supported', { data: { supported_currencies: supportedCurrencies() } });

export const checkoutHandlers: Omit<CheckoutHandlers, 'hearPayment'> = {
  ...startHandlers,
  ...sandboxHandlers,

  async getCurrency({ params }, context) {
    const code = params.code.toUpperCase();
    if (!isCurrency(code)) return notSupported();
    const rate = (await findRate(context.db, code, context.now)) ?? refuse('checkout.rates_outdated');
    return { code: rate.currency, name: Currency[rate.currency].label, rate: rate.rate.toFixed(6), as_of: rate.as_of };
  },

  async getCheckout({ params }, { db, now }) {
    const booking = uuid.test(params.booking_id) ? await findBooking(db, params.booking_id) : null;
    if (!booking) return refuse('checkout.offer_not_found', { slots: { id: params.booking_id } });
    const { property, house_rules } = await findBookedProperty(db, booking.property_id, booking.paid_at !== null);
    const { booking_id, status, checkin, checkout, timezone, guests, cancellation_policy } = booking;
    const { reply_by, pay_by, paid_at, payment_method, currency, quote } = booking;
    // named one by one: anybody with the link reads it
    return {
      booking_id,
      status,
      checkin,
      checkout,
      timezone,
      guests,
      cancellation_policy,
      reply_by,
      pay_by,
      paid_at,
      payment_method,
      currency,
      quote,
      property,
      house_rules,
      cancellation: cancellationTerms(cancellation_policy, { ...booking, booked_at: booking.created_at }, now),
      supported_currencies: supportedCurrencies(),
      may_pay: mayPay({ booking, now: instantOf(now) }).ok,
    };
  },
};
