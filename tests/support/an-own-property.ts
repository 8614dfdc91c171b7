// A property as its owner is answered it.
import { exampleHostProperty } from '../../generated/examples/things';
import type { HostProperty } from '../../generated/model/entities';
import type { Instant } from '../../generated/model/wire';
import { everyDayAlike, weekendAt } from './weekday-prices';

export const ownId = '6f1d5b0e-0000-4000-8000-000000000002';

/** Set up and complete, but not listed; connected to nothing. */
export const anOwnProperty = (own: Partial<HostProperty> = {}): HostProperty => ({
  ...exampleHostProperty,
  property_id: ownId,
  profile_id: 'p-1',
  cohost_ids: [],
  calendar_ids: [],
  money_ids: [],
  cohost_for: null,
  listing_url: null,
  connection_status: 'connected',
  status: 'draft',
  title: 'Cedar cabin by the lake',
  description: 'A cabin of cedar with a stove.',
  property_type: 'cabin',
  sleeps: 4,
  bedrooms: 2,
  beds: 3,
  baths: 1.5,
  amenities: ['wifi', 'hot_tub', 'smoke_alarm'],
  accessibility: [],
  house_rules: 'No parties.',
  address: '12 Lakeside Road',
  province: 'BC',
  postal_code: 'V8E 0B1',
  latitude: 50.1163,
  longitude: -122.9574,
  timezone: 'America/Vancouver',
  instant_book: true,
  base_cents: 20_000,
  ...everyDayAlike,
  ...weekendAt(25_000),
  cleaning_fee_cents: 9000,
  guests_included: 4,
  min_nights: 2,
  no_other_calendars: true,
  created_at: '2026-05-01T12:00:00Z' as Instant,
  photos: [],
  feeds: [],
  export_url: `https://stay.example/property/${ownId}/calendar/Zk9yY2F0cy1hbmQtY2FiaW5zLWJ5LXRoZS1sYWtlLW4.ics`,
  registration_status: 'confirmed',
  licence_number: null,
  missing: [],
  open_bookings: 0,
  version: 3,
  ...own,
});
