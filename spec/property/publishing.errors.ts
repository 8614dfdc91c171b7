// What keeps a property from being listed: one error for each thing that is still missing, all of them with the whole list.
import { decision } from '../language/declaration';
import { error } from '../language/problem';
import { list, oneOf } from '../language/shapes';
import { ListingNeed } from './publishing.model';

const gate = decision('section 12: a property without it answers 422, with all that is missing');
const missing = { missing: list(oneOf(ListingNeed, { says: 'Everything that is missing, in the order of the setup' })) };

export const titleMissing = error('property.title_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing has no title.',
  cure: 'Give it a short one that says what it is and where.',
  data: missing,
});
export const descriptionMissing = error('property.description_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing has no description.',
  cure: 'Say what guests find there, and around it.',
  data: missing,
});
export const photosMissing = error('property.photos_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The listing has too few pictures.',
  cure: 'Add pictures until there are at least {photosMin}.',
  data: missing,
});
export const photoTextsMissing = error('property.photo_texts_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'Some pictures say nothing in words.',
  cure: 'Write under each picture what it shows; people who cannot see it hear that.',
  data: missing,
});
export const addressMissing = error('property.address_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The address is not complete.',
  cure: 'Enter street, city, province and postal code. Guests see them once a booking is confirmed.',
  data: missing,
});
export const pinMissing = error('property.pin_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The place on the map is missing.',
  cure: 'Set the pin on the map. Guests see a circle of {publicPositionMetres} metres until they have booked.',
  data: missing,
});
export const priceMissing = error('property.price_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'There is no price for a night.',
  cure: 'Enter what a night costs.',
  data: missing,
});
export const houseRulesMissing = error('property.house_rules_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'There are no house rules.',
  cure: 'Say what guests may and may not do.',
  data: missing,
});
export const calendarMissing = error('property.calendar_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'No calendar says when the place is taken.',
  cure: 'Add the calendar of the platform where it is offered, or say that it is offered nowhere else.',
  data: missing,
});
export const ownershipMissing = error('property.ownership_missing', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'We do not know yet that the place is yours to offer.',
  cure: 'Add the calendar link of the connected listing, or put the code shown into its description and connect it again.',
  data: missing,
});
export const registrationRequired = error('property.registration_required', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The law where the place stands asks for a registration number.',
  cure: 'Enter the number from your certificate; the page says who gives it out.',
  data: missing,
});
export const registrationMisfit = error('property.registration_misfit', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The registration number does not have the form that is given out there.',
  cure: 'Copy it from your certificate, with its letters and hyphens.',
  data: missing,
});
export const registrationExpired = error('property.registration_expired', {
  source: gate,
  status: 422,
  shown: 'field',
  text: 'The registration has expired.',
  cure: 'Renew it, then enter its new last day.',
  data: missing,
});
