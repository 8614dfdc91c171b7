// Calls on the way to paying.
import { named } from '../account/account.rules';
import { guestOfBooking } from '../booking/booking.rules';
import { mayPay } from '../booking/life.rules';
import { priceChanged, quoteExpired } from '../booking/booking.errors';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { id, like, oneOf, optional, text, url } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import {
  currencyNotSupported,
  newsUnsigned,
  offerNotFound,
  paidDirectly,
  paymentNotFound,
  paymentRefused,
  paymentUnavailable,
  ratesOutdated,
  totalUnpayable,
} from './checkout.errors';
import { CheckoutOffer, SandboxPayment } from './checkout.model';
import { Currency, ExchangeRate } from './money.model';
import { PaymentProvider } from './payment.model';
import { pagesBack } from './request.model';

export const getCheckout = call('GET /checkout/{booking_id}', {
  source: '§7 Checkout',
  says: 'The offer behind a checkout link; of a link that leads to none, its error tells the ID',
  guard: anyone,
  params: { booking_id: text({ says: 'As it stands in the link' }) },
  answer: like(CheckoutOffer),
  errors: [offerNotFound],
});

export const startCheckout = call('POST /checkout', {
  source: '§7 Checkout',
  says: 'Begins a payment; the browser goes on to the payment page',
  guard: named,
  input: {
    booking_id: id(),
    currency: optional(oneOf(Currency)),
    quote_id: optional(id({ says: 'The price that the payer saw, where it is not the booking’s own' })),
    ...pagesBack,
  },
  answer: { url: url({ says: 'The payment page' }) },
  rules: [mayPay],
  errors: [offerNotFound, quoteExpired, priceChanged, totalUnpayable, ratesOutdated, paidDirectly, paymentUnavailable],
  repeatable: true,
});

export const getCurrency = call('GET /checkout/currencies/{code}', {
  source: '§7 Checkout',
  says: 'A currency with today’s rate; an empty or unknown code answers the supported ones in its error',
  guard: anyone,
  params: { code: text({ example: 'USD' }) },
  answer: like(ExchangeRate),
  errors: [currencyNotSupported, ratesOutdated],
});

export const getPayment = call('GET /checkout/{booking_id}/payment/{payment_id}', {
  source: decision('section 17: the built-in payment page, only with the sandbox provider'),
  says: 'A payment as the built-in page shows it',
  guard: guestOfBooking,
  params: { payment_id: id() },
  answer: like(SandboxPayment),
  errors: [paymentNotFound],
  tool: 'none',
});

export const hearPayment = call('POST /payment/{provider}', {
  source: decision('section 17: what the payment provider tells us is the only thing that makes money count'),
  says: 'The payment provider tells what became of a payment, or that something changed about whom it pays',
  guard: anyone,
  params: { provider: oneOf(PaymentProvider) },
  raw: true,
  errors: [newsUnsigned, paymentUnavailable],
});

export const CardOutcome = values({
  source: decision('section 17: a sandbox shows every way that a payment can go'),
  says: 'What the built-in payment page pretends',
  items: {
    paid: { label: 'Pay' },
    slow: { label: 'Pay, and be confirmed later' },
    lost: { label: 'Pay, and never come back' },
    refused: { label: 'Decline the card' },
    cancelled: { label: 'Go back without paying' },
  },
});

export const finishPayment = call('POST /checkout/{booking_id}/payment/{payment_id}', {
  source: decision('section 17: the built-in payment page, only with the sandbox provider'),
  says: 'Ends a payment on the built-in page',
  guard: guestOfBooking,
  params: { payment_id: id() },
  input: { outcome: oneOf(CardOutcome) },
  answer: like(SandboxPayment),
  errors: [paymentNotFound, paymentRefused],
  tool: 'none',
});
