// Connecting listings from other platforms: one by its address, or several at once.
import { hostMode } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { id, list, optional } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import {
  connectListing,
  connectListings,
  createProperty,
  deleteProperty,
  getOwnProperty,
  listOwnProperties,
  searchOwnProperties,
  updateProperty,
} from './host.calls';
import { getFoundPhoto } from './photo.calls';
import { connectAtOnceMax } from './limits.model';
import { ConnectManyRequest, ConnectRequest } from './setup.model';
import { route } from '../product';

export const connectForm = form({
  source: '§1',
  title: 'Connect your listing',
  intro: 'Paste the link to your existing listing. We import what we can, and you review it before anyone sees it.',
  submit: 'Connect',
  collects: ConnectRequest,
  fields: {
    listing_url: {
      label: 'Listing link',
      widget: 'url',
      autocomplete: 'url',
      placeholder: 'https://www.airbnb.ca/rooms/123',
      help: 'From {largePlatform}, Vrbo, Booking.com, Expedia or your own website.',
      missing: 'Paste the link to your listing.',
    },
  },
});

export const connectManyForm = form({
  source: decision('section 13: several are connected by the page of their host, or by their addresses'),
  title: 'Connect several listings',
  intro: 'Paste the link to your host page, or up to {connectAtOnceMax} listing links, one per line.',
  submit: 'Connect all',
  collects: ConnectManyRequest,
  fields: {
    listing_url: {
      label: 'Host page or listing links',
      placeholder: 'https://www.airbnb.ca/users/show/123',
      missing: 'Paste at least one link.',
    },
  },
});

export const connectProperty = route('/connect/property', {
  source: '§2',
  screen: 'ConnectProperty',
  title: 'Connect a property',
  description: 'Paste the link to your existing listing to bring it to {product}.',
  guard: hostMode,
  mode: 'host',
  chrome: { header: 'wide', sidebar: false, footer: false },
  query: { property: optional(id({ says: 'The one that is being connected: what was begun is found again' })) },
  uses: [connectForm, searchOwnProperties, createProperty, getOwnProperty, updateProperty, connectListing, deleteProperty, getFoundPhoto],
});

export const connectProperties = route('/connect/properties', {
  source: '§2',
  screen: 'ConnectProperties',
  title: 'Connect several properties',
  description: 'Bring several listings from another platform to {product} at once.',
  guard: hostMode,
  mode: 'host',
  chrome: { sidebar: false, footer: false },
  query: {
    properties: optional(
      list(id(), { max: connectAtOnceMax.value, says: 'Those that are being connected: what was begun is found again' }),
    ),
  },
  uses: [connectManyForm, createProperty, listOwnProperties, updateProperty, connectListings, deleteProperty],
});

export const connectTexts = texts({
  source: decision('section 13: connecting works even where the other site does not let itself be read'),
  says: 'Connecting one or several listings',
  texts: {
    guessed: 'This looks like a listing on {platform}.',
    guessedOwn: 'This looks like a page on your own website.',
    ownSite: 'your own website',
    reading: 'Reading your listing…',
    readingHint: 'This usually takes a few seconds. You can leave this page and come back.',
    alreadyYours: 'You already have a property with this link.',
    openIt: 'Open it',
    notYet: 'This link is saved, but not connected yet.',
    connectNow: 'Connect now',
    failed: 'We couldn’t load this property.',
    notFound: 'This property doesn’t exist, or it isn’t yours.',
    several: 'Connect several at once',
    one: 'Connect a single listing',
    byHand: 'Set up manually',
    back: 'Back to your properties',
    howHeading: 'How it works',
    howRead: 'We import the title, description, location and photos from your public page. Nothing is published yet.',
    howCheck: 'You review everything and confirm that you own the photos or may use them.',
    howCalendar: 'You add the listing’s calendar link, which keeps availability in sync, and show that the listing is yours.',
    line: 'Line {line}',
    resultsHeading: counted('count', { one: '{count} listing', other: '{count} listings' }),
    resultsReading: 'Reading {count} of {total}…',
    resultsDone: 'All listings have been read.',
    resultReading: 'Reading…',
    resultRead: 'Imported',
    resultReview: 'Review',
    resultByHand: 'Set up manually',
    resultOf: '{action}: {title}',
    resultsNone: 'We couldn’t find a listing at this link.',
    resultsNoneHint: 'Paste the links to your listings instead, one per line.',
    more: 'Connect more',
  },
});

export const importedTexts = texts({
  source: decision('section 13: what was read is a draft that the host confirms value by value'),
  says: 'What was read of a listing elsewhere, for its host to confirm or change',
  texts: {
    heading: 'Review what we imported',
    lead: 'From {platform}. Guests won’t see a detail until you confirm it.',
    found: 'Found',
    foundNothing: 'Nothing was found on the page.',
    left: counted('count', { one: '{count} detail to confirm', other: '{count} details to confirm' }),
    leftNone: 'Everything is confirmed.',
    confirm: 'Confirm',
    confirmOf: 'Confirm: {name}',
    confirmAll: 'Confirm all',
    confirmed: 'Confirmed',
    change: 'Change',
    changeOf: 'Change: {name}',
    save: 'Save',
    saved: 'Saved.',
    changedElsewhere: 'This listing was changed in another tab. You’re seeing the latest version.',
    position: 'Map location',
    yes: 'Yes',
    no: 'No',
    missing: 'Still missing',
    missingNone: 'Nothing is missing.',
    add: 'Add',
    addOf: 'Add: {name}',
    photosHeading: 'Photos',
    photosFound: counted('count', {
      one: '{count} photo found. Choose whether to import it.',
      other: '{count} photos found. Choose the ones to import.',
    }),
    photosNone: 'No photos found. You can upload them in the next steps.',
    photosPermit: 'I own these photos or may use them',
    photosImport: 'Import photos',
    photosChosen: '{count} of {total} selected',
    photosAll: 'Select all',
    photosNobody: 'Select none',
    photosList: 'Photos on the page',
    photoTick: 'Photo {number}',
    photoTickOf: 'Photo {number}: {alt}',
    photoUnseen: 'No preview',
    photosRunning: 'Importing photos: {count} of {total}',
    photosDone: counted('count', { one: '{count} photo imported', other: '{count} photos imported' }),
    photosDoneNone: 'The photos couldn’t be imported. You can upload them in the next steps.',
    otherLink: 'Try again, or use another link',
    again: 'Import again',
    goOn: 'Continue setup',
    byHand: 'Set up manually',
    openListing: 'Open the page',
  },
});
