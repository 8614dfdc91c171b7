// The pages of a host's properties: the list of them, and each one by itself.
import { hostMode } from '../account/account.rules';
import { listHostBookings } from '../booking/booking.calls';
import { getHeldPayouts, getListingMoney } from '../payout/payout.calls';
import { getListingNumbers } from '../booking/host-list.calls';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { exactly, integer, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { listPropertyReviews } from '../review/review.calls';
import { replyForm } from '../review/review.screens';
import { getArrivalGuide } from './arrival.calls';
import { arrivalForm } from './arrival.screens';
import { deleteFeed, exportCalendar, getCalendar, syncFeed, updateCalendar } from './calendar.calls';
import { calendarForm, feedForm, feedNameForm } from './calendar.screens';
import { listCalendars, updateCalendars } from './calendars.calls';
import { PropertiesView } from './calendars.model';
import { leaveListing, listCohosts, removeCohost } from './cohost.calls';
import { cohostForm, cohostRolesForm } from './cohost.screens';
import {
  connectListing,
  createProperty,
  deleteProperty,
  disconnectListing,
  duplicateProperty,
  getOwnProperty,
  listOwnProperties,
  searchOwnProperties,
  updateProperty,
  updatePropertyStatus,
} from './host.calls';
import { deletePhoto, updatePhotos } from './photo.calls';
import { photoForm } from './photo.screens';
import { checkPrice } from './property.calls';
import { cohosting } from './property.rules';
import { addSeason, changeSeason, deleteSeason, listSeasons } from './seasons.calls';
import { seasonForm } from './seasons.screens';
import { lastPage, route } from '../product';

const seasonCalls = [listSeasons, addSeason, changeSeason, deleteSeason, seasonForm];

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

export const properties = route('/properties', {
  source: '§2',
  screen: 'Properties',
  title: 'Your properties',
  description: 'Your properties on {product}: their status, calendars and next steps.',
  guard: hostMode,
  mode: 'host',
  chrome: { header: 'plain', sidebar: true, footer: false },
  query: {
    view: optional(oneOf(PropertiesView)),
    from: optional(plainDate({ says: 'The first night of the calendar; today where it is left out' })),
    page: optional(integer({ min: 1, max: lastPage.value, says: 'The page of listings in the calendar' })),
    closed: optional(text({ max: 2048, says: 'A page of a listing that the person may not open' })),
  },
  uses: [
    getHeldPayouts,
    listOwnProperties,
    createProperty,
    duplicateProperty,
    searchOwnProperties,
    updateProperty,
    connectListing,
    listCalendars,
    updateCalendars,
    calendarForm,
    cohostForm,
    ...seasonCalls,
  ],
});

export const property = route('/property/:property_id', {
  source: '§2',
  screen: 'Property',
  title: 'Your property',
  description: 'Your property on {product}: its listing, calendar, connection and status.',
  guard: cohosting,
  mode: 'hostView',
  chrome: { sidebar: true },
  uses: [
    getOwnProperty,
    listOwnProperties,
    calendarForm,
    ...seasonCalls,
    exportCalendar,
    getArrivalGuide,
    arrivalForm,
    leaveListing,
    listHostBookings,
  ],
  forSome: [
    getCalendar,
    updateCalendar,
    feedForm,
    feedNameForm,
    deleteFeed,
    syncFeed,
    updateProperty,
    updatePropertyStatus,
    deletePropertyForm,
    connectListing,
    disconnectListing,
    duplicateProperty,
    photoForm,
    updatePhotos,
    deletePhoto,
    getListingNumbers,
    getListingMoney,
    replyForm,
    checkPrice,
    listPropertyReviews,
    listCohosts,
    cohostForm,
    cohostRolesForm,
    removeCohost,
  ],
});

export const propertiesTexts = texts({
  source: decision('look and feel: the empty list is the connect box itself'),
  says: 'The list of a host’s properties',
  texts: {
    heading: 'Your properties',
    add: 'Connect a listing',
    addSeveral: 'Connect several',
    emptyHeading: 'Add your first listing',
    emptyText: 'Paste the link to your existing listing. We import what we can, and you review it.',
    search: 'Find a property',
    searchPlaceholder: 'Name, town or listing link',
    searchNone: 'None of your properties match “{words}”.',
    searchAll: 'Show all properties',
    searchFailed: 'We couldn’t look for this link.',
    count: counted('count', { one: '{count} property', other: '{count} properties' }),
    untitled: 'Untitled draft',
    noPhoto: 'No photos yet',
    connected: 'Connected to {platform}',
    reading: 'Reading {platform}…',
    synced: 'Calendar synced {time}',
    syncFailed: 'Calendar hasn’t synced since {time}',
    conflict: 'Booked here and elsewhere at the same time',
    nextArrival: 'Next arrival {date}',
    noArrivals: 'No upcoming arrivals',
    missing: counted('count', { one: '{count} thing left: {missing}', other: '{count} things left: {missing}' }),
    missingMore: '{missing} and more',
    ready: 'Ready to publish',
    goOn: 'Continue setup',
    review: 'Review import',
    open: 'Manage',
    view: 'View as guest',
    more: 'More',
    edit: 'Edit listing',
    calendar: 'Calendar',
    actionOf: '{action}: {title}',
    openBookings: counted('count', { one: '{count} open booking', other: '{count} open bookings' }),
    failed: 'We couldn’t load your properties.',
    closed: 'That listing isn’t among yours',
    closedText: 'It may be gone, you may no longer co-host it, or it belongs to another account. If that account is yours, log in with it.',
    closedFor: 'Only {host} can open that page',
    closedForText: 'You co-host {title}, and can open what you look after there.',
  },
});

export const propertyTexts = texts({
  source: decision('a host’s page of one property: what guests see, when, for how much, and from where'),
  says: 'The page of one property',
  texts: {
    back: 'All properties',
    untitled: 'Untitled draft',
    edit: 'Edit listing',
    goOn: 'Continue setup',
    view: 'View as guest',
    parts: 'Property',
    overview: 'Overview',
    photos: 'Photos',
    details: 'Details',
    connection: 'Connection',
    registration: 'Registration',
    settings: 'Settings',
    loading: 'Loading your property',
    failed: 'We couldn’t load this property.',
    missingHeading: 'Before you can publish',
    complete: 'All set. You can publish it.',
    list: 'Publish',
    listAgain: 'Publish again',
    pause: 'Pause',
    archive: 'Archive',
    archiveHeading: 'Archive this property?',
    archiveText: 'Guests can’t find or book it any more, and its calendars are no longer synced. You can’t publish it again.',
    keep: 'Cancel',
    stateChanged: 'Saved. Status: {state}.',
    suspendedText: '{product} has removed this listing. Contact us to have it reviewed.',
    arrivals: 'Next arrivals',
    noArrivals: 'No arrivals in the next {months} months. Guests find you faster when your calendar is up to date.',
    guest: '{guest}, {dates}',
    someGuest: 'Guest, {dates}',
    nights: counted('nights', { one: '{nights} night', other: '{nights} nights' }),
    months: 'The coming months',
    monthsText: 'Booked nights by month, and what you’ll earn from {product} bookings.',
    monthBooked: counted('nights', { one: '{booked} of {nights} night', other: '{booked} of {nights} nights' }),
    monthEarned: '{amount} here',
    monthElsewhere: '{nights} elsewhere',
    legendHere: 'Booked here',
    legendElsewhere: 'Booked elsewhere',
    overviewFailed: 'We couldn’t load your calendar.',
    needed: 'Needed before you can publish',
    change: 'Edit {page}',
    editShort: 'Edit',
    noDescription: 'No description yet',
    amenitiesCount: counted('count', { one: '{count} amenity', other: '{count} amenities' }),
    noAddress: 'No address yet',
    noPrice: 'No price yet',
    perNight: '{amount} per night',
    perDays: '{days}: {amount}',
    cleaning: '{amount} cleaning fee',
    times: 'Check-in after {checkin}, check-out before {checkout}',
    stayLength: '{min} to {max} nights',
    gapStays: counted('min', { one: 'Gaps between stays from {min} night', other: 'Gaps between stays from {min} nights' }),
    instantBook: 'Instant book',
    guests: counted('count', { one: '{count} guest', other: 'Up to {count} guests' }),
    calendarsNone: 'No calendars from other platforms',
    notElsewhere: 'Not listed anywhere else',
    calendars: counted('count', { one: '{count} calendar from another platform', other: '{count} calendars from other platforms' }),
    connectedTo: 'Connected to {platform}',
    connectedToOwn: 'Connected to your own website',
    notConnectedText: 'Connect this property to its listing on another platform to import details and prove that it’s yours.',
    connect: 'Connect a listing',
    lastRead: 'Imported {time}',
    reading: 'Importing…',
    readAgain: 'Import again',
    disconnect: 'Disconnect',
    disconnectHeading: 'Disconnect this listing?',
    disconnectText: 'Imported details and calendars stay.',
    disconnected: 'Disconnected.',
    ownershipHeading: 'Proof of ownership',
    ownershipByFeed: 'Add the calendar link of the connected listing. Only its host can see it.',
    ownershipByCode: 'Or add {code} to its description, then import again.',
    ownershipByCodeAlone: 'Add {code} to the description of the listing you connected, then import again. You can remove it afterwards.',
    ownershipProven: 'Confirmed on {date}.',
    toCalendars: 'Add a calendar',
    duty: '{place} requires a {called}. Get one from {asked_by}.',
    dutyAlso: '{place} also requires a {called}. Get one from {asked_by}.',
    dutyNone: 'No registration number is required here.',
    dutyNights: counted('nights', { one: 'Maximum {nights} night per year.', other: 'Maximum {nights} nights per year.' }),
    number: 'Number',
    expires: 'Expires',
    licence: 'City licence',
    noNumber: 'None yet',
    changeRegistration: 'Edit registration',
    statusHeading: 'Status',
    statusText: 'This doesn’t affect existing bookings.',
    openBookings: counted('count', { one: '{count} open booking', other: '{count} open bookings' }),
    reviewsHeading: 'Reviews',
    noReviews: 'No reviews yet',
    reviewsCount: counted('count', { one: '{rating} · {count} review', other: '{rating} · {count} reviews' }),
    reviewsFew: counted('count', {
      one: '{count} review. The average rating appears after {reviewsForAverage}.',
      other: '{count} reviews. The average rating appears after {reviewsForAverage}.',
    }),
    deleteHeading: 'Delete this property',
    deleteText: 'Its photos, prices and calendars are deleted for good.',
    deleteOpen: 'Delete property…',
    deleted: 'Property deleted.',
    deletedKept: 'Property deleted. Past bookings and reviews stay, without the address.',
  },
});

export const duplicateTexts = texts({
  source: decision('section 20: a host with a second place like the first does not type everything twice'),
  says: 'Duplicating a property, and the name of the copy',
  texts: {
    duplicate: 'Duplicate',
    heading: 'Duplicate this property',
    text: 'Creates a draft with the same description, photos, prices, rules and arrival details. Calendars, bookings, reviews, the registration number, the door code and the Wi-Fi password aren’t copied.',
    done: 'Here’s your copy. Change what’s different, then publish it.',
    copy: '{title} (copy)',
    copyAgain: '{title} (copy {count})',
  },
});
