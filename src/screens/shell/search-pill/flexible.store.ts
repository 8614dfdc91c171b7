// Dates left open, as the pill chooses them: no page needs this before the pill is open.
import { createEvent, sample } from 'effector';
import type { FlexibleStay } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { $trip } from './pill.store';
import { noDates, type Trip } from './trip';

/** The dates may be so many days earlier or later; none is exact. */
export const daysAroundChosen = createEvent<number>();
/** A kind of stay in some months in place of dates; nothing for dates. */
export const datesLeftOpen = createEvent<{ readonly stay: FlexibleStay; readonly months: readonly PlainDate[] } | null>();

sample({
  clock: daysAroundChosen,
  source: $trip,
  fn: (trip, days): Trip => ({ ...trip, flex_days: days || undefined }),
  target: $trip,
});
sample({
  clock: datesLeftOpen,
  source: $trip,
  fn: (trip, open): Trip => ({ ...trip, ...noDates, ...(open && { flex_stay: open.stay, flex_months: open.months }) }),
  target: $trip,
});
