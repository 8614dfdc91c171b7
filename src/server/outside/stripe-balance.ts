// The balance at Stripe, move by move and in all.
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

type OwnSum = Pick<BalanceMove, 'own_cents' | 'own_currency'>;
/** The sum of a move before it was changed into the currency of the balance. */
const ownSumOf = ({ source, amount, currency }: Stripe.BalanceTransaction): OwnSum => {
  const it = typeof source === 'string' ? null : source;
  const isOwn = it?.object === 'charge' || it?.object === 'refund' || it?.object === 'dispute';
  if (!isOwn) return { own_cents: amount, own_currency: currency.toUpperCase() };
  return { own_cents: Math.sign(amount) * it.amount, own_currency: it.currency.toUpperCase() };
};

const moveOf = (move: Stripe.BalanceTransaction): BalanceMove => ({
  move_id: move.id,
  kind: kinds[move.reporting_category] ?? 'other',
  ...sourceOf(move.source),
  amount_cents: move.amount,
  fee_cents: move.fee,
  currency: move.currency.toUpperCase(),
  ...ownSumOf(move),
  at: instantOf(new Date(move.created * 1000)),
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

export const balanceAt =
  (stripe: Stripe): NonNullable<Payments['balance']> =>
  async () => {
    const { available, pending } = await asked(stripe.balance.retrieve());
    return [...available, ...pending].reduce((sum, { amount, currency }) => sum + (currency === 'cad' ? amount : 0), 0);
  };
