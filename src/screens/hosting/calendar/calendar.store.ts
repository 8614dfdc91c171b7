// A host's calendar: nights are loaded and chosen, and changes to them are saved, all or nothing.
import { combine, createEvent, createStore, sample } from 'effector';
import { getCalendarFx, type UpdateCalendarArgs, updateCalendarFx } from '../../../../generated/client/property';
import { bookingHorizonDays, calendarChangesMax } from '../../../../generated/model/constants';
import type { CalendarChange, HostProperty } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays, firstOfMonth } from '../../../../generated/model/dates';
import { dateIn, momentOf } from '../../../../generated/rules/runtime';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { offered, toastShown } from '../../shell/chrome/toasts.store';
import { pageChanged } from '../../shell/navigation/visit';
import { $now } from '../../shell/request/request';
import { feedsChanged } from '../calendars/feeds.store';
import { $propertyId, own } from '../own-property.store';
import { seasonsChanged } from '../seasons/seasons.store';
import { changesBack, type Range } from './nights';

/** The calendar of this property is looked at. */
export const calendarOpened = createEvent<Pick<HostProperty, 'property_id' | 'timezone'>>();

/** All nights that can be booked, and those of this month that are over. */
export const calendar = query(getCalendarFx);
/** The day at the property. */
export const $today = createStore('1970-01-01' as PlainDate, { serialize: 'ignore' });
sample({
  clock: calendarOpened,
  source: $now,
  fn: (now, { timezone }) => dateIn(momentOf(now), timezone),
  target: $today,
});
const $question = combine($propertyId, $today, (property_id, today) => ({
  property_id,
  from: firstOfMonth(today),
  to: addDays(today, bookingHorizonDays),
}));
sample({ clock: own.cleared, target: calendar.cleared });
// the loaded nights stay in sight: usual prices may have changed meanwhile
sample({ clock: calendarOpened, source: $question, target: calendar.asked });
sample({ clock: [feedsChanged, seasonsChanged], target: calendar.retried });

// the nights that are chosen

interface Selection {
  /** Where it was begun, and where it has come to. */
  readonly anchor: PlainDate;
  readonly head: PlainDate;
  /** The next press ends it. */
  readonly isOpen: boolean;
}

/** A night is pressed: the first, then the last; with `extends`, the last at once. */
export const nightPressed = createEvent<{ readonly date: PlainDate; readonly extends: boolean }>();
/** Nights are drawn over, from one to another, by pointer or by keys. */
export const nightsDrawn = createEvent<{ readonly from: PlainDate; readonly to: PlainDate }>();
/** Nights are chosen elsewhere than in the months: typed, or told of. */
export const nightsNamed = createEvent<{ readonly from: PlainDate; readonly to: PlainDate }>();
export const selectionCleared = createEvent();
/** The month in view is to be another. */
export const monthTurned = createEvent<PlainDate>();

const $selection = createStore<Selection | null>(null, { serialize: 'ignore' });
const pressed = (before: Selection | null, { date, extends: extended }: { date: PlainDate; extends: boolean }): Selection | null => {
  if (before && (extended || (before.isOpen && date !== before.anchor))) return { anchor: before.anchor, head: date, isOpen: false };
  return before?.isOpen && date === before.anchor ? null : { anchor: date, head: date, isOpen: true };
};
sample({ clock: nightPressed, source: $selection, fn: pressed, target: $selection });
sample({ clock: [nightsDrawn, nightsNamed], fn: ({ from, to }) => ({ anchor: from, head: to, isOpen: false }), target: $selection });
sample({ clock: [selectionCleared, pageChanged, calendar.cleared], fn: () => null, target: $selection });

/** The first day of the month in view. */
export const $month = createStore('1970-01-01' as PlainDate, { serialize: 'ignore' });
sample({ clock: [monthTurned, nightsNamed.map(({ from }) => from), $today.updates], fn: firstOfMonth, target: $month });

export const $anchor = $selection.map((selection) => selection?.anchor ?? null);
export const $chosen = $selection.map((selection): Range | null => {
  if (!selection) return null;
  const [first = selection.head, last = selection.head] = [selection.anchor, selection.head].toSorted();
  return { start: first, end: addDays(last, 1) };
});

// the changes to the chosen nights

/** Changes are to be saved. */
export const changesGiven = createEvent<readonly CalendarChange[]>();
export const saving = submission(updateCalendarFx, 'screen');
sample({
  clock: changesGiven,
  source: $propertyId,
  fn: (property_id, changes) => ({ property_id, changes: [...changes] }),
  target: saving.submitted,
});
/** The last change is taken back. */
const undone = createEvent();
const undoing = submission(updateCalendarFx, 'dialog');
// another property may have been opened meanwhile
const savedHere = sample({
  clock: [saving.done, undoing.done],
  source: $propertyId,
  filter: (property_id, { params }) => params.property_id === property_id,
  fn: (_, { result }) => result,
});
sample({
  clock: savedHere,
  source: calendar.$data,
  fn: (known, result) => {
    const saved = new Map(result.nights.map((night) => [night.date, night]));
    return known && { ...known, nights: known.nights.map((night) => saved.get(night.date) ?? night) };
  },
  target: calendar.$data,
});
/** The changes that take the last ones back. */
const $back = createStore<UpdateCalendarArgs | null>(null, { serialize: 'ignore' });
sample({
  clock: saving.submitted,
  source: calendar.$data,
  fn: (known, { property_id, changes }) => ({ property_id, changes: changesBack(known?.nights ?? [], changes) }),
  target: $back,
});
const $canUndo = combine($back, $propertyId, (back, property_id) => {
  if (back?.property_id !== property_id) return false;
  return back.changes.length > 0 && back.changes.length <= calendarChangesMax;
});
sample({ clock: saving.done, filter: $canUndo, fn: () => ({ text: say.saved, button: say.undo, pressed: undone }), target: offered });
sample({ clock: saving.done, source: $canUndo, filter: (can) => !can, fn: () => say.saved, target: toastShown });
sample({ clock: undone, source: $back, filter: Boolean, target: undoing.submitted });
sample({ clock: undoing.done, fn: () => say.undone, target: toastShown });
sample({ clock: saving.done, fn: () => undefined, target: selectionCleared });
// a guest may have booked meanwhile
sample({ clock: [saving.failed, undoing.failed], fn: () => undefined, target: calendar.retried });
sample({ clock: $selection.updates, fn: () => undefined, target: saving.cleared });
/** Counts what was saved: the panel in which it was done goes with it. */
export const $saves = createStore(0, { serialize: 'ignore' });
sample({ clock: saving.done, source: $saves, fn: (count) => count + 1, target: $saves });
