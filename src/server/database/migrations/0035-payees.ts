// Hosts as the provider that pays them knows them: it may ask them for the bank account itself; and a payout on its way to it.
import { script } from './script';

export const payees = script(`
create table payees (
  profile_id uuid not null references profiles on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  account_id text not null,
  state text not null check (state in ('none', 'wanted', 'checking', 'refused', 'soon', 'ready')),
  asked_at timestamptz not null,
  primary key (profile_id, provider),
  unique (provider, account_id)
);
alter table payout_accounts
  alter column institution drop not null,
  alter column transit drop not null,
  alter column account drop not null;
alter table payouts
  add column sending_at timestamptz,
  add column refused_at timestamptz;
`);
