// The checkout: what is booked, what it costs, and paying for it.
import { getBooking, payBooking, setBookingPoints } from '../booking/booking.calls';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { anyone } from '../language/rule';
import { exactly, optional, text } from '../language/shapes';
import { texts } from '../language/text';
import { finishPayment, getCheckout, getCurrency, getPayment, startCheckout } from './checkout.calls';
import { route } from '../product';

export const pointsForm = form({
  source: '§4 Booking actions',
  title: 'Use points',
  intro: 'Points pay for the stay and our fee, never for taxes; one dollar stays on the card.',
  submit: 'Use points',
  sends: setBookingPoints,
  fields: {
    points: { label: 'Points', widget: 'number', help: '{pointsMinimum} or more; 0 takes them back.', missing: 'Enter how many points.' },
  },
});

export const checkoutForm = form({
  source: decision('look and feel: what one agrees to stands right above the button that costs money'),
  title: 'Review and agree',
  submit: 'Confirm and pay',
  sends: startCheckout,
  own: { agreed: exactly(true) },
  fields: {
    currency: { label: 'Currency', widget: 'select', help: 'What your card is charged in. The rate is held for {quoteMinutes} minutes.' },
    agreed: {
      label: 'I agree to the house rules, the cancellation policy and the terms of service',
      widget: 'checkbox',
      missing: 'Tick this to go on.',
    },
  },
  supplied: ['booking_id', 'success_path', 'cancel_path'],
});

export const sandboxPaymentForm = form({
  source: decision('section 17: the built-in payment page shows every way that a payment can go'),
  title: 'Test payment',
  intro: 'No money moves here: {product} runs without a payment provider.',
  submit: 'Go on',
  sends: finishPayment,
  fields: { outcome: { label: 'What should happen?', widget: 'radio', missing: 'Choose one.' } },
});

export const checkout = route('/checkout/:booking_id?', {
  source: '§2',
  screen: 'Checkout',
  title: 'Checkout',
  description: 'Look over your stay, choose your currency, put your points to use, and pay.',
  guard: anyone,
  chrome: { header: 'checkout', footer: false },
  query: { payment: optional(text({ max: 100, says: 'The payment that the payer comes back from' })) },
  uses: [getCheckout, getCurrency, checkoutForm, pointsForm, payBooking, getBooking, getPayment, sandboxPaymentForm],
  indexed: false,
});

export const checkoutTexts = texts({
  source: decision('look and feel: the button says what it costs'),
  says: 'The checkout',
  texts: {
    heading: 'Confirm and pay',
    trip: '1. Your trip',
    editTrip: 'Change dates or guests',
    points: '2. Points',
    pointsBalance: 'You have {balance} points, worth {amount}',
    pointsOff: '{points} points (−{amount})',
    pay: '3. Pay',
    payCard: 'Card',
    payLater: 'Pay later with {partner}',
    payBy: 'Pay by {moment}, or the nights are released.',
    message: '4. Message to the host',
    agree: '5. Review and agree',
    button: 'Confirm and pay {amount}',
    loginFirst: 'Log in to pay',
    missing: 'Which booking is it?',
    missingHint: 'Open the checkout from your stays, or from the link that you were sent.',
    changed: 'The price has changed from {before} to {now}.',
    rules: 'House rules',
    policy: 'Cancellation',
    policyToday: 'Today',
    policyFree: 'Everything back until {moment}',
    policyHalf: '{percent}% back until {moment}',
    policyNone: 'Nothing back',
    paid: 'Paid. Have a good trip!',
    processing: 'Your payment is being confirmed.',
    currency: 'Currency',
  },
});

export const priceTexts = texts({
  source: decision('look and feel: one breakdown, the same words everywhere'),
  says: 'The price of a stay, wherever it is shown',
  texts: {
    beforeTaxes: 'Total before taxes',
    taxes: 'Taxes',
    total: 'Total',
    totalNights: 'total before taxes · {nights} nights',
    totalNight: 'total before taxes · 1 night',
    hostKeeps: 'The host keeps 100% of their price.',
  },
});
