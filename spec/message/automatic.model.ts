// Messages that a host writes once and that are sent by themselves: when a stay is paid, before it, or after it.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { messageMax } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { entity } from 'spec-to-app/entity';
import { belongsTo, clock, flag, id, instant, integer, longText, nullable, oneOf } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, values } from 'spec-to-app/values';
import { Property } from '../property/property.model';

const source = decision(
  'section 20: each guest gets what a host tells every guest, once, at its moment, and reads that it was sent automatically',
);

export const automaticMax = constant(30, {
  source: decision('a list that is read at one glance'),
  says: 'The most automatic messages of a host',
});
export const automaticDaysMax = constant(30, {
  source,
  unit: 'days',
  says: 'How far before arrival or after check-out a message can be sent',
});
export const automaticDays = constant(3, {
  source,
  unit: 'days',
  says: 'How long before arrival or after check-out it is sent, unless the host says otherwise',
});
export const automaticLateHours = constant(24, {
  source: decision('section 20: news that comes a day late is no news'),
  unit: 'hours',
  says: 'How late an automatic message is still sent, after a time in which nothing could be',
});

export const AutomaticMoment = values({
  source,
  says: 'When a message is sent by itself',
  items: {
    paid: { label: 'When a booking is paid' },
    arrival: { label: 'Before check-in' },
    departure: { label: 'After check-out' },
  },
});

export const AutomaticMessage = entity({
  source,
  called: 'automatic message',
  says: 'A message that is sent to each guest by itself',
  key: 'message_id',
  fields: {
    message_id: id(),
    profile_id: belongsTo(Profile, { private: true, says: 'The host’s profile' }),
    property_id: nullable(belongsTo(Property, { says: 'Nothing where it is for all of the host’s properties' })),
    moment: oneOf(AutomaticMoment),
    days: integer({ min: 0, max: automaticDaysMax.value, default: automaticDays.value, says: 'Before check-in or after check-out' }),
    clock: clock({ default: '10:00', says: 'The time of that day, at the property' }),
    text: longText({ min: 1, max: messageMax.value, example: 'Hi {guest}, check-in is after {checkin_time}.' }),
    is_on: flag({ default: true, says: 'Whether it is sent' }),
    written_at: instant({ private: true, says: 'Moments before it was last changed do not count' }),
  },
});

export const storedAutomatic = stored('automatic_messages', {
  source,
  says: 'Messages that hosts have sent by themselves',
  of: AutomaticMessage,
  columns: { profile_id: { onDelete: 'cascade' }, property_id: { onDelete: 'cascade' } },
});

export const storedAutomaticSent = stored('automatic_sent', {
  source,
  says: 'The bookings for which a message was sent by itself: for each booking once',
  columns: {
    message_id: { shape: belongsTo(AutomaticMessage), onDelete: 'cascade' },
    booking_id: { shape: belongsTo(Booking), onDelete: 'cascade' },
    sent_at: instant(),
  },
  key: ['message_id', 'booking_id'],
});
