// The contents of a guest's receipt and a host's statement. Pure.
import { companyAddress, companyName } from '../../../generated/model/constants';
import type { BookingDetail, Money, Payout, ShownAccount } from '../../../generated/model/entities';
import { Currency, PaymentMethod } from '../../../generated/model/values';
import { documentTexts as say } from '../../../generated/texts/sentences/documentTexts';
import { dateWords, momentWords } from '../outside/mail-dates';
import type { DocumentSum, DocumentWords } from '../outside/pdf';
import { moneyIn, written } from '../pricing/money.rules';
import { partyWords } from '../booking/mail-words.lookup';

type Sum = Pick<Money, 'amount_cents' | 'currency'>;

/** A sum as it is read; one below zero with a true minus. */
const shown = ({ amount_cents, currency }: Sum): string =>
  `${amount_cents < 0 ? '−' : ''}${written({ amount_cents: Math.abs(amount_cents), currency })}`;
const less = ({ amount_cents, currency }: Sum): Sum => ({ amount_cents: -amount_cents, currency });
const nameOf = ({ first_name, last_name }: BookingDetail['guest'], otherwise: string): string =>
  [first_name, last_name].filter(Boolean).join(' ') || otherwise;
const dayOfMoment = (instant: string): string => dateWords(instant.slice(0, 10));

const from = [companyName, companyAddress];

const stayFacts = ({ property, address, checkin, checkout, guests }: BookingDetail): DocumentWords['facts'] => [
  [say.place, [property.title, address ?? property.place].filter(Boolean).join('\n')],
  [say.stay, say.dates({ checkin: dateWords(checkin), checkout: dateWords(checkout) })],
  [say.party, partyWords(guests)],
];

/** The receipt of a stay that is paid, with what went back since, in the currency that was charged. */
export const receiptWords = (booking: BookingDetail, refunds: readonly (Sum & { readonly owed_at: string })[]): DocumentWords => {
  const { reference, guest, host, paid_at, payment_method, timezone, quote } = booking;
  const { line_items, total, due, fx } = quote;
  const lines = line_items.map((line) => ({ label: line.label, amount: shown(line), isPoints: line.type === 'points' }));
  const back = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const returned: DocumentSum[] = refunds.map((it) => ({
    label: say.refunded({ date: dayOfMoment(it.owed_at) }),
    amount: shown(less(it)),
  }));
  const left = { label: say.left, amount: shown({ ...due, amount_cents: due.amount_cents - back }), isStrong: true };
  return {
    heading: say.receipt,
    from,
    facts: [
      [say.booking, reference],
      [say.guest, nameOf(guest, say.guest)],
      [say.host, nameOf(host, say.host)],
      ...stayFacts(booking),
      ...(payment_method === null ? [] : ([[say.paidWith, PaymentMethod[payment_method].label]] as const)),
      ...(paid_at === null ? [] : ([[say.paidOn, momentWords(paid_at, timezone)]] as const)),
    ],
    sums: [
      ...lines.filter(({ isPoints }) => !isPoints),
      { label: say.total, amount: shown(total), isStrong: true },
      ...lines.filter(({ isPoints }) => isPoints),
      { label: say.paid, amount: shown(due), isStrong: true },
      ...returned,
      ...(back > 0 ? [left] : []),
    ],
    notes: fx.currency === 'CAD' ? [] : [say.rate({ currency: Currency[fx.currency].label, date: dateWords(fx.as_of) })],
  };
};

/** When and to whom what a stay brings is paid. */
export interface PaidOut {
  readonly payout: Payout | undefined;
  readonly account: ShownAccount | null;
}

const standing = (payout: Payout | undefined, isDirect: boolean): string => {
  if (isDirect) return say.direct;
  if (!payout) return say.later;
  return payout.paid_at === null ? say.due({ date: dayOfMoment(payout.due_at) }) : say.sent({ date: dayOfMoment(payout.paid_at) });
};

/** A paid stay's share for its host, and the day of its payout. */
export const statementWords = (booking: BookingDetail, { payout, account }: PaidOut): DocumentWords => {
  const { reference, guest, host, payment_method } = booking;
  const isDirect = payment_method === 'offline';
  const nothing = moneyIn('CAD', 0);
  return {
    heading: say.statement,
    from,
    facts: [
      [say.booking, reference],
      [say.host, account?.legal_name ?? nameOf(host, say.host)],
      ...(account?.gst_number ? ([[say.gst, account.gst_number]] as const) : []),
      ...(account?.qst_number ? ([[say.qst, account.qst_number]] as const) : []),
      [say.guest, nameOf(guest, say.guest)],
      ...stayFacts(booking),
    ],
    sums: [
      ...booking.payout_lines.map((line) => ({ label: line.label, amount: shown(line) })),
      { label: say.payout, amount: shown((isDirect ? null : booking.payout) ?? nothing), isStrong: true },
    ],
    notes: [standing(payout, isDirect), say.fee],
  };
};
