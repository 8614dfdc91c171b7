// The host's share of a booking, line by line in Canadian dollars: by the books once it is paid, and before as it was agreed. Reads only.
import type { LineItem, Money } from '../../../generated/model/entities';
import { documentTexts as say } from '../../../generated/texts/sentences/documentTexts';
import type { Database } from '../database/open';
import { chargedLines, passedLines } from '../ledger/ledger.lookup';
import { isPayable, payoutOfStay, sentFor } from './payout.lookup';
import { findRegistration } from './registration.lookup';
import { moneyIn } from '../pricing/money.rules';
import { passedTaxes, type TaxRegistration } from '../pricing/passed-taxes.rules';
import { lineItem } from '../pricing/quote.rules';
import type { HostShare, KeptBooking } from '../booking/followers';

type Line = { readonly code: string; readonly label: string; readonly cents: number };
const sumOf = (lines: readonly { readonly cents: number }[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
const shown = (type: LineItem['type'], lines: readonly Line[]): LineItem[] =>
  lines.filter(({ cents }) => cents !== 0).map(({ code, label, cents }) => ({ code, label, type, ...moneyIn('CAD', cents) }));

/** The payout as it was agreed, with the taxes that a registered host hands on. */
const agreedPayout = ({ host_subtotal_cents, payment_method, price }: KeptBooking, registered: TaxRegistration): number =>
  host_subtotal_cents + (payment_method === 'offline' ? 0 : sumOf(passedTaxes(price.lines, registered)));

/** A booking's agreed share for its host, in Canadian cents. */
export const agreedPayoutOf = async (db: Database, booking: KeptBooking): Promise<number> =>
  agreedPayout(booking, await findRegistration(db, booking.host_id));

/** The rest of the host's lines, the taxes that go along, and the payout where it is due. */
const booksOf = async (db: Database, { booking_id, host_id, payment_method, price, host_subtotal_cents: agreed }: KeptBooking) => {
  if (payment_method === 'offline') return { left: agreed, taxes: [], payout: undefined };
  const isPaid = payment_method === 'card';
  const charged = isPaid ? await chargedLines(db, booking_id) : price.lines;
  const payout = isPaid ? await payoutOfStay(db, booking_id) : undefined;
  return {
    left: sumOf(charged.filter(({ type }) => type === 'host')),
    // before it is due nothing has been passed on yet: by what holds now
    taxes: payout ? await passedLines(db, booking_id) : passedTaxes(charged, await findRegistration(db, host_id)),
    payout,
  };
};

export const hostShareOf = async (db: Database, booking: KeptBooking): Promise<HostShare> => {
  const lines = booking.price.lines.filter(({ type }) => type === 'host');
  const { left, taxes, payout } = await booksOf(db, booking);
  const has = left + sumOf(taxes);
  const { cents = has, withheld_cents = 0, due_at = null, paid_at = null } = payout ?? {};
  const needsDetails = booking.payment_method !== 'offline' && !(await isPayable(db, booking.host_id));
  return {
    payout: moneyIn('CAD', cents - withheld_cents),
    payout_due_at: due_at,
    payout_paid_at: paid_at,
    payout_is_held: needsDetails && due_at !== null && paid_at === null && cents > withheld_cents,
    payout_needs_details: needsDetails,
    guest_total: moneyIn('CAD', booking.total_cents),
    payout_lines: [
      ...lines.map((line) => lineItem(line, 'CAD')),
      ...shown('host', [{ code: 'given', label: say.given, cents: left - sumOf(lines) }]),
      ...shown(
        'tax',
        taxes.map(({ code, label, cents: passed }) => ({ code, label: say.taxPassed({ tax: label }), cents: passed })),
      ),
      // a refund after the payout leaves it as it was: later payouts make up for it
      ...shown('host', [{ code: 'owed', label: say.owed, cents: cents - has }]),
      ...shown('host', [{ code: 'withheld', label: say.withheld, cents: -withheld_cents }]),
    ],
  };
};

const nowhere: TaxRegistration = { gst: false, qst: false };

/** The hosts’ shares of several bookings: as due, before that as agreed, and nothing for bookings that ended unpaid. */
export const payoutsOf = async (db: Database, bookings: readonly KeptBooking[]): Promise<ReadonlyMap<string, Money>> => {
  const sent = await sentFor(
    db,
    bookings.map(({ booking_id }) => booking_id),
  );
  const registered = new Map<string, TaxRegistration>();
  for (const { host_id } of bookings) if (!registered.has(host_id)) registered.set(host_id, await findRegistration(db, host_id));
  const cents = (booking: KeptBooking): number | undefined =>
    sent.get(booking.booking_id) ??
    (booking.status === 'pending' || booking.status === 'confirmed'
      ? agreedPayout(booking, registered.get(booking.host_id) ?? nowhere)
      : undefined);
  return new Map(
    bookings.flatMap((booking) => {
      const brings = cents(booking);
      return brings === undefined ? [] : [[booking.booking_id, moneyIn('CAD', brings)] as const];
    }),
  );
};
