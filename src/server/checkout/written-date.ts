// A calendar date as whoever pays reads it, on the server as on the pages.
import { dateLocale } from '../../../generated/model/constants';
import type { PlainDate } from '../../../generated/model/wire';
import { DAY, dayOf } from '../../../generated/rules/runtime';

const format = new Intl.DateTimeFormat(dateLocale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `Feb 12, 2027` */
export const writtenDate = (date: PlainDate): string => format.format(dayOf(date) * DAY);
