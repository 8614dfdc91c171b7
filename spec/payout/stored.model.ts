// The tables of payouts.
import { Profile } from '../account/account.model';
import { PaymentProvider } from '../checkout/payment.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, instant, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Difference } from './comparison.model';
import { PayeeState } from './payee.model';
import { HostDebt, Payout, PayoutAccount } from './payout.model';
import { LeftHost } from './platform-report.model';

export const storedPayoutAccounts = stored('payout_accounts', {
  source: decision('section 19.19: asked before the first payout, not before listing'),
  says: 'Who is paid for the stays of each host, and where',
  of: PayoutAccount,
  columns: { profile_id: { onDelete: 'cascade' } },
  key: ['profile_id'],
});

export const storedPayees = stored('payees', {
  source: decision('section 19.19: payouts are set up through the provider’s own onboarding where it has one'),
  says: 'What providers call the hosts that they pay, and how far each is',
  columns: {
    profile_id: { shape: belongsTo(Profile), onDelete: 'cascade' },
    provider: oneOf(PaymentProvider),
    account_id: text({ says: 'What the provider calls them; told to nobody' }),
    state: oneOf(PayeeState),
    asked_at: instant({ says: 'When the provider was asked last how far they are' }),
  },
  key: ['profile_id', 'provider'],
  unique: [['provider', 'account_id']],
});

export const storedPayouts = stored('payouts', {
  source: decision('section 2: a host is paid a day after check-in, once'),
  says: 'What hosts get for their stays and claims, each once',
  of: Payout,
  checks: ['cents > 0', 'withheld_cents between 0 and cents'],
  exclusions: ['using gist (coalesce(claim_id, booking_id) with =)'],
});

export const storedLeftHosts = stored('left_hosts', {
  source: decision('Part XX of the Income Tax Act: a host who leaves is reported for the year in which they were paid'),
  says: 'What the tax office is told of hosts who left, until that is over',
  of: LeftHost,
  key: ['profile_id'],
});

export const storedDebts = stored('host_debts', {
  source: decision('section 5: what goes back to a guest after a payout is made up for by later ones'),
  says: 'What hosts owe for stays that they were paid for before',
  of: HostDebt,
  checks: ['cents > 0'],
});

const compared = decision('section 2: whatever the books and the provider tell differently, the operator sees');
export const storedComparisons = stored('book_comparisons', {
  source: compared,
  says: 'When the books were compared last with each provider',
  columns: { provider: oneOf(PaymentProvider), compared_at: instant() },
  key: ['provider'],
});

export const storedDifferences = stored('book_differences', {
  source: compared,
  says: 'The differences that the last comparison found',
  of: Difference,
  columns: { provider: oneOf(PaymentProvider), ours_cents: { type: 'bigint' }, theirs_cents: { type: 'bigint' } },
  key: ['provider', 'kind', 'thing_id'],
});
