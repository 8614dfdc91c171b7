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
      widget: 'textarea',
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
  uses: [connectForm, searchOwnProperties, createProperty, updateProperty, connectListing, deleteProperty],
});

export const connectProperties = route('/connect/properties', {
  source: '§2',
  screen: 'ConnectProperties',
  title: 'Connect several properties',
  description: 'Bring several listings from another platform to {product} at once.',
  guard: hostMode,
  mode: 'host',
  chrome: { sidebar: false, footer: false },
  uses: [connectManyForm, createProperty, updateProperty, connectListings, deleteProperty],
});

export const connectTexts = texts({
  source: decision('section 13: connecting works even where the other site does not let itself be read'),
  says: 'Connecting one or several listings',
  texts: {
    guessed: 'This looks like a listing on {platform}.',
    guessedOwn: 'This looks like a listing on your own website.',
    saving: 'Saving link…',
    connecting: 'Reading listing…',
    connected: 'Connected. Review what we imported.',
    connectedNothing: 'Connected, but we couldn’t import everything: {problem}',
    alreadyYours: 'You have already connected this listing.',
    openIt: 'Open it',
    checkIt: 'Review and continue',
    several: 'Connect several at once',
    one: 'Connect a single listing',
    byHand: 'Set up manually',
    back: 'Back to your properties',
    howHeading: 'How it works',
    howRead: 'We import the title, description, location and photos from your public page. Nothing is published yet.',
    howCheck: 'You review everything and confirm that you own the photos or may use them.',
    howCalendar: 'You add the listing’s calendar link. It shows that the listing is yours and keeps availability in sync.',
    resultsHeadingOne: '1 listing connected',
    resultsHeadingMany: '{count} listings connected',
    resultsNone: 'We couldn’t find a listing at this link.',
    resultGoOn: 'Set up {title}',
    stopped: 'We connected the first {connectAtOnceMax}. Add the rest next.',
  },
});
