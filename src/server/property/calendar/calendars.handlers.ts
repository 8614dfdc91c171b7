// The calendars of all listings of a host: four weeks of each, in one grid.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import {
  bookingHorizonDays,
  calendarBackDays,
  calendarsNights,
  calendarsPerPage,
  standardZone,
} from '../../../../generated/model/constants';
import type { CalendarsChanged } from '../../../../generated/model/entities';
import type { NightsRefused } from '../../../../generated/model/values';
import type { WireCode } from '../../../../generated/errors/catalogue';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import { Refusal, refuse } from '../../request/refusal';
import { ownersFor, rolesAt } from '../cohosts/cohost.lookup';
import { photosOf } from '../property.lookup';
import { asCohostReads, findCalendars, todayAt } from './calendar.lookup';
import { findUnblockable, saveChanges } from './change-calendar.commands';
import { countListings, listingsOf, keptAmong } from './calendars.repository';

/** The first night: within a year back, and the last one that can be booked. */
const firstNight = (from: PlainDate | undefined, today: PlainDate): PlainDate => {
  const [first, last] = [addDays(today, -calendarBackDays), addDays(today, bookingHorizonDays)];
  if (from === undefined) return today;
  return from < first ? first : from > last ? last : from;
};

const reasons: Partial<Record<WireCode, NightsRefused>> = {
  'property.nights_booked': 'booked',
  'property.nights_locked': 'locked',
  'property.beyond_calendar': 'beyond',
};
/** Why a change was refused; nothing where it was made. */
const refusalOf = (change: Promise<unknown>): Promise<NightsRefused | undefined> =>
  change.then(
    () => undefined,
    (error: unknown) => {
      const why = error instanceof Refusal ? reasons[error.code] : undefined;
      if (!why) throw error;
      return why;
    },
  );

export const calendarsHandlers: Pick<PropertyHandlers, 'listCalendars' | 'updateCalendars'> = {
  async listCalendars({ query }, { db, principal: { profile_id }, followers, now }) {
    const counts = await countListings(db, profile_id);
    const most = calendarsPerPage;
    const properties = await listingsOf(db, profile_id, { skip: (query.page - 1) * most, most });
    const days = properties.map((property) => todayAt(property, now)).toSorted();
    const today = days[0] ?? todayAt({ timezone: standardZone }, now);
    const from = firstNight(query.from, today);
    const to = addDays(from, calendarsNights);
    const calendars = await findCalendars(db, properties, { start: from, end: to, followers, now });
    const ids = properties.map(({ property_id }) => property_id);
    const photos = await photosOf(db, ids, 1);
    const ownerOf = await ownersFor(db, properties, profile_id);
    const rolesOf = await rolesAt(db, ids, profile_id);
    const rows = properties.map((property, at) => {
      const { property_id, title, status, min_nights, timezone } = property;
      const calendar = calendars[at] ?? { nights: [], conflicts: [], gaps: [] };
      const cohost_for = ownerOf(property);
      return {
        property_id,
        title,
        status,
        min_nights,
        photo: photos.get(property_id)?.[0] ?? null,
        today: todayAt({ timezone }, now),
        cohost_for,
        ...(cohost_for === null ? calendar : asCohostReads(calendar, rolesOf(property_id))),
      };
    });
    return { today, from, to, ...counts, rows };
  },

  async updateCalendars({ input }, context) {
    const { db, principal } = context;
    if (input.calendars.some(({ nights }) => nights.some(({ start, end }) => start >= end))) refuse('property.dates_reversed');
    const ids = input.calendars.map(({ property_id }) => property_id);
    const kept = new Map((await keptAmong(db, principal.profile_id, ids)).map((row) => [row.property_id, row]));
    const asked = input.calendars.map(({ property_id, nights }) => ({
      property: kept.get(property_id) ?? refuse('property.not_found'),
      changes: nights.map((range) => ({ ...range, ...input.change })),
    }));
    const saved: string[] = [];
    const refused: CalendarsChanged['refused'][number][] = [];
    // one listing after the other: each is locked no longer than it takes
    for (const { property, changes } of asked) {
      const { property_id, title } = property;
      const why = await refusalOf(saveChanges(property, changes, context));
      const taken = why === 'booked' ? await findUnblockable(db, property_id, changes) : [];
      if (why) refused.push({ property_id, title, why, taken });
      else saved.push(property_id);
    }
    return { saved, refused };
  },
};
