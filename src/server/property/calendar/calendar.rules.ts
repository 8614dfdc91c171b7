// The calendar of a property as its host changes it: pure, over days and what holds on each.
import type { CalendarChange } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { dayOf, addDays, datesBetween } from '../../../../generated/model/dates';

/** Days, from the first to the morning after the last night. */
export interface Range {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** A night's differences from the usual. */
export interface Difference {
  readonly night_cents: number | null;
  readonly min_nights: number | null;
  readonly checkin_days: readonly number[] | null;
  readonly checkout_days: readonly number[] | null;
  readonly note: string | null;
}
export type NightDifference = Range & Difference;

const usual: Difference = { night_cents: null, min_nights: null, checkin_days: null, checkout_days: null, note: null };

export const daysOf = ({ start, end }: Range): readonly PlainDate[] => datesBetween(start, end);

/** Neighbouring days of which the same holds, as ranges. */
export const rangesOf = <T>(days: ReadonlyMap<PlainDate, T>): readonly (Range & { readonly holds: T })[] => {
  const ranges: { start: PlainDate; end: PlainDate; holds: T }[] = [];
  for (const [day, holds] of [...days].toSorted(([one], [other]) => dayOf(one) - dayOf(other))) {
    const before = ranges.at(-1);
    if (before?.end === day && JSON.stringify(before.holds) === JSON.stringify(holds)) before.end = addDays(day, 1);
    else ranges.push({ start: day, end: addDays(day, 1), holds });
  }
  return ranges;
};

const inOrder = (days: readonly number[] | null): readonly number[] | null => days && [...new Set(days)].toSorted((a, b) => a - b);
const changed = (of: Difference, { price_cents, min_nights, checkin_days, checkout_days, note }: CalendarChange): Difference => ({
  night_cents: price_cents === undefined ? of.night_cents : price_cents,
  min_nights: min_nights === undefined ? of.min_nights : min_nights,
  checkin_days: checkin_days === undefined ? of.checkin_days : inOrder(checkin_days),
  checkout_days: checkout_days === undefined ? of.checkout_days : inOrder(checkout_days),
  note: note === undefined ? of.note : note || null,
});
const isUsual = (it: Difference): boolean => Object.values(it).every((one) => one === null);

/** The differences from the usual once changes are made, one after the other. */
export const differingAfter = (before: readonly NightDifference[], changes: readonly CalendarChange[]): readonly NightDifference[] => {
  const days = new Map<PlainDate, Difference>();
  for (const { start, end, ...difference } of before) for (const day of daysOf({ start, end })) days.set(day, difference);
  for (const change of changes) for (const day of daysOf(change)) days.set(day, changed(days.get(day) ?? usual, change));
  for (const [day, difference] of days) if (isUsual(difference)) days.delete(day);
  return rangesOf(days).map(({ start, end, holds }) => ({ start, end, ...holds }));
};

/** Which nights the host blocks once changes are made, one after the other; those that are locked anyway are not among them. */
export const blockedAfter = (
  before: readonly Range[],
  { changes, locked }: { readonly changes: readonly CalendarChange[]; readonly locked: readonly Range[] },
): readonly Range[] => {
  const days = new Map(before.flatMap(daysOf).map((day) => [day, true]));
  for (const change of changes.filter(({ blocked }) => blocked !== undefined))
    for (const day of daysOf(change))
      if (change.blocked) days.set(day, true);
      else days.delete(day);
  for (const day of locked.flatMap(daysOf)) days.delete(day);
  return rangesOf(days).map(({ start, end }) => ({ start, end }));
};

export const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;
