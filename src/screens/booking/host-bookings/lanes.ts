// The coming days of a host's places, a lane for each: who is there from which noon to which. Pure.
import { comingDays } from '../../../../generated/model/constants';
import type { BookingRow } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays, daysBetween } from '../../../../generated/model/dates';

export const daysShown = comingDays;

export interface Bar {
  readonly row: BookingRow;
  /** Lines of a grid with two columns a day: people come in the afternoon, and leave in the morning. */
  readonly from: number;
  readonly to: number;
}
export interface Lane {
  readonly property_id: string;
  readonly title: string;
  readonly bars: readonly Bar[];
}

const last = 2 * daysShown + 1;
const noonOf = (today: PlainDate, date: PlainDate): number => Math.min(last, Math.max(1, 2 * daysBetween(today, date) + 2));

/** The days that are shown, the first one today. */
export const daysFrom = (today: PlainDate): readonly PlainDate[] => Array.from({ length: daysShown }, (_, at) => addDays(today, at));

/** A lane for each place that somebody comes to, or asks to, in these days. */
export const lanesOf = (rows: readonly BookingRow[], today: PlainDate): readonly Lane[] => {
  const end = addDays(today, daysShown);
  const lanes = new Map<string, Lane>();
  const held = rows.filter(({ status }) => status === 'pending' || status === 'confirmed');
  for (const row of held.toSorted((one, other) => daysBetween(other.checkin, one.checkin))) {
    if (row.checkout < today || row.checkin >= end) continue;
    const { property_id, title, place } = row.property;
    const lane = lanes.get(property_id) ?? { property_id, title: title || place, bars: [] };
    lanes.set(property_id, { ...lane, bars: [...lane.bars, { row, from: noonOf(today, row.checkin), to: noonOf(today, row.checkout) }] });
  }
  return [...lanes.values()].toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
};
