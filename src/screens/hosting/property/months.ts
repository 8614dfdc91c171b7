// A calendar's summary of the coming months: booked nights, earnings and next guests. Pure.
import type { CalendarNight } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';

export interface Month {
  /** `2027-02` */
  readonly month: string;
  /** How many nights of it are still to come. */
  readonly nights: number;
  readonly here: number;
  readonly elsewhere: number;
  /** The earnings of bookings made here for nights to come. */
  readonly cents: number;
}

const counted = (month: Month, { taken, earns_cents }: CalendarNight): Month => {
  const here = taken === 'booking' ? 1 : 0;
  return {
    ...month,
    nights: month.nights + 1,
    here: month.here + here,
    elsewhere: month.elsewhere + (taken === 'feed' ? 1 : 0),
    cents: month.cents + (earns_cents ?? 0),
  };
};

export const monthsOf = (nights: readonly CalendarNight[]): readonly Month[] => {
  const months = new Map<string, Month>();
  for (const night of nights) {
    const month = night.date.slice(0, 7);
    months.set(month, counted(months.get(month) ?? { month, nights: 0, here: 0, elsewhere: 0, cents: 0 }, night));
  }
  return [...months.values()];
};

export interface Arrival {
  readonly booking_id: string;
  readonly guest: string | null;
  readonly start: PlainDate;
  /** The morning on which they leave. */
  readonly end: PlainDate;
  readonly asked: boolean;
}

/** Those who come or ask to, the first one first; who is there already is among them. */
export const arrivalsOf = (nights: readonly CalendarNight[]): readonly Arrival[] => {
  const arrivals = new Map<string, Arrival>();
  for (const { booking_id, guest, date, taken } of nights) {
    if (booking_id === null || (taken !== 'booking' && taken !== 'request')) continue;
    const known = arrivals.get(booking_id) ?? { booking_id, guest, start: date, asked: taken === 'request' };
    arrivals.set(booking_id, { ...known, end: addDays(date, 1) });
  }
  return [...arrivals.values()];
};
