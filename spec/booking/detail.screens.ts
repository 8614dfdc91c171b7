// The texts of a booking for both sides, on the pages of guests and of hosts alike.
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';

export const bookingTexts = texts({
  source: decision('look and feel: one booking, the same words for both of its sides'),
  says: 'A booking in full, and what either side can do about it',
  texts: {
    loading: 'Loading the booking',
    failed: 'We couldn’t load this booking.',
    notFound: 'We couldn’t find this booking in your account.',
    notFoundHint: 'Check the link, or look in your list.',
    reference: 'Reference {reference}',

    checkin: 'Check-in',
    checkout: 'Check-out',
    after: 'After {time}',
    before: 'Before {time}',
    guests: 'Guests',
    nights: counted('nights', { one: '{nights} night', other: '{nights} nights' }),
    address: 'Address',
    directions: 'Get directions',
    phone: 'Phone:',
    rules: 'House rules',

    refunded: 'Refunded',
    changedBack: 'When the booking was changed, we refunded {amount} to your card. Refunds can take up to 10 business days.',
    paidDirectly: 'Paid directly to your host',
    cardIn: '{currency}, at the rate of {date}',

    timeline: 'Timeline',
    because: '“{reason}”',

    cancelPolicy: '{policy} policy',
    cancelHost: 'The nights stay blocked in your calendar.',
    cancelBack: 'Refund',
    cancelCard: 'To the card',
    cancelPoints: 'Points returned',
    cancelKept: 'Not refunded',
    cancelFailed: 'We couldn’t calculate the refund.',
    cancelUnpaid: 'Nothing has been paid yet, so there’s nothing to refund. Any points are returned in full.',
    cancelOffline: 'You paid your host directly. Any refund is between you and your host.',
    cancelOfflineHost: 'Your guest paid you directly. Any refund is between you and your guest.',
    cancelShared: 'We’ll share this with your guest.',
    cancelled: 'Booking cancelled.',
    keep: 'Keep booking',
    withdraw: 'Withdraw request',
    withdrawHeading: 'Withdraw this request?',
    withdrawText: 'Nothing was charged. The nights will be open to other guests again.',
    withdrawn: 'Request withdrawn.',
    keepRequest: 'Keep request',

    reported: 'Report sent. We’ll be in touch by email.',
  },
});

export const bookingPointsTexts = texts({
  source: decision('section 6: points are held until the stay is paid, and can be changed as long'),
  says: 'Changing the points of a booking that was asked for',
  texts: {
    use: 'Use points',
    change: 'Change points',
    heading: 'Points for this booking',
    hint: 'We hold these points until you pay. If the booking ends before that, you get them back.',
    save: 'Save',
    keep: 'Not now',
    saved: 'Points updated.',
  },
});

export const receiptTexts = texts({
  source: decision('section 2: who has paid gets a receipt; it prints well'),
  says: 'The receipt of a stay',
  texts: {
    heading: 'Receipt',
    print: 'Print receipt',
    download: 'Download receipt (PDF)',
    paid: 'Paid',
    paidBy: 'Paid by {name} · {method}',
    paidOn: '{moment}',
    nights: '{from} – {to}',
    claim: 'Also paid by card, for a claim after the stay: {amount}, on {moment}',
  },
});
