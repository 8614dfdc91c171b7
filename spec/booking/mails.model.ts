// The words of the mails about bookings. Dates and moments are those of the property; no mail tells an address or a way past the product.
import { decision } from '../language/declaration';
import { counted, texts } from '../language/text';

const source = decision('section 2: who is told of what; section 16: each mail has one clear next step');

export const bookingMailTexts = texts({
  source,
  says: 'What the mails about bookings have in common',
  texts: {
    stay: '{checkin} to {checkout}, {party}.',
    moment: '{date} at {time}, {zone}',
    quoted: '“{text}”',
    reference: 'Booking {reference}.',
    notCharged: 'Nothing was charged.',
    pointsBack: 'Your {points} points are available again.',
    guest: 'Your guest',
    host: 'Your host',
    place: 'the place',
    openStay: 'View your stay',
    openBooking: 'View booking',
    findStay: 'Find another stay',
    adults: counted('count', { one: '{count} adult', other: '{count} adults' }),
    children: counted('count', { one: '{count} child', other: '{count} children' }),
    infants: counted('count', { one: '{count} infant', other: '{count} infants' }),
    pets: counted('count', { one: '{count} pet', other: '{count} pets' }),
    payout: 'You’ll receive {amount}.',
    answerBy: 'Answer by {moment}. After that, the request expires and your response rate drops.',
    answer: 'Answer request',
    line: '{label}: {amount}',
    refund: 'You’ll get {amount} back, the way you paid. Banks take up to 10 business days.',
    refundRate: 'It goes back in {currency}, at the rate that you paid with.',
    refundBefore: '{amount} went back to you before.',
    refundPoints: '{points} points are back in your balance too.',
    refundNoMore: 'Nothing more comes back: {amount} went back to you before.',
    refundNone: 'There’s no refund under the {policy} policy at this time.',
    directPart: '{name} recorded {amount} as paid directly. It never came to {product}: ask {name} to give it back.',
    directPartHost: 'You recorded {amount} that {name} paid you directly. Please give it back to them.',
    refundOffline: 'This stay was paid directly to the host, so any refund comes from them.',
  },
});

export const requestReceivedTexts = texts({
  source,
  says: 'The mail to a host about a request',
  texts: {
    subject: '{name} wants to stay at {title}',
    intro: '{name} asked to book {title}:',
    held: 'The nights are held until you answer.',
  },
});
export const requestChangedTexts = texts({
  source,
  says: 'The mail to a host about a request that was changed',
  texts: { subject: '{name} changed their request for {title}', intro: 'The request for {title} is now:' },
});
export const requestWithdrawnTexts = texts({
  source,
  says: 'The mail to a host about a request that its guest withdrew',
  texts: {
    subject: '{name} withdrew their request for {title}',
    intro: '{name} no longer asks to stay at {title}. These nights are free again:',
    ending: 'You don’t need to do anything.',
  },
});
export const requestAcceptedTexts = texts({
  source,
  says: 'The mail to a guest whose request was accepted',
  texts: {
    subject: 'Accepted: your stay at {title}',
    intro: '{name} accepted your request for {title}:',
    pay: 'Pay {amount} by {moment} to keep it. After that, the nights are released.',
    button: 'Pay now',
    ending: 'You’ll see the address once you’ve paid.',
  },
});
export const requestRejectedTexts = texts({
  source,
  says: 'The mail to a guest whose request was rejected',
  texts: { subject: '{title} can’t take your request', intro: '{name} can’t host you at {title} for these dates:', why: 'Their reason:' },
});
export const requestExpiredTexts = texts({
  source,
  says: 'The mail to a guest whose request nobody answered',
  texts: { subject: 'Your request for {title} expired', intro: '{name} didn’t answer your request for {title} in time:' },
});
export const bookingPaidTexts = texts({
  source,
  says: 'The receipt of a guest, and the mail to the host about it',
  texts: {
    subject: 'Receipt: your stay at {title}',
    intro: 'Your stay at {title} is paid and confirmed:',
    paid: 'You paid {amount}.',
    paidPoints: 'You paid {amount} and {points} points.',
    ending: 'The address and how to get in are in your stay.',
    hostSubject: '{name} paid: {title}, {checkin}',
    hostIntro: '{name} paid for {title}. The booking is confirmed:',
    hostPayout: 'You’ll receive {amount} from {payoutHours} hours after check-in.',
  },
});
export const bookingLapsedTexts = texts({
  source,
  says: 'The mails to both about a booking that was not paid in time',
  texts: {
    subject: 'Your booking at {title} expired',
    intro: 'The payment for {title} didn’t arrive in time, so the nights are available to others again:',
    button: 'Book again',
    ending: 'You can book again if the nights are still free.',
    hostSubject: '{name} didn’t pay for {title}',
    hostIntro: '{name} didn’t pay for {title} in time. These nights are free again:',
  },
});
export const bookingCancelledTexts = texts({
  source,
  says: 'The mails to both about a stay that its guest cancelled',
  texts: {
    subject: 'You cancelled your stay at {title}',
    intro: 'Your stay at {title} is cancelled:',
    hostSubject: '{name} cancelled their stay at {title}',
    hostIntro: '{name} cancelled their stay at {title}. These nights are free again:',
    why: 'Their reason:',
    hostEnding: 'What you still receive is shown with the booking.',
  },
});
export const bookingCalledOffTexts = texts({
  source,
  says: 'The mail to a guest whose host cancelled',
  texts: {
    subject: '{name} cancelled your stay at {title}',
    intro: '{name} cancelled your stay at {title}:',
    why: 'Their reason:',
    ending: 'We’re sorry. Everything you paid comes back, our fee included.',
    endingRest: 'We’re sorry. With what went back before, that is everything you paid, our fee included.',
  },
});
export const bookingReportedTexts = texts({
  source,
  says: 'The mail to the operator about a reported stay',
  texts: {
    subject: 'Report on booking {reference}',
    intro: 'A problem was reported with booking {reference} at {title}:',
    waits: 'The payout waits until the report is resolved.',
    button: 'Open listing',
    ending: 'Resolve it with the operator’s command.',
  },
});
export const reportResolvedTexts = texts({
  source,
  says: 'The mails to both about a report that is resolved',
  texts: {
    subject: 'The report about {title} is resolved',
    intro: 'We’ve looked into the report about this stay at {title}:',
    refund: 'The guest gets {amount} back.',
    refundInAll: 'With what went back before, that is {amount}.',
    points: 'The guest gets {points} points back.',
    none: 'The host is paid, and nothing is refunded.',
    unpaid: 'Nothing was paid through {product}, so nothing is refunded.',
    ending: 'Contact us if you think we missed something.',
  },
});
export const paymentRecordedTexts = texts({
  source,
  says: 'The mail to a guest about a payment that the host recorded',
  texts: {
    subject: '{name} recorded your payment of {amount}',
    intro: '{name} says that you paid {amount} directly for {title}:',
    object: 'If that isn’t true, open your stay and report a problem.',
    rest: '{name} has recorded {sum} by now, and {left} is left. Pay it directly too: {name} has until {moment} to record it. After that, the booking ends.',
    askBack: 'If the booking ends, ask {name} for what you paid.',
    noRefund: 'We can’t refund what was paid outside {product}.',
  },
});
export const paymentReturnedTexts = texts({
  source,
  says: 'The mails to both about money that came for a booking that can no longer be had',
  texts: {
    subject: 'We’re returning your payment of {amount}',
    intro: 'Your payment for {title} arrived when the booking was no longer available:',
    back: '{amount} goes back the way you paid. Banks take up to 10 business days.',
    hostSubject: 'A late payment for {title} goes back',
    hostIntro: '{name} paid for {title} when the booking was no longer available, so we return the payment:',
    hostEnding: 'You don’t need to do anything.',
  },
});
export const refundMadeTexts = texts({
  source,
  says: 'The mails to both about a refund that support made at the payment provider',
  texts: {
    subject: '{amount} comes back to you for {title}',
    intro: 'We’ve refunded a part or all of what you paid for this stay at {title}:',
    back: '{amount} goes back the way you paid. Banks take up to 10 business days.',
    points: '{points} points are back in your balance too.',
    ending: 'Contact us if you have a question about it.',
    hostSubject: 'A refund for {title}',
    hostIntro: 'Our support team has refunded {amount} to {name} for this stay at {title}:',
    hostEnding: 'What you receive for this stay now is shown with the booking.',
  },
});
export const paymentDisputedTexts = texts({
  source,
  says: 'The mail to a host about a payment that the card’s owner denies',
  texts: {
    subject: 'The payment for {title} is disputed',
    intro: 'The owner of the card that paid for this stay at {title} has asked their bank to take the payment back:',
    waits: 'A payout that hasn’t been sent yet waits until the bank has decided. We answer the bank for you.',
    ending: 'Keep your messages and photos of this stay. We’ll ask you if we need them.',
  },
});
export const disputeDecidedTexts = texts({
  source,
  says: 'The mail to a host about how a dispute ended',
  texts: {
    subject: 'The dispute about {title} is decided',
    intro: 'The bank has decided about the disputed payment for this stay at {title}:',
    won: 'The payment stands. What you receive stays as it was, and a payout that waited goes out.',
    us: 'The bank gave {amount} back to the owner of the card. {product} bears that: what you receive stays as it was, and a payout that waited goes out.',
    host: 'The bank gave {amount} back to the owner of the card. That counts as a refund of this stay, so you receive less for it. What we’ve already paid you comes out of your next payouts.',
    refund: 'The bank gave {amount} back to the owner of the card. The guest was due that refund anyway, so nothing changes for you.',
    ending: 'What you receive for this stay is shown with the booking. Contact us if you think we missed something.',
  },
});
