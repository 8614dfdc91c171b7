// The contents of a guest's receipt and a host's statement. Pure.
import { companyAddress, companyName } from '../../../generated/model/constants';
import type { BookingDetail, Money, Payout, Refund, ShownAccount } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { CardBrand, Currency, PaymentMethod, type TimeZone } from '../../../generated/model/values';
import { documentTexts as say } from '../../../generated/texts/sentences/documentTexts';
import { dateWords, dayWords, momentWords } from '../outside/mail-dates';
import type { PaidCard } from '../outside/payments';
import type { DocumentSum, DocumentTable, DocumentWords } from '../outside/pdf';
import { moneyIn, written } from '../pricing/money.rules';
import { type ChargedTax, registerOf } from '../pricing/passed-taxes.rules';
import { partyWords } from '../booking/mail-words.lookup';

type Sum = Pick<Money, 'amount_cents' | 'currency'>;

/** A sum as it is read; one below zero with a true minus. */
const shown = ({ amount_cents, currency }: Sum): string =>
  `${amount_cents < 0 ? '−' : ''}${written({ amount_cents: Math.abs(amount_cents), currency })}`;
const less = ({ amount_cents, currency }: Sum): Sum => ({ amount_cents: -amount_cents, currency });
const nameOf = ({ first_name, last_name }: Pick<BookingDetail['guest'], 'first_name' | 'last_name'>, otherwise: string): string =>
  [first_name, last_name].filter(Boolean).join(' ') || otherwise;

const from = [companyName, companyAddress];

const stayFacts = ({ property, address, checkin, checkout, guests }: BookingDetail): DocumentWords['facts'] => [
  [say.place, [property.title, address ?? property.place].filter(Boolean).join('\n')],
  [say.stay, say.dates({ checkin: dateWords(checkin), checkout: dateWords(checkout) })],
  [say.party, partyWords(guests)],
];

/** The parties that charge taxes, by the names and numbers that they are registered under. */
export interface TaxParties {
  readonly host: Pick<ShownAccount, 'legal_name' | 'gst_number' | 'qst_number'> | null;
  /** Our own numbers: by `gst` and `qst`, others as in `bc.pst`. */
  readonly ours: ReadonlyMap<string, string>;
}
type GoneBack = Pick<Refund, 'amount_cents' | 'owed_at' | 'returned_at'>;
/** The payment by card for a claim after a stay, in Canadian cents. */
export interface PaidClaim {
  readonly cents: number;
  readonly paid_at: Instant;
  readonly card: PaidCard | null;
  readonly refunds: readonly GoneBack[];
}
/** A payment beyond what its booking tells. */
export interface ReceiptFacts extends TaxParties {
  readonly payer: Pick<BookingDetail['guest'], 'first_name' | 'last_name'>;
  readonly cards: readonly (PaidCard | null)[];
  readonly refunds: readonly GoneBack[];
  /** None where no claim was paid by card. */
  readonly claim: PaidClaim | null;
  /** The taxes that are left, in Canadian cents. */
  readonly taxes: readonly ChargedTax[];
  readonly now: Date;
}

/** Each tax with who charged it, and the number of theirs that it stands under. */
const taxTable = ({ host: person }: BookingDetail, { taxes, host, ours, refunds }: ReceiptFacts): DocumentTable => {
  const numberOf = ({ code, by }: ChargedTax): string => {
    const register = registerOf(code);
    const theirs = register && host?.[`${register}_number`];
    return (by === 'host' ? theirs : ours.get(register ?? code.replace(/^tax\./, ''))) ?? say.noNumber;
  };
  const hostName = host?.legal_name ?? nameOf(person, say.host);
  return {
    heading: refunds.length > 0 ? say.taxesLeft : say.taxes,
    columns: [
      { label: say.tax, share: 25 },
      { label: say.taxBy, share: 30 },
      { label: say.taxNumber, share: 27 },
      { label: say.taxAmount, share: 18, isSum: true },
    ],
    rows: taxes.map((tax) => [tax.label, tax.by === 'host' ? hostName : companyName, numberOf(tax), shown(moneyIn('CAD', tax.cents))]),
  };
};

const backWords = ({ owed_at, returned_at }: GoneBack, zone: string): string =>
  returned_at === null ? say.refundOwed({ date: dayWords(owed_at, zone) }) : say.refunded({ date: dayWords(returned_at, zone) });

/** Each card once: a stay that was changed may be paid with two. */
const methodWords = (method: PaymentMethod, cards: readonly (PaidCard | null)[]): string => {
  const words = cards.flatMap((card) => (card ? [say.card({ brand: CardBrand[card.brand].label, last4: card.last4 })] : []));
  return [...new Set(words)].join(', ') || PaymentMethod[method].label;
};

/** A claim's payment stands beside the stay, and in none of its sums. */
const claimTable = ({ cents, paid_at, card, refunds }: PaidClaim, zone: TimeZone): DocumentTable => ({
  heading: say.claim,
  columns: [
    { label: say.paidOn, share: 40 },
    { label: say.paidWith, share: 35 },
    { label: say.taxAmount, share: 25, isSum: true },
  ],
  rows: [
    [momentWords(paid_at, zone), methodWords('card', [card]), shown(moneyIn('CAD', cents))],
    ...refunds.map((it) => [backWords(it, zone), '', shown(less(moneyIn('CAD', it.amount_cents)))]),
  ],
});

/** The parts of a charge: its lines, what points and money paid, and what went back. */
const receiptSums = (booking: BookingDetail, { refunds }: ReceiptFacts): DocumentSum[] => {
  const { quote, timezone, payment_method, recorded_cents } = booking;
  // no paper is for a co-host
  if (!quote) return [];
  const { line_items, total, due } = quote;
  const { currency } = due;
  // hosts record what they are paid directly in Canadian dollars
  const paid = payment_method === 'offline' ? moneyIn('CAD', recorded_cents) : due;
  const lines = line_items.map((line) => ({ label: line.label, amount: shown(line), isPoints: line.type === 'points' }));
  const back = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const returned = refunds.map((it) => ({
    label: backWords(it, timezone),
    amount: shown(less({ amount_cents: it.amount_cents, currency })),
  }));
  const left = { label: say.left, amount: shown({ ...due, amount_cents: due.amount_cents - back }), isStrong: true };
  return [
    ...lines.filter(({ isPoints }) => !isPoints),
    { label: say.total, amount: shown(total), isStrong: true },
    ...lines.filter(({ isPoints }) => isPoints),
    { label: say.paid, amount: shown(paid), isStrong: true },
    ...returned,
    ...(back > 0 ? [left] : []),
  ];
};

/** The receipt of a stay that is paid, with what went back since, in the currency that was charged. */
export const receiptWords = (booking: BookingDetail, paid: ReceiptFacts): DocumentWords => {
  const { reference, host, paid_at, payment_method, timezone, quote } = booking;
  const fx = quote?.fx;
  const rate = payment_method === 'offline' ? say.rateShown : say.rate;
  const { payer, cards, refunds, claim, taxes, now } = paid;
  const tables = taxes.length > 0 ? [taxTable(booking, paid)] : [];
  const lacksNumber = tables.some(({ rows }) => rows.some((row) => row.includes(say.noNumber)));
  return {
    heading: say.receipt,
    from,
    facts: [
      [say.receiptNumber, say.receiptNumberOf({ reference })],
      ...(paid_at === null ? [] : ([[say.receiptDate, dayWords(paid_at, timezone)]] as const)),
      [say.booking, reference],
      [say.paidBy, nameOf(payer, say.guest)],
      [say.host, nameOf(host, say.host)],
      ...stayFacts(booking),
      ...(payment_method === null ? [] : ([[say.paidWith, methodWords(payment_method, cards)]] as const)),
      ...(paid_at === null ? [] : ([[say.paidOn, momentWords(paid_at, timezone)]] as const)),
    ],
    sums: receiptSums(booking, paid),
    tables: [...tables, ...(claim ? [claimTable(claim, timezone)] : [])],
    notes: [
      ...(fx && fx.currency !== 'CAD' ? [rate({ currency: Currency[fx.currency].label, date: dateWords(fx.as_of) })] : []),
      ...(refunds.length > 0 ? [say.asOf({ date: dayWords(now.toISOString(), timezone) })] : []),
      ...(lacksNumber ? [say.noNumbers] : []),
    ],
  };
};

/** When and to whom what a stay brings is paid. */
export interface PaidOut {
  readonly payout: Payout | undefined;
  readonly account: ShownAccount | null;
  readonly claim: PaidClaim | null;
}

const standing = (payout: Payout | undefined, { payment_method, timezone }: BookingDetail): string => {
  if (payment_method === 'offline') return say.direct;
  if (!payout) return say.later;
  const { due_at, paid_at } = payout;
  return paid_at === null ? say.due({ date: dayWords(due_at, timezone) }) : say.sent({ date: dayWords(paid_at, timezone) });
};

const claimWords = ({ cents, paid_at }: PaidClaim, zone: string): string =>
  say.claimPaidOut({ amount: shown(moneyIn('CAD', cents)), date: dayWords(paid_at, zone) });

/** A paid stay's share for its host, and the day of its payout. */
export const statementWords = (booking: BookingDetail, { payout, account, claim }: PaidOut): DocumentWords => {
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
    notes: [standing(payout, booking), say.fee, ...(claim ? [claimWords(claim, booking.timezone)] : [])],
  };
};
