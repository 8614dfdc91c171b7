// The checkout: what is booked, what it costs, and paying for it.
import { getBooking, payBooking, setBookingPoints } from '../booking/booking.calls';
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { route } from '../language/route';
import { optional, text } from '../language/shapes';
import { texts } from '../language/text';
import { finishPayment, getCheckout, getCurrency, getPayment, startCheckout } from './checkout.calls';

export const checkout = route('/checkout/:booking_id?', {
  source: '§2',
  screen: 'Checkout',
  title: 'Checkout',
  description: 'Look over your stay, choose your currency, put your points to use, and pay.',
  guard: anyone,
  chrome: { currencyHeader: true, checkoutHeader: true, footer: false, headerMenu: false },
  query: { payment: optional(text({ max: 100, says: 'The payment that the payer comes back from' })) },
  uses: [getCheckout, getCurrency, startCheckout, payBooking, getBooking, getPayment, finishPayment, setBookingPoints],
  indexed: false,
});

export const checkoutTexts = texts({
  source: decision('look and feel: the button says what it costs'),
  says: 'The checkout',
  texts: {
    heading: 'Confirm and pay',
    trip: 'Your trip',
    points: 'Points',
    pay: 'Pay',
    message: 'Message to the host',
    agree: 'Review and agree',
    button: 'Confirm and pay {amount}',
    loginFirst: 'Log in to pay',
    missing: 'Which booking is it?',
    missingHint: 'Open the checkout from your stays, or from the link that you were sent.',
    changed: 'The price has changed from {before} to {now}.',
    rules: 'House rules',
    policy: 'Cancellation',
    paid: 'Paid. Have a good trip!',
    processing: 'Your payment is being confirmed.',
    currency: 'Currency',
  },
});

export const priceTexts = texts({
  source: decision('look and feel: one breakdown, the same words everywhere'),
  says: 'The price of a stay, wherever it is shown',
  texts: {
    addDates: 'Add dates for prices',
    reserve: 'Reserve',
    request: 'Request to book',
    notCharged: 'You won’t be charged yet',
    beforeTaxes: 'Total before taxes',
    taxes: 'Taxes',
    total: 'Total',
    due: 'Due now',
    serviceFee: '{product} fee',
    perNight: 'from {amount} per night incl. fees',
    freeUntil: 'Free cancellation before {moment}',
    usePoints: 'Use {points} points',
    totalNights: 'total before taxes · {nights} nights',
    totalNight: 'total before taxes · 1 night',
    includeTaxes: 'Include taxes',
    allBeforeTaxes: 'prices are totals before taxes',
    allWithTaxes: 'prices are totals, taxes included',
    hostKeeps: 'The host keeps 100% of their price.',
    minimum: '{nights}-night minimum',
    unavailable: 'These dates are taken',
  },
});
