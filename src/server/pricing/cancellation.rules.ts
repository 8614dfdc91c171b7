// Until when how much comes back: a cancellation policy laid onto the dates of a stay.
import type { CancellationTerms } from '../../../generated/model/entities';
import { type RefundStepsRow, refundSteps } from '../../../generated/model/tables';
import type { CancellationPolicy } from '../../../generated/model/values';
import { type Instant, instantOf, type PlainDate } from '../../../generated/model/wire';
import { HOUR, dayOf } from '../../../generated/model/dates';
import { momentAt, momentOf } from '../../../generated/rules/runtime';
import { refundStepTexts as say } from '../../../generated/texts/sentences/refundStepTexts';

const saidOfNights = (percent: number, kept: number): string => {
  if (kept === 0) return percent === 100 ? say.nights : say.share({ percent });
  return percent === 100 ? say.nightsAfterFirst({ kept }) : say.shareAfterFirst({ percent, kept });
};

/** A step in words. */
export const saidStep = ({ stage, rest_back: percent, nights_kept: kept }: RefundStepsRow): string => {
  if (stage === 'after_checkin') {
    if (percent === 0) return say.nothingLater;
    return percent === 100 ? say.nightsLeft : say.shareLeft({ percent });
  }
  if (percent === 0) return say.nothing;
  return percent === 100 && kept === 0 ? say.everything : saidOfNights(percent, kept);
};

/** When a stay begins: its day, and the clock of its place. */
export interface CheckInTime {
  readonly checkin: PlainDate;
  readonly checkin_time: string;
  readonly timezone: string;
}

/** Until when a step of a policy holds: days are counted on the calendar of the place, hours as they pass. */
export const limitOf = (row: RefundStepsRow, { checkin, checkin_time, timezone }: CheckInTime, booked: number): number => {
  const begins = (days: number): number => momentAt(dayOf(checkin) - days, checkin_time, timezone);
  const hours = (row.hours ?? 0) * HOUR;
  return row.stage === 'after_booking' ? Math.min(begins(0), booked + hours) : begins(row.days ?? 0) - hours;
};

/** The steps of a policy that still lie ahead before check-in, with dates, for a stay that is booked, or would be booked now. */
export const cancellationTerms = (
  policy: CancellationPolicy,
  stay: CheckInTime & { readonly booked_at?: Instant },
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
    steps: open.map((step) => ({ until: instantOf(step.until), refund_percent: step.rest_back, says: saidStep(step) })),
  };
};
