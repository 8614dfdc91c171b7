// The property setup: a page for each thing that a listing needs, saved as one goes on.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { oneOf } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { deleteFeed, syncFeed } from './calendar.calls';
import { feedForm, feedNameForm } from './calendar.screens';
import { connectListing, getOwnProperty, previewPrice, updateProperty, updatePropertyStatus } from './host.calls';
import { deletePhoto, updatePhotos } from './photo.calls';
import { findPlace, findZone } from './place.calls';
import { nightsFit, owner } from './property.rules';
import { photoForm } from './photo.screens';
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
  title: 'Describe your place',
  intro: 'You can change everything later.',
  submit: 'Continue',
  collects: SetupBasics,
  fields: {
    property_type: { label: 'Property type', widget: 'select' },
    title: { label: 'Title', placeholder: 'Cedar cabin by the lake', help: 'Up to {titleMax} characters.', missing: 'Enter a title.' },
    description: {
      label: 'Description',
      help: 'What guests will find inside and nearby. Phone numbers, addresses and links stay hidden until a booking is paid.',
      missing: 'Write a few sentences.',
    },
  },
});

export const setupPlaceForm = form({
  source: wizard,
  title: 'Where is your place?',
  intro: 'Guests see a circle of {publicPositionMetres} metres. The address is shown after a booking is confirmed.',
  submit: 'Continue',
  collects: SetupPlace,
  fields: {
    address: { label: 'Street and number', autocomplete: 'street-address', missing: 'Enter a street and number.' },
    city: { label: 'City or town', autocomplete: 'address-level2', missing: 'Enter a city or town.' },
    province: {
      label: 'Province or territory',
      widget: 'select',
      autocomplete: 'address-level1',
      missing: 'Choose a province or territory.',
    },
    postal_code: { label: 'Postal code', autocomplete: 'postal-code', placeholder: 'V8E 0B1', missing: 'Enter a postal code.' },
    latitude: {
      label: 'Latitude',
      widget: 'number',
      help: 'Set by the pin on the map. You can also type it.',
      missing: 'Set the pin on the map.',
    },
    longitude: { label: 'Longitude', widget: 'number', missing: 'Set the pin on the map.' },
    timezone: { label: 'Time zone', widget: 'timezone', help: 'Dates and times of stays use this time zone.' },
  },
});

export const setupRoomsForm = form({
  source: wizard,
  title: 'How many guests can stay?',
  submit: 'Continue',
  collects: SetupRooms,
  fields: {
    sleeps: { label: 'Guests', widget: 'stepper' },
    bedrooms: { label: 'Bedrooms', widget: 'stepper', help: 'Enter 0 for a studio.' },
    beds: { label: 'Beds', widget: 'stepper' },
    baths: { label: 'Baths', widget: 'number', help: 'A bathroom without a shower or tub counts as half.' },
    bedroom_list: {
      label: 'Sleeping arrangements',
      help: 'Name each bedroom and list its beds, such as “1 queen bed”.',
      entry: 'bedroom',
    },
  },
});

export const setupAmenitiesForm = form({
  source: wizard,
  title: 'What does your place offer?',
  intro: 'Select only what guests always have.',
  submit: 'Continue',
  collects: SetupAmenities,
  fields: {
    amenities: { label: 'Amenities', widget: 'checkboxes' },
    accessibility: { label: 'Accessibility', widget: 'checkboxes' },
  },
});

export const setupPriceForm = form({
  source: wizard,
  title: 'Set your price',
  intro: 'You keep {hostEarningsPercent}% of this price. Guests pay our {serviceFeePercent}% fee and local taxes on top.',
  submit: 'Continue',
  collects: SetupPrice,
  fields: {
    base_cents: { label: 'Price per night', widget: 'money', missing: 'Enter a price per night.' },
    monday_cents: { label: 'Monday', widget: 'money' },
    tuesday_cents: { label: 'Tuesday', widget: 'money' },
    wednesday_cents: { label: 'Wednesday', widget: 'money' },
    thursday_cents: { label: 'Thursday', widget: 'money' },
    friday_cents: { label: 'Friday', widget: 'money' },
    saturday_cents: { label: 'Saturday', widget: 'money' },
    sunday_cents: { label: 'Sunday', widget: 'money' },
    cleaning_fee_cents: { label: 'Cleaning fee per stay', widget: 'money' },
    guests_included: { label: 'Guests included in the price', widget: 'stepper' },
    extra_guest_cents: { label: 'Extra guest fee per night', widget: 'money' },
    weekly_discount_percent: {
      label: 'Weekly discount (%)',
      widget: 'number',
      help: 'For stays of {weeklyDiscountNights} nights or more.',
    },
    monthly_discount_percent: {
      label: 'Monthly discount (%)',
      widget: 'number',
      help: 'For stays of {monthlyDiscountNights} nights or more.',
    },
    early_discount_percent: {
      label: 'Early-booking discount (%)',
      widget: 'number',
      help: 'For bookings made at least {earlyBookingDays} days ahead. Only the best discount applies.',
    },
    last_minute_discount_percent: {
      label: 'Last-minute discount (%)',
      widget: 'number',
      help: 'For bookings made within {lastMinuteDays} days of check-in. Only the best discount applies.',
    },
  },
});

export const setupRulesForm = form({
  source: wizard,
  title: 'Set your house rules',
  submit: 'Continue',
  collects: SetupRules,
  rules: [nightsFit],
  fields: {
    house_rules: {
      label: 'House rules',
      placeholder: 'Quiet after 10 p.m. No smoking inside.',
      missing: 'Tell guests what’s allowed and what isn’t.',
    },
    checkin_time: { label: 'Check-in after', widget: 'time', help: 'Local time at your place.' },
    checkout_time: { label: 'Check-out before', widget: 'time' },
    min_nights: { label: 'Minimum nights', widget: 'stepper' },
    max_nights: { label: 'Maximum nights', widget: 'number' },
    gap_stays: {
      label: 'Let guests book gaps shorter than my minimum stay',
      widget: 'checkbox',
      help: 'Open nights between two stays, or before the next one: up to {longestGapNights}, too few for your minimum.',
    },
    gap_min_nights: { label: 'Minimum nights in a gap', widget: 'stepper' },
    advance_notice_hours: { label: 'Advance notice in hours', widget: 'number' },
    preparation_nights: {
      label: 'Preparation time in nights',
      widget: 'stepper',
      help: 'Kept free before and after each stay, here and elsewhere.',
    },
    pets_allowed: { label: 'Pets allowed', widget: 'checkbox' },
    pet_fee_cents: { label: 'Pet fee per stay', widget: 'money' },
    cancellation_policy: { label: 'Cancellation', widget: 'radio', help: 'How long guests can cancel for a full refund.' },
    instant_book: { label: 'Instant book', widget: 'checkbox', help: 'Guests can book without waiting for your approval.' },
  },
});

export const setupCalendarForm = form({
  source: wizard,
  title: 'When is it available?',
  intro: 'Add the calendar of every platform you list on to prevent double bookings.',
  submit: 'Continue',
  collects: SetupCalendar,
  fields: { no_other_calendars: { label: 'This place isn’t listed anywhere else', widget: 'checkbox' } },
});

export const setupRegistrationForm = form({
  source: wizard,
  title: 'Registration',
  intro: 'Where the law requires a number, it’s shown on your listing, and you can’t publish without it.',
  submit: 'Continue',
  collects: SetupRegistration,
  fields: {
    registration_number: { label: 'Registration number', help: 'As on your certificate, including letters and hyphens.' },
    registration_expires: { label: 'Expiry date', widget: 'date' },
    licence_number: { label: 'City licence number', help: 'As on the licence or permit from your city, including letters and hyphens.' },
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
    previewPrice,
    setupBasicsForm,
    setupPlaceForm,
    findPlace,
    findZone,
    setupRoomsForm,
    setupAmenitiesForm,
    photoForm,
    updatePhotos,
    deletePhoto,
    setupPriceForm,
    setupRulesForm,
    setupCalendarForm,
    feedForm,
    feedNameForm,
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
    saveAndLeave: 'Save and exit',
    saved: 'Saved.',
    failed: 'We couldn’t load your property.',
    still: counted('count', { one: '{count} thing still missing', other: '{count} things still missing' }),
    imported: 'Imported from {source}. Review it, then continue.',
    changed: 'This was changed in another tab or on another device: {fields}. Continue to save what you entered instead.',
    takeTheirs: 'Show what’s saved',
    findOnMap: 'Find on map',
    mapLabel: 'Map with the location of your property',
    pinLabel: 'Property location. Move it with the arrow keys.',
    pinHelp: 'Drag the pin to your place, click the map, or move the pin with the arrow keys.',
    pinAtAddress: 'The pin is at your address. Check that it’s on your place, and move it if not.',
    pinInTown: 'The pin is in {city}. Move it to your place.',
    townUnknown: 'We don’t know this town. Move the pin to your place.',
    postalElsewhere: 'Check the postal code: it doesn’t belong to {province}.',
    findFailed: 'We couldn’t look up this place. Move the pin to it.',
    priceWeekend: 'Friday and Saturday',
    priceWeekendHelp: 'Leave empty if it’s the same.',
    priceEachDay: 'Set a price for each day of the week',
    priceDays: 'Below, each price is for the night that begins on that day. Days you leave empty cost this price.',
    priceHeading: 'What you earn',
    priceFor: counted('nights', {
      one: 'A weekend stay of {nights} night for two guests',
      other: 'A weekend stay of {nights} nights for two guests',
    }),
    priceEmpty: 'Enter a price per night to see what you earn.',
    earn: 'You earn',
    elsewhere:
      'On {largePlatform}, you’d earn {amount} of the same payment: its host fee is {comparisonFeePercent}%, as published in {comparisonDate}.',
    dutyNone: 'We don’t know of a registration number that’s required in {place}.',
    dutyUnknown: 'Enter the address first. It decides whether the law requires a registration number.',
    duty: '{place} requires a {called}. Get one from {asked_by}.',
    dutyAlso: '{place} also requires a {called}. Get one from {asked_by}.',
    dutyExample: 'Example: {example}',
    dutyMisfit: 'A {called} in {place} looks like {example}. Check yours for typos.',
    dutyNights: counted('nights', { one: 'Maximum {nights} night per year.', other: 'Maximum {nights} nights per year.' }),
    inReview: 'We’re checking the number.',
    refused: 'We couldn’t find this number in the register. Correct it, or contact us.',
    finishHeading: 'Ready to publish?',
    listedHeading: 'Your place is published',
    missingHeading: 'Still missing',
    complete: 'All set. Guests can find your listing as soon as you publish it.',
    preview: 'View as guest',
    list: 'Publish',
    listed: 'Your listing is live. Guests can find it now.',
    nextHeading: 'What’s next',
    nextCalendar: 'Check your prices and open nights',
    nextFeeds: 'Sync calendars from other sites',
    nextPayouts: 'Add your payout details',
    nextBookings: 'See requests and bookings',
    done: 'Done',
  },
});
