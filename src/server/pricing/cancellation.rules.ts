// Until when how much comes back: a cancellation policy laid onto the dates of a stay.
import type { AgreedPrice, CancellationTerms } from '../../../generated/model/entities';
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

/** A stay as the words of a step need it. */
export interface SaidStay {
  /** The codes of the lines of its price. */
  readonly codes: readonly string[];
  /** After check-in: the first night that is refunded; none where all have begun, or the last one is the next. */
  readonly from?: string | undefined;
}
/** The codes of a price's lines. */
export const codesOf = (price: Pick<AgreedPrice, 'lines'> | undefined): readonly string[] => price?.lines.map(({ code }) => code) ?? [];

const saidOfFees = (codes: readonly string[]): string => {
  const [cleaning, pet] = [codes.includes('cleaning_fee'), codes.includes('pet_fee')];
  if (cleaning) return pet ? say.bothFees : say.cleaningFee;
  return pet ? say.petFee : say.nothing;
};
const saidLater = (percent: number, from: string | undefined): string => {
  if (percent === 0) return say.nothingLater;
  if (from === undefined) return say.nightsOver;
  return percent === 100 ? say.nightsLeft({ date: from }) : say.shareLeft({ percent, date: from });
};

/** A step in words. */
export const saidStep = ({ stage, rest_back: percent, nights_kept: kept }: RefundStepsRow, { codes, from }: SaidStay): string => {
  if (stage === 'after_checkin') return saidLater(percent, from);
  if (percent === 0) return saidOfFees(codes);
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
  stay: CheckInTime & { readonly booked_at?: Instant; readonly price?: Pick<AgreedPrice, 'lines'> | undefined },
  now: Date,
): CancellationTerms => {
  const booked = stay.booked_at === undefined ? now.getTime() : momentOf(stay.booked_at);
  const open = refundSteps
    .filter((row) => row.policy === policy && row.stage !== 'after_checkin')
    .map((row) => ({ ...row, until: limitOf(row, stay, booked) }))
    .filter(({ until }) => until > now.getTime());
  const codes = codesOf(stay.price);
  // some hours after booking are no free cancellation: a guest who plans ahead has nothing of them
  const free = open.find((step) => step.service_fee_back && step.stage === 'before_checkin');
  return {
    policy,
    free_until: free ? instantOf(free.until) : null,
    steps: open.map((step) => ({ until: instantOf(step.until), refund_percent: step.rest_back, says: saidStep(step, { codes }) })),
  };
};
