// The calendars of all listings of a host in one grid.
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { group, id, integer, like, list, nullable, oneOf, plainDate, text } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';
import { NightsGap } from './availability.model';
import { CalendarConflict, CalendarNight } from './calendar.model';
import { Photo } from './photo.model';
import { Property } from './property.model';

export const calendars = decision('section 20: a host with many listings sees and edits their nights in one grid');

export const calendarsNights = constant(28, {
  source: decision('four weeks fit a desk with little scrolling, and are moved over in one step'),
  unit: 'nights',
  says: 'Nights of the grid of all listings',
});
export const calendarBackDays = constant(366, {
  source: decision('a year back compares this season with the last'),
  unit: 'days',
  says: 'How far back a host’s calendars go',
});
export const calendarsPerPage = constant(50, {
  source: decision('most hosts see all of their listings at once, and a page stays light'),
  says: 'Listings on a page of the grid',
});

export const calendarEditsPerHour = constant(240, {
  source: decision('section 20: each edit may reach every night of fifty listings; four a minute is a person at work'),
  says: 'Edits of several calendars by one host in an hour',
});

export const PropertiesView = values({
  source: calendars,
  says: 'How a host’s properties are shown; without one, as cards',
  items: { calendar: { label: 'Calendar' } },
});

export const NightsRefused = values({
  source: calendars,
  says: 'Why a change of several calendars was not made at one of them',
  items: {
    booked: { says: 'Some of the nights are booked or requested, and cannot be blocked', label: 'Booked' },
    locked: { says: 'The host called off a booking on some of the nights, so they stay blocked', label: 'Locked' },
    beyond: { says: 'Some of the nights are gone, or beyond the calendar', label: 'Outside the calendar' },
  },
});

export const ChangedNights = group({
  start: plainDate({ says: 'The first night' }),
  end: plainDate({ says: 'The morning after the last night' }),
});

export const CalendarRow = shape({
  source: calendars,
  called: 'listing in the grid of calendars',
  says: 'The nights of one listing, in the grid of all of them',
  fields: {
    ...pick(Property, 'property_id', 'title', 'status', 'min_nights'),
    cohost_for: nullable(text({ says: 'The first name of the owner, where the reader is a co-host', example: 'Ann' })),
    photo: nullable(like(Photo)),
    today: plainDate({ says: 'The day at the property' }),
    nights: list(like(CalendarNight), { max: calendarsNights.value }),
    conflicts: list(like(CalendarConflict)),
    gaps: list(like(NightsGap), { says: 'Open nights between nights that are gone, too few for any stay' }),
  },
});

export const CalendarGrid = shape({
  source: calendars,
  called: 'grid of calendars',
  says: 'The listings of a host with the nights of four weeks',
  fields: {
    today: plainDate({ says: 'The earliest day at any of these listings' }),
    from: plainDate(),
    to: plainDate({ says: 'The day after the last night' }),
    total: integer({ min: 0, says: 'How many listings there are on all pages' }),
    left_out: integer({ min: 0, says: 'Drafts and archived properties, which are not in the grid' }),
    rows: list(like(CalendarRow), { max: calendarsPerPage.value, says: 'By title' }),
  },
});

export const CalendarsChanged = shape({
  source: calendars,
  called: 'outcome of a change of calendars',
  says: 'At which listings a change was made, whole, and at which nothing was changed',
  fields: {
    saved: list(id(), { says: 'The listings at which it was made' }),
    refused: list(
      group({
        ...pick(Property, 'property_id', 'title'),
        why: oneOf(NightsRefused),
        taken: list(group({ start: plainDate(), end: plainDate({ says: 'The morning after the last night' }) }), {
          says: 'The nights that cannot be blocked',
        }),
      }),
    ),
  },
});
