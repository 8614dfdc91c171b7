// Changes of a host's calendar: those of one property hold whole or not at all.
import { bookingHorizonDays, calendarBackDays } from '../../../../generated/model/constants';
import type { CalendarChange } from '../../../../generated/model/entities';
import { addDays } from '../../../../generated/model/dates';
import type { Database } from '../../database/open';
import { inTransaction, type SignedInContext } from '../../request/context';
import { isOverlap } from '../../database/violations';
import { refuse } from '../../request/refusal';
import type { PropertyRow } from '../property.lookup';
import { todayAt } from './calendar.lookup';
import {
  deleteHeld,
  findDiffering,
  findHeld,
  type Held,
  insertBlocks,
  lockCalendar,
  type Nights,
  replaceDiffering,
} from './calendar.repository';
import { blockedAfter, differingAfter, overlap, type Range } from './calendar.rules';

/** Back, and to the end of the month in which the horizon lies. */
export const reach = { back: calendarBackDays, on: bookingHorizonDays + 31, atOnce: 600 };

export const enforceReach = ({ start, end }: Range, within: Range): void => {
  if (start >= end) refuse('property.dates_reversed');
  if (start < within.start || end > within.end) refuse('property.beyond_calendar');
};

const bookedOf = (held: readonly Held[], ranges: readonly Range[]): readonly Range[] =>
  held.filter((it) => it.kind === 'booking' && ranges.some((range) => overlap(it, range))).map(({ start, end }) => ({ start, end }));

interface CalendarEdit {
  readonly changes: readonly CalendarChange[];
  readonly now: Date;
}

const isSame = (one: Range) => (other: Range) => one.start === other.start && one.end === other.end;

const changeBlocks = async (trx: Database, nights: Nights, { changes, now }: CalendarEdit): Promise<void> => {
  const held = await findHeld(trx, nights);
  const locked = held.filter(({ kind, booking_id }) => kind === 'block' && booking_id !== null);
  if (changes.some((one) => one.blocked === false && locked.some((other) => overlap(one, other)))) refuse('property.nights_locked');
  const own = held.filter(({ kind, booking_id }) => kind === 'block' && booking_id === null);
  const wanted = blockedAfter(own, { changes, locked });
  const added = wanted.filter((one) => !own.some(isSame(one)));
  const taken = bookedOf(held, added);
  if (taken.length > 0) refuse('property.nights_booked', { data: { taken } });
  const gone = own.filter((one) => !wanted.some(isSame(one)));
  await deleteHeld(
    trx,
    gone.map(({ held_id }) => held_id),
  );
  await insertBlocks(trx, nights.property_id, { ranges: added, now });
};

const change = (nights: Nights, changes: readonly CalendarChange[], context: SignedInContext): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    await lockCalendar(trx, nights.property_id);
    const before = await findDiffering(trx, nights);
    await replaceDiffering(trx, nights, differingAfter(before, changes));
    if (changes.some(({ blocked }) => blocked !== undefined)) await changeBlocks(trx, nights, { changes, now });
  });

/** The nights that changes reach, from the first to the last. */
const nightsOf = (property_id: string, changes: readonly CalendarChange[]): Nights => ({
  property_id,
  start: changes.map(({ start }) => start).reduce((first, one) => (one < first ? one : first)),
  end: changes.map(({ end }) => end).reduce((last, one) => (one > last ? one : last)),
});

/** The nights of bookings and requests that changes would block. */
export const findUnblockable = async (db: Database, property_id: string, changes: readonly CalendarChange[]): Promise<Range[]> => {
  const blocks = changes.filter(({ blocked }) => blocked === true);
  return [...bookedOf(await findHeld(db, nightsOf(property_id, changes)), blocks)];
};

/** Saves changes of a property's nights, or refuses all of them. Answers the nights that they reach. */
export const saveChanges = async (property: PropertyRow, changes: readonly CalendarChange[], context: SignedInContext): Promise<Nights> => {
  const { property_id } = property;
  const today = todayAt(property, context.now);
  for (const one of changes) enforceReach(one, { start: today, end: addDays(today, reach.on) });
  const nights = nightsOf(property_id, changes);
  await change(nights, changes, context).catch(async (error: unknown) => {
    // another guest has booked one of them at the same moment
    if (!isOverlap(error)) throw error;
    refuse('property.nights_booked', { data: { taken: await findUnblockable(context.db, property_id, changes) } });
  });
  return nights;
};
