// The pages of the property setup, and what each asks for before it lets a host go on.
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { cents, decimal, eachOptional, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { namesOf, values } from 'spec-to-app/values';
import { descriptionMax, highestPriceCents, houseRulesMax, listingUrlMax, lowestPriceCents, titleMax } from './limits.model';
import { Province } from './places.model';
import { Property, WeekdayPrice } from './property.model';

const byPage = decision('section 12: what a listing needs, a page at a time; each page is saved as it is left');

export const SetupPage = values({
  source: '§2',
  says: 'The pages of the property setup, in their order',
  items: {
    basics: { label: 'Basics', says: 'What it is, in a title and a few paragraphs' },
    place: { label: 'Place', says: 'Where it stands' },
    rooms: { label: 'Rooms', says: 'How many it takes, and who sleeps where' },
    amenities: { label: 'Amenities', says: 'What guests find there' },
    photos: { label: 'Photos', says: 'What it looks like' },
    price: { label: 'Price', says: 'What a night costs' },
    rules: { label: 'Rules', says: 'Times, limits, house rules and cancellation' },
    calendar: { label: 'Calendar', says: 'When it is taken, and that it is yours' },
    registration: { label: 'Registration', says: 'The number that the law asks for' },
    finish: { label: 'Finish', says: 'What is still missing, and the listing itself' },
  },
});

export const SetupBasics = shape({
  source: byPage,
  called: 'basics of a property',
  says: 'Kind, title and description',
  fields: {
    ...pick(Property, 'property_type'),
    title: text({ min: 1, max: titleMax.value, example: 'Cedar cabin by the lake' }),
    description: longText({ min: 1, max: descriptionMax.value }),
  },
});
export const SetupPlace = shape({
  source: byPage,
  called: 'place of a property',
  says: 'Address, pin and time zone',
  fields: {
    address: text({ min: 1, max: 200, says: 'Street and number' }),
    city: text({ min: 1, max: 100 }),
    province: oneOf(Province),
    postal_code: text({
      max: 10,
      pattern: '^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$',
      patternSays: 'A Canadian postal code, such as V8E 0B1',
      example: 'V8E 0B1',
    }),
    latitude: decimal({ min: -90, max: 90 }),
    longitude: decimal({ min: -180, max: 180 }),
    ...pick(Property, 'timezone'),
  },
});
export const SetupRooms = shape({
  source: byPage,
  called: 'rooms of a property',
  says: 'How many it takes, and who sleeps where',
  fields: { ...pick(Property, 'sleeps', 'bedrooms', 'beds', 'baths'), bedroom_list: optional(Property.fields.bedroom_list) },
});
export const SetupAmenities = shape({
  source: byPage,
  called: 'amenities of a property',
  says: 'What guests find there',
  fields: { amenities: optional(Property.fields.amenities), accessibility: optional(Property.fields.accessibility) },
});
export const SetupPrice = shape({
  source: byPage,
  called: 'prices of a property',
  says: 'What a night costs, and what comes on top or off',
  fields: {
    base_cents: cents({
      min: lowestPriceCents.value,
      max: highestPriceCents.value,
      says: 'Price per night, where its day of the week has none of its own',
    }),
    ...eachOptional(pick(Property, ...namesOf(WeekdayPrice))),
    ...pick(
      Property,
      'cleaning_fee_cents',
      'extra_guest_cents',
      'guests_included',
      'weekly_discount_percent',
      'monthly_discount_percent',
      'early_discount_percent',
      'last_minute_discount_percent',
    ),
  },
});
export const SetupRules = shape({
  source: byPage,
  called: 'rules of a property',
  says: 'Times, limits, house rules and cancellation',
  fields: {
    house_rules: longText({ min: 1, max: houseRulesMax.value }),
    ...pick(
      Property,
      'pets_allowed',
      'pet_fee_cents',
      'checkin_time',
      'checkout_time',
      'min_nights',
      'max_nights',
      'gap_stays',
      'gap_min_nights',
      'advance_notice_hours',
      'preparation_nights',
      'cancellation_policy',
      'instant_book',
    ),
  },
});
export const SetupCalendar = shape({
  source: byPage,
  called: 'calendars of a property',
  says: 'Whether it is offered anywhere else',
  fields: { ...pick(Property, 'no_other_calendars') },
});
export const SetupRegistration = shape({
  source: byPage,
  called: 'registration of a property',
  says: 'The numbers that the law of its place asks for',
  fields: {
    registration_number: optional(Property.fields.registration_number),
    registration_expires: optional(Property.fields.registration_expires),
    licence_number: optional(Property.fields.licence_number),
  },
});

/** All that the pages of the setup ask for. */
export const setupFields = {
  ...SetupBasics.fields,
  ...SetupPlace.fields,
  ...SetupRooms.fields,
  ...SetupAmenities.fields,
  ...SetupPrice.fields,
  ...SetupRules.fields,
  ...SetupCalendar.fields,
  ...SetupRegistration.fields,
};

export const ConnectRequest = shape({
  source: '§1',
  called: 'listing to connect',
  says: 'The address of one listing on another platform',
  fields: { listing_url: text({ min: 1, max: 2048, example: 'https://www.airbnb.ca/rooms/123' }) },
});
export const ConnectManyRequest = shape({
  source: decision('section 13: several are connected by the page of their host, or by their addresses'),
  called: 'listings to connect',
  says: 'The page of a host, or one address a line; kept as listing_url',
  fields: {
    listing_url: longText({ min: 1, max: listingUrlMax.value, example: 'https://www.airbnb.ca/users/show/123' }),
  },
});
