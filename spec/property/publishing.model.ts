// The requirements before guests may find a property, and the law's where it stands.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { flag, integer, nullable, oneOf, text } from 'spec-to-app/shapes';
import { table, values } from 'spec-to-app/values';
import { Province } from './places.model';

const gate = decision('section 12: a listing is complete, placed, priced, proven and registered before anyone sees it');

export const ListingNeed = values({
  source: gate,
  says: 'What a property must have before it is listed',
  items: {
    title: { label: 'A title', step: 'basics' },
    description: { label: 'A description', step: 'basics' },
    photos: { label: 'At least {photosMin} photos (Google asks for {photosForGoogle})', step: 'photos' },
    photo_texts: { label: 'A description for every photo', step: 'photos' },
    address: { label: 'An address', step: 'place' },
    pin: { label: 'A map location', step: 'place' },
    price: { label: 'A price', step: 'price' },
    house_rules: { label: 'House rules', step: 'rules' },
    calendar: { label: 'A calendar', step: 'calendar' },
    ownership: { label: 'Proof of ownership', step: 'calendar' },
    registration_number: { label: 'A registration number', step: 'registration' },
    registration_form: { label: 'A valid registration number', step: 'registration' },
    registration_expiry: { label: 'The expiry date of the registration', step: 'registration' },
    registration_expired: { label: 'A registration that hasn’t expired', step: 'registration' },
    licence_number: { label: 'The city’s licence number', step: 'registration' },
    licence_form: { label: 'A valid licence number of the city', step: 'registration' },
  },
});

/** Facts beyond the property itself; the rest of the check looks at its own fields. */
export const ListingCheck = shape({
  source: gate,
  called: 'listing check',
  says: 'What stands around a property that is about to be listed',
  fields: {
    photos: integer({ min: 0, says: 'How many pictures it has' }),
    photos_without_text: integer({ min: 0, says: 'How many of them say nothing in words' }),
    calendars: integer({ min: 0, says: 'How many calendars from elsewhere it reads' }),
    ownership_proven: flag({ says: 'The feed of the connected listing, or the code in its description, proves whose it is' }),
    registration_needed: flag({ says: 'The law of its place asks for a registration number' }),
    licence_needed: flag({ says: 'Its city asks for a number of its own beside that of the province' }),
    licence_fits: flag({ says: 'The number of the city has the form that it gives out, any where no form is known' }),
    registration_undated: flag({ says: 'The number is given for a time, and its last day is not said' }),
    registration_fits: flag({ says: 'The number has the form that its place gives out, any where no form is known, and was not refused' }),
  },
});

export const RegistrationStatus = values({
  source: decision('section 12: a number is checked for its form at once, and by the register or a person after that'),
  says: 'How far the check of a registration number has come',
  items: {
    not_needed: { label: 'Not needed here', tone: 'quiet' },
    missing: { label: 'Missing', tone: 'waiting' },
    in_review: { label: 'In review', tone: 'waiting' },
    confirmed: { label: 'Confirmed', tone: 'good' },
    refused: { label: 'Not found in the register', tone: 'bad' },
  },
});

export const RegistrationVerdict = values({
  source: decision('section 12: a number is checked for its form at once, and by the register or a person after that'),
  says: 'What the register, or a person in its place, said of a registration number',
  items: { confirmed: { label: 'Confirmed' }, refused: { label: 'Refused' } },
});

export const RegistryRefusal = values({
  source: decision('section 12: a host hears why a listing is gone'),
  says: 'Why a register does not accept a number',
  items: {
    unknown: { label: 'The register doesn’t know this number.' },
    inactive: { label: 'The registration is no longer active.' },
    other_address: { label: 'The number is registered for another address.' },
  },
});

export const SuspensionReason = values({
  source: decision('section 12: a host hears why a listing is gone'),
  says: 'Why a property was taken out of sight',
  items: {
    registration_refused: { label: 'Its registration number was not accepted', says: 'Enter the number as it is on your certificate.' },
    operator: { label: 'We took this listing down', says: 'If you think that’s a mistake, email {supportEmail}.' },
    registration_expired: { label: 'Its registration has expired', says: 'Renew it, then enter its new expiry date.' },
  },
});

export const ShownRegistration = shape({
  source: decision('section 12: laws ask that a listing carries the numbers it is let under, of the province and of the city'),
  called: 'shown registration',
  says: 'A number that a listing is let under, and where it counts',
  fields: {
    place: text({ example: 'British Columbia' }),
    called: text({ example: 'registration number' }),
    number: text({ max: 60, example: 'PM123456789' }),
  },
});

/**
 * Where the law asks for a number. A row with a city holds in that city: beside the row of its province, whose number is then the
 * registration and the city’s the licence, or alone. A number without a known form is checked by a person. Confirm every row with a
 * Canadian adviser before launch.
 */
export const registrationDuties = table({
  source: decision('section 12: the places that ask for a number, as their governments published it'),
  says: 'Where a property is listed only with a registration number',
  columns: {
    province: oneOf(Province),
    city: nullable(text({ says: 'None: the whole province' })),
    called: text({ says: 'What the number is called there' }),
    pattern: nullable(text({ says: 'The form of the number, as a regular expression' })),
    example: nullable(text()),
    expires: flag({ says: 'The number is given for a time, so its last day is asked for too; of a city’s licence it is not' }),
    asked_by: text({ says: 'Who gives it out' }),
    nights_a_year: nullable(integer({ min: 1, says: 'The most nights a year' })),
    confirmed: flag({ says: 'Read at the source; otherwise somebody must confirm it' }),
  },
  // biome-ignore format: one place a line, as a table is read
  rows: [
    { province: 'BC', city: null, called: 'registration number', pattern: '^[A-Z]{1,2}\\d{9}$', example: 'PM123456789', expires: true, asked_by: 'the Short-Term Rental Branch', nights_a_year: null, confirmed: true },
    { province: 'QC', city: null, called: 'CITQ establishment number', pattern: '^\\d{6}$', example: '123456', expires: true, asked_by: 'the Corporation de l’industrie touristique du Québec', nights_a_year: null, confirmed: true },
    { province: 'NS', city: null, called: 'Tourist Accommodations Registry number', pattern: null, example: null, expires: true, asked_by: 'Tourism Nova Scotia', nights_a_year: null, confirmed: true },
    { province: 'NL', city: null, called: 'tourist accommodation registration number', pattern: null, example: null, expires: true, asked_by: 'the Government of Newfoundland and Labrador', nights_a_year: null, confirmed: true },
    { province: 'PE', city: null, called: 'tourism establishment licence number', pattern: null, example: null, expires: true, asked_by: 'Tourism PEI', nights_a_year: null, confirmed: false },
    { province: 'MB', city: 'Winnipeg', called: 'short-term rental licence number', pattern: null, example: null, expires: true, asked_by: 'the City of Winnipeg', nights_a_year: null, confirmed: true },
    { province: 'ON', city: 'Toronto', called: 'short-term rental registration number', pattern: '^STR-\\d{4}-[A-Z]{6}$', example: 'STR-0000-ABCDEF', expires: true, asked_by: 'the City of Toronto', nights_a_year: 180, confirmed: true },
    { province: 'ON', city: 'Ottawa', called: 'host permit number', pattern: null, example: null, expires: true, asked_by: 'the City of Ottawa', nights_a_year: null, confirmed: false },
    { province: 'AB', city: 'Calgary', called: 'short-term rental licence number', pattern: null, example: null, expires: true, asked_by: 'the City of Calgary', nights_a_year: null, confirmed: false },
    // B.C. asks that a listing carries the number of the local business licence wherever one is required
    { province: 'BC', city: 'Vancouver', called: 'short-term rental business licence number', pattern: '^\\d{2}-\\d{6}$', example: '26-123456', expires: false, asked_by: 'the City of Vancouver', nights_a_year: null, confirmed: false },
    { province: 'BC', city: 'Victoria', called: 'short-term rental business licence number', pattern: null, example: null, expires: false, asked_by: 'the City of Victoria', nights_a_year: null, confirmed: false },
    { province: 'BC', city: 'Whistler', called: 'tourist accommodation business licence number', pattern: null, example: null, expires: false, asked_by: 'the Resort Municipality of Whistler', nights_a_year: null, confirmed: true },
    { province: 'BC', city: 'Kelowna', called: 'short-term rental business licence number', pattern: null, example: null, expires: false, asked_by: 'the City of Kelowna', nights_a_year: null, confirmed: false },
    { province: 'BC', city: 'West Kelowna', called: 'short-term rental business licence number', pattern: null, example: null, expires: false, asked_by: 'the City of West Kelowna', nights_a_year: null, confirmed: true },
    { province: 'BC', city: 'Penticton', called: 'vacation rental business licence number', pattern: null, example: null, expires: false, asked_by: 'the City of Penticton', nights_a_year: null, confirmed: true },
    { province: 'QC', city: 'Montréal', called: 'host permit or certificate of occupancy number', pattern: null, example: null, expires: false, asked_by: 'the City of Montréal', nights_a_year: null, confirmed: false },
    { province: 'QC', city: 'Québec', called: 'certificate of authorization number', pattern: null, example: null, expires: false, asked_by: 'the City of Québec', nights_a_year: null, confirmed: true },
  ],
});
