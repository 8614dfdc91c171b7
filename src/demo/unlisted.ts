// Listings of the demo that nobody finds: one that is paused and one still being set up, for the host's own pages.
import type { Listing } from './listings';

const changes: Readonly<Record<string, (listing: Listing) => Listing>> = {
  'wolfville-1': (listing) => ({ ...listing, row: { ...listing.row, status: 'paused' } }),
  'baddeck-2': ({ name, place, row, photos }) => ({
    name,
    place,
    photos: photos.slice(0, 3),
    overrides: [],
    row: {
      ...row,
      status: 'draft',
      description: '',
      house_rules: '',
      address: null,
      postal_code: null,
      latitude: null,
      longitude: null,
      registration_number: null,
      registration_verdict: null,
      registration_expires: null,
      licence_number: null,
      listed_at: null,
      no_other_calendars: false,
      listing_url: null,
      listing_key: null,
      ownership_proven_at: null,
      sync_status: 'never',
      synced_at: null,
    },
  }),
};

/** A listing, or what has become of it. */
export const unlisted = (listing: Listing): Listing => changes[listing.name]?.(listing) ?? listing;
