// The words of the mails about bookings. Dates and moments are those of the property; no mail tells a way past the product, and
// none an address but the one about arriving, which goes to who has paid.
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';

const source = decision('section 2: who is told of what; section 16: each mail has one clear next step');

export const bookingMailTexts = texts({
  source,
  says: 'What the mails about bookings have in common',
  texts: {
    checkin: 'Check-in',
    after: '{date}, after {time}',
    checkout: 'Check-out',
    before: '{date}, before {time}',
    nights: 'Nights',
    guests: 'Guests',
    total: 'Total',
    booking: 'Booking',
    moment: '{date} at {time} {zone}',
    quoted: '“{text}”',
    notCharged: 'Nothing was charged.',
    pointsBack: 'Your {points} points are available again.',
    guest: 'Your guest',
    host: 'Your host',
    itsHost: 'The host',
    place: 'the place',
    openStay: 'View your stay',
    openRequest: 'View your request',
    openBooking: 'View booking',
    findStay: 'Find another stay',
    adults: counted('count', { one: '{count} adult', other: '{count} adults' }),
    children: counted('count', { one: '{count} child', other: '{count} children' }),
    infants: counted('count', { one: '{count} infant', other: '{count} infants' }),
    pets: counted('count', { one: '{count} pet', other: '{count} pets' }),
    payout: 'You’ll receive {amount}.',
    answerBy: 'Answer by {moment}. After that, the request expires and your response rate drops.',
    answer: 'Answer request',
    cohost: 'You co-host this place. You can write with the guest; {host} answers requests and makes changes.',
    refund: 'You’ll be refunded {amount}. Allow up to 10 business days for it to reach your card.',
    refundRate: 'Refunded in {currency} at your original exchange rate.',
    refundBefore: '{amount} was refunded earlier.',
    refundPoints: '{points} points are back in your balance.',
    refundNoMore: 'There’s no further refund: {amount} was refunded earlier.',
    refundNone: 'There’s no refund under the {policy} policy at this time.',
    directPart: '{name} recorded that you paid {amount} directly. We never received it, so ask your host for a refund.',
    directPartHost: 'You recorded that {name} paid you {amount} directly. Please refund it to them.',
    refundOffline: 'You paid your host directly, so any refund is between you and your host.',
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
export const requestSentTexts = texts({
  source,
  says: 'The mail to a guest who asked for a stay',
  texts: {
    subject: 'Request sent: {title}',
    intro: 'We sent your request for {title} to {name}:',
    until: '{name} can answer until {moment}. After that, the request expires.',
    ending: 'You don’t pay anything until {name} accepts.',
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
    intro: '{name} withdrew their request for {title}. These nights are available again:',
    ending: 'You don’t need to do anything.',
  },
});
export const requestAcceptedTexts = texts({
  source,
  says: 'The mail to a guest whose request was accepted',
  texts: {
    subject: 'Accepted: your stay at {title}',
    intro: '{name} accepted your request for {title}:',
    points: 'Your {points} points take {amount} off the total.',
    pay: 'Pay {amount} by {moment} to confirm your stay. After that, the nights are released.',
    button: 'Pay now',
    ending: 'You’ll see the address once you’ve paid.',
  },
});
export const requestRejectedTexts = texts({
  source,
  says: 'The mail to a guest whose request was rejected',
  texts: {
    subject: 'Your request for {title} was declined',
    intro: '{name} can’t host you at {title} on these dates:',
    why: 'Their reason:',
  },
});
export const requestExpiredTexts = texts({
  source,
  says: 'The mails to both about a request that nobody answered',
  texts: {
    subject: 'Your request for {title} expired',
    intro: '{name} didn’t respond to your request for {title} in time:',
    hostSubject: 'A request for {title} expired',
    hostIntro: 'You didn’t answer {name}’s request for {title} in time. These nights are available again:',
    hostEnding: 'Unanswered requests lower your response rate. Turn on instant book, or block nights that you don’t want to offer.',
  },
});
export const bookingPaidTexts = texts({
  source,
  says: 'The receipt of a guest, and the mail to the host about it',
  texts: {
    subject: 'Receipt: your stay at {title}',
    intro: 'Your stay at {title} is paid and confirmed:',
    paid: 'You paid {amount}.',
    paidPoints: 'You paid {amount} and {points} points.',
    ending: 'See the address and check-in details on your stay page.',
    hostSubject: 'Booking confirmed: {name} at {title}, {dates}',
    hostIntro: '{name} paid for their stay at {title}, so it’s confirmed:',
    hostPayout: 'We’ll send you {amount} {payoutHours} hours after check-in.',
  },
});
export const bookingLapsedTexts = texts({
  source,
  says: 'The mails to both about a booking that was not paid in time',
  texts: {
    subject: 'Your booking at {title} expired',
    intro: 'We didn’t receive your payment for {title} in time, so these nights are available again:',
    button: 'Book again',
    ending: 'You can book again if the nights are still available.',
    hostSubject: '{name} didn’t pay for {title}',
    hostIntro: '{name} didn’t pay for {title} in time. These nights are available again:',
  },
});
export const bookingCancelledTexts = texts({
  source,
  says: 'The mails to both about a stay that its guest cancelled',
  texts: {
    subject: 'You cancelled your stay at {title}',
    intro: 'Your stay at {title} is cancelled:',
    hostSubject: '{name} cancelled their stay at {title}',
    hostIntro: '{name} cancelled their stay at {title}. These nights are available again:',
    why: 'Their reason:',
    hostEnding: 'See what you’ll be paid on the booking page.',
  },
});
export const bookingCalledOffTexts = texts({
  source,
  says: 'The mails to both about a stay that its host cancelled',
  texts: {
    subject: '{name} cancelled your stay at {title}',
    intro: '{name} cancelled your stay at {title}:',
    why: 'Their reason:',
    ending: 'We’re sorry. You get back everything you paid, including our fee.',
    endingRest: 'We’re sorry. With the earlier refund, you get back everything you paid, including our fee.',
    hostSubject: 'You cancelled {name}’s stay at {title}',
    hostIntro: 'You cancelled {name}’s stay at {title}:',
    hostRefund: '{name} gets back everything they paid.',
    hostEnding: 'These nights stay blocked in your calendar.',
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
    refund: 'You’ll be refunded {amount}.',
    refundHost: '{name} will be refunded {amount}.',
    refundInAll: 'With earlier refunds, that’s {amount} in total.',
    points: '{points} points are back in your balance.',
    pointsHost: '{name} gets {points} points back.',
    none: 'Nothing is refunded, and your host is paid.',
    noneHost: 'Nothing is refunded, and your payout goes ahead.',
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
    object: 'If you didn’t pay this amount, open your stay and report a problem.',
    rest: '{name} has recorded {sum} so far. Pay the remaining {left} directly too. {name} has until {moment} to record it, or the booking ends.',
    askBack: 'If the booking ends, ask your host for a refund.',
    noRefund: 'We can’t refund payments made outside {product}.',
  },
});
export const paymentReturnedTexts = texts({
  source,
  says: 'The mails to both about money that came for a booking that can no longer be had',
  texts: {
    subject: 'We’re returning your payment of {amount}',
    intro: 'We received your payment for {title} when the booking was no longer available:',
    back: 'We’re refunding {amount} to your card. Allow up to 10 business days.',
    hostSubject: 'We’re returning a late payment for {title}',
    hostIntro: '{name} paid for {title} when the booking was no longer available, so we’re returning the payment:',
    hostEnding: 'You don’t need to do anything.',
  },
});
export const refundMadeTexts = texts({
  source,
  says: 'The mails to both about a refund that support made at the payment provider',
  texts: {
    subject: 'We’re refunding you {amount} for {title}',
    intro: 'You have a refund for this stay at {title}:',
    back: 'We’re refunding {amount} to your card. Allow up to 10 business days.',
    points: '{points} points are back in your balance.',
    ending: 'Contact us if you have a question about it.',
    hostSubject: '{name} was refunded {amount} for {title}',
    hostIntro: 'Our support team has refunded {amount} to {name} for this stay at {title}:',
    hostEnding: 'See your updated payout on the booking page.',
  },
});
export const paymentDisputedTexts = texts({
  source,
  says: 'The mail to a host about a payment that the card’s owner denies',
  texts: {
    subject: 'The payment for {title} is disputed',
    intro: 'The cardholder has disputed the payment for this stay at {title} with their bank:',
    waits: 'If we haven’t sent your payout yet, it waits until the bank decides. We’ll respond to the bank for you.',
    ending: 'Keep your messages and photos of this stay. We’ll ask you if we need them.',
  },
});
export const disputeDecidedTexts = texts({
  source,
  says: 'The mail to a host about how a dispute ended',
  texts: {
    subject: 'The dispute over {title} has been decided',
    intro: 'The bank has decided on the disputed payment for this stay at {title}:',
    won: 'The payment stands. Your payout doesn’t change, and if it was on hold, we’ll send it now.',
    us: 'The bank returned {amount} to the cardholder. {product} covers it: your payout doesn’t change, and if it was on hold, we’ll send it now.',
    host: 'The bank returned {amount} to the cardholder. It counts as a refund of this stay, so your payout is lower. If we’ve already paid you, we’ll take it from your next payouts.',
    refund: 'The bank returned {amount} to the cardholder. Your guest was due that refund anyway, so nothing changes for you.',
    ending: 'See your payout on the booking page. Contact us if you think we missed something.',
  },
});
export const paymentNearTexts = texts({
  source,
  says: 'The mail to a guest who has not paid, in the last hour',
  texts: {
    subject: 'Pay soon to keep your stay at {title}',
    intro: 'You haven’t paid for your stay at {title} yet:',
    restIntro: 'Your stay at {title} isn’t fully paid yet:',
  },
});
export const pointsArrivedTexts = texts({
  source: decision('section 6: points arrive a day after a stay that ended well'),
  says: 'The mail to a guest about the points of a stay',
  texts: {
    subject: 'You earned {points} points',
    intro: 'Here are your points for your stay at {title}:',
    worth: 'You earned {points} points, worth {amount} off a stay. They never expire.',
    button: 'View your points',
    ending: 'Use them at checkout once you have {pointsMinimum} or more.',
  },
});
export const arrivalNearTexts = texts({
  source: decision('section 20.10: the guest reads how one gets in, also in a mail the day before'),
  says: 'The mail to a guest the day before a stay',
  texts: {
    subject: 'Your stay at {title} begins {date}',
    intro: 'Your stay at {title} is about to begin:',
    address: 'Address: {address}',
    note: '{part}: {text}',
    ending: 'Your stay page has directions, your messages and anything your host adds.',
  },
});
