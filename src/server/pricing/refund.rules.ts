// The refund of a cancelled stay: pure, in whole cents of Canadian dollars, by the steps of its policy.
import type { AgreedPrice, PriceLine } from '../../../generated/model/entities';
import { type RefundStepsRow, refundSteps } from '../../../generated/model/tables';
import type { CancellationPolicy } from '../../../generated/model/values';
import { addDays, dayOf } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';
import { momentAt } from '../../../generated/rules/runtime';
import { priceAgreed } from './agreed.rules';
import { type CheckInTime, limitOf } from './cancellation.rules';
import { sumOf } from './lines.rules';
import { type Taxed, taxesOn } from './price.rules';

/** A stay as it was booked. */
export interface BookedStay {
  readonly agreed: AgreedPrice;
  readonly policy: CancellationPolicy;
  readonly begins: CheckInTime;
  readonly booked: Date;
}

/** A line's refund: `cents` of it, and of a tax also `base_cents`. */
export interface RefundLine extends PriceLine {
  readonly kept: number;
}
export interface Refund {
  /** The step of the policy that holds; none where a host, or we, give everything back. */
  readonly step: RefundStepsRow | undefined;
  /** The first night of which something comes back; none where all are kept, or all come back. */
  readonly from: PlainDate | undefined;
  readonly lines: readonly RefundLine[];
  /** The whole refund, points included. */
  readonly total: number;
}

/** The step of a policy that holds at a moment. */
const stepAt = ({ policy, begins, booked }: BookedStay, at: number): RefundStepsRow | undefined => {
  const rows = refundSteps.filter((row) => row.policy === policy);
  const holds = (row: RefundStepsRow): boolean => row.stage !== 'after_checkin' && limitOf(row, begins, booked.getTime()) >= at;
  return rows.find(holds) ?? rows.find(({ stage }) => stage === 'after_checkin');
};

/** The nights that have begun: those on whose day check-in time has passed. */
const nightsBegun = ({ checkin, checkin_time, timezone }: CheckInTime, nights: number, at: number): number =>
  Array.from({ length: nights }, (_, night) => momentAt(dayOf(checkin) + night, checkin_time, timezone)).filter((from) => from < at).length;

/** The kept part of the nights: some whole and a share of the others, each at its own price with its part of the other lines. */
const keptOfNights = (prices: readonly number[], nights: number, it: { readonly whole: number; readonly percent: number }): number => {
  const all = prices.reduce((sum, one) => sum + one, 0);
  const whole = prices.slice(0, it.whole).reduce((sum, one) => sum + one, 0);
  return all === 0 ? 0 : Math.round((nights * (whole + ((all - whole) * it.percent) / 100)) / all);
};

const isFee = ({ code }: PriceLine): boolean => code === 'cleaning_fee' || code === 'pet_fee';
const isNights = (line: PriceLine): boolean => line.type === 'host' && !isFee(line);

/** The lines of a price with all that belongs to its nights in one, since they are called off together. */
const linesOf = ({ lines }: AgreedPrice): readonly PriceLine[] => [
  { code: 'accommodation', label: 'Nights', type: 'host', cents: sumOf(lines, isNights) },
  ...lines.filter((line) => !isNights(line)),
];

/** The refund for a kept part; taxes are due on the kept part. */
const refundBeyond = (agreed: AgreedPrice, kept: Taxed, { checkin }: CheckInTime): readonly RefundLine[] => {
  const taxes = new Map(taxesOn(kept, agreed, { checkin, charged: priceAgreed(agreed) }).map((line) => [line.code, line]));
  const keptOf = (line: PriceLine): number => {
    if (line.type === 'tax') return taxes.get(line.code)?.cents ?? 0;
    if (line.type === 'platform') return kept.service_fee;
    return isFee(line) ? (kept.host_fees === 0 ? 0 : line.cents) : kept.nights;
  };
  return linesOf(agreed).map((line) => {
    const base = line.base_cents === undefined ? {} : { base_cents: line.base_cents - (taxes.get(line.code)?.base_cents ?? 0) };
    return { ...line, ...base, cents: line.cents - keptOf(line), kept: keptOf(line) };
  });
};

/** Everything comes back: a host, or we, called the stay off. */
export const wholeRefund = (agreed: AgreedPrice): Refund => ({
  step: undefined,
  from: undefined,
  lines: linesOf(agreed).map((line) => ({ ...line, kept: 0 })),
  total: sumOf(agreed.lines),
});

/** A cancelling guest's refund. */
export const refundOf = (it: BookedStay, at: Date): Refund => {
  const { agreed, begins } = it;
  const step = stepAt(it, at.getTime());
  if (!step) return wholeRefund(agreed);
  const { lines, night_cents } = agreed;
  const whole = nightsBegun(begins, night_cents.length, at.getTime()) + step.nights_kept;
  const kept = {
    nights: keptOfNights(night_cents, sumOf(lines, isNights), { whole, percent: 100 - step.rest_back }),
    host_fees: step.fees_back ? 0 : sumOf(lines, isFee),
    service_fee: step.service_fee_back ? 0 : sumOf(lines, ({ type }) => type === 'platform'),
  };
  const back = refundBeyond(agreed, kept, begins);
  const from = whole < night_cents.length ? addDays(begins.checkin, whole) : undefined;
  return { step, from, lines: back, total: sumOf(back) };
};

/** A line as the books keep it: all of the host's in one. */
export type BookLine = Pick<PriceLine, 'code' | 'label' | 'type' | 'cents' | 'base_cents'>;

/** The kept part of what was agreed, as the books have it: the host's in one line, our fee, each tax. */
const keptLines = (agreed: AgreedPrice, { lines }: Refund): readonly BookLine[] => {
  const base = new Map(agreed.lines.map(({ code, base_cents = 0 }) => [code, base_cents]));
  const one = (code: string, type: 'host' | 'platform'): BookLine => ({
    code,
    label: code,
    type,
    cents: lines.filter((line) => line.type === type).reduce((sum, { kept }) => sum + kept, 0),
  });
  const taxes = lines.filter(({ type }) => type === 'tax');
  return [
    one('host', 'host'),
    one('fee', 'platform'),
    ...taxes.map(({ code, label, type, kept, base_cents = 0 }) => ({
      code,
      label,
      type,
      cents: kept,
      base_cents: (base.get(code) ?? 0) - base_cents,
    })),
  ];
};

/**
 * The refund, line by line, so that afterwards no more and no less is kept of each than a refund leaves of what was agreed, whatever
 * went back before. Of `left`, the part of the charge that is left, without points; nothing where more went back before.
 */
export const backBeyond = (left: readonly BookLine[], agreed: AgreedPrice, refund: Refund): readonly BookLine[] => {
  const kept = keptLines(agreed, refund);
  const was = new Map(left.map((line) => [line.code, line]));
  const back = kept.map((line) => {
    const { cents = 0, base_cents = 0 } = was.get(line.code) ?? {};
    return { ...line, cents: cents - line.cents, ...(line.type === 'tax' ? { base_cents: base_cents - (line.base_cents ?? 0) } : {}) };
  });
  return whole(back) > 0 ? back.filter(({ cents }) => cents !== 0) : [];
};

const whole = (lines: readonly BookLine[]): number =>
  lines.filter(({ type }) => type !== 'points').reduce((sum, { cents }) => sum + cents, 0);

/**
 * A sum's part of lines, each in proportion; points that paid come back as points in proportion, too, rounded down. The remainder of
 * rounding goes to the first lines that have room for it, so that the part is the sum to the cent and no line more than it was.
 */
export const partOf = (lines: readonly BookLine[], cents: number): readonly BookLine[] => {
  const all = whole(lines);
  if (cents >= all) return lines;
  const share = (of: number): number => Math.trunc((of * cents) / all);
  const parts = lines.map((line) => ({
    ...line,
    cents: share(line.cents),
    ...(line.base_cents === undefined ? {} : { base_cents: share(line.base_cents) }),
  }));
  let left = cents - whole(parts);
  return parts.map((line, at) => {
    const room = line.type === 'points' ? 0 : (lines[at]?.cents ?? 0) - line.cents;
    const more = Math.min(left, room);
    left -= more;
    return { ...line, cents: line.cents + more };
  });
};

/** The same for a sum that went back to the card: points come back beside it, in proportion. */
export const partOnCard = (lines: readonly BookLine[], cents: number): readonly BookLine[] => {
  const tender = lines.filter(({ type }) => type === 'points');
  const others = lines.filter(({ type }) => type !== 'points');
  const paid = -tender.reduce((sum, line) => sum + line.cents, 0);
  const card = whole(others) - paid;
  if (cents >= card) return lines;
  const points = Math.trunc((paid * cents) / card);
  return [...partOf(others, cents + points), ...tender.map((line) => ({ ...line, cents: -points }))];
};
