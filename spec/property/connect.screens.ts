// Connecting listings from other platforms: one by its address, or several at once.
import { hostMode } from '../account/account.rules';
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { texts } from '../language/text';
import { connectListing, connectListings, createProperty, deleteProperty, searchOwnProperties, updateProperty } from './host.calls';
import { ConnectManyRequest, ConnectRequest } from './setup.model';
import { route } from '../product';

export const connectForm = form({
  source: '§1',
  title: 'Connect your listing',
  intro: 'Paste the address of a listing that you have elsewhere. We bring over what can be read; you check it before anyone sees it.',
  submit: 'Connect',
  collects: ConnectRequest,
  fields: {
    listing_url: {
      label: 'Listing address',
      widget: 'url',
      autocomplete: 'url',
      placeholder: 'https://www.airbnb.ca/rooms/123',
      help: 'From {platform}, Vrbo, Booking.com, Expedia or your own website.',
      missing: 'Paste the address of your listing.',
    },
  },
});

export const connectManyForm = form({
  source: decision('section 13: several are connected by the page of their host, or by their addresses'),
  title: 'Connect several listings',
  intro: 'Paste the address of your host page, or one listing address a line: up to {connectAtOnceMax}.',
  submit: 'Connect all',
  collects: ConnectManyRequest,
  fields: {
    listing_url: {
      label: 'Host page or listing addresses',
      widget: 'textarea',
      placeholder: 'https://www.airbnb.ca/users/show/123',
      missing: 'Paste at least one address.',
    },
  },
});

export const connectProperty = route('/connect/property', {
  source: '§2',
  screen: 'ConnectProperty',
  title: 'Connect a property',
  description: 'Bring a listing that you have on another platform to {product} by its address.',
  guard: hostMode,
  mode: 'host',
  chrome: { header: 'wide', sidebar: false, footer: false },
  uses: [connectForm, searchOwnProperties, createProperty, updateProperty, connectListing, deleteProperty],
});

export const connectProperties = route('/connect/properties', {
  source: '§2',
  screen: 'ConnectProperties',
  title: 'Connect several properties',
  description: 'Bring several listings from another platform to {product} in one go.',
  guard: hostMode,
  mode: 'host',
  chrome: { sidebar: false, footer: false },
  uses: [connectManyForm, createProperty, updateProperty, connectListings, deleteProperty],
});

export const connectTexts = texts({
  source: decision('section 13: connecting works even where the other site does not let itself be read'),
  says: 'Connecting one or several listings',
  texts: {
    guessed: 'This looks like {platform}.',
    guessedOwn: 'This looks like your own website.',
    saving: 'Saving the address …',
    connecting: 'Reading the listing …',
    connected: 'Connected. Check what came over.',
    connectedNothing: 'Connected, but little could be read: {problem}',
    alreadyYours: 'You have already connected this listing.',
    openIt: 'Open it',
    checkIt: 'Check it and go on',
    several: 'Connect several at once',
    one: 'Connect a single listing',
    byHand: 'Set one up by hand',
    back: 'Back to your properties',
    howHeading: 'What happens',
    howRead: 'We read title, text, place and pictures from the public page. Nothing is listed yet.',
    howCheck: 'You check every value, and say whether the pictures may be used.',
    howCalendar: 'You add the calendar link of the same listing. It proves that the listing is yours and keeps the dates in step.',
    resultsHeadingOne: '1 listing connected',
    resultsHeadingMany: '{count} listings connected',
    resultsNone: 'No listing was found at this address.',
    resultGoOn: 'Set up {title}',
    stopped: 'Only the first {connectAtOnceMax} were connected. Add the rest in a second go.',
  },
});
