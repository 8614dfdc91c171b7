// Until when how much comes back: a cancellation policy laid onto the dates of a stay.
import { refundSteps, type RefundStepsRow } from '../../../generated/model/tables';
import type { CancellationTerms } from '../../../generated/model/entities';
import type { CancellationPolicy } from '../../../generated/model/values';
import { type Instant, instantOf, type PlainDate } from '../../../generated/model/wire';
import { dayOf, HOUR, momentAt, momentOf } from '../../../generated/rules/runtime';

const said = (percent: number, kept: number): string => {
  if (percent === 100 && kept === 0) return 'Full refund';
  if (percent === 0) return 'No refund, except cleaning and pet fees';
  const nights = kept === 0 ? 'the nights' : `the nights after the first${kept === 1 ? '' : ` ${kept}`}`;
  return percent === 100 ? `Full refund for ${nights}` : `${percent}% refund for ${nights}`;
};

/** A step in words. */
export const saidStep = ({ stage, rest_back, nights_kept }: RefundStepsRow): string => {
  if (stage !== 'after_checkin') return said(rest_back, nights_kept);
  if (rest_back === 0) return 'No refund after check-in';
  return `${rest_back === 100 ? 'Full' : `${rest_back}%`} refund for the nights after the next one`;
};

/** When a stay begins: its day, and the clock of its place. */
export interface Beginning {
  readonly checkin: PlainDate;
  readonly checkin_time: string;
  readonly timezone: string;
}

/** Until when a step of a policy holds: days are counted on the calendar of the place, hours as they pass. */
export const limitOf = (row: RefundStepsRow, { checkin, checkin_time, timezone }: Beginning, booked: number): number => {
  const begins = (days: number): number => momentAt(dayOf(checkin) - days, checkin_time, timezone);
  const hours = (row.hours ?? 0) * HOUR;
  return row.stage === 'after_booking' ? Math.min(begins(0), booked + hours) : begins(row.days ?? 0) - hours;
};

/** The steps of a policy that still lie ahead before check-in, with dates, for a stay that is booked, or would be booked now. */
export const cancellationTerms = (
  policy: CancellationPolicy,
  stay: Beginning & { readonly booked_at?: Instant },
  now: Date,
): CancellationTerms => {
  const booked = stay.booked_at === undefined ? now.getTime() : momentOf(stay.booked_at);
  const open = refundSteps
    .filter((row) => row.policy === policy && row.stage !== 'after_checkin')
    .map((row) => ({ ...row, until: limitOf(row, stay, booked) }))
    .filter(({ until }) => until > now.getTime());
  const free = open.find((step) => step.service_fee_back);
  return {
    policy,
    free_until: free ? instantOf(free.until) : null,
    steps: open.map(({ until, rest_back, nights_kept }) => ({
      until: instantOf(until),
      refund_percent: rest_back,
      says: said(rest_back, nights_kept),
    })),
  };
};
