// Until when how much comes back: a cancellation policy laid onto the dates of a stay.
import { refundSteps } from '../../../generated/model/tables';
import type { CancellationTerms } from '../../../generated/model/entities';
import type { CancellationPolicy } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';

const hour = 3_600_000;

const said = (percent: number, kept: number): string => {
  if (percent === 100 && kept === 0) return 'Full refund';
  if (percent === 0) return 'Cleaning and pet fees are refunded';
  const nights = kept === 0 ? 'the nights' : `the nights after the first${kept === 1 ? '' : ` ${kept}`}`;
  return percent === 100 ? `Refund of ${nights}` : `Refund of ${percent}% of ${nights}`;
};

/**
 * The steps of a policy before check-in, with dates.
 *
 * @param begins check-in as a moment, in milliseconds.
 * @param booked when it is or would be booked, in milliseconds.
 */
export const cancellationTerms = (policy: CancellationPolicy, begins: number, booked: number): CancellationTerms => {
  const rows = refundSteps.filter((row) => row.policy === policy && row.stage !== 'after_checkin' && row.hours !== null);
  const steps = rows.map((row) => ({
    until: row.stage === 'after_booking' ? Math.min(begins, booked + (row.hours ?? 0) * hour) : begins - (row.hours ?? 0) * hour,
    percent: row.rest_back,
    kept: row.nights_kept,
    full: row.service_fee_back,
  }));
  const open = steps.filter((step) => step.until > booked);
  const free = open.find((step) => step.full);
  return {
    policy,
    free_until: free ? instantOf(free.until) : null,
    steps: open.map((step) => ({ until: instantOf(step.until), refund_percent: step.percent, says: said(step.percent, step.kept) })),
  };
};
