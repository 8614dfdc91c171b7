// The calendar of a property as its host sees and edits it.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, flag, id, integer, like, list, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { CalendarFeed } from './hosting.model';
import { highestPriceCents, longestStayNights, lowestPriceCents } from './limits.model';
import { SourcePlatform } from './platform.model';
import { Property } from './property.model';
import { pick } from 'spec-to-app/entity';

/** Days of the week. */
const weekdays = (says: string) => list(integer({ min: 0, max: 6, says: '0 is Sunday' }), { min: 1, max: 7, says });

const calendar = decision('section 17: price, blocks and the shortest stay by date');

export const NightTaken = values({
  source: decision('section 8: a night is taken by a booking, the host, a calendar from elsewhere, or the day to get ready'),
  says: 'What a night is taken by',
  items: {
    booking: { label: 'Booked', says: 'A confirmed booking' },
    request: { label: 'Requested', says: 'A request that waits for an answer' },
    block: { label: 'Blocked by host' },
    feed: { label: 'Booked elsewhere' },
    preparation: { label: 'Preparation time' },
  },
});

export const CalendarNight = shape({
  source: calendar,
  called: 'night of the calendar',
  says: 'One night, as its host sees it',
  fields: {
    date: plainDate(),
    price_cents: cents({ min: 0, says: 'What the night costs, whether set for the date or usual' }),
    price_is_own: flag({ says: 'The price was set for this date' }),
    usual_cents: cents({ min: 0, says: 'What it costs where no price is set for this date: by its season, else by its weekday' }),
    season: nullable(text({ says: 'What its host calls the season that it lies in' })),
    min_nights: integer({ min: 1, says: 'The shortest stay that begins on it, gaps apart' }),
    usual_min_nights: integer({ min: 1, says: 'The same where none is set for this date' }),
    gap_min_nights: nullable(integer({ min: 1, says: 'In a gap that guests may book: the shortest stay that begins on it' })),
    checkin_days: nullable(weekdays('On which of the weekdays around it a stay may begin; nothing is any')),
    checkout_days: nullable(weekdays('On which of the weekdays around it a stay may end; nothing is any')),
    taken: nullable(oneOf(NightTaken)),
    platform: nullable(oneOf(SourcePlatform, { says: 'Where it is taken, if elsewhere' })),
    feed_name: nullable(text({ says: 'What its host calls that calendar' })),
    booking_id: nullable(id({ says: 'The booking that takes it; of a block, the one that the host called off, so that it stays' })),
    guest: nullable(text({ says: 'The first name of who comes, or asks to' })),
    earns_cents: nullable(
      cents({ min: 0, says: 'Of a confirmed booking: what its host gets for the night, a fair share of fees with it' }),
    ),
    note: nullable(text({ max: 200, says: 'For the host alone' })),
  },
});

export const CalendarConflict = shape({
  source: decision('section 2: where a calendar from elsewhere has the nights of a booking, ours is kept and the host decides'),
  called: 'conflict of the calendar',
  says: 'Nights that are taken twice: here and elsewhere',
  fields: {
    start: plainDate({ says: 'The first night' }),
    end: plainDate({ says: 'The morning after the last night' }),
    booking_id: id(),
    feed_id: id(),
    platform: oneOf(SourcePlatform),
    feed_name: nullable(text({ says: 'What its host calls that calendar' })),
  },
});

export const HostCalendar = shape({
  source: calendar,
  called: 'calendar of a host',
  says: 'The nights of a property from one day to another',
  fields: {
    ...pick(Property, 'timezone', 'min_nights'),
    from: plainDate(),
    to: plainDate({ says: 'The day after the last night' }),
    nights: list(like(CalendarNight), { max: 600 }),
    conflicts: list(like(CalendarConflict)),
    feeds: list(like(CalendarFeed)),
  },
});

export const NightsChange = shape({
  source: calendar,
  called: 'change of nights',
  says: 'What holds from now on; what is left out stays as it is',
  fields: {
    blocked: optional(flag({ says: 'Nobody can book them; no opens them again' })),
    price_cents: optional(
      nullable(cents({ min: lowestPriceCents.value, max: highestPriceCents.value, says: 'The price of each; nothing is the usual price' })),
    ),
    min_nights: optional(
      nullable(integer({ min: 1, max: longestStayNights.value, says: 'The shortest stay that begins then; nothing is the usual' })),
    ),
    checkin_days: optional(nullable(weekdays('On which weekdays a stay may begin then; nothing is any'))),
    checkout_days: optional(nullable(weekdays('On which weekdays a stay may end then; nothing is any'))),
    note: optional(nullable(text({ max: 200, says: 'For the host alone' }))),
  },
});

export const CalendarChange = shape({
  source: calendar,
  called: 'change of the calendar',
  says: 'What holds from now on for some nights; what is left out stays as it is',
  fields: {
    start: plainDate({ says: 'The first night' }),
    end: plainDate({ says: 'The morning after the last night' }),
    ...NightsChange.fields,
  },
});

export const Weekday = values({
  source: calendar,
  says: 'Days of the week',
  items: {
    sun: { label: 'Sun', at: 0 },
    mon: { label: 'Mon', at: 1 },
    tue: { label: 'Tue', at: 2 },
    wed: { label: 'Wed', at: 3 },
    thu: { label: 'Thu', at: 4 },
    fri: { label: 'Fri', at: 5 },
    sat: { label: 'Sat', at: 6 },
  },
});

export const NightsMeant = values({
  source: decision('look and feel: weekends and seasons are priced in one step'),
  says: 'Which nights of a range are meant',
  items: {
    all: { label: 'Every night' },
    weekends: { label: 'Fridays and Saturdays' },
    weekdays: { label: 'Sundays to Thursdays' },
    days: { label: 'Other days', says: 'The days of the week that the host ticks' },
  },
});

export const NightsOpen = values({
  source: calendar,
  says: 'Whether nights can be booked',
  items: { open: { label: 'Available' }, blocked: { label: 'Blocked' } },
});

export const CalendarEdit = shape({
  source: calendar,
  called: 'edit of the calendar',
  says: 'What a host sets for the nights that are chosen; what is left as it was stays',
  fields: {
    availability: optional(oneOf(NightsOpen)),
    ...pick(CalendarChange, 'price_cents', 'min_nights'),
    checkin_days: optional(list(oneOf(Weekday), { max: 7 })),
    checkout_days: optional(list(oneOf(Weekday), { max: 7 })),
    ...pick(CalendarChange, 'note'),
  },
});
