// A payment as its receipt tells it: who paid with which card, what went back, and who charged which tax. Reads only.
import { findPeople } from '../account/account.lookup';
import type { KeptBooking } from '../booking/followers';
import { findPaymentOf, findRefundsOf } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { chargedLines, passedLines } from '../ledger/ledger.lookup';
import { type ChargedTax, registrationIn, taxesCharged } from '../pricing/passed-taxes.rules';
import type { ReceiptFacts } from './document.rules';
import { ownPayouts, payoutOfStay } from './payout.lookup';
import { findRegistration } from './registration.lookup';

/** The taxes that are left, by who charged them: a host those that went on to them, and all of what they were paid directly. */
const taxesOf = async (db: Database, { booking_id, host_id, payment_method, price }: KeptBooking): Promise<readonly ChargedTax[]> => {
  if (payment_method === 'offline') return price.lines.flatMap(({ type, ...tax }) => (type === 'tax' ? [{ ...tax, by: 'host' }] : []));
  const payout = await payoutOfStay(db, booking_id);
  const registered = payout ? registrationIn(await passedLines(db, booking_id)) : await findRegistration(db, host_id);
  return taxesCharged(await chargedLines(db, booking_id), registered);
};

export const receiptFacts = async (db: Database, booking: KeptBooking): Promise<Omit<ReceiptFacts, 'ours' | 'now'>> => {
  const { booking_id, guest_id, host_id } = booking;
  const payment = await findPaymentOf(db, booking_id);
  const { card_brand: brand = null, card_last4: last4 = null } = payment ?? {};
  const refunds = await findRefundsOf(db, booking_id);
  return {
    payer: (await findPeople(db, [guest_id])).get(guest_id) ?? { first_name: null, last_name: null },
    card: brand === null || last4 === null ? null : { brand, last4 },
    refunds: refunds.filter(({ reason, failed_at }) => reason !== 'unusable' && reason !== 'given_twice' && failed_at === null),
    taxes: await taxesOf(db, booking),
    host: (await ownPayouts(db, host_id)).payout_account,
  };
};
