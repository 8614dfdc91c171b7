// Properties as their host's calls answer them: a draft of which nothing is said, and its row in the list.
import { examplePropertyRow } from '../../generated/examples/things';
import type { HostProperty, ImportedListing, PropertyRow } from '../../generated/model/entities';
import type { Clock, Instant } from '../../generated/model/wire';

const at = '2026-11-20T12:00:00Z' as Instant;

export const aRow = (own: Partial<PropertyRow> = {}): PropertyRow => ({
  ...examplePropertyRow,
  property_id: 'a',
  profile_id: 'p-1',
  listing_url: null,
  connection_status: 'connected',
  status: 'draft',
  title: '',
  city: '',
  timezone: 'America/Vancouver',
  base_cents: 0,
  created_at: at,
  cohost_for: null,
  missing: [],
  open_bookings: 0,
  ...own,
});

export const anImport = (own: Partial<ImportedListing> = {}): ImportedListing => ({
  platform: 'airbnb',
  source_id: '1',
  read_at: at,
  problem: null,
  field_sources: {},
  unconfirmed: [],
  photos_found: 0,
  photos_waiting: 0,
  photos_offered: [],
  photos_permitted: false,
  ...own,
});

export const aDraft = (own: Partial<HostProperty> = {}): object => ({
  ...aRow(),
  cohost_ids: [],
  calendar_ids: [],
  money_ids: [],
  description: '',
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  bedroom_list: [],
  amenities: [],
  accessibility: [],
  house_rules: '',
  address: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  checkin_time: '16:00' as Clock,
  checkout_time: '11:00' as Clock,
  pets_allowed: false,
  photos: [],
  imported: null,
  feeds: [],
  version: 1,
  ...own,
});
