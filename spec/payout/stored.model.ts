// The tables of payouts.
import { decision } from '../language/declaration';
import { stored } from '../language/stored';
import { HostDebt, Payout, PayoutAccount } from './payout.model';

export const storedPayoutAccounts = stored('payout_accounts', {
  source: decision('section 19.19: asked before the first payout, not before listing'),
  says: 'Who is paid for the stays of each host, and where',
  of: PayoutAccount,
  columns: { profile_id: { onDelete: 'cascade' } },
  key: ['profile_id'],
});

export const storedPayouts = stored('payouts', {
  source: decision('section 2: a host is paid a day after check-in, once'),
  says: 'What hosts get for their stays, each once',
  of: Payout,
  unique: [['booking_id']],
  checks: ['cents > 0', 'withheld_cents between 0 and cents'],
});

export const storedDebts = stored('host_debts', {
  source: decision('section 5: what goes back to a guest after a payout is made up for by later ones'),
  says: 'What hosts owe for stays that they were paid for before',
  of: HostDebt,
  checks: ['cents > 0'],
});
