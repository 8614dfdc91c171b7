// The lines of a price as entries of the ledger: pure.
import type { PriceLine } from '../../../generated/model/entities';
import { taxRates } from '../../../generated/model/tables';
import type { LedgerAccount, LineType } from '../../../generated/model/values';

/** A line of a price in cents of Canadian dollars, as far as the ledger asks. */
export type LedgerLine = Pick<PriceLine, 'code' | 'label' | 'type' | 'cents' | 'base_cents'>;
export interface Entry {
  readonly account: LedgerAccount;
  /** Above zero as a debit, below as a credit. */
  readonly amount_cents: number;
  readonly tax?: string;
  readonly label?: string;
  readonly jurisdiction?: string;
  readonly base_cents?: number;
}
interface Place {
  readonly province: string | null;
  readonly city: string;
}

const federal = new Set(['gst', 'hst']);

/** The receiver of a tax: the country, a province, or a town that has a tax of its own. */
export const jurisdictionOf = (code: string, { province, city }: Place): string => {
  const tax = code.split('.').at(-1) ?? '';
  if (federal.has(tax)) return 'Canada';
  const isProvincial = taxRates.some((row) => row.province === province && row.area === null && row.tax === tax);
  return isProvincial ? String(province) : `${city}, ${province}`;
};

/** Taxes as entries: each by itself, credited with what the lines say. */
const taxEntries = (lines: readonly LedgerLine[], place: Place): readonly Entry[] =>
  lines
    .filter(({ type }) => type === 'tax')
    .map(({ code, label, cents, base_cents }) => ({
      account: 'tax',
      amount_cents: -cents,
      tax: code,
      label,
      jurisdiction: jurisdictionOf(code, place),
      ...(base_cents === undefined ? {} : { base_cents: -base_cents }),
    }));

/** Lines with the opposite sign: what is taken back of them. */
export const reversed = (lines: readonly LedgerLine[]): readonly LedgerLine[] =>
  lines.map((line) => ({ ...line, cents: -line.cents, base_cents: -(line.base_cents ?? 0) }));

/** Taxes that a host hands on in our place. */
export const passedEntries = (lines: readonly LedgerLine[], place: Place): readonly Entry[] => [
  { account: 'host', amount_cents: -lines.reduce((sum, { cents }) => sum + cents, 0) },
  ...taxEntries(reversed(lines), place),
];

const accounts: Readonly<Record<LineType, LedgerAccount>> = { host: 'host', platform: 'fee', tax: 'tax', points: 'points' };

/** The credits of lines, each tax by itself, against their payment. Points are a line below zero: they paid a part. */
export const entriesOf = (lines: readonly LedgerLine[], place: Place, paid: LedgerAccount): readonly Entry[] => {
  const sumFor = (type: LineType): number => lines.filter((line) => line.type === type).reduce((sum, { cents }) => sum + cents, 0);
  const others = (['host', 'platform', 'points'] as const).map((type) => ({ account: accounts[type], amount_cents: -sumFor(type) }));
  return [{ account: paid, amount_cents: lines.reduce((sum, { cents }) => sum + cents, 0) }, ...others, ...taxEntries(lines, place)];
};
