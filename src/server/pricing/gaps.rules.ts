// The shortest stay that may begin on a day, and the gaps between stays that are too short for it. Pure.
import { bookingHorizonDays, longestGapNights } from '../../../generated/model/constants';
import type { NightsGap } from '../../../generated/model/entities';
import { addDays, dateOf, datesBetween, dayOf } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';
import { dateIn } from '../../../generated/rules/runtime';

/** Nights around a day among which its gap, if it lies in one, begins and ends. */
export const gapReach = longestGapNights + 1;

/** The dates in whose light some dates stand: as far around them as gaps reach, and dates for the database too. */
export const aroundGaps = (from: string, to: string): { readonly from: PlainDate; readonly to: PlainDate } => ({
  from: dateOf(Math.max(dayOf(from) - gapReach, dayOf('0001-01-01'))),
  to: dateOf(Math.min(dayOf(to) + gapReach, dayOf('9999-12-31'))),
});

export interface Nights {
  readonly start: PlainDate;
  readonly end: PlainDate;
}
/** The shortest stay that begins on some dates; of several rules for a day, the first holds. */
export interface ShortestRule {
  readonly start: string;
  readonly end: string;
  readonly min_nights: number | null;
}

export interface ShortestStayProperty {
  readonly min_nights: number;
  readonly gap_stays: boolean;
  readonly gap_min_nights: number;
  readonly timezone: string;
}
/** All that decides the shortest stay from a day, at least as far around it as gaps reach. */
export interface ShortestStayFacts {
  readonly overrides: readonly ShortestRule[];
  /** The nights that are gone. */
  readonly taken: readonly Nights[];
  readonly now: Date;
}

interface Night {
  readonly date: PlainDate;
  readonly isOpen: boolean;
  readonly min_nights: number;
}

/** Whether a stay that begins on one of these nights can end by the morning after the last. */
const fitsIn = (open: readonly Night[]): boolean => open.some(({ min_nights }, at) => at + min_nights <= open.length);

/** Runs of open nights that end before the last night that is known; those that reach it may go on. */
const runsIn = (nights: readonly Night[]): readonly (readonly Night[])[] => {
  const runs: Night[][] = [[]];
  for (const night of nights)
    if (night.isOpen) runs.at(-1)?.push(night);
    else runs.push([]);
  return runs.slice(0, -1).filter((run) => run.length > 0);
};

/** The gaps from today on; today's night has nothing before it that could be booked. */
export const gapsIn = (nights: readonly Night[], today: PlainDate): readonly NightsGap[] => {
  const [first] = nights;
  const coming = nights.filter(({ date }) => date >= today);
  return runsIn(coming).flatMap((run) => {
    const [begin] = run;
    const last = run.at(-1);
    const isCut = begin?.date === first?.date && begin?.date !== today;
    if (!begin || !last || isCut || run.length > longestGapNights || fitsIn(run)) return [];
    return [{ start: begin.date, end: addDays(last.date, 1), min_nights: Math.min(...run.map(({ min_nights }) => min_nights)) }];
  });
};

/** The shortest stay that begins on a day, gaps apart: the usual one, or the longer one of its date, else of its season. */
export const usuallyShortest = (date: string, { min_nights }: Pick<ShortestStayProperty, 'min_nights'>, rules: readonly ShortestRule[]) =>
  Math.max(min_nights, rules.find((it) => it.start <= date && date < it.end && it.min_nights !== null)?.min_nights ?? 1);

/** Gaps with the shortest stay that their host wants there. */
export const gapsOpened = (gaps: readonly NightsGap[], { gap_stays, gap_min_nights }: ShortestStayProperty): readonly NightsGap[] =>
  gap_stays ? gaps.map((gap) => ({ ...gap, min_nights: Math.min(gap.min_nights, gap_min_nights) })) : [];

/** The gaps of some dates in which guests may book shorter stays. */
export const openGaps = (property: ShortestStayProperty, asked: Nights, { overrides, taken, now }: ShortestStayFacts) => {
  if (!property.gap_stays) return [];
  const today = dateIn(now.getTime(), property.timezone);
  const horizon = addDays(today, bookingHorizonDays);
  // a stranger may ask for thousands of years
  const [start, end] = [asked.start < today ? today : asked.start, asked.end > horizon ? horizon : asked.end];
  if (start >= end) return [];
  const nights = datesBetween(addDays(start, -gapReach), addDays(end, gapReach)).map((date) => ({
    date,
    isOpen: !taken.some((it) => it.start <= date && date < it.end),
    min_nights: usuallyShortest(date, property, overrides),
  }));
  const gaps = gapsOpened(gapsIn(nights, today), property);
  return gaps.filter((gap) => gap.start < end && start < gap.end);
};

/** The shortest stay that may begin on a day. */
export const shortestFrom = (checkin: PlainDate, property: ShortestStayProperty, facts: ShortestStayFacts): number => {
  const [gap] = openGaps(property, { start: checkin, end: addDays(checkin, 1) }, facts);
  return gap?.min_nights ?? usuallyShortest(checkin, property, facts.overrides);
};

/** Whether a stay that begins on a day is long enough. Gaps are looked for only where nothing else lets it begin. */
export const isLongEnough = (
  { checkin, nights }: { readonly checkin: PlainDate; readonly nights: number },
  property: ShortestStayProperty,
  facts: ShortestStayFacts,
): boolean => nights >= usuallyShortest(checkin, property, facts.overrides) || nights >= shortestFrom(checkin, property, facts);
