// The checkout: what is booked, what it costs, and paying for it.
import { checkDuplicate, getBooking, payBooking, priceBooking, setBookingPoints } from '../booking/booking.calls';
import { bookingForm } from '../booking/booking.screens';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { anyone } from '../language/rule';
import { id, integer, optional, plainDate, text } from '../language/shapes';
import { texts } from '../language/text';
import { getListing, getPricingMeta } from '../property/property.calls';
import { finishPayment, getCheckout, getCurrency, getPayment, startCheckout } from './checkout.calls';
import { route } from '../product';

export const sandboxPaymentForm = form({
  source: decision('section 17: the built-in payment page shows every way that a payment can go'),
  title: 'Test payment',
  intro: 'This is a test. No money changes hands.',
  submit: 'Continue',
  sends: finishPayment,
  fields: { outcome: { label: 'What should happen?', widget: 'radio', missing: 'Select an option.' } },
});

export const checkout = route('/checkout/:booking_id?', {
  source: '§2',
  screen: 'Checkout',
  title: 'Checkout',
  description: 'Review your stay, choose a currency, use your points and pay.',
  guard: anyone,
  chrome: { header: 'checkout', footer: false },
  query: {
    property_id: optional(id({ says: 'Before there is a booking: the place that is asked for, with the trip beside it' })),
    checkin: optional(plainDate()),
    checkout: optional(plainDate()),
    adults: optional(integer({ min: 1, max: 30 })),
    children: optional(integer({ min: 0, max: 20 })),
    infants: optional(integer({ min: 0, max: 10 })),
    pets: optional(integer({ min: 0, max: 10 })),
    sandbox: optional(id({ says: 'The payment that is made on this page: the built-in payment page is here' })),
    payment: optional(text({ max: 100, says: 'The payment that the payer comes back from, written by whoever sends them back' })),
  },
  uses: [
    getCheckout,
    getCurrency,
    getListing,
    getPricingMeta,
    checkDuplicate,
    bookingForm,
    priceBooking,
    setBookingPoints,
    startCheckout,
    payBooking,
    getBooking,
    getPayment,
    sandboxPaymentForm,
  ],
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
    payBy: 'Pay by {moment} to keep this booking.',
    message: '4. Message to host',
    agree: '5. Review and agree',
    button: 'Confirm and pay {amount}',
    loginFirst: 'Log in to pay',
    missing: 'Which booking?',
    missingHint: 'Open checkout from your stays, or use the link you were sent.',
    changed: 'The price has changed from {before} to {now}.',
    rules: 'House rules',
    policy: 'Cancellation',
    policyToday: 'Today',
    policyFree: 'Full refund until {moment}',
    policyHalf: '{percent}% refund until {moment}',
    policyNone: 'No refund',
    paid: 'Paid. Have a good trip!',
    processing: 'Your payment is being confirmed.',
    currency: 'Currency',
  },
});

export const priceTexts = texts({
  source: decision('look and feel: one breakdown, the same words everywhere'),
  says: 'The price of a stay, wherever it is shown',
  texts: {
    totalBeforeTaxes: 'Total before taxes',
    taxes: 'Taxes',
    total: 'Total',
    totalNights: 'total before taxes · {nights} nights',
    totalNight: 'total before taxes · 1 night',
    hostKeeps: 'Your host keeps 100% of their price.',
  },
});
