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
  title: 'State of the listing',
  intro: 'Bookings that are already made stay as they are, whatever you choose.',
  submit: 'Save',
  sends: updatePropertyStatus,
  fields: { status: { label: 'State', widget: 'radio' } },
});

export const deletePropertyForm = form({
  source: '§7 Property',
  title: 'Delete this property?',
  intro: 'It goes for good, with its pictures, prices and calendars. Past bookings and reviews stay without its address.',
  submit: 'Delete property',
  sends: deleteProperty,
  own: { understood: exactly(true) },
  fields: {
    understood: {
      label: 'I understand that this cannot be undone',
      widget: 'checkbox',
      missing: 'Tick the box to delete the property.',
    },
  },
});

export const feedForm = form({
  source: decision('section 17: calendars from elsewhere are added by their export link'),
  title: 'Add a calendar',
  intro: 'Nights that are taken elsewhere are then taken here too. We read it every {feedMinutes} minutes.',
  submit: 'Add calendar',
  sends: addFeed,
  fields: {
    url: {
      label: 'Export link of the calendar',
      widget: 'url',
      placeholder: 'https://www.airbnb.ca/calendar/ical/123.ics?s=…',
      help: 'In the calendar settings of the other platform, under export. Keep the link to yourself.',
      missing: 'Paste the export link.',
    },
  },
});

export const calendarForm = form({
  source: decision('section 17: price, blocks and the shortest stay by date'),
  title: 'Change these nights',
  submit: 'Save',
  collects: CalendarChange,
  supplied: ['start', 'end'],
  fields: {
    blocked: { label: 'Blocked: nobody can book them', widget: 'checkbox' },
    price_cents: { label: 'Price a night', widget: 'money', help: 'Leave it empty for the usual price.' },
    min_nights: { label: 'Shortest stay that begins then', widget: 'stepper', help: 'Leave it empty for the usual.' },
    note: { label: 'Note', help: 'For you alone.' },
  },
});

export const properties = route('/properties', {
  source: '§2',
  screen: 'Properties',
  title: 'Your properties',
  description: 'Your properties on {product}: their state, their calendars, and what each still needs.',
  guard: hostMode,
  mode: 'host',
  chrome: { header: 'plain', sidebar: true, footer: false },
  uses: [listOwnProperties, createProperty, searchOwnProperties, updateProperty, connectListing],
});

export const property = route('/property/:property_id', {
  source: '§2',
  screen: 'Property',
  title: 'Your property',
  description: 'One of your properties: what guests see, its calendar, its connection and its state.',
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
    add: 'Add a property',
    addSeveral: 'Add several',
    byHand: 'Set one up by hand',
    emptyHeading: 'Bring your first listing',
    emptyText: 'Paste the address of a listing that you already have elsewhere. We bring over what can be read, and you check it.',
    emptyExample: 'For example https://www.airbnb.ca/rooms/123',
    search: 'Find by listing address',
    searchNone: 'None of your properties has this address.',
    untitled: 'Untitled draft',
    connected: 'Connected to {platform}',
    notConnected: 'Not connected',
    synced: 'Calendar read {time}',
    syncFailed: 'The calendar could not be read since {time}',
    stillMissing: 'Still missing: {missing}',
    goOn: 'Continue the setup',
    open: 'Open',
    view: 'See it as a guest',
    openBookingsOne: '1 open booking',
    openBookingsMany: '{count} open bookings',
    failed: 'Your properties could not be loaded.',
    retry: 'Retry',
  },
});

export const propertyTexts = texts({
  source: decision('a host’s page of one property: what guests see, when, for how much, and from where'),
  says: 'The page of one property',
  texts: {
    back: 'All properties',
    edit: 'Edit',
    view: 'See it as a guest',
    overview: 'Overview',
    calendar: 'Calendar',
    photos: 'Photos',
    connection: 'Connection',
    state: 'State',
    missingHeading: 'Before it can be listed',
    complete: 'Everything is there. You can list it.',
    list: 'List it',
    pause: 'Pause it',
    archive: 'Put it away',
    stateChanged: 'Saved. It is now {state}.',
    suspendedText: '{product} has taken this listing down. Write to us through the contact page to have it looked at.',
    connectedTo: 'Connected to {platform}',
    notConnected: 'Not connected to a listing.',
    readAgain: 'Read the listing again',
    disconnect: 'Disconnect',
    disconnectConfirm: 'Disconnect this listing? What was brought over and its calendars stay.',
    disconnected: 'Disconnected.',
    importedFields: 'Brought over: {fields}. Check them before you list.',
    photosFound: '{count} pictures found. They are copied once you say that you may use them.',
    photosPermit: 'I own these pictures or may use them',
    ownershipHeading: 'Is it yours?',
    ownershipByFeed: 'Add the calendar link of the connected listing: only its host can see it.',
    ownershipByCode: 'Or put {code} into its description, then read the listing again.',
    ownershipProven: 'Proven on {date}.',
    bookingsHeading: 'Bookings of this property',
    noBookings: 'Nothing yet. Guests can find you once your calendar is synced.',
    reviewsHeading: 'Reviews',
    noReviews: 'New here, no reviews yet',
    deleteProperty: 'Delete this property',
    deleted: 'The property is deleted.',
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
    select: 'Drag over nights, or move with Shift and the arrow keys, to change several at once.',
    selectedOne: '1 night, {date}',
    selectedMany: '{nights} nights, {dates}',
    block: 'Block',
    open: 'Open again',
    usualPrice: 'Usual price',
    ownPrice: 'Price for this date',
    shortestStay: 'At least {nights} nights',
    takenElsewhere: 'Taken on {platform}',
    booked: 'Booked',
    asked: 'Asked for',
    blocked: 'Blocked by you',
    gettingReady: 'Getting ready',
    saved: 'Saved.',
    feedsHeading: 'Calendars from elsewhere',
    noFeeds: 'No calendar yet. Add the one of each platform where the place is offered.',
    feedSynced: '{platform} synced {time}',
    feedNever: '{platform}: not read yet',
    feedFailed: '{platform} could not be read since {time}. Guests cannot book at once after {feedInstantHours} hours.',
    syncNow: 'Sync now',
    syncing: 'Syncing …',
    removeFeed: 'Remove',
    removeFeedConfirm: 'Remove the calendar of {platform}? The nights that it takes are free again.',
    noOthers: 'It is offered nowhere else',
    exportHeading: 'Your calendar for other platforms',
    exportText: 'Paste this link where the place is offered too, so that nobody books a night twice. Keep it to yourself.',
    exportCopy: 'Copy the link',
    exportCopied: 'Copied.',
    exportRenew: 'Make a new link',
    exportRenewConfirm: 'Make a new link? Platforms with the old one read nothing any more.',
    conflict: 'Nights that are booked here are taken on {platform} as well: {dates}. Booking at once is off until one is cancelled.',
  },
});

export const photoTexts = texts({
  source: decision('section 12: at least five pictures, each with words'),
  says: 'The pictures of a property, for its host',
  texts: {
    heading: 'Photos',
    add: 'Add photos',
    drop: 'Drop photos here, or choose them. JPEG, PNG, WebP or AVIF, up to 15 MB each.',
    count: '{count} of {photosMax}',
    needed: 'At least {photosMin} pictures, each with a few words on what it shows.',
    alt: 'What does it show?',
    altPlaceholder: 'A log cabin by a lake at dusk',
    first: 'Cover',
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    moved: 'Moved to place {number} of {count}',
    remove: 'Remove this photo',
    removeConfirm: 'Remove this photo?',
    uploading: 'Uploading {number} of {count} …',
    uploaded: 'Added.',
    empty: 'No pictures yet. Guests look at them first.',
  },
});
