// Gaps of a calendar: open nights between nights that are gone, too few for any stay. Pure.
import type { CalendarNight, CalendarRow } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';

type Gap = CalendarRow['gaps'][number];
type Night = Pick<CalendarNight, 'date' | 'taken' | 'min_nights'>;

/** Whether a stay that begins on one of these nights can end by the morning after the last. */
const fitsIn = (open: readonly Night[]): boolean => open.some(({ min_nights }, at) => at + min_nights <= open.length);

/** Runs of open nights that end before the last night that is known; those that reach it may go on. */
const runsIn = (nights: readonly Night[]): readonly (readonly Night[])[] => {
  const runs: Night[][] = [[]];
  for (const night of nights)
    if (night.taken === null) runs.at(-1)?.push(night);
    else runs.push([]);
  return runs.slice(0, -1).filter((run) => run.length > 0);
};

/** The gaps from today on; today's night has nothing before it that could be booked. */
export const gapsIn = (nights: readonly Night[], today: PlainDate): Gap[] => {
  const [first] = nights;
  const coming = nights.filter(({ date }) => date >= today);
  return runsIn(coming).flatMap((run) => {
    const [begin] = run;
    const last = run.at(-1);
    const isCut = begin?.date === first?.date && begin?.date !== today;
    if (!begin || !last || isCut || fitsIn(run)) return [];
    return [{ start: begin.date, end: addDays(last.date, 1), min_nights: Math.min(...run.map(({ min_nights }) => min_nights)) }];
  });
};
