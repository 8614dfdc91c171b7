// Calls about paying hosts.
import { tooManyAttempts, wrongPassword } from '../account/account.errors';
import { hostMode } from '../account/account.rules';
import { passwordMax } from '../account/limits.model';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { like, nullable, oneOf, password, text, url } from 'spec-to-app/shapes';
import { Money } from '../checkout/money.model';
import { moneyReader } from '../property/property.rules';
import { HostEarnings, ListingMoney } from './earnings.model';
import { onboardingUnavailable, payeeUnknown } from './payout.errors';
import { PayoutDetails, PayoutStanding } from './payout.model';
import { hours } from 'spec-to-app/terms';
import { payeeIsKnown } from './payout.rules';
import { HostStatement, StatementFormat } from './statement.model';

const source = decision('section 17: who is paid, where, and what tax law asks');

const year = text({ pattern: '^20\\d{2}$', patternSays: 'A year such as 2027', example: '2027' });

export const getPayout = call('GET /user/payout', {
  source,
  says: 'Who is paid for the host’s stays, what waits, and what was paid',
  guard: hostMode,
  answer: like(PayoutStanding),
});

export const getHeldPayouts = call('GET /user/payout/held', {
  source: decision('a host without complete payout details reads on the pages of their listings and bookings what waits for them'),
  says: 'The payouts that are due to the host, and wait until we can send them somewhere',
  guard: hostMode,
  answer: { held: nullable(like(Money, { says: 'Nothing where none wait' })) },
});

export const savePayout = call('PUT /user/payout', {
  source,
  says: 'Sets who is paid, and where',
  guard: hostMode,
  input: { ...PayoutDetails.fields, password: password({ min: 1, max: passwordMax.value }) },
  answer: like(PayoutStanding),
  rules: [payeeIsKnown],
  errors: [wrongPassword, tooManyAttempts],
});

export const startOnboarding = call('POST /user/payout/onboarding', {
  source: decision('section 19.19: payouts are set up through the provider’s own onboarding where it has one'),
  says: 'Where the host goes on with the provider that pays them; each address is good once, and not for long',
  guard: hostMode,
  input: { password: password({ min: 1, max: passwordMax.value }) },
  answer: { url: url({ says: 'A page of the provider' }) },
  errors: [wrongPassword, tooManyAttempts, payeeUnknown, onboardingUnavailable],
});

export const getPayoutStatement = call('GET /user/payout/statement', {
  source: decision('section 18.5: a host has statements by month and year, as PDF and CSV'),
  says: 'What a host was paid in a month or a year: for this host alone',
  guard: hostMode,
  query: {
    period: text({
      pattern: '^20\\d{2}(-(0[1-9]|1[0-2]))?$',
      patternSays: 'A year such as 2027, or a month such as 2027-02',
      example: '2027-02',
    }),
    format: oneOf(StatementFormat),
  },
  answer: like(HostStatement),
  throttle: { times: 60, per: hours(1) },
});

export const getEarnings = call('GET /user/payout/earnings', {
  source: decision('section 18.5: what a host is paid is read by month and year, and each listing by itself'),
  says: 'What a host earned in a year, by month and listing: for this host alone',
  guard: hostMode,
  query: { year },
  answer: like(HostEarnings),
  throttle: { times: 60, per: hours(1) },
});

export const getListingMoney = call('GET /user/property/{property_id}/money', {
  source: decision('section 20: a co-host who sees the money of a listing reads it as its owner does, and of that listing alone'),
  says: 'The payouts of one listing, and what it earned in a year; nothing of where money goes',
  guard: moneyReader,
  query: { year },
  answer: like(ListingMoney),
  throttle: { times: 120, per: hours(1) },
});
