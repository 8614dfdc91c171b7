// A payout that was paid: by the bank, as the operator says, or by the provider.
import type { Payout } from '../../../generated/model/entities';
import type { Inside } from '../request/context';
import { postPayout } from '../ledger/ledger.commands';
import { findAccount, keepPaid, lockPayout } from './payout.repository';

/** Writes down that a payout was paid, and tells its host. Answers whether it waited until then. */
export const keepSent = async (
  { trx, mail, now }: Pick<Inside, 'trx' | 'mail'> & { readonly now: Date },
  payoutId: string,
  { from, paid_to }: Pick<Payout, 'paid_to'> & { readonly from: 'provider' | 'bank' },
): Promise<boolean> => {
  const payout = await lockPayout(trx, payoutId);
  if (!payout || payout.paid_at !== null) return false;
  const { booking_id, cents, withheld_cents } = payout;
  await postPayout(trx, payout, { cause: `payout ${payoutId}`, at: now, cents: cents - withheld_cents, from });
  await keepPaid(trx, payoutId, { paid_at: now, paid_to });
  await mail('payoutSent', { booking_id, amount_cents: cents - withheld_cents, withheld_cents });
  return true;
};

/** The same of one that was paid by the bank; never of one that is on its way by the provider. */
export const payOut = async (tx: Pick<Inside, 'trx' | 'mail'> & { readonly now: Date }, payoutId: string): Promise<boolean> => {
  const payout = await lockPayout(tx.trx, payoutId);
  if (payout?.sending_at !== null) return false;
  const account = await findAccount(tx.trx, payout.profile_id);
  return keepSent(tx, payoutId, { from: 'bank', paid_to: account?.account?.slice(-3) ?? null });
};
