// The tables of properties: what is offered, its pictures, other prices on some dates, and the nights that are taken.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, cents, flag, group, id, instant, integer, like, list, map, nullable, oneOf, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { values } from 'spec-to-app/values';
import { Availability } from './availability.model';
import { CalendarFeed, HostProperty, ImportedListing, PropertyRow } from './hosting.model';
import { Photo } from './photo.model';
import { Listing, Property, PropertyCard } from './property.model';
import { RegistrationVerdict, SuspensionReason } from './publishing.model';
import { SetupPage } from './setup.model';

export const HeldKind = values({
  source: decision('section 2: what takes a night; ours cannot overlap, a calendar from elsewhere may and raises a conflict'),
  says: 'What holds nights',
  items: { booking: { label: 'A booking' }, block: { label: 'The host' }, feed: { label: 'A calendar from elsewhere' } },
});

export const storedProperties = stored('properties', {
  source: '§3 Property',
  says: 'Properties, with what search compares them by',
  of: Property,
  elsewhere: ['cohost_ids', 'calendar_ids', 'money_ids'],
  shows: [Listing, PropertyCard, Availability, HostProperty, PropertyRow],
  columns: {
    title: { default: '' },
    description: { default: '' },
    baths: { type: 'numeric(4, 1)' },
    bedroom_list: { default: [] },
    amenities: { default: [] },
    accessibility: { default: [] },
    house_rules: { default: '' },
    city: { default: '' },
    timezone: { default: null },
    base_cents: { default: 0 },
    rating: { type: 'numeric(3, 2)' },
    reply_rate_percent: nullable(integer({ says: 'How many requests the host answers; none before the third' })),
    reply_hours: nullable(integer({ says: 'How long an answer usually takes' })),
    all_in_night_cents: cents({
      default: 0,
      says: 'What a night costs on average with every fee at the shortest stay: search sorts and filters by it where there are no dates',
    }),
    searched: text({ default: '', says: 'Title, place and kind, without accents or punctuation' }),
    synced_at: nullable(instant({ says: 'The oldest last reading of its calendars' })),
    ownership_proven_at: nullable(instant()),
    listing_key: nullable(
      text({ says: 'The listing that listing_url leads to, however it is written: its platform and its id there', example: 'airbnb 123' }),
    ),
    edits: nullable(map(integer({ min: 1 }), { says: 'By field: the version in which it was last edited' })),
    version: integer({ min: 1, default: 1, says: 'Grows with every edit' }),
    changed_at: nullable(instant({ says: 'When what guests see of it was edited last' })),
    deleted_at: nullable(instant({ says: 'When its host deleted it, if bookings that are kept still need it' })),
    registration_verdict: nullable(oneOf(RegistrationVerdict, { says: 'None while it is looked at' })),
    registration_reason: nullable(text({ max: 500, says: 'Why the number was refused' })),
    registration_asked_at: nullable(instant({ says: 'When its register was asked last' })),
    registration_reminded: nullable(integer({ says: 'How many days before it expires its host was reminded last' })),
    suspended_for: nullable(oneOf(SuspensionReason)),
    suspended_because: nullable(text({ max: 500, says: 'What the operator said when they took it down' })),
    setup_page: nullable(oneOf(SetupPage)),
    export_round: integer({ min: 1, default: 1, says: 'Grows when the secret of the exported calendar changes' }),
    instant_stopped: flag({ default: false, says: 'Not booked at once for now: a calendar from elsewhere is too old, or disagrees' }),
  },
  checks: ['sleeps > 0', 'latitude between -90 and 90', 'longitude between -180 and 180', 'base_cents >= 0'],
  exclusions: ['using gist (listing_key with =) where (ownership_proven_at is not null)'],
});

export const storedPhotos = stored('photos', {
  source: decision('section 12: guests judge by pictures'),
  says: 'The pictures of properties, in order',
  of: Photo,
  columns: {
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    position: integer({ says: 'From 0' }),
    widths: { default: [] },
  },
  key: ['photo_id'],
});

export const storedRemovedPhotos = stored('removed_photos', {
  source: decision('a picture that was removed by mistake comes back; files go once nobody can want them any more'),
  says: 'Pictures that were removed, until their files are',
  columns: {
    photo_id: id(),
    photo: like(Photo),
    property_id: {
      shape: nullable(belongsTo(Property, { says: 'Where it can be brought back to, if the property is still there' })),
      onDelete: 'set null',
    },
    removed_at: instant(),
  },
  key: ['photo_id'],
});

export const storedImports = stored('imported_listings', {
  source: decision('section 13: what was read is a draft that the host confirms value by value'),
  says: 'What connecting found, for each property that was connected',
  of: ImportedListing,
  elsewhere: ['photos_waiting', 'photos_offered'],
  columns: {
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    unconfirmed: { default: [] },
    photos_found: { default: 0 },
    photos_permitted: { default: false },
    pictures: {
      shape: list(group({ url: text(), alt: text() }), { says: 'The pictures that the page names, with what it says they show' }),
      default: [],
    },
  },
  key: ['property_id'],
});

export const storedFeeds = stored('calendar_feeds', {
  source: decision('section 8: nights taken elsewhere come in by calendar feeds'),
  says: 'Calendars from elsewhere, with how each was read last',
  of: CalendarFeed,
  elsewhere: ['nights', 'export_file'],
  columns: {
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    etag: nullable(text({ says: 'How its last good copy called itself' })),
    modified: nullable(text({ says: 'When that was changed, as its server wrote it' })),
    changed_at: nullable(instant({ says: 'When its coming nights were last seen to change' })),
    due_at: instant({ says: 'When it is read next' }),
    warned_at: nullable(instant({ says: 'When the host heard that it has gone stale, if it still is' })),
  },
  unique: [['property_id', 'url']],
});

export const storedViews = stored('listing_views', {
  source: decision('section 20: a host sees how often a listing is opened: a number a day, and nothing about who came'),
  says: 'How often the pages of listings were looked at, by the days of their places; those older than any number shows are removed',
  columns: {
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    day: plainDate(),
    views: integer({ min: 1 }),
  },
  key: ['property_id', 'day'],
});

export const storedOverrides = stored('price_overrides', {
  source: decision('section 8: some dates cost more, ask for longer stays, or start only on some weekdays'),
  says: 'What holds on some nights of a property',
  columns: {
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    nights: { type: 'daterange' },
    night_cents: nullable(cents()),
    min_nights: nullable(integer()),
    checkin_days: nullable(list(integer({ min: 0, max: 6, says: '0 is Sunday' }))),
    checkout_days: nullable(list(integer({ min: 0, max: 6, says: '0 is Sunday' }))),
    note: nullable(text({ says: 'For the host alone' })),
  },
  key: ['property_id', 'nights'],
  exclusions: ['using gist (property_id with =, nights with &&)'],
});

export const storedHeldNights = stored('held_nights', {
  source: decision('section 2: the first to ask gets the nights, and the database refuses the second'),
  says: 'The nights that are taken: bookings and blocks of the host cannot overlap; those of feeds may',
  columns: {
    held_id: id(),
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    nights: { type: 'daterange' },
    /** Of a booking: its nights and those that stay free after it, as the database works them out when it is made. */
    kept: { type: 'daterange', nullable: true },
    kind: oneOf(HeldKind),
    booking_id: { shape: nullable(belongsTo(Booking)), onDelete: 'cascade' },
    feed_id: { shape: nullable(belongsTo(CalendarFeed)), onDelete: 'cascade' },
    told_at: nullable(instant({ says: 'When the host heard that a calendar from elsewhere has the nights of a booking' })),
    is_stay: flag({ default: true, says: 'Somebody comes; elsewhere a calendar may also say that nobody can' }),
    created_at: instant(),
  },
  key: ['held_id'],
  unique: [['booking_id']],
  checks: ['not isempty(nights)', "(kind = 'feed') = (feed_id is not null)"],
  exclusions: [
    "using gist (property_id with =, nights with &&) where (kind in ('booking', 'block'))",
    "using gist (property_id with =, kept with &&) where (kind = 'booking')",
  ],
});
