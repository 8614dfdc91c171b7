// A payment as its receipt tells it: who paid with which card, what went back, and who charged which tax. Reads only.
import type { Payment, Refund } from '../../../generated/model/entities';
import { findPeople } from '../account/account.lookup';
import type { KeptBooking } from '../booking/followers';
import { findClaimPaymentOf, findRefundsOf, paymentsOfStay, refundsFor } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { chargedLines, passedLines } from '../ledger/ledger.lookup';
import { type ChargedTax, registrationIn, taxesCharged } from '../pricing/passed-taxes.rules';
import type { PaidClaim, ReceiptFacts } from './document.rules';
import { ownPayouts, payoutOfStay } from './payout.lookup';
import { findRegistration } from './registration.lookup';

/** The taxes that are left, by who charged them: a host those that went on to them, and all of what they were paid directly. */
const taxesOf = async (db: Database, { booking_id, host_id, payment_method, price }: KeptBooking): Promise<readonly ChargedTax[]> => {
  if (payment_method === 'offline') return price.lines.flatMap(({ type, ...tax }) => (type === 'tax' ? [{ ...tax, by: 'host' }] : []));
  const payout = await payoutOfStay(db, booking_id);
  const registered = payout ? registrationIn(await passedLines(db, booking_id)) : await findRegistration(db, host_id);
  return taxesCharged(await chargedLines(db, booking_id), registered);
};

/** One that failed is owed again, and stands there as owed. The price of a changed booking is less what went back for the change. */
const isShown = ({ reason }: Refund): boolean => reason !== 'unusable' && reason !== 'given_twice' && reason !== 'changed';
const cardOf = ({ card_brand: brand, card_last4: last4 }: Pick<Payment, 'card_brand' | 'card_last4'>) =>
  brand === null || last4 === null ? null : { brand, last4 };

/** The payment for a claim after a stay, and what went back of it. */
export const claimPaidFor = async (db: Database, bookingId: string): Promise<PaidClaim | null> => {
  const payment = await findClaimPaymentOf(db, bookingId);
  if (!payment || payment.paid_at === null) return null;
  const refunds = (await refundsFor(db, payment)).filter(isShown);
  return { cents: payment.cad_cents, paid_at: payment.paid_at, card: cardOf(payment), refunds };
};

export const receiptFacts = async (db: Database, booking: KeptBooking): Promise<Omit<ReceiptFacts, 'ours' | 'now'>> => {
  const { booking_id, guest_id, host_id } = booking;
  const payments = await paymentsOfStay(db, booking_id);
  const refunds = await findRefundsOf(db, booking_id);
  return {
    payer: (await findPeople(db, [guest_id])).get(guest_id) ?? { first_name: null, last_name: null },
    cards: payments.map(cardOf),
    claim: await claimPaidFor(db, booking_id),
    refunds: refunds.filter(isShown),
    taxes: await taxesOf(db, booking),
    host: (await ownPayouts(db, host_id)).payout_account,
  };
};
