// Who is paid for a host's stays, and what was paid.
import type { PayoutHandlers } from '../../../generated/contract/handlers';
import type { PayoutAccount, PayoutStanding, ShownAccount } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { ownUser, reauthenticate } from '../account/reauthentication.commands';
import type { Database } from '../database/open';
import { moneyIn } from '../pricing/money.rules';
import type { Serving } from '../serving';
import { findAccount, payoutsOf, saveAccount, sumPayouts } from './payout.repository';

const mostShown = 100;

const cad = (cents: number) => moneyIn('CAD', cents);

// named one by one: what opens an account or an identity stays here
const shownAccount = (it: PayoutAccount): ShownAccount => ({
  kind: it.kind,
  legal_name: it.legal_name,
  birth_date: it.birth_date,
  company_number: it.company_number,
  address: it.address,
  city: it.city,
  province: it.province,
  postal_code: it.postal_code,
  gst_number: it.gst_number,
  qst_number: it.qst_number,
  institution: it.institution,
  transit: it.transit,
  saved_at: it.saved_at,
  tax_ending: it.tax_number.slice(-3),
  account_ending: it.account.slice(-3),
});

const standingOf = async (db: Database, profileId: string): Promise<PayoutStanding> => {
  const account = await findAccount(db, profileId);
  const { paid, waiting } = await sumPayouts(db, profileId);
  const rows = await payoutsOf(db, profileId, mostShown);
  return {
    account: account && shownAccount(account),
    waiting: cad(waiting),
    paid: cad(paid),
    payouts: rows.map(({ cents, due_at, paid_at, ...row }) => ({
      ...row,
      due_at: instantOf(due_at),
      paid_at: paid_at && instantOf(paid_at),
      amount: cad(cents),
    })),
  };
};

export const payoutHandlers: PayoutHandlers<Serving> = {
  getPayout: (_request, { db, principal }) => standingOf(db, principal.profile_id),

  async savePayout({ input: { password, ...account } }, context) {
    const { db, now, principal } = context;
    await reauthenticate(await ownUser(context), password, context);
    await saveAccount(db, { ...account, profile_id: principal.profile_id, saved_at: instantOf(now) });
    return standingOf(db, principal.profile_id);
  },
};
