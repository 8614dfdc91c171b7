// Documents about a stay: the receipt of its guest, the statement of its host, and what a person takes along of their deeds.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { id, instant, longText, nullable, text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';

const source = decision('section 3: the receipt of a guest and the statement of a host as a PDF');

export const BookingDocument = shape({
  source,
  called: 'document',
  says: 'A document to keep or to print',
  fields: {
    file_name: text({ example: 'receipt-HX7K2M.pdf' }),
    pdf: text({ says: 'The PDF in base64: the calls of a page carry text' }),
  },
});

export const documentTexts = texts({
  source,
  says: 'The receipt of a guest and the statement of a host, as a PDF',
  texts: {
    receipt: 'Receipt',
    receiptNumber: 'Receipt number',
    receiptNumberOf: 'R-{reference}',
    receiptDate: 'Date',
    receiptFile: 'receipt-{reference}.pdf',
    statement: 'Payout statement',
    statementFile: 'statement-{reference}.pdf',
    booking: 'Booking',
    guest: 'Guest',
    host: 'Host',
    gst: 'GST/HST number',
    qst: 'QST number',
    place: 'Place',
    stay: 'Stay',
    dates: '{checkin} to {checkout}',
    party: 'Guests',
    paidBy: 'Paid by',
    paidWith: 'Paid with',
    card: '{brand} ending in {last4}',
    paidOn: 'Paid on',
    total: 'Total',
    paid: 'Paid',
    refunded: 'Refunded on {date}',
    refundOwed: 'Refund on its way since {date}',
    left: 'Paid after refunds',
    asOf: 'Payments and refunds as of {date}.',
    taxes: 'Taxes included, in Canadian dollars',
    taxesLeft: 'Taxes included after refunds, in Canadian dollars',
    tax: 'Tax',
    taxBy: 'Charged by',
    taxNumber: 'Registration number',
    taxAmount: 'Amount',
    noNumber: 'Not given',
    noNumbers: 'Where no number is given, we have none on file. Ask us at {supportEmail}.',
    claim: 'Paid for a claim after the stay, in Canadian dollars',
    claimPaidOut: 'Your guest also paid {amount} by card for your claim on {date}. It’s a payout of its own.',
    rate: 'Charged in {currency} at the rate of {date}.',
    rateShown: 'Prices in {currency} at the rate of {date}. The host was paid in Canadian dollars.',
    taxPassed: '{tax} (you remit this)',
    given: 'Refunded to the guest',
    owed: 'Taken from later payouts instead',
    payout: 'Your payout',
    withheld: 'Withheld for earlier refunds',
    sent: 'Sent on {date}',
    due: 'Due since {date}',
    later: 'Due {payoutHours} hours after check-in.',
    direct: 'Your guest paid you directly, so we don’t send a payout.',
    fee: 'Guests pay the service fee. You keep {hostEarningsPercent}% of your price.',
  },
});

export const BookingDeed = shape({
  source: decision('privacy law: everybody may take along what is kept about them'),
  called: 'deed',
  says: 'What a person did with a booking, and the reason that they gave: a report among them',
  fields: { booking_id: id(), at: instant(), event: text({ example: 'report' }), reason: nullable(longText()) },
});
