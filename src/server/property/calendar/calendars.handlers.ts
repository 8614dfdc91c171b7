// The calendars of all listings of a host: four weeks of each, in one grid.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import {
  bookingHorizonDays,
  calendarBackDays,
  calendarsNights,
  calendarsPerPage,
  standardZone,
} from '../../../../generated/model/constants';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import { photosOf } from '../property.lookup';
import { findCalendars, todayAt } from './calendar.lookup';
import { countListings, listingsOf } from './calendars.repository';
import { gapsIn } from './gaps.rules';

/** Nights beyond the shown ones, in which a gap may begin or end. */
const beyond = 31;

/** The first night: within a year back, and the last one that can be booked. */
const firstNight = (from: PlainDate | undefined, today: PlainDate): PlainDate => {
  const [first, last] = [addDays(today, -calendarBackDays), addDays(today, bookingHorizonDays)];
  if (from === undefined) return today;
  return from < first ? first : from > last ? last : from;
};

export const calendarsHandlers: Pick<PropertyHandlers, 'listCalendars'> = {
  async listCalendars({ query }, { db, principal: { profile_id }, followers, now }) {
    const counts = await countListings(db, profile_id);
    const most = calendarsPerPage;
    const properties = await listingsOf(db, profile_id, { skip: (query.page - 1) * most, most });
    const days = properties.map((property) => todayAt(property, now)).toSorted();
    const today = days[0] ?? todayAt({ timezone: standardZone }, now);
    const from = firstNight(query.from, today);
    const to = addDays(from, calendarsNights);
    const around = { start: addDays(from, -beyond), end: addDays(to, beyond), followers, now };
    const calendars = await findCalendars(db, properties, around);
    const ids = properties.map(({ property_id }) => property_id);
    const photos = await photosOf(db, ids, 1);
    const rows = properties.map(({ property_id, title, status, base_cents, weekend_cents, min_nights, timezone }, at) => {
      const { nights, conflicts } = calendars[at] ?? { nights: [], conflicts: [] };
      const day = todayAt({ timezone }, now);
      const isShown = ({ start, end }: { readonly start: PlainDate; readonly end: PlainDate }) => start < to && from < end;
      return {
        property_id,
        title,
        status,
        base_cents,
        weekend_cents,
        min_nights,
        photo: photos.get(property_id)?.[0] ?? null,
        today: day,
        nights: nights.slice(beyond, beyond + calendarsNights),
        conflicts: conflicts.filter(isShown),
        gaps: gapsIn(nights, day).filter(isShown),
      };
    });
    return { today, from, to, ...counts, rows };
  },
};
