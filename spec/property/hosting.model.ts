// A host's side of a property: where it was brought from, the calendars it reads, and all that its owner sees.
import { FieldProblem } from '../../generator/platform/field-problem.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, flag, id, instant, integer, like, list, map, nullable, oneOf, plainDate, text, url } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { feedNameMax, photosMax } from './limits.model';
import { FoundPhoto, Photo } from './photo.model';
import { SourcePlatform } from './platform.model';
import { Property, SyncStatus } from './property.model';
import { ListingNeed, RegistrationStatus, SuspensionReason } from './publishing.model';
import { SetupPage } from './setup.model';

export const CalendarFeed = entity({
  source: decision('section 8: nights taken elsewhere come in by calendar feeds'),
  called: 'calendar feed',
  says: 'A calendar from elsewhere that is read again and again',
  key: 'feed_id',
  fields: {
    feed_id: id(),
    property_id: belongsTo(Property),
    platform: oneOf(SourcePlatform),
    url: url({ private: true, says: 'The secret export link; anybody who has it can read the calendar' }),
    sync_status: oneOf(SyncStatus, { default: 'never' }),
    synced_at: nullable(instant({ says: 'The last reading that worked' })),
    failed_at: nullable(instant({ says: 'The last reading that failed, if none has worked since' })),
    failures: integer({ min: 0, default: 0, says: 'How often in a row it could not be read' }),
    name: nullable(
      text({ max: feedNameMax.value, says: 'What its host calls it; nothing is the name of the platform', example: 'Grandma’s calendar' }),
    ),
    nights: integer({ min: 0, default: 0, says: 'How many coming nights it takes' }),
    free_events: integer({ min: 0, default: 0, says: 'How many coming events are marked as free there, and hold no night' }),
    short_events: integer({ min: 0, default: 0, says: 'How many coming events begin and end on one day, and hold no night' }),
    broken_events: integer({ min: 0, default: 0, says: 'How many events could not be understood, and are left out' }),
    proves_ownership: flag({ default: false, says: 'It belongs to the connected listing' }),
    export_file: text({
      says: 'What this platform should read, in the place of the file of export_url: also what the other calendars say, and never what it told us',
      example: 'Zk9yY2F0cy1hbmQtY2FiaW5zLWJ5LXRoZS1sYWtlLW4.ics',
    }),
    created_at: instant(),
  },
});

export const ImportProblem = values({
  source: decision('section 13: connecting works even where reading does not; the host then enters things by hand'),
  says: 'Why little or nothing was read from a listing',
  items: {
    refused: {
      label: 'This site can’t be imported',
      says: 'Add photos and text manually, and the calendar by its link.',
    },
    unreachable: { label: 'The site didn’t respond', says: 'Try again later, or continue manually.' },
    nothing_found: { label: 'We couldn’t find a listing at this link', says: 'Check it, or set up your listing yourself.' },
    gone: {
      label: 'There’s no listing at this link now',
      says: 'Check the link, or continue manually. A hidden listing can be imported once it’s shown again.',
    },
    outside_canada: {
      label: 'This listing isn’t in Canada',
      says: 'Only stays in Canada can be listed here. If yours is, check the country on the other site, or continue manually.',
    },
    not_a_listing: { label: 'This isn’t a listing page', says: 'Check the link, or continue manually.' },
    too_heavy: { label: 'This page is too large for us to read', says: 'Continue manually.' },
    claimed: { label: 'Another host has connected this listing', says: 'Check the link. If the listing is yours, contact us.' },
  },
});

export const LineProblem = values({
  source: decision('section 19: what is wrong with a list of addresses is told line by line, before anything is asked'),
  says: 'What is wrong with one of several addresses',
  items: {
    nonsense: { label: 'This isn’t a link to a listing' },
    double: { label: 'This listing is in the list already' },
    too_many: { label: 'There are more than can be connected at once' },
  },
});

export const ImportSource = values({
  source: decision('section 13: every value brought over says where it came from'),
  says: 'Where in the page a value was found',
  items: {
    structured: { label: 'from the listing’s details' },
    preview: { label: 'from the link preview' },
    description: { label: 'from the page’s description' },
    host: { label: 'entered by you' },
  },
});

export const ImportedListing = shape({
  source: decision('section 13: what was read is a draft that the host confirms value by value'),
  called: 'imported listing',
  says: 'What connecting found at the address',
  fields: {
    platform: oneOf(SourcePlatform),
    source_id: nullable(text({ max: 200, says: 'The listing’s id on that platform', example: '123456' })),
    read_at: nullable(instant()),
    problem: nullable(oneOf(ImportProblem)),
    field_sources: map(oneOf(ImportSource), { says: 'By field: where its value came from' }),
    unconfirmed: list(text(), { max: 60, says: 'Fields that the host has not confirmed yet' }),
    photos_found: integer({ min: 0, says: 'Pictures found, then those of them that the host chose' }),
    photos_offered: list(like(FoundPhoto), { max: photosMax.value, says: 'Those to choose from, until the host says which may be used' }),
    photos_waiting: integer({ min: 0, says: 'How many of them are still to be copied' }),
    photos_permitted: flag({ says: 'The host owns the pictures or may use them' }),
  },
});

export const RegistrationDuty = shape({
  source: decision('section 12: a host learns what is asked before being refused'),
  called: 'registration duty',
  says: 'What the law of the place asks for',
  fields: {
    place: text({ says: 'Where the law asks for it: a province, or a city', example: 'British Columbia' }),
    called: text({ example: 'CITQ establishment number' }),
    asked_by: text({ example: 'the City of Toronto' }),
    pattern: nullable(text({ says: 'The form of the number in capital letters, as a regular expression' })),
    example: nullable(text({ example: 'STR-0000-ABCDEF' })),
    expires: flag(),
    nights_a_year: nullable(integer({ min: 1 })),
  },
});

export const HostProperty = shape({
  source: '§7 Property',
  called: 'property of a host',
  says: 'A property with everything that its owner sees and edits',
  fields: {
    ...Property.fields,
    cohost_for: nullable(text({ says: 'The first name of the owner, where the reader is a co-host', example: 'Ann' })),
    photos: list(like(Photo), { max: photosMax.value }),
    platform: nullable(oneOf(SourcePlatform, { says: 'Guessed from listing_url' })),
    imported: nullable(like(ImportedListing)),
    feeds: list(like(CalendarFeed)),
    export_url: text({ max: 2048, says: 'The calendar that other platforms can read; keep it secret' }),
    ownership_code: text({ says: 'Put into the description of the source listing, it proves whose it is', example: 'TKM-7QX4-M2PA' }),
    ownership_proven_at: nullable(instant()),
    registration_status: oneOf(RegistrationStatus),
    registration_reason: nullable(text({ max: 500, says: 'Why the number was refused' })),
    registration_duty: nullable(like(RegistrationDuty)),
    licence_duty: nullable(like(RegistrationDuty, { says: 'What its city asks for beside that' })),
    suspended_for: nullable(oneOf(SuspensionReason)),
    suspended_because: nullable(text({ max: 500, says: 'What the operator said when they took it down' })),
    missing: list(oneOf(ListingNeed), { says: 'What keeps it from being listed' }),
    synced_at: nullable(instant({ says: 'The oldest last reading of its calendars' })),
    open_bookings: integer({ min: 0, says: 'Open requests and upcoming stays; none for a co-host, who sees no bookings' }),
    setup_page: nullable(oneOf(SetupPage, { says: 'How far the host is in the setup' })),
    version: integer({
      min: 1,
      default: 1,
      says: 'Grows with every edit; who edits sends it along, so that nothing is overwritten unseen',
    }),
  },
});

export const EditedProperty = shape({
  source: decision('an edit saves what is complete, and says what is not, field by field'),
  called: 'edited property',
  says: 'A property after an edit, with what of it was not saved',
  fields: {
    ...HostProperty.fields,
    not_saved: list(like(FieldProblem), { says: 'Sent fields that do not fit: nothing of them was saved' }),
  },
});

export const PropertyRow = shape({
  source: '§7 Property',
  called: 'property in a list',
  says: 'A property in its owner’s list',
  fields: {
    ...pick(
      Property,
      'property_id',
      'profile_id',
      'listing_url',
      'connection_status',
      'sync_status',
      'status',
      'title',
      'property_type',
      'city',
      'province',
      'timezone',
      'cancellation_policy',
      'base_cents',
      'rating',
      'review_count',
      'created_at',
    ),
    cohost_for: nullable(text({ says: 'The first name of the owner, where the reader is a co-host', example: 'Ann' })),
    photo: nullable(like(Photo)),
    platform: nullable(oneOf(SourcePlatform)),
    problem: nullable(oneOf(ImportProblem, { says: 'Why little or nothing was brought over from its listing elsewhere' })),
    missing: list(oneOf(ListingNeed), { says: 'What keeps it from being listed' }),
    synced_at: nullable(instant()),
    next_arrival: nullable(plainDate({ says: 'The check-in of the next confirmed stay, today’s included' })),
    open_bookings: integer({ min: 0, says: 'Open requests and upcoming stays; none for a co-host, who sees no bookings' }),
  },
});

export const StatusChoice = values({
  source: decision('section 12: what a host may ask for; drafts come by creating, suspension by us'),
  says: 'The statuses that a host can set',
  items: {
    listed: { label: 'Listed', says: 'Guests find and book it' },
    paused: { label: 'Paused', says: 'Hidden for a while; bookings stay' },
    archived: { label: 'Archived', says: 'Archived; can no longer be booked' },
  },
});
