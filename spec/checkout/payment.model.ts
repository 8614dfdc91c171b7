// Payments by card and the money that goes back, as the server keeps them.
import { Booking, OfflineMethod } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, cents, flag, id, instant, integer, like, nullable, oneOf, plainDate, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { Currency, Quote } from './money.model';

const source = decision('section 19: money counts when the provider says so, and what cannot be used goes back by itself');

export const PaymentProvider = values({
  source: decision('section 17: one port, two providers'),
  says: 'Who takes money',
  items: { stripe: { label: 'Stripe' }, sandbox: { label: 'TestPay' } },
});

export const PaymentState = values({
  source,
  says: 'Where a payment stands',
  items: {
    open: { label: 'Open', says: 'Its page can be paid on' },
    processing: { label: 'Processing', says: 'Paid on the page; the provider has not confirmed it yet' },
    paid: { label: 'Paid', says: 'The provider has the money' },
    refused: { label: 'Declined' },
    cancelled: { label: 'Cancelled', says: 'Its page is closed, and nobody paid' },
  },
});

export const CardBrand = values({
  source: decision('section 18.5: a receipt names the card that was charged, as its bill does'),
  says: 'The maker of a card',
  items: {
    visa: { label: 'Visa' },
    mastercard: { label: 'Mastercard' },
    amex: { label: 'American Express' },
    discover: { label: 'Discover' },
    diners: { label: 'Diners Club' },
    jcb: { label: 'JCB' },
    unionpay: { label: 'UnionPay' },
    other: { label: 'Card' },
  },
});

export const DisputeState = values({
  source: decision('section 20.15: what a bank takes back is held, and borne by decision'),
  says: 'Where the disputes of a payment stand',
  items: {
    open: { label: 'Open', says: 'The card’s bank decides' },
    won: { label: 'Won', says: 'The bank has let the payment stand' },
    lost: { label: 'Lost', says: 'The bank has given the payment back to its payer' },
  },
});

export const RefundReason = values({
  source: decision('section 5: what was paid goes back to the method that it came from'),
  says: 'Why money goes back; each of ours only once for a payment',
  items: {
    cancelled: { label: 'Cancelled by the guest' },
    called_off: { label: 'Cancelled by the host' },
    resolved: { label: 'A report was resolved' },
    changed: { label: 'The booking was changed and costs less' },
    unusable: { label: 'The booking could no longer be paid' },
    at_provider: { label: 'Refunded on the payment provider’s own page' },
    disputed: { label: 'Given back by the card’s bank' },
    given_twice: { label: 'Given back twice', says: 'By our bank, and on the payment provider’s own page' },
  },
});

export const Payment = entity({
  source,
  called: 'card payment',
  says: 'A payment of a booking, or of a claim after it, by card, from the moment its page was opened',
  key: 'payment_id',
  fields: {
    payment_id: id({ says: 'What the browser comes back with, and confirms the payment by' }),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    claim_id: nullable(id({ says: 'The claim that it is for; none where it is for the stay' })),
    change_id: nullable(id({ says: 'The change of the stay whose difference it is for' })),
    provider: oneOf(PaymentProvider),
    provider_id: nullable(text({ says: 'The provider’s, once its page is open' })),
    address: nullable(text({ says: 'The page on which it is paid' })),
    charge_id: nullable(text({ says: 'What the provider calls the charge, once paid' })),
    state: oneOf(PaymentState),
    used: flag({ default: false, says: 'It paid for its booking or claim; else what was paid goes back' }),
    quote: nullable(like(Quote, { says: 'The price that it pays; a claim has none' })),
    amount_cents: cents({ min: 1, says: 'In the smallest unit of its currency' }),
    currency: oneOf(Currency),
    cad_cents: cents({ min: 1, says: 'The same in Canadian cents' }),
    refunded_cents: cents({ min: 0, default: 0, says: 'What goes back of it, in its currency' }),
    refunded_cad_cents: cents({ min: 0, default: 0, says: 'The same in Canadian cents' }),
    success_path: text({ says: 'Where a payer comes back to' }),
    cancel_path: text({ says: 'Where somebody comes back to who did not pay' }),
    opened_at: instant(),
    open_until: instant(),
    paid_at: nullable(instant()),
    card_brand: nullable(oneOf(CardBrand, { says: 'Of the card that paid, as far as the provider tells' })),
    card_last4: nullable(text({ pattern: '^\\d{4}$', says: 'The last four digits of its number', example: '4242' })),
    disputed_at: nullable(instant({ says: 'When the card’s owner denied it; empty once that is decided' })),
    dispute: nullable(oneOf(DisputeState)),
    looked_at: nullable(instant({ says: 'When the provider was asked last what became of the charge' })),
  },
});

export const Refund = entity({
  source,
  called: 'refund',
  says: 'Money that goes back to a card, once and no more',
  key: 'refund_id',
  fields: {
    refund_id: id(),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    claim_id: nullable(id({ says: 'That of its payment' })),
    payment_id: belongsTo(Payment),
    reason: oneOf(RefundReason),
    amount_cents: cents({ min: 1, says: 'In the currency that was charged' }),
    cad_cents: cents({ min: 0, says: 'The same in Canadian cents, at the rate of the charge' }),
    owed_at: instant(),
    returned_at: nullable(instant({ says: 'When the provider gave it back' })),
    provider_id: nullable(text({ says: 'The provider’s, once it has taken it on' })),
    failed_at: nullable(instant({ says: 'When it turned out that it cannot reach the card: it is owed again' })),
    attempts: integer({ min: 0, default: 0, says: 'How many attempts the provider has erred over, or refused' }),
  },
});

export const RecordedPayment = entity({
  source: decision('section 19: what was paid to the host directly; parts add up'),
  called: 'recorded payment',
  says: 'What a guest paid the host directly, as the host says',
  key: 'record_id',
  fields: {
    record_id: id(),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    amount_cents: cents({ min: 1, says: 'In Canadian cents' }),
    method: oneOf(OfflineMethod),
    received_on: plainDate(),
    reference: nullable(text({ max: 100 })),
    recorded_at: instant(),
  },
});

export const TakenPayment = shape({
  source: decision('privacy law: everybody may take along what is kept about them'),
  called: 'payment taken along',
  says: 'A payment as its payer takes it along; of the card we know its maker and last four digits',
  fields: {
    ...pick(
      Payment,
      'payment_id',
      'booking_id',
      'claim_id',
      'provider',
      'state',
      'amount_cents',
      'currency',
      'refunded_cents',
      'opened_at',
      'paid_at',
      'card_brand',
      'card_last4',
    ),
  },
});
