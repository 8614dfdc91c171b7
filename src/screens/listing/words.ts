// A listing's moments on its clock.
import type { TimeZone } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import { shownMoment } from '../shell/format/format';

/** `4:00 PM, Feb 7` in parts, on the clocks of the place. */
export const momentParts = (instant: Instant, zone: TimeZone) => {
  const [date = '', time = ''] = shownMoment(instant, { zone }).split(', ');
  return { date, time };
};
