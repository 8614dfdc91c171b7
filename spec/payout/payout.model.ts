// Paying hosts: whom, where to, and what they have been paid.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { Money } from '../checkout/money.model';
import { PaymentProvider } from '../checkout/payment.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, cents, id, instant, like, list, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';
import { Province } from '../property/places.model';
import { PayeeState } from './payee.model';

const source = decision('section 19.19: tax law asks who is paid, and where their money goes');

export const PayeeKind = values({
  source,
  says: 'Who is paid',
  items: { person: { label: 'Individual' }, company: { label: 'Business' } },
});

const digits = (pattern: string, patternSays: string, example: string) => text({ pattern, patternSays, example });

export const birthDateZone = constant('America/St_Johns', {
  source: decision('dates begin there first in Canada; whether a person is of age is asked by the provider that pays'),
  says: 'The clocks by which a date of birth lies in the past',
});
export const PayoutDetails = shape({
  source,
  called: 'payout details',
  says: 'Who is paid, where, and what tax law asks of them',
  fields: {
    kind: oneOf(PayeeKind, { default: 'person' }),
    legal_name: text({ min: 1, max: 200, example: 'Anne MacLeod' }),
    birth_date: optional(plainDate({ says: 'Of a person', example: '1980-05-17' })),
    company_number: optional(text({ min: 1, max: 30, says: 'Of a company: the number that it is registered under' })),
    address: text({ min: 1, max: 200 }),
    city: text({ min: 1, max: 100 }),
    province: oneOf(Province),
    postal_code: digits('^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', 'A Canadian postal code, such as V8E 0B1', 'V8E 0B1'),
    tax_number: digits('^\\d{9}$', 'Nine digits', '123456782'),
    gst_number: optional(digits('^\\d{9} ?RT ?\\d{4}$', 'Nine digits, RT and four digits', '123456782 RT 0001')),
    qst_number: optional(digits('^\\d{10} ?TQ ?\\d{4}$', 'Ten digits, TQ and four digits', '1234567890 TQ 0001')),
    institution: optional(digits('^\\d{3}$', 'Three digits', '004')),
    transit: optional(digits('^\\d{5}$', 'Five digits', '12345')),
    account: optional(digits('^\\d{7,12}$', 'Seven to twelve digits', '1234567')),
  },
});

export const PayoutAccount = shape({
  source,
  called: 'payout account',
  says: 'Who is paid for the stays of a host, and where',
  fields: { profile_id: belongsTo(Profile), ...PayoutDetails.fields, saved_at: instant() },
});

export const ShownAccount = shape({
  source: decision('section 16: what opens an account or an identity is never shown again'),
  called: 'payout account as it is shown',
  says: 'Payout details as their owner sees them again',
  fields: {
    ...pick(
      PayoutAccount,
      'kind',
      'legal_name',
      'birth_date',
      'company_number',
      'address',
      'city',
      'province',
      'postal_code',
      'gst_number',
      'qst_number',
      'institution',
      'transit',
      'saved_at',
    ),
    tax_ending: text({ says: 'The last three digits', example: '782' }),
    account_ending: optional(text({ says: 'The last three digits', example: '567' })),
  },
});

export const Payout = entity({
  source: decision('section 2: a host is paid a day after check-in'),
  called: 'payout',
  says: 'What a host gets for a stay, or for a claim after it',
  key: 'payout_id',
  fields: {
    payout_id: id(),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    claim_id: nullable(id({ says: 'The claim that it is for; none where it is for the stay' })),
    profile_id: belongsTo(Profile, { says: 'The host’s' }),
    cents: cents({ min: 1, says: 'In Canadian cents' }),
    withheld_cents: cents({ min: 0, default: 0, says: 'What of it makes up for what the host owed, in Canadian cents' }),
    due_at: instant(),
    paid_at: nullable(instant({ says: 'Waits while it is empty: for payout details, or for a report to be looked at' })),
    sending_at: nullable(instant({ says: 'When it was handed to the provider; from then on its sum stays as it is' })),
    refused_at: nullable(instant({ says: 'When the provider refused it last' })),
    paid_to: nullable(text({ says: 'Where it went: the last three digits of the bank account, or the provider' })),
  },
});

export const HostDebt = entity({
  source: decision('section 5: what goes back to a guest after a payout is made up for by later ones'),
  called: 'debt of a host',
  says: 'What a host was paid for a stay whose guest got it back since',
  key: 'debt_id',
  fields: {
    debt_id: id(),
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    booking_id: belongsTo(Booking),
    claim_id: nullable(id({ says: 'The claim that it is for; none where it is for the stay' })),
    profile_id: belongsTo(Profile, { says: 'The host’s' }),
    cents: cents({ min: 1, says: 'In Canadian cents' }),
    since: instant(),
  },
});

export const PayoutRow = shape({
  source: decision('a host sees what was paid for which stay'),
  called: 'payout in a statement',
  says: 'One payout in the statement of a host',
  fields: {
    ...pick(Payout, 'payout_id', 'booking_id', 'claim_id', 'due_at', 'paid_at'),
    ...pick(Booking, 'reference', 'checkin', 'checkout', 'timezone'),
    title: text({ says: 'Of the place' }),
    amount: like(Money),
    withheld: like(Money, { says: 'What of it makes up for what the host owed' }),
  },
});

export const PayoutStanding = shape({
  source: decision('section 17: who is paid, where, and what tax law asks'),
  called: 'payout standing',
  says: 'Who is paid, what waits, and the latest payouts',
  fields: {
    account: nullable(like(ShownAccount)),
    payer: nullable(oneOf(PaymentProvider, { says: 'Who asks hosts where money goes; nobody where we do' })),
    payee: oneOf(PayeeState),
    waiting: like(Money, { says: 'Due, and not paid yet' }),
    paid: like(Money, { says: 'Paid so far' }),
    owed: like(Money, { says: 'Paid before for stays whose guests got it back since; the next payouts make up for it' }),
    statements_since: nullable(plainDate({ says: 'The first day, at the place, with something for a statement' })),
    payouts: list(like(PayoutRow), { max: 100, says: 'The newest first' }),
  },
});
