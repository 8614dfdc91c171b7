// The property setup: a page for each thing that a listing needs, saved as one goes on.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { oneOf } from '../language/shapes';
import { texts } from '../language/text';
import { deleteFeed, syncFeed } from './calendar.calls';
import { connectListing, getOwnProperty, updateProperty, updatePropertyStatus } from './host.calls';
import { addPhoto, deletePhoto, updatePhotos } from './photo.calls';
import { nightsFit, owner } from './property.rules';
import { feedForm } from './property.screens';
import {
  SetupAmenities,
  SetupBasics,
  SetupCalendar,
  SetupPage,
  SetupPlace,
  SetupPrice,
  SetupRegistration,
  SetupRooms,
  SetupRules,
} from './setup.model';
import { route } from '../product';

const wizard = '§2 Shell elements';

export const setupBasicsForm = form({
  source: wizard,
  title: 'What is it?',
  intro: 'Say it as you would to a friend. You can change everything later.',
  submit: 'Continue',
  collects: SetupBasics,
  fields: {
    property_type: { label: 'Kind of place', widget: 'select' },
    title: { label: 'Title', placeholder: 'Cedar cabin by the lake', help: 'Up to {titleMax} characters.', missing: 'Enter a title.' },
    description: {
      label: 'Description',
      widget: 'textarea',
      help: 'What guests find, inside and around.',
      missing: 'Write a few sentences.',
    },
  },
});

export const setupPlaceForm = form({
  source: wizard,
  title: 'Where is it?',
  intro: 'Guests see a circle of {publicPositionMetres} metres. The address is shown once a booking is confirmed.',
  submit: 'Continue',
  collects: SetupPlace,
  fields: {
    address: { label: 'Street and number', autocomplete: 'street-address', missing: 'Enter street and number.' },
    city: { label: 'City or town', autocomplete: 'address-level2', missing: 'Enter the city or town.' },
    province: { label: 'Province or territory', widget: 'select', autocomplete: 'address-level1', missing: 'Choose the province.' },
    postal_code: { label: 'Postal code', autocomplete: 'postal-code', placeholder: 'V8E 0B1', missing: 'Enter the postal code.' },
    latitude: {
      label: 'Latitude',
      widget: 'number',
      help: 'Set by the pin on the map; you can type it too.',
      missing: 'Set the pin on the map.',
    },
    longitude: { label: 'Longitude', widget: 'number', missing: 'Set the pin on the map.' },
    timezone: { label: 'Time zone', widget: 'timezone', help: 'All dates and times of a stay are in this zone.' },
  },
});

export const setupRoomsForm = form({
  source: wizard,
  title: 'How many does it take?',
  submit: 'Continue',
  collects: SetupRooms,
  fields: {
    sleeps: { label: 'Guests', widget: 'stepper' },
    bedrooms: { label: 'Bedrooms', widget: 'stepper', help: 'None for a studio.' },
    beds: { label: 'Beds', widget: 'stepper' },
    baths: { label: 'Baths', widget: 'number', help: 'A bath without shower or tub counts a half.' },
    bedroom_list: { label: 'Who sleeps where', help: 'A line for each bedroom, such as “Bedroom 1: 1 queen bed”.' },
  },
});

export const setupAmenitiesForm = form({
  source: wizard,
  title: 'What do guests find?',
  intro: 'Tick only what is there on every stay.',
  submit: 'Continue',
  collects: SetupAmenities,
  fields: {
    amenities: { label: 'Amenities', widget: 'checkboxes' },
    accessibility: { label: 'Accessibility', widget: 'checkboxes' },
  },
});

export const setupPriceForm = form({
  source: wizard,
  title: 'What does it cost?',
  intro: 'You keep {hostEarningsPercent}% of what you set here. Guests pay {serviceFeePercent}% to us on top, and the taxes of the place.',
  submit: 'Continue',
  collects: SetupPrice,
  fields: {
    base_cents: { label: 'A night from Sunday to Thursday', widget: 'money', missing: 'Enter what a night costs.' },
    weekend_cents: { label: 'A Friday or Saturday night', widget: 'money', help: 'Leave it empty if it costs the same.' },
    cleaning_fee_cents: { label: 'Cleaning fee, once a stay', widget: 'money' },
    guests_included: { label: 'Guests that the price includes', widget: 'stepper' },
    extra_guest_cents: { label: 'Each further guest, a night', widget: 'money' },
    weekly_discount_percent: { label: 'Weekly discount in percent', widget: 'number', help: 'From {weeklyDiscountNights} nights on.' },
    monthly_discount_percent: { label: 'Monthly discount in percent', widget: 'number', help: 'From {monthlyDiscountNights} nights on.' },
    early_discount_percent: {
      label: 'Early-booking discount in percent',
      widget: 'number',
      help: 'For guests who book {earlyBookingDays} days ahead or earlier. Only the best discount counts.',
    },
    last_minute_discount_percent: {
      label: 'Last-minute discount in percent',
      widget: 'number',
      help: 'For guests who book within the last {lastMinuteDays} days. Only the best discount counts.',
    },
  },
});

export const setupRulesForm = form({
  source: wizard,
  title: 'What are the rules?',
  submit: 'Continue',
  collects: SetupRules,
  rules: [nightsFit],
  fields: {
    house_rules: {
      label: 'House rules',
      widget: 'textarea',
      placeholder: 'Quiet after 10 p.m. No smoking inside.',
      missing: 'Say what guests may and may not do.',
    },
    checkin_time: { label: 'Check-in from', widget: 'time' },
    checkout_time: { label: 'Check-out until', widget: 'time' },
    min_nights: { label: 'Shortest stay in nights', widget: 'stepper' },
    max_nights: { label: 'Longest stay in nights', widget: 'number' },
    advance_notice_hours: { label: 'Notice before check-in, in hours', widget: 'number' },
    pets_allowed: { label: 'Pets may come', widget: 'checkbox' },
    pet_fee_cents: { label: 'Pet fee, once a stay', widget: 'money' },
    cancellation_policy: { label: 'Cancellation', widget: 'radio', help: 'How long guests can cancel and get everything back.' },
    instant_book: { label: 'Instant book', widget: 'checkbox', help: 'Guests book at once, without asking you first.' },
  },
});

export const setupCalendarForm = form({
  source: wizard,
  title: 'When is it taken?',
  intro: 'Add the calendar of every platform where it is offered, so that no night is booked twice.',
  submit: 'Continue',
  collects: SetupCalendar,
  fields: { no_other_calendars: { label: 'It is offered nowhere else', widget: 'checkbox' } },
});

export const setupRegistrationForm = form({
  source: wizard,
  title: 'Is it registered?',
  intro: 'Where the law asks for a number, it is shown on the listing, and nothing is listed without it.',
  submit: 'Continue',
  collects: SetupRegistration,
  fields: {
    registration_number: { label: 'Registration number', help: 'As on your certificate, with letters and hyphens.' },
    registration_expires: { label: 'Last day on which it holds', widget: 'date' },
  },
});

export const propertySetup = route('/property/:property_id/setup/:page?', {
  source: '§2',
  screen: 'PropertySetup',
  title: 'Set up your property',
  description: 'Set up a property for {product}: place, rooms, photos, price, rules, calendar and registration.',
  guard: owner,
  mode: 'host',
  chrome: { sidebar: false, footer: false },
  params: { page: oneOf(SetupPage) },
  uses: [
    getOwnProperty,
    updateProperty,
    setupBasicsForm,
    setupPlaceForm,
    setupRoomsForm,
    setupAmenitiesForm,
    addPhoto,
    updatePhotos,
    deletePhoto,
    setupPriceForm,
    setupRulesForm,
    setupCalendarForm,
    feedForm,
    syncFeed,
    deleteFeed,
    connectListing,
    setupRegistrationForm,
    updatePropertyStatus,
  ],
});

export const setupTexts = texts({
  source: decision('section 13: what was brought over is confirmed page by page'),
  says: 'The property setup',
  texts: {
    heading: 'Set up your property',
    pages: 'Pages of the setup',
    saveAndLeave: 'Save and leave',
    saved: 'Saved.',
    imported: 'Brought over from {platform}. Check it, then go on.',
    findOnMap: 'Find the address on the map',
    pinLabel: 'The place of the property; move it with the arrow keys',
    payout: 'For three nights you get {payout}; guests see {total} before taxes.',
    dutyNone: 'No registration number is asked for in {place}.',
    duty: 'In {place}, the law asks for a {called} from {asked_by}.',
    dutyExample: 'It looks like {example}.',
    dutyNights: 'It may be let for at most {nights} nights a year.',
    inReview: 'The number is being checked.',
    refused: 'The register does not know this number. Correct it, or write to us.',
    finishHeading: 'Ready?',
    missingHeading: 'Still missing',
    goTo: 'Go to {page}',
    complete: 'Everything is there.',
    preview: 'See it as a guest',
    list: 'List it',
    listed: 'Your place is listed. Guests can find it now.',
    later: 'Later',
  },
});
