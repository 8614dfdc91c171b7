// The lines of a price, and their sums: pure. Every shown or charged sum comes from here.
import type { PriceLine } from '../../../generated/model/entities';
import type { LineType } from '../../../generated/model/values';
import { converted, type Rate } from './money.rules';

/** A line as far as it is added up: without its words. */
export type BriefLine = Pick<PriceLine, 'code' | 'type' | 'cents'> & Partial<Pick<PriceLine, 'base_cents' | 'each'>>;
/** Lines, and sums of these very lines: in cents of Canadian dollars, or of another currency in its smallest unit. */
export interface Price<L extends BriefLine = PriceLine> {
  readonly nights: number;
  readonly lines: readonly L[];
  readonly host_subtotal: number;
  readonly subtotal: number;
  readonly taxes: number;
  readonly total: number;
  /** The remaining sum after points. */
  readonly due: number;
}

/** The sum of lines, or of those that count. */
export const sumOf = <L extends Pick<PriceLine, 'cents'>>(lines: readonly L[], counts: (line: L) => boolean = () => true): number =>
  lines.reduce((all, line) => (counts(line) ? all + line.cents : all), 0);

/** The one place where lines are added up: what is shown as a sum, and charged, is the sum of what is shown as lines. */
export const addedUp = <L extends BriefLine>(nights: number, lines: readonly L[]): Price<L> => {
  const sums: Record<LineType, number> = { host: 0, platform: 0, tax: 0, points: 0 };
  for (const { type, cents } of lines) sums[type] += cents;
  const subtotal = sums.host + sums.platform;
  const total = subtotal + sums.tax;
  return { nights, lines, host_subtotal: sums.host, subtotal, taxes: sums.tax, total, due: total + sums.points };
};

/** A price in another currency: each line is converted and rounded by itself, and then they are added up. */
export const priceIn = <L extends BriefLine>(rate: Rate, { nights, lines }: Price<L>): Price<L> => {
  const inCurrency = (line: L): L => {
    const cents = converted(line.cents, rate);
    const base = line.base_cents === undefined ? {} : { base_cents: converted(line.base_cents, rate) };
    if (!line.each) return { ...line, ...base, cents };
    const night = converted(line.each.cents, rate);
    const isAverage = line.each.isAverage || night * nights !== cents;
    return { ...line, cents, each: { cents: isAverage ? Math.round(cents / nights) : night, isAverage } };
  };
  return addedUp(nights, lines.map(inCurrency));
};
