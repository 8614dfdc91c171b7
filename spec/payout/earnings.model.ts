// Earnings of a host by month and listing.
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { flag, integer, like, list, nullable, plainDate, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { Money } from '../checkout/money.model';
import { Property } from '../property/property.model';
import { PayoutRow } from './payout.model';
import { HostStatement } from './statement.model';

const source = decision('section 18.5: what a host is paid is read by month and year, and each listing by itself');

export const ListingEarnings = shape({
  source,
  called: 'listing’s earnings',
  says: 'What one listing earned in a month: price, taxes and claims, less what was refunded',
  fields: {
    ...pick(Property, 'property_id'),
    title: text({ says: 'Of the place' }),
    nights: integer({ min: 0, says: 'Of the stays that were paid out' }),
    price: like(Money, { says: 'What the host charged for these stays' }),
    refunded: like(Money, { says: 'What of it went back to guests, before the payout or after it' }),
    taxes: like(Money, { says: 'Taxes that were passed on to the host' }),
    claims: like(Money, { says: 'What guests paid by card for claims' }),
    earned: like(Money),
    direct: like(Money, { says: 'What guests paid the host directly, as recorded; not part of what was earned' }),
  },
});

export const MonthEarnings = shape({
  source,
  called: 'month of earnings',
  says: 'What a host earned in a month, and each listing of it',
  fields: {
    month: plainDate({ says: 'Its first day', example: '2027-02-01' }),
    earned: like(Money),
    listings: list(like(ListingEarnings), { says: 'Those for which something moved, by their titles' }),
  },
});

export const HostEarnings = shape({
  source,
  called: 'year of earnings',
  says: 'What a host earned in a year, by month and listing',
  fields: {
    year: text({ example: '2027' }),
    earned: like(Money),
    months: list(like(MonthEarnings), { max: 12, says: 'The newest first; none in which nothing moved' }),
    file: like(HostStatement, { says: 'The same as a table' }),
  },
});

export const ListingMoney = shape({
  source: decision('section 20: a co-host who sees the money of a listing reads it as its owner does, and of that listing alone'),
  called: 'money of a listing',
  says: 'What was paid out for one listing, what waits, and what it earned in a year',
  fields: {
    waiting: like(Money, { says: 'Due, and not paid yet' }),
    paid: like(Money, { says: 'Paid by now' }),
    payouts: list(like(PayoutRow), { max: 100, says: 'The newest first' }),
    since: nullable(plainDate({ says: 'The first day on which something was paid; empty before' })),
    earnings: like(HostEarnings, { says: 'Of this listing alone' }),
    opens_bookings: flag({ says: 'Whether the reader may open its bookings' }),
  },
});

export const listingMoneyTexts = texts({
  source: decision('section 20: a co-host who sees the money of a listing reads it as its owner does, and of that listing alone'),
  says: 'What a listing earns, on its page for a co-host',
  texts: {
    heading: 'Earnings',
    lead: 'What this listing brings {host}, as they see it. Only {host} can see or change where payouts go.',
    payouts: 'Payouts',
    years: 'Earnings by month',
    yearsLead: 'By the month in which {host} was paid.',
    failed: 'We couldn’t load the earnings of this listing.',
  },
});

export const earningsTexts = texts({
  source,
  says: 'Earnings by month and listing on the account page, and their table',
  texts: {
    heading: 'Earnings by listing',
    lead: 'What each of your places earned, by the month we paid you.',
    year: 'Year',
    earned: '{amount} earned in {year}',
    none: 'Nothing was paid out in {year}.',
    nights: counted('count', { one: '{count} night', other: '{count} nights' }),
    price: 'Price {amount}',
    refunded: 'Refunded {amount}',
    taxes: 'Taxes {amount}',
    claims: 'Claims {amount}',
    direct: 'Paid to you directly {amount}',
    save: 'Save earnings as CSV',
    showAll: 'Show all {count} months',
    file: 'earnings-{year}.csv',
    fileOf: 'earnings-{listing}-{year}.csv',
    month: 'Month',
    listing: 'Listing',
    columnEarned: 'Earned',
    columnClaims: 'Claims',
  },
});
