// A host's calendar: what each night costs, who has it, and what its host changes of it.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { bookingHorizonDays, calendarBackDays } from '../../../../generated/model/constants';
import type { CalendarChange } from '../../../../generated/model/entities';
import { dayOf, addDays } from '../../../../generated/model/dates';
import type { Database } from '../../database/open';
import { inTransaction, type SignedInContext } from '../../request/context';
import { isOverlap } from '../../database/violations';
import { refuse } from '../../request/refusal';
import { findCalendar, todayAt } from './calendar.lookup';
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

const shownDays = 92;
/** Back, and to the end of the month in which the horizon lies. */
const reach = { back: calendarBackDays, on: bookingHorizonDays + 31, atOnce: 600 };

const enforceReach = ({ start, end }: Range, within: Range): void => {
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

export const calendarHandlers: Pick<PropertyHandlers, 'getCalendar' | 'updateCalendar'> = {
  async getCalendar({ property, query }, { db, followers, now }) {
    const today = todayAt(property, now);
    const reachable = { start: addDays(today, -reach.back), end: addDays(today, reach.on) };
    const start = query.from ?? today;
    enforceReach({ start, end: query.to ?? reachable.end }, reachable);
    const months = addDays(start, shownDays);
    const end = query.to ?? (months < reachable.end ? months : reachable.end);
    if (dayOf(end) - dayOf(start) > reach.atOnce) return refuse('property.beyond_calendar');
    return findCalendar(db, property, { start, end, followers, now });
  },

  async updateCalendar({ property, input: { changes } }, context) {
    const { property_id } = property;
    const today = todayAt(property, context.now);
    const reachable = { start: today, end: addDays(today, reach.on) };
    for (const one of changes) enforceReach(one, reachable);
    const start = changes.reduce((first, one) => (one.start < first ? one.start : first), reachable.end);
    const end = changes.reduce((last, one) => (one.end > last ? one.end : last), today);
    const nights = { property_id, start, end };
    await change(nights, changes, context).catch(async (error: unknown) => {
      // another guest has booked one of them at the same moment
      if (!isOverlap(error)) throw error;
      const blocks = changes.filter(({ blocked }) => blocked === true);
      refuse('property.nights_booked', { data: { taken: bookedOf(await findHeld(context.db, nights), blocks) } });
    });
    return findCalendar(context.db, property, { ...nights, followers: context.followers, now: context.now });
  },
};
