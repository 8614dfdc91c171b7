// The nights of a listing as cells of the grid: open ones each by itself, those of one taker as one bar. Pure.
import type { CalendarNight, CalendarRow } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { type Range, runsOf } from '../calendar/nights';
import { isSameTaken } from '../calendar/words';

export interface Bar extends Range {
  readonly kind: 'bar';
  /** Its first night, in the place of all. */
  readonly night: CalendarNight;
  readonly length: number;
  readonly isDouble: boolean;
}
export interface OpenNight {
  readonly kind: 'open';
  readonly night: CalendarNight;
  readonly isPast: boolean;
  /** The shortest stay, where no stay fits between what is taken. */
  readonly gap: number | undefined;
}
export type Cell = Bar | OpenNight;

export const within = (date: PlainDate, { start, end }: Range): boolean => start <= date && date < end;
const meet = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

export const cellsOf = ({ nights, today, gaps, conflicts }: CalendarRow): readonly Cell[] =>
  runsOf(nights, (one, next) => one.taken !== null && isSameTaken(one, next)).flatMap((run): readonly Cell[] => {
    const [night] = run.nights;
    if (!night) return [];
    if (night.taken === null)
      return [{ kind: 'open', night, isPast: night.date < today, gap: gaps.find((gap) => within(night.date, gap))?.min_nights }];
    const { start, end } = run;
    return [{ kind: 'bar', night, start, end, length: run.nights.length, isDouble: conflicts.some((one) => meet(one, run)) }];
  });
