// The checkout: what is booked, what it costs, and paying for it.
import { checkDuplicate, getBooking, payBooking, priceBooking, setBookingPoints } from '../booking/booking.calls';
import { bookingForm } from '../booking/booking.screens';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { anyone } from 'spec-to-app/rule';
import { id, integer, optional, plainDate, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { getAvailability, getListing, getPricingMeta } from '../property/property.calls';
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
    payment: optional(text({ max: 100, says: 'The payment that the payer comes back from, written by the provider that sends them back' })),
  },
  uses: [getCheckout, getCurrency, getListing, getPricingMeta, getAvailability],
  forSome: [
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
    headingRequest: 'Request to book',
    headingPay: 'Confirm and pay',
    headingOffer: 'Your booking',
    missing: 'Which booking?',
    missingHint: 'Choose a trip from Your stays.',
    toStays: 'Go to your stays',
    notFound: 'We couldn’t find this booking',
    notFoundHint: 'The link may be mistyped.',
    failed: 'We couldn’t load this page.',
    trip: 'Your trip',
    checkin: 'Check-in',
    checkinAfter: 'after {time}',
    checkout: 'Check-out',
    checkoutBefore: 'before {time}',
    guests: 'Guests',
    editTrip: 'Change dates or guests',
    freeNear: 'Same number of nights, close to your dates:',
    points: 'Points',
    pointsSlider: 'Points to use',
    pointsBalance: 'You have {balance} points, worth {amount}. Points never cover taxes, and at least $1 CAD is paid by card.',
    pointsTooFew: 'You have {balance} points. You can use them once you have {pointsMinimum}.',
    pointsUsed: '{points} points',
    pointsNone: 'No points',
    pointsLeave: '{amount} left to pay',
    pay: 'Payment',
    notYet: 'You won’t be charged yet.',
    replyIn: 'Your host has {replyHours} hours to respond.',
    replyUntil: 'Your host has until check-in to respond.',
    payIn: 'Once accepted, you have {hours} hours to pay.',
    payUpTo: 'Once accepted, you have up to {hours} hours to pay.',
    payNext: 'Next you’ll pay by card. We’ll hold these nights for you for {payMinutesInstant} minutes.',
    payLater: 'Pay later with {payLaterPartner}',
    payLaterHint: 'Pay for your stay over time and get ${payLaterDiscountCad} CAD off.',
    rate: '$1.00 CAD = {amount} on {date}',
    rules: 'House rules',
    noRules: 'The host has no extra rules.',
    policy: 'Cancellation policy: {policy}',
    terms: 'Terms of service',
    held: 'Price held for you · {wait} left',
    heldOver: 'Updating price…',
    changed: 'The price has changed from {before} to {now}.',
    changedHint: 'Nothing has been booked or charged. Review the new price before you continue.',
    acceptPrice: 'Continue with {amount}',
    loginFirst: 'Log in or sign up to book this stay.',
    login: 'Log in or sign up',
    duplicate: 'You’ve already booked this place for these nights.',
    duplicateOpen: 'View your booking',
    overlapping: 'These dates overlap another trip.',
    overlappingHint: 'You can still book both.',
    overlappingOpen: 'View the other trip',
    waiting: 'Your request has been sent',
    waitingText: 'You haven’t been charged. Your host has until {moment} to respond, and we’ll email you when they do.',
    waitingOffer: 'The host hasn’t responded yet.',
    openStay: 'View your booking',
    openBooking: 'View this booking',
    payBy: 'Held for you until {moment}',
    payWait: '{wait} left',
    payOver: 'The payment deadline has passed.',
    button: 'Confirm and pay {amount}',
    agree: 'By paying you agree to the house rules, the cancellation policy and the terms of service.',
    updating: 'Updating price…',
    loginToPay: 'Log in to pay for this booking.',
    otherPays: 'Only the person who booked can pay.',
    processing: 'Your payment is being confirmed',
    processingText: 'This usually takes a few seconds. You can leave this page: we’ll email you the receipt.',
    paid: 'You’re booked!',
    paidText: 'Your trip to {city} is confirmed. We’ve emailed you the receipt.',
    paidOffer: 'This booking is paid.',
    unpaid: 'You haven’t paid yet',
    rejected: 'This request was declined',
    cancelled: 'This booking was cancelled',
    expired: 'This booking expired',
    overText: 'It can no longer be paid.',
    searchAgain: 'View the listing again',
    sandboxOver: 'This payment is {state}.',
    sandboxLost: 'Paid. In this test, your browser doesn’t come back by itself.',
    sandboxBack: 'Back to your booking',
  },
});

export const paymentTexts = texts({
  source: decision('section 17: the payer reads what for, on the provider’s page too'),
  says: 'What a payment is called where it is made',
  texts: { title: '{title}, {checkin} to {checkout}', claim: 'Claim after a stay at {title}', change: 'Change of a stay at {title}' },
});

export const recordedTexts = texts({
  source: decision('section 19: up to what is due, not in the future nor before the booking'),
  says: 'Why a payment cannot be recorded as it was entered',
  texts: {
    tooMuch: 'Enter {left} or less.',
    tooEarly: 'Choose a day after the booking was made.',
    tooLate: 'Choose today or an earlier day.',
  },
});
