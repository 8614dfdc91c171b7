// A host's statement of a month or a year: what each stay brought, what went back, and what was paid out. Pure; days are the places'.
import { companyAddress, companyName, dateLocale } from '../../../generated/model/constants';
import { DAY, dateOf, dayOf, daysBetween } from '../../../generated/model/dates';
import { type BookingStatus, PaymentProvider } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import { aheadAt } from '../../../generated/rules/runtime';
import { platformReportTexts as reportTexts } from '../../../generated/texts/sentences/platformReportTexts';
import { statementTexts as say } from '../../../generated/texts/sentences/statementTexts';
import type { BookedMove } from '../ledger/ledger.lookup';
import type { CsvCell } from '../outside/csv';
import type { DocumentSum, DocumentTable, DocumentWords } from '../outside/pdf';

interface Stay {
  readonly booking_id: string;
  readonly property_id: string;
  readonly status: BookingStatus;
  readonly reference: string;
  readonly title: string;
  readonly checkin: string;
  readonly checkout: string;
}
export interface PaidStay extends Stay {
  readonly timezone: string;
  readonly paid_at: Date;
  readonly paid_to: string | null;
  readonly cents: number;
  readonly withheld_cents: number;
}
export interface LaterRefund extends Stay {
  /** None where it was for the stay. */
  readonly claim_id: string | null;
  readonly timezone: string;
  readonly since: Date;
  readonly cents: number;
}
export interface DirectPayment extends Stay {
  readonly received_on: string;
  readonly amount_cents: number;
}
/** All that moved for a host, in Canadian cents. */
export interface HostBooks {
  readonly paid: readonly PaidStay[];
  /** Payouts for claims after stays: no price of any stay. */
  readonly claims: readonly PaidStay[];
  readonly debts: readonly LaterRefund[];
  readonly recorded: readonly DirectPayment[];
  /** The ledger's moves of the stays that were paid. */
  readonly moves: readonly BookedMove[];
}

/** The day of a moment at a place. */
export const placeDay = (moment: Date, zone: string): PlainDate =>
  dateOf(Math.floor((moment.getTime() + aheadAt(moment.getTime(), zone)) / DAY));

export const sumOf = <T>(all: readonly T[], cents: (it: T) => number): number => all.reduce((sum, it) => sum + cents(it), 0);

/** The parts of a payout: together they are the sum that was due. */
const lineOf = (stay: PaidStay, { moves, debts }: HostBooks) => {
  const { cents: due, withheld_cents: kept, booking_id, paid_at, timezone, checkin, checkout } = stay;
  // a refund while the provider was sending it is a debt, and no part of it
  const owedAt = new Set(
    debts.filter((debt) => debt.booking_id === booking_id && debt.claim_id === null).map(({ since }) => since.getTime()),
  );
  const before = moves.filter((move) => move.booking_id === booking_id && move.at <= paid_at && !owedAt.has(move.at.getTime()));
  const booked = (wanted: (move: BookedMove) => boolean): number => sumOf(before.filter(wanted), ({ cents }) => cents);
  const price = booked(({ account, kind }) => account === 'host' && kind === 'charge');
  const taxes = booked(({ account, kind }) => account === 'host' && kind === 'tax_passed');
  const fee = booked(({ account }) => account === 'fee');
  const nights = daysBetween(checkin, checkout);
  return {
    ...stay,
    day: placeDay(paid_at, timezone),
    nights,
    price,
    taxes,
    fee,
    refunded: price + taxes - due,
    due,
    kept,
    paid: due - kept,
  };
};
export type StatementLine = ReturnType<typeof lineOf>;

/** The part of a host's books that a period holds, such as `2027` or `2027-02`. */
export const statementOf = (books: HostBooks, period: string) => {
  const { paid, claims: claimed, debts, recorded } = books;
  const holds = (day: string): boolean => day.startsWith(period);
  const paidOn = ({ paid_at, timezone }: PaidStay): string => placeDay(paid_at, timezone);
  const owedOn = ({ since, timezone }: LaterRefund): string => placeDay(since, timezone);
  const lines = paid.filter((stay) => holds(paidOn(stay))).map((stay) => lineOf(stay, books));
  const claims = claimed
    .filter((it) => holds(paidOn(it)))
    .map((it) => ({ ...it, day: paidOn(it), due: it.cents, kept: it.withheld_cents, paid: it.cents - it.withheld_cents }));
  const refunds = debts.filter((debt) => holds(owedOn(debt))).map((debt) => ({ ...debt, day: owedOn(debt) }));
  const before =
    sumOf(
      debts.filter((debt) => owedOn(debt) < period),
      ({ cents }) => cents,
    ) -
    sumOf(
      [...paid, ...claimed].filter((stay) => paidOn(stay) < period),
      (stay) => stay.withheld_cents,
    );
  const [owed, kept] = [sumOf(refunds, ({ cents }) => cents), sumOf([...lines, ...claims], (line) => line.kept)];
  return {
    lines,
    claims,
    refunds,
    recorded: recorded.filter(({ received_on }) => holds(received_on)),
    paid: sumOf([...lines, ...claims], (line) => line.paid),
    owed: { before, new: owed, kept, after: before + owed - kept },
  };
};
export type Statement = ReturnType<typeof statementOf>;

const monthly = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const daily = new Intl.DateTimeFormat(dateLocale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const figures = new Intl.NumberFormat(dateLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayWords = (day: string): string => daily.format(dayOf(day) * DAY);
/** A period in words. @example periodWords('2027-02') // 'February 2027' */
export const periodWords = (period: string): string => (period.length === 4 ? period : monthly.format(dayOf(`${period}-01`) * DAY));
export const sumWords = (cents: number): string => `${cents < 0 ? '−' : ''}${figures.format(Math.abs(cents) / 100)}`;

const isProvider = (text: string): text is PaymentProvider => Object.hasOwn(PaymentProvider, text);
const placeWords = (paid_to: string | null): string => {
  if (paid_to === null) return '';
  return isProvider(paid_to) ? PaymentProvider[paid_to].label : say.toAccount({ ending: paid_to });
};

const stayCells = ({ reference, title, checkin, checkout }: Stay): readonly string[] => [
  [reference, title].join('\n'),
  say.dates({ checkin: dayWords(checkin), checkout: dayWords(checkout) }),
];
const stayColumns = [
  { label: say.date, share: 14 },
  { label: say.reference, share: 20 },
  { label: say.stay, share: 17 },
];

const paidTable = (lines: readonly StatementLine[]): DocumentTable => {
  const sums = (of: (line: StatementLine) => number): string => sumWords(sumOf(lines, of));
  const labels = [say.price, say.refunded, say.taxes, say.kept, say.paidOut];
  const cents = (line: StatementLine): readonly number[] => [line.price, -line.refunded, line.taxes, -line.kept, line.paid];
  return {
    heading: say.stays,
    columns: [
      ...stayColumns,
      { label: say.nights, share: 6, isSum: true },
      ...labels.map((label, at) => ({ label, share: at === 4 ? 11 : 8, isSum: true })),
    ],
    rows: lines.map((line) => [
      [dayWords(line.day), placeWords(line.paid_to)].filter(Boolean).join('\n'),
      ...stayCells(line),
      String(line.nights),
      ...cents(line).map(sumWords),
    ]),
    total: [
      say.total,
      '',
      '',
      String(sumOf(lines, ({ nights }) => nights)),
      ...labels.map((_, at) => sums((line) => cents(line)[at] ?? 0)),
    ],
  };
};

const smallTable = (heading: string, rows: readonly (Stay & { readonly day: string; readonly cents: number })[]): DocumentTable => ({
  heading,
  columns: [...stayColumns, { label: say.amount, share: 49, isSum: true }],
  rows: rows.map((row) => [dayWords(row.day), ...stayCells(row), sumWords(row.cents)]),
  total: [say.total, '', '', sumWords(sumOf(rows, ({ cents }) => cents))],
});

/** The tables of a statement that have a row. */
const tablesOf = ({ lines, claims, refunds, recorded }: Statement): readonly DocumentTable[] => {
  const direct = recorded.map((it) => ({ ...it, day: it.received_on, cents: it.amount_cents }));
  const back = refunds.map((it) => ({ ...it, cents: -it.cents }));
  const byCard = claims.map((it) => ({ ...it, cents: it.paid }));
  const tables = [paidTable(lines), smallTable(say.claims, byCard), smallTable(say.refunds, back), smallTable(say.direct, direct)];
  return tables.filter(({ rows }) => rows.length > 0);
};

const sumsOf = ({ lines, claims, paid, owed }: Statement): readonly DocumentSum[] => {
  const debts = [
    [say.owedBefore, owed.before],
    [say.owedNew, owed.new],
    [say.owedKept, -owed.kept],
    [say.owedAfter, owed.after],
  ] as const;
  const isOwing = debts.some(([, cents]) => cents !== 0);
  return [
    { label: say.paid, amount: sumWords(paid), isStrong: true },
    ...(claims.length > 0 ? [{ label: say.ofClaims, amount: sumWords(sumOf(claims, (it) => it.paid)) }] : []),
    ...(isOwing ? debts.map(([label, cents]) => ({ label, amount: sumWords(cents) })) : []),
    ...(lines.length > 0 ? [{ label: say.fee, amount: sumWords(sumOf(lines, ({ fee }) => fee)) }] : []),
  ];
};

/** The head of a statement: its host, and when it was made. */
export interface StatementHead {
  readonly period: string;
  readonly host: string;
  readonly facts: DocumentWords['facts'];
  readonly madeOn: string;
  readonly report?: DocumentTable | undefined;
}
/** `report` is the table of the yearly report, which a statement of a year carries along. */
export const statementDocument = (it: Statement, { period, host, facts, madeOn, report }: StatementHead): DocumentWords => ({
  heading: say.heading({ period: periodWords(period) }),
  from: [companyName, companyAddress],
  facts: [[say.host, host], ...facts, [say.made, dayWords(madeOn)], [say.currency, say.canadian]],
  sums: sumsOf(it),
  tables: [...tablesOf(it), ...(report ? [report] : [])],
  isWide: true,
  notes: [...(it.lines.length + it.claims.length === 0 ? [say.none] : []), say.feeNote, say.dayNote, ...(report ? [reportTexts.copy] : [])],
});

const columns = [
  say.kind,
  say.date,
  say.reference,
  say.place,
  say.checkin,
  say.checkout,
  say.nights,
  say.price,
  say.refunded,
  say.taxes,
  say.brings,
  say.kept,
  say.paidOut,
  say.paidTo,
  say.fee,
  say.recorded,
  say.currency,
];
/** The same as rows of a table: each sum in a column of its own, and all of them below. */
export const statementRows = ({ lines, claims, refunds, recorded }: Statement): readonly (readonly CsvCell[])[] => {
  const money = (cents: number | null): CsvCell => (cents === null ? null : { cents });
  const row = (
    kind: string,
    stay: (Stay & { readonly day: string }) | null,
    of: Partial<Omit<StatementLine, 'paid_to'>> & { readonly to?: string; readonly direct?: number },
  ): readonly CsvCell[] => [
    kind,
    ...(stay ? [stay.day, stay.reference, stay.title, stay.checkin, stay.checkout] : [null, null, null, null, null]),
    of.nights ?? null,
    ...[
      of.price,
      of.refunded === undefined ? undefined : -of.refunded,
      of.taxes,
      of.due,
      of.kept === undefined ? undefined : -of.kept,
      of.paid,
    ].map((cents) => money(cents ?? null)),
    of.to ?? null,
    money(of.fee ?? null),
    money(of.direct ?? null),
    'CAD',
  ];
  const all = (of: (line: StatementLine) => number): number => sumOf(lines, of);
  const paidOut = (of: (line: Pick<StatementLine, 'due' | 'kept' | 'paid'>) => number): number => sumOf([...lines, ...claims], of);
  return [
    columns,
    ...lines.map((line) => row(say.payout, line, { ...line, to: placeWords(line.paid_to) })),
    ...claims.map((it) => row(say.claim, it, { due: it.due, kept: it.kept, paid: it.paid, to: placeWords(it.paid_to) })),
    ...refunds.map((it) => row(say.refund, it, { due: -it.cents })),
    ...recorded.map((it) => row(say.recorded, { ...it, day: it.received_on }, { direct: it.amount_cents })),
    row(say.total, null, {
      nights: all(({ nights }) => nights),
      price: all(({ price }) => price),
      refunded: all(({ refunded }) => refunded),
      taxes: all(({ taxes }) => taxes),
      due: paidOut(({ due }) => due) - sumOf(refunds, ({ cents }) => cents),
      kept: paidOut(({ kept }) => kept),
      paid: paidOut(({ paid }) => paid),
      fee: all(({ fee }) => fee),
      direct: sumOf(recorded, ({ amount_cents }) => amount_cents),
    }),
  ];
};
