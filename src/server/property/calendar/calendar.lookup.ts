// The calendar of a property as its host sees it. Reads only.
import type { CalendarConflict, CalendarNight, CalendarRow, HostCalendar } from '../../../../generated/model/entities';
import { bookingHorizonDays } from '../../../../generated/model/constants';
import type { CohostRole } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { dayOf, addDays } from '../../../../generated/model/dates';
import { dateIn } from '../../../../generated/rules/runtime';
import type { Database } from '../../database/open';
import { gapReach, gapsIn, gapsOpened, usuallyShortest } from '../../pricing/gaps.rules';
import { nightPrices } from '../../pricing/price.rules';
import { feedsOf } from './around.lookup';
import { differingAt, type Held, findHeld, heldAt } from './calendar.repository';
import { type NightsOfSeason, seasonsAt } from './seasons.lookup';
import { type NightDifference, type Range, daysOf, overlap } from './calendar.rules';
import type { HeldBooking, LookContext } from '../followers';
import type { PropertyRow } from '../property.lookup';
import type { StayNights } from './held-nights.commands';

export const todayAt = ({ timezone }: { readonly timezone: string }, now: Date): PlainDate => dateIn(now.getTime(), timezone);

/** Nights with so many more before and after. */
const widened = ({ start, end }: Range, by: number): Range => ({ start: addDays(start, -by), end: addDays(end, by) });

/** Nights that a booking of ours and somebody elsewhere have both. `between` are the nights that are kept free around each stay. */
export const conflictsIn = (held: readonly Held[], between: number): readonly CalendarConflict[] =>
  held.flatMap((ours) =>
    held.flatMap(({ feed_id, platform, feed_name, ...theirs }) => {
      if (ours.kind !== 'booking' || ours.booking_id === null || feed_id === null || platform === null || !overlap(ours, theirs)) return [];
      // Booking.com says of all nights that they are closed, those that it has from us too: what goes beyond ours is somebody else's
      const told = widened(ours, between);
      const echo = platform === 'booking' ? told.start <= theirs.start && theirs.end <= told.end : true;
      if (!theirs.is_stay && echo) return [];
      const start = ours.start > theirs.start ? ours.start : theirs.start;
      const end = ours.end < theirs.end ? ours.end : theirs.end;
      return [{ start, end, booking_id: ours.booking_id, feed_id, platform, feed_name }];
    }),
  );

type Taken = Pick<CalendarNight, 'taken' | 'platform' | 'feed_name' | 'booking_id' | 'guest' | 'earns_cents'>;
const free: Taken = { taken: null, platform: null, feed_name: null, booking_id: null, guest: null, earns_cents: null };
const takenBy = ({ kind, booking_id, platform, feed_name }: Held, day: PlainDate, bookings: ReadonlyMap<string, HeldBooking>): Taken => {
  const booking = booking_id === null ? undefined : bookings.get(booking_id);
  if (kind === 'booking') {
    const guest = booking?.guest ?? null;
    if (booking?.status === 'pending') return { ...free, taken: 'request', booking_id, guest };
    const earns_cents = booking ? (booking.earned[dayOf(day) - dayOf(booking.checkin)] ?? null) : null;
    return { ...free, taken: 'booking', booking_id, guest, earns_cents };
  }
  return { ...free, taken: kind, booking_id, platform, feed_name };
};

// of a night that is taken twice, what is ours is shown
const weight = { booking: 2, block: 1, feed: 0 } as const;

/** The nights before and after each stay that are kept free. */
const betweenStays = (held: readonly Held[], between: number): readonly PlainDate[] =>
  held.filter(({ kind, is_stay }) => kind !== 'block' && is_stay).flatMap((stay) => daysOf(widened(stay, between)));

const takenOn = (held: readonly Held[], between: number, bookings: ReadonlyMap<string, HeldBooking>): ReadonlyMap<PlainDate, Taken> => {
  const taken = new Map<PlainDate, Taken>(betweenStays(held, between).map((day) => [day, { ...free, taken: 'preparation' }]));
  for (const one of held.toSorted((a, b) => weight[a.kind] - weight[b.kind]))
    for (const day of daysOf(one)) taken.set(day, takenBy(one, day, bookings));
  return taken;
};

type Calendar = Pick<HostCalendar, 'nights' | 'conflicts'> & Pick<CalendarRow, 'gaps'>;
interface Found {
  readonly differing: readonly NightDifference[];
  readonly seasons: readonly NightsOfSeason[];
  readonly held: readonly Held[];
  readonly bookings: ReadonlyMap<string, HeldBooking>;
  readonly now: Date;
}

const calendarOf = (property: PropertyRow, nights: Range, { differing, seasons, held, bookings, now }: Found): Calendar => {
  const { base_cents, preparation_nights: between } = property;
  const rules = [...differing, ...seasons];
  const taken = takenOn(held, between, bookings);
  const shortestOn = (date: PlainDate): number => usuallyShortest(date, property, rules);
  const around = daysOf(widened(nights, gapReach));
  const isOpen = (date: PlainDate): boolean => !taken.has(date);
  const gaps = gapsIn(
    around.map((date) => ({ date, isOpen: isOpen(date), min_nights: shortestOn(date) })),
    todayAt(property, now),
  ).filter((gap) => overlap(gap, nights));
  const opened = gapsOpened(gaps, property);
  const dates = { checkin: nights.start, checkout: nights.end };
  const [prices, usual] = [nightPrices(property, dates, rules), nightPrices(property, dates, seasons)];
  return {
    nights: daysOf(nights).map((date, at) => {
      const other = differing.find((one) => one.start <= date && date < one.end);
      return {
        date,
        price_cents: prices[at] ?? base_cents,
        usual_cents: usual[at] ?? base_cents,
        season: seasons.find((one) => one.start <= date && date < one.end)?.name ?? null,
        price_is_own: typeof other?.night_cents === 'number',
        min_nights: shortestOn(date),
        usual_min_nights: usuallyShortest(date, property, seasons),
        gap_min_nights: opened.find((gap) => gap.start <= date && date < gap.end)?.min_nights ?? null,
        checkin_days: other?.checkin_days ?? null,
        checkout_days: other?.checkout_days ?? null,
        note: other?.note ?? null,
        ...(taken.get(date) ?? free),
      };
    }),
    conflicts: conflictsIn(held, between).filter((one) => overlap(one, nights)),
    // those in which the host lets a stay begin that fits are none any more
    gaps: gaps.filter((gap) => !opened.some((one) => one.start === gap.start && one.min_nights <= daysOf(one).length)),
  };
};

/** The nights of several properties from one day to another, in their order. */
export const findCalendars = async (
  db: Database,
  properties: readonly PropertyRow[],
  it: Range & LookContext,
): Promise<readonly Calendar[]> => {
  const nights = { start: it.start, end: it.end };
  const ids = properties.map(({ property_id }) => property_id);
  const around = widened(nights, gapReach);
  const differing = await differingAt(db, ids, around);
  const seasons = await seasonsAt(db, ids, around);
  const widest = Math.max(0, ...properties.map(({ preparation_nights }) => preparation_nights));
  const held = await heldAt(db, ids, widened(around, widest));
  const bookings = await it.followers.property.findHeldBookings(
    db,
    [...held.values()].flat().flatMap(({ booking_id }) => booking_id ?? []),
  );
  return properties.map((property) =>
    calendarOf(property, nights, {
      differing: differing.get(property.property_id) ?? [],
      seasons: seasons.get(property.property_id) ?? [],
      held: held.get(property.property_id) ?? [],
      bookings,
      now: it.now,
    }),
  );
};

/** The nights of a property from one day to another, and its calendars from elsewhere. */
export const findCalendar = async (db: Database, property: PropertyRow, it: Range & LookContext): Promise<HostCalendar> => {
  const { property_id, timezone, min_nights } = property;
  const [found] = await findCalendars(db, [property], it);
  const { nights = [], conflicts = [] } = found ?? {};
  const feeds = (await feedsOf(db, [property_id], it.now)).get(property_id) ?? [];
  return { timezone, min_nights, from: it.start, to: it.end, nights, conflicts, feeds };
};

/** A calendar as a co-host sees it: that nights are booked; by whom, who answers guests, and for how much, who sees the money. */
export const asCohostReads = <C extends Pick<Calendar, 'nights'>>(calendar: C, roles: readonly CohostRole[]): C => ({
  ...calendar,
  nights: calendar.nights.map((night) => ({
    ...night,
    ...(roles.includes('messages') ? {} : { booking_id: null, guest: null }),
    ...(roles.includes('money') ? {} : { earns_cents: null }),
  })),
});

/** Every double booking of a property from a day on. */
export const findDoubleBookings = async (
  db: Database,
  { property_id, preparation_nights }: Pick<PropertyRow, 'property_id' | 'preparation_nights'>,
  from: PlainDate,
): Promise<readonly CalendarConflict[]> => {
  const held = await findHeld(db, { property_id, start: from, end: addDays(from, bookingHorizonDays) });
  return conflictsIn(held, preparation_nights);
};

/** The nights of a booking that a calendar from elsewhere has given to somebody else. */
export const findConflicts = async (
  db: Database,
  { booking_id, property_id, checkin, checkout }: StayNights,
): Promise<readonly Pick<CalendarConflict, 'start' | 'end' | 'platform' | 'feed_name'>[]> => {
  const { preparation_nights } = await db
    .selectFrom('properties')
    .select('preparation_nights')
    .where('property_id', '=', property_id)
    .executeTakeFirstOrThrow();
  const held = await findHeld(db, { property_id, start: checkin, end: checkout });
  return conflictsIn(held, preparation_nights)
    .filter((one) => one.booking_id === booking_id)
    .map(({ start, end, platform, feed_name }) => ({ start, end, platform, feed_name }));
};
