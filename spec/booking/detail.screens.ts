// The texts of a booking for both sides, on the pages of guests and of hosts alike.
import { decision } from '../language/declaration';
import { counted, texts } from '../language/text';

export const bookingTexts = texts({
  source: decision('look and feel: one booking, the same words for both of its sides'),
  says: 'A booking in full, and what either side can do about it',
  texts: {
    loading: 'Loading the booking',
    failed: 'We couldn’t load this booking.',
    retry: 'Try again',
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
    rules: 'House rules',
    zone: 'All times are local to the property.',

    refunded: 'Refunded',
    cardIn: '{currency}, at the rate of {date}',

    timeline: 'Timeline',
    because: '“{reason}”',

    cancelPolicy: '{policy} policy',
    cancelHost: 'The nights stay blocked in your calendar.',
    cancelBack: 'Refund',
    cancelCard: 'Back to the card',
    cancelPoints: 'Points back',
    cancelKept: 'Not refunded',
    cancelFailed: 'We couldn’t work out the refund.',
    cancelUnpaid: 'Nothing has been paid yet, so there’s nothing to refund. Points come back in full.',
    cancelOffline: 'This stay was paid directly to the host. We can’t refund it: the guest and the host settle that between them.',
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
    hint: 'We set these points aside until you pay. If the booking ends before that, they come back.',
    save: 'Save',
    keep: 'Not now',
    saved: 'Points changed. This is the new price.',
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
    paidOn: '{moment}, local time of the property',
    nights: '{from} – {to}',
  },
});
