// The balance at Stripe, move by move.
import type { Stripe } from 'stripe';
import type { BalanceMove } from '../../../generated/model/entities';
import type { BalanceKind } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import type { Payments } from './payments';
import { asked, idOf } from './stripe-client';

const movesAtOnce = 100;

/** The moves of the balance: by Stripe's own grouping for bookkeeping; `type` calls disputes adjustments, as much else. */
const kinds: Readonly<Record<string, BalanceKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
  transfer: 'transfer',
  transfer_reversal: 'transfer_reversed',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
};

type MoveSource = Pick<BalanceMove, 'source_id' | 'charge_id' | 'transfer_id' | 'payout_id'>;
const sourceOf = (source: Stripe.BalanceTransaction['source']): MoveSource => {
  const it = typeof source === 'string' ? undefined : source;
  const hasCharge = it?.object === 'charge' || it?.object === 'refund' || it?.object === 'dispute';
  const transfer = it?.object === 'transfer_reversal' ? it.transfer : it?.object === 'transfer' ? it : null;
  return {
    source_id: idOf(source) ?? null,
    charge_id: (hasCharge && idOf(it.payment_intent)) || null,
    transfer_id: idOf(transfer) ?? null,
    payout_id: (it?.object === 'transfer' && it.metadata['payout_id']) || null,
  };
};

const moveOf = ({ id, reporting_category, source, amount, fee, currency, created }: Stripe.BalanceTransaction): BalanceMove => ({
  move_id: id,
  kind: kinds[reporting_category] ?? 'other',
  ...sourceOf(source),
  amount_cents: amount,
  fee_cents: fee,
  currency: currency.toUpperCase(),
  at: instantOf(new Date(created * 1000)),
});

export const movesAt =
  (stripe: Stripe): NonNullable<Payments['movesSince']> =>
  async (since, next) => {
    const { data, has_more } = await asked(
      stripe.balanceTransactions.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: movesAtOnce,
        expand: ['data.source'],
        ...(next === undefined ? {} : { starting_after: next }),
      }),
    );
    return { moves: data.map(moveOf), next: has_more ? data.at(-1)?.id : undefined };
  };
