// The calendar of a property as its host is answered it: two months of open nights, but for those that a test takes.
import { exampleCalendarNight } from '../../generated/examples/things';
import type { CalendarNight, HostCalendar } from '../../generated/model/entities';
import type { PlainDate } from '../../generated/model/wire';
import { addDays, daysBetween, weekday } from '../../generated/model/dates';

export const day = (text: string) => text as PlainDate;

type Told = Partial<CalendarNight>;

/** An open night at $200. */
export const aNight = (date: PlainDate, told: Told = {}): CalendarNight => ({
  ...exampleCalendarNight,
  date,
  price_cents: 20_000,
  usual_cents: 20_000,
  ...told,
});

/** The holders of nights, by their dates: `{ '2027-02-12': { taken: 'feed' } }`. */
export const aHostCalendar = (told: Readonly<Record<string, Told>> = {}, more: Partial<HostCalendar> = {}): HostCalendar => {
  const { from = day('2027-02-01'), to = day('2027-04-01') } = more;
  const nights = Array.from({ length: daysBetween(from, to) }, (_, at): CalendarNight => {
    const date = addDays(from, at);
    const usual_cents = weekday(date) >= 5 ? 25_000 : 20_000;
    return aNight(date, { price_cents: usual_cents, usual_cents, min_nights: 2, usual_min_nights: 2, ...told[date] });
  });
  const usual = { timezone: 'America/Vancouver', min_nights: 2 } as const;
  return { ...usual, from, to, nights, conflicts: [], feeds: [], ...more };
};
