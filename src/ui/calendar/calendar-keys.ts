// The keys of a calendar: where each leads from a day.
import type { KeyboardEvent } from 'react';
import type { PlainDate } from '../../../generated/model/wire';
import { dateKeysTexts as say } from '../../../generated/texts/sentences/dateKeysTexts';
import { addDays, weekday, firstOfMonth, addMonths, lastOfMonth } from '../../../generated/model/dates';

const moves: Readonly<Record<string, (day: PlainDate, whole: boolean) => PlainDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, whole) => addMonths(day, whole ? -12 : -1),
  PageDown: (day, whole) => addMonths(day, whole ? 12 : 1),
  Home: (day, whole) => (whole ? firstOfMonth(day) : addDays(day, -weekday(day))),
  End: (day, whole) => (whole ? lastOfMonth(day) : addDays(day, 6 - weekday(day))),
};

/** The day that a key leads to; none where it means nothing here. With Shift or Control: a year, or the month's ends. */
export const dayAfterKey = (event: KeyboardEvent, day: PlainDate): PlainDate | undefined =>
  event.altKey || event.metaKey ? undefined : moves[event.key]?.(day, event.shiftKey || event.ctrlKey);

/** The keys in words, for the help. */
export const keyHelp: readonly (readonly [keys: string, does: string])[] = [
  [say.arrows, say.arrowsDo],
  [say.pages, say.pagesDo],
  [say.ends, say.endsDo],
  [say.enter, say.enterDoes],
  [say.escape, say.escapeDoes],
  [say.help, say.helpDoes],
];
