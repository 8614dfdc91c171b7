// Earnings of a host by month and listing: the lines of a year's statement, added up. Pure.
import type { HostEarnings, ListingEarnings } from '../../../generated/model/entities';
import { dateOf, dayOf, firstOfMonth } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';
import { earningsTexts as own } from '../../../generated/texts/sentences/earningsTexts';
import { statementTexts as say } from '../../../generated/texts/sentences/statementTexts';
import type { CsvCell } from '../outside/csv';
import { moneyIn } from '../pricing/money.rules';
import { type HostBooks, placeDay, statementOf, sumOf } from './statement.rules';

/** Sums in Canadian cents. */
interface Sums {
  readonly nights: number;
  readonly price: number;
  readonly refunded: number;
  readonly taxes: number;
  readonly claims: number;
  readonly direct: number;
}
interface Moved extends Partial<Sums> {
  /** Its first day. */
  readonly month: PlainDate;
  readonly property_id: string;
  readonly title: string;
}
const added = (all: readonly Moved[]): Sums => {
  const of = (name: keyof Sums): number => sumOf(all, (it) => it[name] ?? 0);
  return {
    nights: of('nights'),
    price: of('price'),
    refunded: of('refunded'),
    taxes: of('taxes'),
    claims: of('claims'),
    direct: of('direct'),
  };
};
const earnedOf = ({ price, taxes, claims, refunded }: Sums): number => price + taxes + claims - refunded;

const grouped = <T>(all: readonly T[], keyOf: (it: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const it of all) {
    const group = groups.get(keyOf(it));
    if (group) group.push(it);
    else groups.set(keyOf(it), [it]);
  }
  return [...groups.values()];
};

/** All that a year's statement holds, by the month and the listing that it moved for. */
const movedIn = (books: HostBooks, year: string): readonly Moved[] => {
  const { lines, claims, refunds, recorded } = statementOf(books, year);
  const of = ({ property_id, title }: Pick<Moved, 'property_id' | 'title'>, day: string) => ({
    property_id,
    title,
    month: firstOfMonth(day),
  });
  return [
    ...lines.map((it) => ({ ...of(it, it.day), nights: it.nights, price: it.price, refunded: it.refunded, taxes: it.taxes })),
    ...claims.map((it) => ({ ...of(it, it.day), claims: it.due })),
    ...refunds.map((it) => ({ ...of(it, it.day), refunded: it.cents })),
    ...recorded.map((it) => ({ ...of(it, it.received_on), direct: it.amount_cents })),
  ];
};

const listingOf = (all: readonly Moved[]): ListingEarnings => {
  const { nights, ...sums } = added(all);
  const { property_id = '', title = '' } = all[0] ?? {};
  const cad = (cents: number) => moneyIn('CAD', cents);
  return {
    property_id,
    title,
    nights,
    price: cad(sums.price),
    refunded: cad(sums.refunded),
    taxes: cad(sums.taxes),
    claims: cad(sums.claims),
    direct: cad(sums.direct),
    earned: cad(earnedOf({ nights, ...sums })),
  };
};

/** The newest month first, and in it the listings by title; together they are what the statement of the year says. */
export const earningsOf = (books: HostBooks, year: string): Omit<HostEarnings, 'file'> => {
  const moved = movedIn(books, year);
  const months = grouped(moved, ({ month }) => month).map((inMonth) => ({
    month: firstOfMonth(inMonth[0]?.month ?? `${year}-01-01`),
    earned: moneyIn('CAD', earnedOf(added(inMonth))),
    listings: grouped(inMonth, ({ property_id }) => property_id)
      .map(listingOf)
      .toSorted((one, other) => one.title.localeCompare(other.title) || one.property_id.localeCompare(other.property_id)),
  }));
  return {
    year,
    earned: moneyIn('CAD', earnedOf(added(moved))),
    months: months.toSorted((one, other) => other.month.localeCompare(one.month)),
  };
};

/** The part of a host's books that is about one listing. */
export const booksAt = ({ paid, claims, debts, recorded, moves }: HostBooks, propertyId: string): HostBooks => {
  const isThere = (it: { readonly property_id: string }): boolean => it.property_id === propertyId;
  return {
    paid: paid.filter(isThere),
    claims: claims.filter(isThere),
    debts: debts.filter(isThere),
    recorded: recorded.filter(isThere),
    moves,
  };
};

/** The first day on which something was paid for a host, by us or directly. */
export const firstDayOf = ({ paid, claims, recorded }: HostBooks): PlainDate | null => {
  const days = [
    ...[...paid, ...claims].map(({ paid_at, timezone }) => placeDay(paid_at, timezone)),
    ...recorded.map((it) => dateOf(dayOf(it.received_on))),
  ];
  return days.toSorted().at(0) ?? null;
};

/** The same as rows of a table, with all of them below. */
export const earningsRows = ({ months }: Omit<HostEarnings, 'file'>): readonly (readonly CsvCell[])[] => {
  const rows = months.flatMap(({ month, listings }) => listings.map((listing) => ({ month: month.slice(0, 7), ...listing })));
  const sums = ['price', 'refunded', 'taxes', 'claims', 'earned', 'direct'] as const;
  const signed = (name: (typeof sums)[number], cents: number): CsvCell => ({ cents: name === 'refunded' ? 0 - cents : cents });
  return [
    [
      own.month,
      own.listing,
      say.nights,
      say.price,
      say.refunded,
      say.taxes,
      own.columnClaims,
      own.columnEarned,
      say.recorded,
      say.currency,
    ],
    ...rows.map((row) => [row.month, row.title, row.nights, ...sums.map((name) => signed(name, row[name].amount_cents)), 'CAD']),
    [
      say.total,
      null,
      sumOf(rows, ({ nights }) => nights),
      ...sums.map((name) =>
        signed(
          name,
          sumOf(rows, (row) => row[name].amount_cents),
        ),
      ),
      'CAD',
    ],
  ];
};
