// Errors around properties: finding, owning, changing, connecting, pricing and messaging.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { integer, list, oneOf, text } from 'spec-to-app/shapes';
import { PropertyStatus } from './property.model';
import { ListingNeed } from './publishing.model';

// Finding and owning

export const propertyNotFound = error('property.not_found', {
  source: decision('section 0: what does not exist is refused before anything else about it'),
  status: 404,
  shown: 'banner',
  text: 'This listing is no longer available.',
  cure: 'Check the link, or search for other stays.',
});
export const propertyGone = error('property.gone', {
  source: decision('what guests could see once and never can again is gone for good, which search engines are told'),
  status: 410,
  shown: 'banner',
  text: 'This listing was taken down by its host.',
  cure: 'Search for other stays.',
});
export const destinationNotFound = error('property.destination_not_found', {
  source: decision('a page of a place that has no listings, and of a place that is none, does not exist'),
  status: 404,
  shown: 'banner',
  text: 'There are no stays here.',
  cure: 'Search for stays anywhere in Canada.',
});
export const mapPartWrong = error('property.map_part_wrong', {
  source: decision('Canada has no stays on both sides of the date line: a part of the map reaches from west to east'),
  status: 422,
  shown: 'banner',
  text: 'This part of the map does not exist.',
  cure: 'Give its south, west, north and east in degrees: south below north, west before east, and no latitude beyond 90.',
});
export const notOwner = error('property.not_owner', {
  source: '§4',
  status: 403,
  shown: 'redirect',
  text: 'This property belongs to someone else.',
  cure: 'If you co-host it, its host may have changed or ended that. Otherwise, log in with the account that owns it. You’ll find yours under Properties.',
});

// Requests that lack something

export const noPropertyId = error('property.no_property_id', {
  source: '§8',
  status: 422,
  shown: 'dialog',
  text: 'No property_id provided',
  cure: 'Open the listing again and try from there.',
});
export const noHostMessage = error('property.no_message', {
  source: '§8',
  status: 422,
  shown: 'field',
  text: 'No message provided',
  cure: 'Enter a message to the host.',
});
export const noTargetUrl = error('property.no_target_url', {
  source: '§8',
  status: 422,
  shown: 'field',
  text: 'Target URL is required',
  cure: 'Paste the link to the listing you want to compare.',
});
export const ownListing = error('property.own_listing', {
  source: decision('a message to oneself reaches nobody new'),
  status: 409,
  shown: 'banner',
  text: 'This is your own listing.',
  cure: 'Guests can message you from here.',
});

// Status

export const illegalStatusChange = error('property.illegal_transition', {
  source: decision('section 12: what the list of changes does not have is refused'),
  status: 409,
  shown: 'dialog',
  text: 'This property can’t change from {from} to {to}.',
  slots: { from: text({ example: 'archived' }), to: text({ example: 'listed' }) },
  cure: 'Reload the page to see the current status.',
  data: { status: oneOf(PropertyStatus) },
});
export const listingIncomplete = error('property.listing_incomplete', {
  source: decision('section 12: what was needed to list a property is needed while it is listed'),
  status: 409,
  shown: 'banner',
  text: 'A published listing needs this.',
  cure: 'Pause the listing first, or enter something else.',
  data: { missing: list(oneOf(ListingNeed)) },
});
export const changedElsewhere = error('property.changed_elsewhere', {
  source: decision('an edit that was begun before another was saved would undo it unseen'),
  status: 409,
  shown: 'banner',
  text: 'This property was changed in another tab or on another device.',
  cure: 'Reload to see the changes, then enter yours again.',
  data: {
    version: integer({ min: 1, says: 'Of what is saved now' }),
    changed: list(text(), { says: 'The fields that were changed in the meantime' }),
  },
});
export const hasOpenBookings = error('property.has_open_bookings', {
  source: decision('guests who have booked keep their stay'),
  status: 409,
  shown: 'dialog',
  text: 'This property has open requests or upcoming stays.',
  cure: 'Wait until they end, or cancel them, then try again.',
  data: { open: integer({ min: 1, says: 'How many bookings are open' }) },
});

export const suspendedNotDuplicated = error('property.suspended_not_duplicated', {
  source: decision('section 12: a listing that was taken down does not come back as a copy'),
  status: 409,
  shown: 'dialog',
  text: 'We removed this listing, so you can’t duplicate it.',
  cure: 'Contact us to have it reviewed first.',
});

// Dates and prices that contradict one another

export const nightsReversed = error('property.nights_reversed', {
  source: decision('a shortest stay cannot be longer than the longest'),
  status: 422,
  shown: 'field',
  text: 'The minimum stay is longer than the maximum.',
  cure: 'Increase the maximum, or lower the minimum.',
});
export const datesReversed = error('property.dates_reversed', {
  source: decision('a stay ends after it begins'),
  status: 422,
  shown: 'field',
  text: 'Check-out must be after check-in.',
  cure: 'Choose a later check-out date.',
});
export const dateMissing = error('property.date_missing', {
  source: decision('one date alone has no price'),
  status: 422,
  shown: 'field',
  text: 'Select both dates.',
  cure: 'Choose check-in and check-out, or neither.',
});
export const pricesReversed = error('property.prices_reversed', {
  source: decision('a range begins below its end'),
  status: 422,
  shown: 'field',
  text: 'The minimum price is higher than the maximum.',
  cure: 'Increase the maximum, or lower the minimum.',
});
