// The pages of a host's properties: the list of them, and each one by itself.
import { hostMode } from '../account/account.rules';
import { listHostBookings } from '../booking/booking.calls';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { exactly } from '../language/shapes';
import { texts } from '../language/text';
import { listPropertyReviews } from '../review/review.calls';
import { addFeed, deleteFeed, exportCalendar, getCalendar, syncFeed, updateCalendar } from './calendar.calls';
import { CalendarChange } from './calendar.model';
import {
  connectListing,
  createProperty,
  deleteProperty,
  disconnectListing,
  getOwnProperty,
  listOwnProperties,
  searchOwnProperties,
  updateProperty,
  updatePropertyStatus,
} from './host.calls';
import { addPhoto, deletePhoto, updatePhotos } from './photo.calls';
import { checkPrice } from './property.calls';
import { owner } from './property.rules';
import { route } from '../product';

export const propertyStatusForm = form({
  source: '§4 Booking actions',
  title: 'Listing status',
  intro: 'This doesn’t affect existing bookings.',
  submit: 'Save',
  sends: updatePropertyStatus,
  fields: { status: { label: 'Status', widget: 'radio' } },
});

export const deletePropertyForm = form({
  source: '§7 Property',
  title: 'Delete this property?',
  intro: 'This permanently deletes its photos, prices and calendars. Past bookings and reviews stay, without the address.',
  submit: 'Delete property',
  sends: deleteProperty,
  own: { understood: exactly(true) },
  fields: {
    understood: {
      label: 'I understand this can’t be undone',
      widget: 'checkbox',
      missing: 'Check the box to delete the property.',
    },
  },
});

export const feedForm = form({
  source: decision('section 17: calendars from elsewhere are added by their export link'),
  title: 'Add a calendar',
  intro: 'Nights booked elsewhere are blocked here too. We sync every {feedMinutes} minutes.',
  submit: 'Add calendar',
  sends: addFeed,
  fields: {
    url: {
      label: 'Calendar export link',
      widget: 'url',
      placeholder: 'https://www.airbnb.ca/calendar/ical/123.ics?s=…',
      help: 'Find it in the other platform’s calendar settings, under export. Keep it private.',
      missing: 'Paste the export link.',
    },
  },
});

export const calendarForm = form({
  source: decision('section 17: price, blocks and the shortest stay by date'),
  title: 'Edit these nights',
  submit: 'Save',
  collects: CalendarChange,
  supplied: ['start', 'end'],
  fields: {
    blocked: { label: 'Block these nights', widget: 'checkbox' },
    price_cents: { label: 'Price per night', widget: 'money', help: 'Leave empty for the usual price.' },
    min_nights: { label: 'Minimum nights for stays starting then', widget: 'stepper', help: 'Leave empty for the usual minimum.' },
    note: { label: 'Note', help: 'Only you can see this.' },
  },
});

export const properties = route('/properties', {
  source: '§2',
  screen: 'Properties',
  title: 'Your properties',
  description: 'Your properties on {product}: their status, calendars and next steps.',
  guard: hostMode,
  mode: 'host',
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [listOwnProperties, createProperty, searchOwnProperties, updateProperty, connectListing],
});

export const property = route('/property/:property_id', {
  source: '§2',
  screen: 'Property',
  title: 'Your property',
  description: 'Your property on {product}: its listing, calendar, connection and status.',
  guard: owner,
  mode: 'hostView',
  chrome: { sidebar: true },
  uses: [
    getOwnProperty,
    updateProperty,
    propertyStatusForm,
    deletePropertyForm,
    connectListing,
    disconnectListing,
    getCalendar,
    updateCalendar,
    calendarForm,
    feedForm,
    deleteFeed,
    syncFeed,
    exportCalendar,
    addPhoto,
    updatePhotos,
    deletePhoto,
    checkPrice,
    listHostBookings,
    listPropertyReviews,
  ],
});

export const propertiesTexts = texts({
  source: decision('look and feel: the empty list is the connect box itself'),
  says: 'The list of a host’s properties',
  texts: {
    heading: 'Your properties',
    add: 'Connect a listing',
    addSeveral: 'Connect several',
    byHand: 'Set up manually',
    emptyHeading: 'Add your first listing',
    emptyText: 'Paste the link to your existing listing. We import what we can, and you review it.',
    search: 'Find a property',
    searchPlaceholder: 'Name, town or listing link',
    searchNone: 'None of your properties match “{words}”.',
    searchAll: 'Show all properties',
    searchFailed: 'We couldn’t look for this link.',
    countOne: '1 property',
    countMany: '{count} properties',
    untitled: 'Untitled draft',
    noPhoto: 'No photos yet',
    connected: 'Connected to {platform}',
    reading: 'Reading {platform}…',
    synced: 'Calendar synced {time}',
    syncFailed: 'Calendar hasn’t synced since {time}',
    syncNever: 'Calendar couldn’t be synced',
    conflict: 'Booked here and elsewhere at the same time',
    nextArrival: 'Next arrival {date}',
    noArrivals: 'No arrivals yet',
    missingOne: '1 thing to add: {missing}',
    missingMany: '{count} things to add: {missing}',
    missingMore: '{missing} and more',
    ready: 'Ready to publish',
    goOn: 'Continue setup',
    review: 'Review import',
    open: 'Manage',
    view: 'View as guest',
    actionOf: '{action}: {title}',
    openBookingsOne: '1 open booking',
    openBookingsMany: '{count} open bookings',
    failed: 'We couldn’t load your properties.',
    retry: 'Retry',
  },
});

export const propertyTexts = texts({
  source: decision('a host’s page of one property: what guests see, when, for how much, and from where'),
  says: 'The page of one property',
  texts: {
    back: 'All properties',
    edit: 'Edit',
    view: 'View as guest',
    overview: 'Overview',
    calendar: 'Calendar',
    photos: 'Photos',
    connection: 'Connection',
    state: 'Status',
    missingHeading: 'Before you can publish',
    complete: 'All set. You can publish it.',
    list: 'Publish',
    pause: 'Pause',
    archive: 'Archive',
    stateChanged: 'Saved. Status: {state}.',
    suspendedText: '{product} has removed this listing. Contact us to have it reviewed.',
    connectedTo: 'Connected to {platform}',
    notConnected: 'Not connected to a listing.',
    readAgain: 'Import again',
    disconnect: 'Disconnect',
    disconnectConfirm: 'Disconnect this listing? Imported details and calendars stay.',
    disconnected: 'Disconnected.',
    importedFields: 'Imported: {fields}. Review before you publish.',
    photosFound: '{count} photos found. We import them once you confirm you may use them.',
    photosPermit: 'I own these photos or may use them',
    ownershipHeading: 'Confirm ownership',
    ownershipByFeed: 'Add the calendar link of the connected listing. Only its host can see it.',
    ownershipByCode: 'Or add {code} to its description, then import again.',
    ownershipProven: 'Confirmed on {date}.',
    bookingsHeading: 'Bookings',
    noBookings: 'Nothing yet. Guests can find you once your calendar is synced.',
    reviewsHeading: 'Reviews',
    noReviews: 'No reviews yet',
    deleteProperty: 'Delete this property',
    deleted: 'Property deleted.',
    saved: 'Saved.',
  },
});

export const calendarTexts = texts({
  source: decision('look and feel: a month at a time, a price in each cell, stripes for what is taken elsewhere'),
  says: 'The calendar of a host',
  texts: {
    heading: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    select: 'To change several nights at once, drag across them or use Shift and the arrow keys.',
    selectedOne: '1 night, {date}',
    selectedMany: '{nights} nights, {dates}',
    block: 'Block',
    open: 'Unblock',
    usualPrice: 'Usual price',
    ownPrice: 'Price for this date',
    shortestStay: '{nights}-night minimum',
    takenElsewhere: 'Booked on {platform}',
    booked: 'Booked',
    asked: 'Requested',
    blocked: 'Blocked by you',
    gettingReady: 'Preparation time',
    saved: 'Saved.',
    feedsHeading: 'Other calendars',
    noFeeds: 'No calendars yet. Add one for each platform where you list this place.',
    feedSynced: '{platform} synced {time}',
    feedNever: '{platform}: not synced yet',
    feedFailed: '{platform} hasn’t synced since {time}. After {feedInstantHours} hours, instant book is turned off.',
    syncNow: 'Sync now',
    syncing: 'Syncing…',
    removeFeed: 'Remove',
    removeFeedConfirm: 'Remove the {platform} calendar? Nights it blocks will become available.',
    noOthers: 'This place isn’t listed anywhere else',
    exportHeading: 'Your calendar for other platforms',
    exportText: 'Paste this link into your other platforms to prevent double bookings. Keep it private.',
    exportCopy: 'Copy link',
    exportCopied: 'Copied.',
    exportRenew: 'Create a new link',
    exportRenewConfirm: 'Create a new link? The old one will stop working.',
    conflict: 'These nights are booked both here and on {platform}: {dates}. Instant book is off until one booking is cancelled.',
  },
});

export const photoTexts = texts({
  source: decision('section 12: at least five pictures, each with words'),
  says: 'The pictures of a property, for its host',
  texts: {
    heading: 'Photos',
    add: 'Add photos',
    drop: 'Drop photos here or choose files. JPEG, PNG, WebP or AVIF, up to 15 MB each.',
    count: '{count} of {photosMax}',
    needed: 'Add at least {photosMin} photos, each with a short description.',
    alt: 'What does this photo show?',
    altPlaceholder: 'A log cabin by a lake at dusk',
    first: 'Cover',
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    moved: 'Moved to position {number} of {count}',
    remove: 'Remove this photo',
    removeConfirm: 'Remove this photo?',
    uploading: 'Uploading {number} of {count}…',
    uploaded: 'Added.',
    empty: 'No photos yet. They’re the first thing guests look at.',
  },
});
