// The yearly report of platform operators (Part XX of the Income Tax Act): each host by listing and quarter, and what is missing. Pure.
import { excludedRentals } from '../../../generated/model/constants';
import { dayOf } from '../../../generated/model/dates';
import type { PayoutAccount, ReportedListing } from '../../../generated/model/entities';
import { PayeeKind, PropertyType } from '../../../generated/model/values';
import { platformReportTexts as say } from '../../../generated/texts/sentences/platformReportTexts';
import type { BookedMove } from '../ledger/ledger.lookup';
import type { CsvCell } from '../outside/csv';
import type { DocumentTable } from '../outside/pdf';
import { type DirectPayment, type HostBooks, type PaidStay, placeDay, sumOf, sumWords } from './statement.rules';

export interface ReportedHost {
  readonly profile_id: string;
  readonly account: PayoutAccount | null;
  readonly isPaidByProvider: boolean;
  readonly books: HostBooks;
  readonly listings: readonly ReportedListing[];
}

const quarters = [1, 2, 3, 4] as const;
const sums = ['activities', 'consideration', 'direct', 'fees', 'taxes', 'passed'] as const;
type QuarterSums = Readonly<Record<(typeof sums)[number], number>>;
/** A listing's year: nights, and sums by quarter in Canadian cents. */
export interface ListingYear {
  /** All units at one street address are one listing. */
  readonly listings: readonly ReportedListing[];
  readonly nights: number;
  readonly quarters: readonly QuarterSums[];
}

const addressOf = ({
  address,
  city,
  province,
  postal_code,
}: Omit<ReportedListing, 'property_id' | 'property_type' | 'registration_number'>) =>
  address === null ? null : [address, city, [province, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The nights of a stay within a year; none of one that was called off. */
const nightsIn = ({ checkin, checkout, status }: PaidStay | DirectPayment, year: string): number => {
  const [first, last] = [dayOf(`${year}-01-01`), dayOf(`${Number(year) + 1}-01-01`)];
  return status === 'confirmed' ? Math.max(0, Math.min(dayOf(checkout), last) - Math.max(dayOf(checkin), first)) : 0;
};
const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

interface Counted extends Partial<QuarterSums> {
  readonly day: string;
}
/** A payout's parts, each from the day on which it was paid; what moved later on its own day. */
const countedOf = (stay: PaidStay, moves: readonly BookedMove[]): readonly Counted[] => {
  const dayAt = (at: Date): string => placeDay(at > stay.paid_at ? at : stay.paid_at, stay.timezone);
  const parts = moves.map(({ account, kind, at, cents }): Counted => {
    const day = dayAt(at);
    if (account === 'host' && kind === 'tax_passed') return { day, passed: cents };
    if (account === 'host' && (kind === 'charge' || kind === 'refund')) return { day, consideration: cents };
    if (account === 'fee') return { day, fees: cents };
    return account === 'tax' ? { day, taxes: cents } : { day };
  });
  return [{ day: dayAt(stay.paid_at), activities: 1 }, ...parts];
};

const groupedBy = <T>(all: readonly T[], keyOf: (it: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const it of all) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it]);
  return groups;
};

/** A host's listings in a year, by street address; those without anything in it are left out. */
export const listingYears = ({ books, listings }: ReportedHost, year: string): readonly ListingYear[] => {
  const places = groupedBy(listings, (it) => addressOf(it)?.toLowerCase() ?? it.property_id);
  const byBooking = groupedBy(books.moves, ({ booking_id }) => booking_id);
  return [...places.values()].flatMap((units) => {
    const ids = new Set(units.map(({ property_id }) => property_id));
    const paid = books.paid.filter(({ property_id }) => ids.has(property_id));
    const recorded = books.recorded.filter(({ property_id }) => ids.has(property_id));
    const direct = [...groupedBy(recorded, ({ booking_id }) => booking_id).values()].flatMap(([first]) => first ?? []);
    const counted = [
      ...paid.flatMap((stay) => countedOf(stay, byBooking.get(stay.booking_id) ?? [])),
      ...recorded.map(({ received_on: day, amount_cents }) => ({ day, direct: amount_cents })),
      ...direct.map(({ received_on: day }) => ({ day, activities: 1 })),
    ].filter(({ day }) => day.startsWith(year));
    const inQuarter = (quarter: number): QuarterSums => {
      const of = counted.filter(({ day }) => quarterOf(day) === quarter);
      const all = (name: keyof QuarterSums): number => sumOf(of, (it: Counted) => it[name] ?? 0);
      return {
        activities: all('activities'),
        consideration: all('consideration'),
        direct: all('direct'),
        fees: all('fees'),
        taxes: all('taxes'),
        passed: all('passed'),
      };
    };
    const nights = sumOf<PaidStay | DirectPayment>([...paid, ...direct], (stay) => nightsIn(stay, year));
    return nights === 0 && counted.length === 0 ? [] : [{ listings: units, nights, quarters: quarters.map(inQuarter) }];
  });
};

/** Whether the last digit of a social insurance or business number follows from the others. @example hasCheckDigit('046454286') // true */
export const hasCheckDigit = (digits: string): boolean => {
  const doubled = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2));
  return sumOf(doubled, (it) => (it > 9 ? it - 9 : it)) % 10 === 0;
};

/** Facts that the law asks for and we lack, or that look wrong: a person asks the host. */
const missingOf = ({ account, isPaidByProvider }: ReportedHost, { listings }: ListingYear): readonly string[] => {
  const lacks = account
    ? [
        account.kind === 'person' && account.birth_date === undefined && say.noBirthDate,
        account.kind === 'company' && account.company_number === undefined && say.noCompanyNumber,
        !hasCheckDigit(account.tax_number) && say.wrongTaxNumber,
        account.account === undefined && !isPaidByProvider && say.noAccount,
      ]
    : [say.noDetails];
  const places = [
    listings.some(({ address }) => address === null) && say.noListing,
    listings.some(({ registration_number }) => registration_number === null) && say.noRegistration,
  ];
  return [...lacks, ...places].filter((it) => it !== false);
};

const isExcluded = ({ account }: ReportedHost, { quarters: of }: ListingYear): boolean =>
  account?.kind === 'company' && sumOf(of, ({ activities }) => activities) > excludedRentals;

const headings = [
  say.seller,
  say.excluded,
  say.kind,
  say.name,
  say.address,
  say.birthDate,
  say.taxNumber,
  say.companyNumber,
  say.gst,
  say.qst,
  say.account,
  say.listing,
  say.type,
  say.registration,
  say.nights,
  ...quarters.flatMap((quarter) => sums.map((name) => say[name]({ quarter }))),
  say.missing,
];

const hostCells = ({ account, isPaidByProvider, profile_id }: ReportedHost, isOut: boolean): readonly CsvCell[] => {
  const { institution, transit, account: number } = account ?? {};
  const bank = number === undefined ? null : [institution, transit, number].join('-');
  return [
    profile_id,
    isOut ? say.excludedCompany : null,
    account && PayeeKind[account.kind].label,
    account?.legal_name ?? null,
    account && addressOf(account),
    account?.birth_date ?? null,
    account?.tax_number ?? null,
    account?.company_number ?? null,
    account?.gst_number ?? null,
    account?.qst_number ?? null,
    bank ?? (isPaidByProvider ? say.atProvider : null),
  ];
};
const unique = (texts: readonly (string | null)[]): string => [...new Set(texts)].filter(Boolean).join('; ');

/** The report of a year, one row for each host and listing. */
export const reportRows = (hosts: readonly ReportedHost[], year: string): readonly (readonly CsvCell[])[] => [
  headings,
  ...hosts.flatMap((host) =>
    listingYears(host, year).map((listing) => [
      ...hostCells(host, isExcluded(host, listing)),
      unique(listing.listings.map(addressOf)),
      unique(listing.listings.map(({ property_type }) => PropertyType[property_type].label)),
      unique(listing.listings.map(({ registration_number }) => registration_number)),
      listing.nights,
      ...listing.quarters.flatMap((of) => sums.map((name) => (name === 'activities' ? of.activities : { cents: of[name] }))),
      missingOf(host, listing).join('; '),
    ]),
  ),
];

/** A host's copy: the same sums, all listings together; nothing where nothing is reported. */
export const reportTable = (host: ReportedHost, year: string): DocumentTable | undefined => {
  const years = listingYears(host, year).filter((listing) => !isExcluded(host, listing));
  if (years.length === 0) return undefined;
  const labels = [say.stays, say.paid, say.paidDirectly, say.fee, say.withheld, say.passedOn];
  const cells = (of: readonly QuarterSums[]): readonly string[] =>
    sums.map((name) => (name === 'activities' ? String(sumOf(of, (it) => it[name])) : sumWords(sumOf(of, (it) => it[name]))));
  const inQuarter = (at: number): readonly QuarterSums[] => years.flatMap((it) => it.quarters[at] ?? []);
  return {
    heading: say.heading({ year }),
    columns: [{ label: '', share: 10 }, ...labels.map((label) => ({ label, share: 15, isSum: true }))],
    rows: quarters.map((quarter, at) => [say.quarter({ quarter }), ...cells(inQuarter(at))]),
    total: [say.total, ...cells(years.flatMap((it) => it.quarters))],
  };
};
