// Arrival at a property: how guests get there and in, and what to do on leaving.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { belongsTo, integer, longText, nullable, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { texts } from 'spec-to-app/text';
import { constant, values } from 'spec-to-app/values';
import { Property } from './property.model';

const source = decision(
  'section 20.10: way, parking, entry, code, Wi-Fi, manual and leaving, each shown from so many days before check-in',
);

export const arrivalMax = constant(3000, { source, unit: 'characters', says: 'The longest text about one thing of an arrival' });
export const wifiMax = constant(500, { source, unit: 'characters', says: 'The longest text about the Wi-Fi' });
export const doorCodeMax = constant(100, { source, unit: 'characters', says: 'The longest door code' });
export const arrivalDays = constant(3, {
  source,
  unit: 'days',
  says: 'How long before check-in a guest reads it, unless the host says otherwise',
});
export const arrivalDaysMax = constant(60, {
  source: decision('two months ahead is early enough to plan the way'),
  unit: 'days',
  says: 'The earliest that a guest can read it before check-in',
});

export const ArrivalPart = values({
  source,
  says: 'What a guest needs to know to arrive and to leave, in the order in which they need it',
  items: {
    way: { label: 'Getting there' },
    parking: { label: 'Parking' },
    entry: { label: 'Getting in' },
    code: { label: 'Door code' },
    wifi: { label: 'Wi-Fi' },
    manual: { label: 'House manual' },
    leaving: { label: 'Before you leave' },
  },
});

const words = (max: number = arrivalMax.value) => optional(longText({ min: 1, max }));
const days = () =>
  integer({ min: 0, max: arrivalDaysMax.value, default: arrivalDays.value, says: 'From how many days before check-in it is shown' });

export const ArrivalGuide = shape({
  source,
  called: 'arrival guide',
  says: 'What a host tells guests about arriving and leaving',
  fields: {
    way: words(),
    way_days: days(),
    parking: words(),
    parking_days: days(),
    entry: words(),
    entry_days: days(),
    code: optional(text({ min: 1, max: doorCodeMax.value, private: true })),
    code_days: days(),
    wifi: words(wifiMax.value),
    wifi_days: days(),
    manual: words(),
    manual_days: days(),
    leaving: words(),
    leaving_days: days(),
  },
});

export const ArrivalNote = shape({
  source,
  called: 'arrival note',
  says: 'One thing that a guest reads about an arrival',
  fields: {
    part: oneOf(ArrivalPart),
    text: nullable(longText({ private: true, says: 'Nothing before the day from which it is shown' })),
    shown_from: plainDate({ says: 'At the property' }),
  },
});

export const storedArrivalGuides = stored('arrival_guides', {
  source,
  says: 'What hosts tell guests about arriving; it holds door codes, and is read for the host and for guests who have paid alone',
  of: ArrivalGuide,
  columns: { property_id: { shape: belongsTo(Property), onDelete: 'cascade' } },
  key: ['property_id'],
});

export const arrivalTexts = texts({
  source,
  says: 'The arrival on a guest’s stay, and its part of the host’s property page',
  texts: {
    heading: 'Arrival',
    from: 'Shown on this page from {date}',
    loading: 'Loading the arrival details',
    failed: 'We couldn’t load the arrival details.',
    saved: 'Arrival details saved.',
    lead: 'Guests who have paid read this on their stay, each part from the day you choose until they check out. Nobody else sees it.',
  },
});
