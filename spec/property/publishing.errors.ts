// Reasons against listing a property: one error for each missing part, all of them with the whole list.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { list, oneOf } from 'spec-to-app/shapes';
import { ListingNeed } from './publishing.model';

const gate = decision('section 12: a property without it answers 422, with all that is missing');
const missing = { missing: list(oneOf(ListingNeed, { says: 'Everything that is missing, in the order of the setup' })) };

export const titleMissing = error('property.title_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing has no title.',
  cure: 'Add a short title that says what and where it is.',
  data: missing,
});
export const descriptionMissing = error('property.description_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing has no description.',
  cure: 'Describe the place and its surroundings.',
  data: missing,
});
export const photosMissing = error('property.photos_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing needs more photos.',
  cure: 'Add at least {photosMin} photos.',
  data: missing,
});
export const photoTextsMissing = error('property.photo_texts_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'Some photos have no description.',
  cure: 'Describe each photo. Screen readers read it aloud.',
  data: missing,
});
export const addressMissing = error('property.address_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The address is incomplete.',
  cure: 'Enter street, city, province and postal code. Guests see the address after a booking is confirmed.',
  data: missing,
});
export const pinMissing = error('property.pin_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The map location is missing.',
  cure: 'Set the pin on the map. Until they book, guests see a circle of {publicPositionMetres} metres.',
  data: missing,
});
export const priceMissing = error('property.price_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The nightly price is missing.',
  cure: 'Enter a price per night.',
  data: missing,
});
export const houseRulesMissing = error('property.house_rules_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'There are no house rules.',
  cure: 'Tell guests what’s allowed and what isn’t.',
  data: missing,
});
export const calendarMissing = error('property.calendar_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'No calendar is connected.',
  cure: 'Add the calendar of your other platform, or confirm that this place isn’t listed anywhere else.',
  data: missing,
});
export const ownershipMissing = error('property.ownership_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'We still need to confirm that this listing is yours.',
  cure: 'See Proof of ownership on the calendar step.',
  data: missing,
});
export const registrationRequired = error('property.registration_required', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'Local law requires a registration number.',
  cure: 'Enter the number from your certificate.',
  data: missing,
});
export const registrationMisfit = error('property.registration_misfit', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'This registration number doesn’t match the local format.',
  cure: 'Copy it from your certificate, including letters and hyphens.',
  data: missing,
});
export const licenceRequired = error('property.licence_required', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The city requires a licence number of its own.',
  cure: 'Enter the number from the city’s licence.',
  data: missing,
});
export const licenceMisfit = error('property.licence_misfit', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'This licence number doesn’t match the city’s format.',
  cure: 'Copy it from your licence, including letters and hyphens.',
  data: missing,
});
export const registrationUndated = error('property.registration_undated', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'We need the date on which the registration expires.',
  cure: 'Enter the expiry date from your certificate.',
  data: missing,
});
export const registrationExpired = error('property.registration_expired', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The registration has expired.',
  cure: 'Renew it, then enter the new expiry date.',
  data: missing,
});
