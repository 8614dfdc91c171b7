// Prices that follow the year: the dear season of a place, its quiet one, and holidays with a shortest stay.
import type { Chance } from './pictures/chance';
import type { Season } from './places/place';
import { dayOf, dateOf, weekday } from '../../generated/model/dates';

interface Window {
  readonly from: number;
  /** The day after the last night. */
  readonly to: number;
  readonly times: number;
  readonly least?: number;
}

const nth = (year: number, month: number, it: { readonly weekday: number; readonly count: number }): number => {
  const first = dayOf(`${year}-${String(month).padStart(2, '0')}-01`);
  return first + ((it.weekday - weekday(dateOf(first)) + 7) % 7) + (it.count - 1) * 7;
};
const on = (year: number, date: string): number => dayOf(`${year}-${date}`);
const monday = 1;
// from the Friday night to the holiday Monday
const longWeekend = (holiday: number, times: number): Window => ({ from: holiday - 3, to: holiday, times, least: 2 });

const holidays = (year: number): Window[] => {
  const victoria = on(year, '05-24') - ((weekday(`${year}-05-24`) + 6) % 7);
  return [
    longWeekend(nth(year, 2, { weekday: monday, count: 3 }), 1.2),
    longWeekend(victoria, 1.15),
    { from: on(year, '06-30'), to: on(year, '07-03'), times: 1.25, least: 2 },
    longWeekend(nth(year, 8, { weekday: monday, count: 1 }), 1.3),
    longWeekend(nth(year, 9, { weekday: monday, count: 1 }), 1.3),
    longWeekend(nth(year, 10, { weekday: monday, count: 2 }), 1.2),
  ];
};

const seasons: Readonly<Record<Season, (year: number) => Window[]>> = {
  ski: (year) => [
    { from: on(year, '01-03'), to: on(year, '04-01'), times: 1.3 },
    { from: on(year, '04-20'), to: on(year, '06-10'), times: 0.82 },
    { from: on(year, '07-01'), to: on(year, '09-02'), times: 1.15 },
    { from: on(year, '10-20'), to: on(year, '11-25'), times: 0.8 },
    { from: on(year, '12-20'), to: on(year + 1, '01-03'), times: 1.7, least: 4 },
  ],
  summer: (year) => [
    { from: on(year, '01-05'), to: on(year, '04-01'), times: 0.78 },
    { from: on(year, '06-24'), to: on(year, '09-03'), times: 1.4, least: 3 },
    { from: on(year, '11-01'), to: on(year, '12-20'), times: 0.76 },
    { from: on(year, '12-23'), to: on(year + 1, '01-02'), times: 1.15, least: 2 },
  ],
  city: (year) => [
    { from: on(year, '01-06'), to: on(year, '03-15'), times: 0.85 },
    { from: on(year, '06-15'), to: on(year, '09-08'), times: 1.18 },
    { from: on(year, '12-29'), to: on(year + 1, '01-02'), times: 1.45, least: 3 },
  ],
  aurora: (year) => [
    { from: on(year, '01-05'), to: on(year, '04-05'), times: 1.3 },
    { from: on(year, '04-20'), to: on(year, '06-01'), times: 0.85 },
    { from: on(year, '08-20'), to: on(year, '10-05'), times: 1.2 },
    { from: on(year, '12-20'), to: on(year + 1, '01-05'), times: 1.5, least: 3 },
  ],
};

const months = 18;
const horizon = Math.round(months * 30.44);

/** Prices of the next 18 months where they differ, as ranges that do not overlap. */
export const overridesOf = (it: {
  readonly property_id: string;
  readonly season: Season;
  readonly base_cents: number;
  readonly today: string;
  readonly chance: Chance;
}) => {
  const start = dayOf(it.today);
  const end = start + horizon;
  const year = Number(it.today.slice(0, 4));
  const strength = it.chance.between(0.75, 1.1);
  // a holiday counts on top of its season, so later windows paint over earlier ones
  const windows = [year - 1, year, year + 1, year + 2].flatMap((one) => [...seasons[it.season](one), ...holidays(one)]);
  const edges = [...new Set([start, end, ...windows.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge >= start && edge <= end)
    .toSorted((one, other) => one - other);
  return edges.slice(0, -1).flatMap((from, at) => {
    const to = edges[at + 1] ?? end;
    const over = windows.filter((window) => window.from <= from && from < window.to);
    if (over.length === 0) return [];
    const times = over.reduce((all, window) => all * window.times, 1);
    const night = Math.round((it.base_cents * (1 + (times - 1) * strength)) / 500) * 500;
    const least = Math.max(0, ...over.map((window) => window.least ?? 0));
    return [
      {
        property_id: it.property_id,
        nights: `[${dateOf(from)},${dateOf(to)})`,
        night_cents: night,
        min_nights: least > 0 ? least : null,
        checkin_days: null,
      },
    ];
  });
};
