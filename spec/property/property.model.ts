// Properties: what hosts offer, their pictures, and what anyone may see of them.
import { Profile, PublicProfile } from '../account/account.model';
import { CancellationPolicy } from '../booking/policy.model';
import { LineItem, Money } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import {
  belongsTo,
  cents,
  clock,
  decimal,
  eachOf,
  exactly,
  flag,
  id,
  instant,
  integer,
  like,
  list,
  map,
  nullable,
  oneOf,
  plainDate,
  text,
  longText,
} from 'spec-to-app/shapes';
import { namesOf, values } from 'spec-to-app/values';
import { Accessibility, Amenity, Badge, PropertyType } from './amenities.model';
import {
  advanceNoticeHours,
  bedsMax,
  descriptionMax,
  highestPriceCents,
  houseRulesMax,
  listingUrlMax,
  longestGapNights,
  longestStayNights,
  lowestPriceCents,
  photosMax,
  preparationNightsMax,
  sleepsMax,
  standardCheckin,
  standardCheckout,
  standardZone,
  titleMax,
} from './limits.model';
import { foundDates } from './flexible.model';
import { Photo } from './photo.model';
import { Province, TimeZone } from './places.model';
import { ShownRegistration } from './publishing.model';

export const PropertyStatus = values({
  source: decision('section 12: from draft to listed, paused and archived; an operator may suspend'),
  says: 'Where a property stands between draft and listed',
  items: {
    draft: { label: 'Draft', tone: 'quiet', shown: false, says: 'Being set up; nobody else sees it' },
    listed: { label: 'Listed', tone: 'good', shown: true, says: 'Guests find and book it' },
    paused: { label: 'Paused', tone: 'waiting', shown: true, says: 'Hidden for a while; bookings stay' },
    archived: { label: 'Archived', tone: 'quiet', shown: false, says: 'Archived; can no longer be booked' },
    suspended: { label: 'Suspended', tone: 'bad', shown: false, says: 'Taken down by {product}' },
  },
});
/** Those in which anyone may see a property, by its link at least. */
export const shownStatuses = namesOf(PropertyStatus).filter((status) => PropertyStatus.items[status].shown);

export const SyncStatus = values({
  source: decision('section 1: connection_status only says connected; how the last synchronisation went stands apart'),
  says: 'How the last synchronisation with the source listing went',
  items: {
    never: { label: 'Not synced yet' },
    running: { label: 'Syncing' },
    synced: { label: 'Synced' },
    failed: { label: 'Sync failed' },
    conflict: { label: 'Dates in conflict' },
  },
});

export const Bedroom = shape({
  source: decision('guests ask who sleeps where'),
  called: 'bedroom',
  says: 'One bedroom and the beds in it',
  fields: {
    name: text({ min: 1, max: 60, example: 'Bedroom 1' }),
    beds: text({ min: 1, max: 100, example: '1 queen bed' }),
  },
});

const facts = {
  sleeps: integer({ min: 1, max: sleepsMax.value, default: 2, says: 'How many guests it takes' }),
  bedrooms: integer({ min: 0, max: 30, default: 1 }),
  beds: integer({ min: 1, max: bedsMax.value, default: 1 }),
  baths: decimal({ min: 0, max: 20, default: 1, says: 'Half baths count a half' }),
};

export const weekdayPrices = decision('section 20: a night costs what its day of the week does where the host gives that day a price');
export const WeekdayPrice = values({
  source: weekdayPrices,
  says: 'The days of the week whose nights may have a price of their own; a night belongs to the day on which it begins',
  items: {
    monday_cents: { label: 'Monday' },
    tuesday_cents: { label: 'Tuesday' },
    wednesday_cents: { label: 'Wednesday' },
    thursday_cents: { label: 'Thursday' },
    friday_cents: { label: 'Friday' },
    saturday_cents: { label: 'Saturday' },
    sunday_cents: { label: 'Sunday' },
  },
});

export const Property = entity({
  source: '§3 Property',
  called: 'property',
  says: 'A place that a host offers',
  key: 'property_id',
  fields: {
    property_id: id(),
    profile_id: belongsTo(Profile, { says: 'The owner' }),
    cohost_ids: list(id(), { says: 'Its co-hosts: the people who help its owner' }),
    calendar_ids: list(id(), { says: 'Those of them who look after its calendar' }),
    money_ids: list(id(), { says: 'Those of them who see what it earns' }),
    listing_url: nullable(
      longText({
        max: listingUrlMax.value,
        private: true,
        says: 'The listing on another platform, which is guessed from it; for connecting several, the address of a host’s page or one address a line',
        example: 'https://www.airbnb.ca/rooms/123',
      }),
    ),
    connection_status: nullable(
      exactly('connected', {
        says: 'Set once the listing elsewhere is connected; a property that is set up by hand is connected to itself',
      }),
    ),
    sync_status: oneOf(SyncStatus, { default: 'never' }),
    status: oneOf(PropertyStatus, { default: 'draft' }),
    title: text({ max: titleMax.value, says: 'Empty while a draft', example: 'Cedar cabin by the lake' }),
    description: longText({ max: descriptionMax.value }),
    property_type: oneOf(PropertyType, { default: 'house' }),
    ...facts,
    bedroom_list: list(like(Bedroom), { max: 30 }),
    amenities: list(oneOf(Amenity), { max: 60 }),
    accessibility: list(oneOf(Accessibility), { max: 20 }),
    house_rules: longText({ max: houseRulesMax.value }),
    address: nullable(text({ max: 200, private: true, says: 'Street and number; shown once a booking is confirmed' })),
    city: text({ max: 100, example: 'Whistler' }),
    province: nullable(oneOf(Province)),
    postal_code: nullable(
      text({
        max: 10,
        private: true,
        pattern: '^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$',
        patternSays: 'A Canadian postal code, such as V8E 0B1',
        example: 'V8E 0B1',
      }),
    ),
    latitude: nullable(decimal({ min: -90, max: 90, private: true })),
    longitude: nullable(decimal({ min: -180, max: 180, private: true })),
    timezone: oneOf(TimeZone, { default: standardZone.value, says: 'All of its dates and times are in this zone' }),
    checkin_time: clock({ default: standardCheckin.value }),
    checkout_time: clock({ default: standardCheckout.value }),
    cancellation_policy: oneOf(CancellationPolicy, { default: 'moderate' }),
    instant_book: flag({ default: false, says: 'Booked at once, without asking the host' }),
    base_cents: cents({ min: 0, max: highestPriceCents.value, says: 'Price per night, where its day of the week has none of its own' }),
    ...eachOf(WeekdayPrice, ({ label }) =>
      nullable(
        cents({ min: lowestPriceCents.value, max: highestPriceCents.value, says: `A ${label} night; the price per night where empty` }),
      ),
    ),
    cleaning_fee_cents: cents({ min: 0, max: highestPriceCents.value, default: 0 }),
    pet_fee_cents: cents({ min: 0, max: highestPriceCents.value, default: 0, says: 'Once a stay' }),
    pets_allowed: flag({ default: false }),
    extra_guest_cents: cents({ min: 0, max: highestPriceCents.value, default: 0, says: 'A night, for each guest beyond those included' }),
    guests_included: integer({ min: 1, max: sleepsMax.value, default: sleepsMax.value }),
    weekly_discount_percent: integer({ min: 0, max: 60, default: 0, says: 'From seven nights' }),
    monthly_discount_percent: integer({ min: 0, max: 80, default: 0, says: 'From twenty-eight nights' }),
    early_discount_percent: integer({ min: 0, max: 40, default: 0, says: 'Booked sixty days ahead or earlier' }),
    last_minute_discount_percent: integer({ min: 0, max: 60, default: 0, says: 'Booked within the last seven days' }),
    min_nights: integer({ min: 1, max: 90, default: 1 }),
    max_nights: integer({ min: 1, max: longestStayNights.value, default: 28 }),
    gap_stays: flag({ default: false, says: 'Guests may book a gap between two stays that is shorter than the shortest stay' }),
    gap_min_nights: integer({ min: 1, max: longestGapNights.value, default: 1, says: 'The shortest stay in such a gap' }),
    advance_notice_hours: integer({ min: 0, max: 336, default: advanceNoticeHours.value }),
    preparation_nights: integer({ min: 0, max: preparationNightsMax.value, default: 0, says: 'Kept free between two stays' }),
    no_other_calendars: flag({ default: false, says: 'The host says that it is offered nowhere else' }),
    registration_number: nullable(text({ max: 60, says: 'Shown on the listing where law asks', example: 'PM123456789' })),
    registration_expires: nullable(plainDate()),
    licence_number: nullable(text({ max: 60, says: 'Of the city, where it asks for one beside its province', example: '26-123456' })),
    rating: nullable(decimal({ min: 1, max: 5, says: 'The average; none before three reviews' })),
    review_count: integer({ min: 0, default: 0 }),
    created_at: instant(),
    listed_at: nullable(instant()),
  },
});

export const PropertyPrice = shape({
  source: decision('section 3: with dates the whole price before taxes; without, the all-in average of a night'),
  called: 'shown price',
  says: 'The price as search shows it',
  fields: {
    subtotal: nullable(like(Money, { says: 'With dates: everything but taxes' })),
    per_night_all_in: like(Money, { says: 'Fees included, at the shortest stay where there are no dates' }),
    per_night_with_tax: like(Money, { says: 'The same with taxes; without dates as they are today' }),
    total_with_tax: nullable(like(Money, { says: 'With dates: everything' })),
    nights: nullable(integer({ min: 1 })),
    line_items: list(like(LineItem), { says: 'With dates: every line, as the listing shows them' }),
  },
});

const publicFacts = pick(
  Property,
  'property_id',
  'title',
  'property_type',
  'sleeps',
  'bedrooms',
  'beds',
  'baths',
  'city',
  'province',
  'rating',
  'review_count',
);
const aboutPlace = {
  lat: nullable(decimal({ min: -90, max: 90, says: 'Rounded to about 500 metres' })),
  lng: nullable(decimal({ min: -180, max: 180, says: 'Rounded to about 500 metres' })),
};

const badges = list(oneOf(Badge), { max: 3, says: 'By its reviews, its answers and how it is booked' });

export const PropertyCard = shape({
  source: decision('section 15: a card carries what guests compare by'),
  called: 'search result',
  says: 'One property in a list of results',
  fields: {
    ...publicFacts,
    ...aboutPlace,
    place: text({ example: 'Whistler, British Columbia' }),
    photos: list(like(Photo), { max: 5 }),
    price: like(PropertyPrice),
    policy: oneOf(CancellationPolicy),
    free_cancel_until: nullable(instant({ says: 'With dates: until when before check-in everything comes back' })),
    dates: foundDates,
    badges,
  },
});

export const Listing = shape({
  source: decision('section 17: a listing as a guest sees it; the address is rounded until a booking is confirmed'),
  called: 'listing',
  says: 'A property as anyone may see it',
  fields: {
    ...publicFacts,
    ...aboutPlace,
    ...pick(
      Property,
      'description',
      'bedroom_list',
      'amenities',
      'accessibility',
      'house_rules',
      'timezone',
      'checkin_time',
      'checkout_time',
      'cancellation_policy',
      'instant_book',
      'pets_allowed',
      'min_nights',
      'max_nights',
      'status',
    ),
    place: text({ example: 'Whistler, British Columbia' }),
    registrations: list(like(ShownRegistration), { max: 2 }),
    photos: list(like(Photo), { max: photosMax.value }),
    badges,
    host: like(PublicProfile),
    cohosts: list(text({ example: 'Sam' }), { says: 'First names of the co-hosts who answer guests' }),
    reply_rate_percent: nullable(integer({ min: 0, max: 100, says: 'How many requests the host answers; none before the third' })),
    reply_hours: nullable(integer({ min: 0, says: 'How long an answer usually takes' })),
    price: like(PropertyPrice),
    rating_parts: nullable(map(decimal({ min: 1, max: 5 }), { says: 'The average of each part of the reviews; none before three' })),
  },
});
