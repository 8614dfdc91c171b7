// A listing's numbers in words: money, moments on its clock, counts.
import type { TimeZone } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import { shownDate, shownMoment } from '../shell/format/format';

/** `4:00 PM, Feb 7` in parts, on the clocks of the place. */
export const momentParts = (instant: Instant, zone: TimeZone) => {
  const [date = '', time = ''] = shownMoment(instant, { zone }).split(', ');
  return { date, time };
};

/** `November 2026` */
export const monthOf = (instant: Instant): string => shownDate(instant, 'month');
