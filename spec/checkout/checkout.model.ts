// The offer that a checkout shows to anybody who has its link.
import { Booking } from '../booking/booking.model';
import { BookedProperty } from '../booking/shown.model';
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { flag, id, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { CancellationTerms } from '../property/quoting.model';
import { CurrencyName, Money, Quote } from './money.model';
import { PaymentState } from './payment.model';

export const CheckoutOffer = shape({
  source: decision('section 1: anyone with the link may see it, so it carries no names, emails, messages or exact address'),
  called: 'offer',
  says: 'What a checkout shows of a booking',
  fields: {
    ...pick(
      Booking,
      'booking_id',
      'status',
      'checkin',
      'checkout',
      'timezone',
      'guests',
      'cancellation_policy',
      'reply_by',
      'pay_by',
      'paid_at',
      'payment_method',
      'currency',
    ),
    property: like(BookedProperty),
    house_rules: text(),
    cancellation: like(CancellationTerms, { says: 'What comes back to a guest who cancels, from now on' }),
    quote: like(Quote),
    supported_currencies: list(like(CurrencyName)),
    may_pay: flag({ says: 'Confirmed, unpaid, in time, and not paid to the host directly' }),
  },
});

export const SandboxPayment = shape({
  source: decision('section 17: the built-in payment page, only with the sandbox provider'),
  called: 'payment',
  says: 'A payment as the built-in page shows it',
  fields: {
    payment_id: id(),
    booking_id: id(),
    amount: like(Money),
    state: oneOf(PaymentState),
    title: text(),
    confirmation_id: nullable(text({ says: 'Once paid' })),
    return_path: text({ says: 'Where the payer goes next, on our own site' }),
  },
});
