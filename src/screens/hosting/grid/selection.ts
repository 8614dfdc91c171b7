// The chosen listings and nights of the grid: checked, pressed, or drawn over. Pure.
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import type { Range } from '../calendar/nights';

export interface Place {
  /** The listing; null for a date that is chosen for those that are checked. */
  readonly id: string | null;
  readonly date: PlainDate;
}
export interface Selection {
  readonly checked: readonly string[];
  /** Where it was begun, and where it has come to. */
  readonly anchor: Place | null;
  readonly head: Place | null;
  /** The next press ends it. */
  readonly isOpen: boolean;
}

export const nothing: Selection = { checked: [], anchor: null, head: null, isOpen: false };

/** The chosen listings, in their order: those that are checked, and all from one end of the drawn ones to the other. */
export const chosenRows = ({ checked, anchor, head }: Selection, ids: readonly string[]): readonly string[] => {
  const ends = [anchor, head].flatMap((place) => (place?.id ? [ids.indexOf(place.id)] : []));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return ids.filter((id, at) => checked.includes(id) || (first <= at && at <= last));
};

export const chosenNights = ({ anchor, head }: Selection): Range | null => {
  if (!anchor || !head) return null;
  const [start, last] = anchor.date < head.date ? [anchor.date, head.date] : [head.date, anchor.date];
  return { start, end: addDays(last, 1) };
};

/** A night is pressed: the first, then the last; with `extends`, the last at once. */
export const pressed = (before: Selection, { at, extends: extended }: { readonly at: Place; readonly extends: boolean }): Selection => {
  const { checked, anchor, isOpen } = before;
  const isSame = anchor?.id === at.id && anchor.date === at.date;
  if (anchor && (extended || (isOpen && !isSame))) return { checked, anchor, head: at, isOpen: false };
  return isOpen && isSame ? { ...nothing, checked } : { checked, anchor: at, head: at, isOpen: true };
};

export const drawn = ({ checked }: Selection, { from, to }: { readonly from: Place; readonly to: Place }): Selection => ({
  checked,
  anchor: from,
  head: to,
  isOpen: false,
});

const dateOnly = (place: Place | null): Place | null => place && { id: null, date: place.date };
/** These listings and no others are chosen; the nights stay. */
export const checkedOnly = ({ anchor, head, isOpen }: Selection, checked: readonly string[]): Selection => ({
  checked,
  anchor: dateOnly(anchor),
  head: dateOnly(head),
  isOpen,
});

/** Other nights for the listings that are chosen. */
export const dated = (before: Selection, { from, to }: { readonly from: PlainDate; readonly to: PlainDate }): Selection => ({
  ...before,
  anchor: { id: before.anchor?.id ?? null, date: from },
  head: { id: before.head?.id ?? null, date: to },
  isOpen: false,
});
