// Errors of imported listings, pictures and calendars.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { group, integer, list, oneOf, plainDate } from 'spec-to-app/shapes';
import { LineProblem } from './hosting.model';

// Connecting a listing

export const noListingUrl = error('property.no_listing_url', {
  source: '§4 Connect flow',
  status: 409,
  shown: 'field',
  text: 'There’s no listing link to connect yet.',
  cure: 'Add the link to your listing and save it first.',
});
export const listingAddressUnusable = error('property.listing_address_unusable', {
  source: decision(
    'section 13: only public addresses with https are read, so that nobody makes the server look around inside its own network',
  ),
  status: 422,
  shown: 'field',
  text: 'We can’t read this link.',
  cure: 'Copy the link to your public listing page from your browser. It starts with https://.',
});
export const listingLinesUnusable = error('property.listing_lines_unusable', {
  source: decision('section 19: nonsense and doubles are refused by line before anything happens'),
  status: 422,
  shown: 'field',
  text: 'Some lines can’t be connected.',
  cure: 'Correct or remove these lines, then try again.',
  data: { lines: list(group({ line: integer({ min: 1, says: 'Counted from 1' }), problem: oneOf(LineProblem) })) },
});
export const listingClaimed = error('property.listing_claimed', {
  source: decision('section 13: one listing has one host here'),
  status: 409,
  shown: 'field',
  text: 'Another host has already connected this listing.',
  cure: 'Check the link. If the listing is yours, contact us.',
});
export const notConnected = error('property.not_connected', {
  source: decision('what is not connected cannot be disconnected'),
  status: 409,
  shown: 'banner',
  text: 'This property isn’t connected to a listing.',
  cure: 'Connect it first with the link to its listing.',
});

export const tooManyDrafts = error('property.too_many_drafts', {
  source: decision('drafts that nobody finishes are of no use to anybody'),
  status: 409,
  shown: 'banner',
  text: 'You can have up to {draftsMax} drafts.',
  cure: 'Publish or delete some, then add more.',
});

// Pictures

export const photoUnreadable = error('property.photo_unreadable', {
  source: decision('a file that is no picture is refused before it is kept'),
  status: 422,
  shown: 'field',
  text: 'We couldn’t open this file.',
  cure: 'Choose a JPEG, PNG, WebP or AVIF image, or save it smaller.',
});
export const tooManyPhotos = error('property.too_many_photos', {
  source: decision('more are not looked at'),
  status: 409,
  shown: 'banner',
  text: 'You can add up to {photosMax} photos.',
  cure: 'Remove one to add another.',
});
export const foundPhotoUnreadable = error('property.found_photo_unreadable', {
  source: decision('section 13: connecting works even where the other site does not let itself be read'),
  status: 422,
  shown: 'field',
  text: 'The other site didn’t show us this photo.',
  cure: 'Leave it out, and upload it yourself later.',
});
export const photoNotFound = error('property.photo_not_found', {
  source: decision('a picture that was removed in the meantime'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this photo.',
  cure: 'It may have been removed.',
});

// Calendars

export const nightsBooked = error('property.nights_booked', {
  source: decision('section 8: a booking and a block never share a night'),
  status: 409,
  shown: 'banner',
  text: 'Some of these nights are booked or requested.',
  cure: 'Skip the booked nights, or respond to the booking first.',
  data: { taken: list(group({ start: plainDate(), end: plainDate({ says: 'The morning after the last night' }) })) },
});
export const nightsLocked = error('property.nights_locked', {
  source: decision('section 2: nights of a booking that the host called off are not sold again'),
  status: 409,
  shown: 'banner',
  text: 'You cancelled a booking on some of these nights, so they stay blocked.',
  cure: 'Choose other nights.',
});
export const beyondCalendar = error('property.beyond_calendar', {
  source: decision('section 8: nights that are gone cannot change, and nobody books those beyond the horizon'),
  status: 422,
  shown: 'field',
  text: 'These dates are outside your calendar.',
  cure: 'Choose dates from today to {bookingHorizonDays} days from now.',
});
export const feedTooLarge = error('property.feed_too_large', {
  source: decision('a calendar that takes longer or more to read than any honest one is refused, and says so'),
  status: 422,
  shown: 'field',
  text: 'This calendar is too large for us to read.',
  cure: 'Export it without past or repeated events, and add that link.',
});
export const feedUnreadable = error('property.feed_unreadable', {
  source: decision('section 8: a feed is a calendar in iCal form, at a public address, of bearable size'),
  status: 422,
  shown: 'field',
  text: 'We couldn’t find a calendar at this link.',
  cure: 'Copy the calendar’s export link. It usually ends in .ics.',
});
export const feedOfOtherListing = error('property.feed_of_other_listing', {
  source: decision('section 13: the feed’s secret link proves whose listing it is, so both must be the same'),
  status: 422,
  shown: 'field',
  text: 'This calendar belongs to another listing.',
  cure: 'Copy the calendar link of the listing you connected.',
});
export const feedKnown = error('property.feed_known', {
  source: decision('one calendar is read once'),
  status: 409,
  shown: 'field',
  text: 'You’ve already added this calendar.',
  cure: 'We sync it every {feedMinutes} minutes to {feedQuietHours} hours.',
});
export const tooManyFeeds = error('property.too_many_feeds', {
  source: decision('a place is offered on a handful of platforms'),
  status: 409,
  shown: 'banner',
  text: 'You can add up to {feedsMax} calendars.',
  cure: 'Remove one to add another.',
});
export const feedNotFound = error('property.feed_not_found', {
  source: decision('a calendar that was removed in the meantime; others’ calendars are nobody’s business'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this calendar.',
  cure: 'It may have been removed.',
});
export const feedFailed = error('property.feed_failed', {
  source: decision('section 8: the last good copy stays while a feed cannot be read'),
  status: 409,
  shown: 'banner',
  text: 'We couldn’t sync this calendar right now. The last synced dates are still in place.',
  cure: 'Try again in a few minutes, or check that the link still works.',
  data: { failures: integer({ min: 1, says: 'How often in a row' }) },
});
export const exportNotFound = error('property.export_not_found', {
  source: decision('section 8: the secret of an export can be changed, and the old link then leads nowhere'),
  status: 404,
  shown: 'log',
  text: 'We couldn’t find a calendar at this link.',
  cure: 'Ask the host for a new link.',
});
