// Statements of a host by month and year: what each stay brought, what went back, and what was paid out when and where.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { text } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { values } from 'spec-to-app/values';

const source = decision('section 18.5: a host has statements by month and year, as PDF and CSV');

export const StatementFormat = values({
  source,
  says: 'The kind of file that a statement is',
  items: { pdf: { label: 'PDF' }, csv: { label: 'CSV' } },
});

export const HostStatement = shape({
  source,
  called: 'statement of a period',
  says: 'What a host was paid in a month or a year, as a file',
  fields: {
    file_name: text({ example: 'payouts-2027-02.csv' }),
    media_type: text({ example: 'text/csv' }),
    content: text({ says: 'The file in base64: the calls of a page carry text' }),
  },
});

export const statementTexts = texts({
  source,
  says: 'The statement of a month or a year, as a PDF and as a table',
  texts: {
    heading: 'Payouts {period}',
    file: 'payouts-{period}.{format}',
    host: 'Host',
    made: 'Made on',
    currency: 'Currency',
    canadian: 'Canadian dollars',
    stays: 'Stays paid out',
    refunds: 'Refunded to guests after we paid you',
    claims: 'Claims that guests paid by card',
    claim: 'Claim',
    ofClaims: 'Of it for claims',
    direct: 'Paid to you directly, as you recorded it',
    kind: 'Kind',
    payout: 'Payout',
    refund: 'Refund after the payout',
    recorded: 'Paid directly',
    date: 'Date',
    reference: 'Booking',
    place: 'Place',
    stay: 'Stay',
    checkin: 'Check-in',
    checkout: 'Check-out',
    dates: '{checkin} to {checkout}',
    nights: 'Nights',
    price: 'Price',
    fee: '{product}’s service fee',
    refunded: 'Refunded',
    taxes: 'Taxes passed on',
    brings: 'Due to you',
    kept: 'Withheld for refunds',
    paidOut: 'Paid out',
    paidTo: 'Paid to',
    toAccount: 'Account ending in {ending}',
    amount: 'Amount',
    total: 'Total',
    paid: 'Paid out to you',
    owedBefore: 'Owed before',
    owedNew: 'New: refunded after payouts',
    owedKept: 'Withheld from payouts',
    owedAfter: 'Still owed',
    none: 'Nothing was paid out.',
    feeNote: 'Guests pay the service fee. You keep {hostEarningsPercent}% of your price.',
    dayNote: 'Dates are in each place’s time zone. A stay is listed on the day of its payout, and a later refund on the day it was made.',
  },
});
