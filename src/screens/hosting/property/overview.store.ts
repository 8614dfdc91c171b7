// A property's overview beyond the property itself: its nights of the coming months.
import { createEvent, sample } from 'effector';
import { getCalendarFx } from '../../../../generated/client/property';
import { firstOfMonth, addMonths } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { query } from '../../shell/calls/query';
import { $now } from '../../shell/request/request';
import { own } from '../own-property.store';

export const monthsAhead = 6;

export const nights = query(getCalendarFx);

/** Up to the first day of the month after the last that is shown. */
const endOf = (now: string): PlainDate => firstOfMonth(addMonths(now.slice(0, 10), monthsAhead));

/** The overview is in sight. */
export const overviewShown = createEvent<string>();
sample({ clock: own.cleared, target: nights.cleared });
sample({
  clock: overviewShown,
  source: $now,
  fn: (now, property_id) => ({ property_id, to: endOf(now) }),
  target: nights.asked,
});
