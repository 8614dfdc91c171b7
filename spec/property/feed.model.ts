// Jobs of calendars from other platforms: reading them, and mails to hosts.
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { belongsTo, optional } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { texts } from 'spec-to-app/text';
import { Profile } from '../account/account.model';
import { CalendarFeed } from './hosting.model';
import { Property } from './property.model';

const reading = decision('section 8: calendars from elsewhere are read again and again, and a host hears where we have gone blind');
export const readCalendars = job({
  source: reading,
  says: 'Calendars from elsewhere whose turn has come are read; hosts hear of those that are old, or disagree with a booking',
  fields: {},
  every: minutes(1),
});
// co-hosts who look after a calendar hear of it too
const cohost = { profile_id: optional(belongsTo(Profile, { says: 'A co-host of the calendar; without it, the owner' })) };
/** The people who look after a calendar, as the cases of a mail about it. */
const keepers = { owner: 'host', cohost: 'cohost' } as const;
const openCalendar = { label: 'Open calendar', to: '/property/:property_id#calendar' } as const;
export const calendarConflict = mail({
  source: decision('section 2: where a calendar from elsewhere has the nights of a booking, ours is kept and the host decides'),
  says: 'The host, or a co-host, hears that nights are booked here and elsewhere',
  fields: { property_id: belongsTo(Property), ...cohost },
  reader: keepers,
  subject: 'Double booking at {title}',
  body: {
    intro: 'The {elsewhere} calendar and {product} both show a booking at {title} for {dates}. The booking on {product} still stands.',
    cure: {
      owner:
        'Cancel one of them as soon as you can, so your guest has time to make other plans. Until then, instant book is off for this place.',
      cohost:
        'One of them has to be cancelled, so that its guest has time to make other plans. We told the host, too: only they can cancel the booking here. Until then, instant book is off for this place.',
    },
  },
  button: { ...openCalendar, ending: 'Instant book turns back on once the bookings no longer overlap.' },
});
export const calendarStale = mail({
  source: reading,
  says: 'The host, or a co-host, hears that a calendar could not be read for a day',
  fields: { feed_id: belongsTo(CalendarFeed), ...cohost },
  reader: keepers,
  subject: 'We can’t read the {elsewhere} calendar of {title}',
  body: {
    intro:
      'We haven’t been able to read the {elsewhere} calendar of {title} for {feedStaleHours} hours. The dates we last read are still blocked, but newer bookings on {elsewhere} may be missing.',
    cure: 'Check that the link still works, or add a new one. After {feedInstantHours} hours, instant book turns off for this place until we can read the calendar again.',
  },
  button: { ...openCalendar, ending: 'We’ll keep trying.' },
});
export const calendarMailTexts = texts({
  source: reading,
  says: 'What every mail about a calendar says where a place has no name yet',
  texts: { untitled: 'your place' },
});
