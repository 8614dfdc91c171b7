// How the stays of the demo were paid: each paid one by card in the sandbox, which knows of it, and what went back of those called off.
import { DAY } from '../../generated/model/dates';
import type { Quote } from '../../generated/model/entities';
import type { NewRow } from '../../generated/tables/tables';
import { chargedPart } from '../server/pricing/charged.rules';
import type { Booked } from './booking-rows';
import { idOf } from './seed';

const daysKept = 400;

export interface PaidRows {
  readonly payments: readonly NewRow<'payments'>[];
  readonly refunds: readonly NewRow<'refunds'>[];
  /** The sandbox's memory. */
  readonly stand_in_records: readonly NewRow<'stand_in_records'>[];
}
const nothing: PaidRows = { payments: [], refunds: [], stand_in_records: [] };

/** A stay's charge and its refund. */
const chargedFor = ({ quote, total_cents: cad_cents, refund_cents }: Booked['booking']) => {
  const { due }: Quote = JSON.parse(quote);
  const charge = { amount_cents: due.amount_cents, cad_cents };
  const refunded_cad_cents = refund_cents ?? 0;
  const refunded_cents = chargedPart({ ...charge, refunded_cents: 0, refunded_cad_cents: 0 }, refunded_cad_cents);
  return { ...charge, refunded_cents, refunded_cad_cents };
};
type Charged = ReturnType<typeof chargedFor>;

const paymentOf = (booking: Booked['booking'], charged: Charged, it: { readonly payment_id: string; readonly paid_at: Date | string }) => {
  const { booking_id, property_id, currency, quote } = booking;
  const { payment_id, paid_at } = it;
  const path = `/checkout/${booking_id}`;
  const page = { opened_at: paid_at, open_until: paid_at, success_path: path, cancel_path: path, address: null };
  const sandbox = { provider: 'sandbox' as const, provider_id: payment_id, charge_id: `charge-${payment_id}` };
  const standing = { state: 'paid' as const, used: true, paid_at, disputed_at: null };
  return { payment_id, property_id, booking_id, quote, currency, ...charged, ...page, ...sandbox, ...standing };
};

/** The rows of a stay's payment; none of one that was not paid. */
export const paidOf = ({ plan, booking, events }: Booked, now: Date): PaidRows => {
  const { booking_id, property_id, currency, paid_at, cancelled_by, confirmation_id: payment_id } = booking;
  if (!paid_at || !payment_id) return nothing;
  const charged = chargedFor(booking);
  const { amount_cents, refunded_cents, refunded_cad_cents: cad_cents } = charged;
  const refund_id = idOf(`refund ${plan.seed}`);
  const given = refunded_cents > 0;
  const at = events.at(-1)?.at ?? now;
  const reason = cancelled_by === 'host' ? ('called_off' as const) : ('cancelled' as const);
  const refund = { refund_id, property_id, booking_id, payment_id, reason, amount_cents: refunded_cents, cad_cents };
  const known = { payment_id, amount_cents, currency, standing: 'paid', refunds: given ? { [refund_id]: refunded_cents } : {} };
  const ends_at = new Date(now.getTime() + daysKept * DAY);
  return {
    payments: [paymentOf(booking, charged, { payment_id, paid_at })],
    refunds: given ? [{ ...refund, owed_at: at, returned_at: at, provider_id: refund_id }] : [],
    stand_in_records: [{ kind: 'payment', id: payment_id, payload: JSON.stringify(known), grant_id: null, ends_at }],
  };
};
