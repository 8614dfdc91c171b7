// The money of claims after stays: all that a guest paid is the host's, and what goes back of it is taken from the host.
import { postRefund } from '../ledger/ledger.commands';
import { owePart } from '../checkout/payment.commands';
import type { BookingFollowers } from '../booking/followers';
import { squareUp } from './payout.commands';

export const payOutClaim: BookingFollowers['payOutClaim'] = async ({ trx, now }, { price, ...booking }, claim_id) => {
  await squareUp(trx, { ...booking, claim_id, place: price }, now);
};

export const giveBackClaim: BookingFollowers['giveBackClaim'] = async (tx, { price, ...booking }, { payment, cents, reason, made }) => {
  const { trx, now: at } = tx;
  const { payment_id, claim_id } = payment;
  if (claim_id === null) return;
  const claim = { ...booking, claim_id, place: price };
  const lines = [{ code: 'host', label: 'host', type: 'host', cents }] as const;
  await postRefund(trx, claim, { cause: ['refund', reason, made.provider_id].join(' '), at, lines });
  await owePart(tx, { payment_id, reason, cad_cents: cents, made });
  await squareUp(trx, claim, at);
};
