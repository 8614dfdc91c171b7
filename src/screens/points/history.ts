// The points ledger as its owner reads it: what was set aside for a stay and then spent on it is one line.
import type { PointsEntry } from '../../../generated/model/entities';

/** The lines to show, in the order of the entries; they come to the same sum. */
export const historyOf = (entries: readonly PointsEntry[]): readonly PointsEntry[] => {
  const spent = new Set(entries.flatMap(({ kind, booking_id }) => (kind === 'spend' ? [booking_id] : [])));
  return entries.filter(({ kind, booking_id }) => !(spent.has(booking_id) && (kind === 'hold' || kind === 'release')));
};

/** `+400`, or with a true minus `−900`. */
export const signed = (points: number, number: (value: number) => string): string =>
  points < 0 ? `−${number(-points)}` : `+${number(points)}`;
