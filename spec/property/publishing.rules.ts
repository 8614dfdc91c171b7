// The requirements of listing a property, and the states between draft and archive.
import { named } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { lifecycle, rule } from 'spec-to-app/rule';
import { absent, any, atLeast, is, isFalse, isTrue, notBefore, namedTerm, present, today } from 'spec-to-app/terms';
import { lowestPriceCents, photosMin } from './limits.model';
import { checkRegistration, endOffers, propertySuspended, rewardListing } from './jobs.model';
import { illegalStatusChange } from './property.errors';
import { Property, PropertyStatus } from './property.model';
import { owner } from './property.rules';
import {
  addressMissing,
  calendarMissing,
  descriptionMissing,
  houseRulesMissing,
  licenceMisfit,
  licenceRequired,
  ownershipMissing,
  photosMissing,
  photoTextsMissing,
  pinMissing,
  priceMissing,
  registrationExpired,
  registrationMisfit,
  registrationRequired,
  registrationUndated,
  titleMissing,
} from './publishing.errors';
import { ListingCheck } from './publishing.model';

const property = the(Property);
const check = the(ListingCheck);
const pictures = namedTerm('the number of pictures', check.photos);
const silent = namedTerm('the number of pictures without words', check.photos_without_text);
const night = namedTerm('the price of a night', property.base_cents);
const calendars = namedTerm('the number of calendars', check.calendars);
const lastDay = namedTerm('the last day of the registration', property.registration_expires);

export const mayBeListed = rule({
  source: decision('section 12: title, pictures, place, price, rules, calendar, proof of ownership, and the number that law asks for'),
  says: 'A property may be listed',
  requires: [
    { that: present(property.title), otherwise: titleMissing },
    { that: present(property.description), otherwise: descriptionMissing },
    { that: atLeast(pictures, photosMin), otherwise: photosMissing },
    { that: is(silent, 0), otherwise: photoTextsMissing },
    { that: present(property.address), otherwise: addressMissing },
    { that: present(property.city), otherwise: addressMissing },
    { that: present(property.province), otherwise: addressMissing },
    { that: present(property.postal_code), otherwise: addressMissing },
    { that: present(property.latitude), otherwise: pinMissing },
    { that: present(property.longitude), otherwise: pinMissing },
    { that: atLeast(night, lowestPriceCents), otherwise: priceMissing },
    { that: present(property.house_rules), otherwise: houseRulesMissing },
    { that: any(atLeast(calendars, 1), isTrue(property.no_other_calendars)), otherwise: calendarMissing },
    { that: isTrue(check.ownership_proven), otherwise: ownershipMissing },
    { that: any(isFalse(check.registration_needed), present(property.registration_number)), otherwise: registrationRequired },
    { that: any(absent(property.registration_number), isTrue(check.registration_fits)), otherwise: registrationMisfit },
    { that: isFalse(check.registration_undated), otherwise: registrationUndated },
    {
      that: any(absent(property.registration_expires), notBefore(lastDay, today(property.timezone))),
      otherwise: registrationExpired,
    },
    { that: any(isFalse(check.licence_needed), present(property.licence_number)), otherwise: licenceRequired },
    { that: isTrue(check.licence_fits), otherwise: licenceMisfit },
  ],
});

export const propertyLife = lifecycle({
  source: decision('section 12: draft, then listed and paused in turns, then archived; suspended by us'),
  says: 'From a draft to a listing, and out of sight again',
  of: Property,
  field: 'status',
  states: PropertyStatus,
  otherwise: illegalStatusChange,
  moves: [
    { event: 'create', from: null, to: 'draft', by: named, says: 'Host mode turns on' },
    {
      event: 'list',
      from: 'draft',
      to: 'listed',
      by: owner,
      when: [mayBeListed],
      says: 'Guests find it',
      effects: [checkRegistration, rewardListing],
    },
    {
      event: 'list',
      from: 'paused',
      to: 'listed',
      by: owner,
      when: [mayBeListed],
      says: 'Guests find it again',
      effects: [rewardListing],
    },
    {
      event: 'pause',
      from: 'listed',
      to: 'paused',
      by: owner,
      says: 'Guests no longer find it; bookings stay as they are, and open offers end',
      effects: [endOffers],
    },
    {
      event: 'take_off',
      from: 'listed',
      to: 'paused',
      by: 'operator',
      says: 'The account of its host was blocked; bookings stay as they are',
      effects: [endOffers],
    },
    { event: 'archive', from: 'paused', to: 'archived', by: owner, says: 'Its calendars are no longer read' },
    {
      event: 'suspend',
      from: 'listed',
      to: 'suspended',
      by: 'operator',
      says: 'Guests no longer find it; bookings stay as they are',
      effects: [propertySuspended, endOffers],
    },
    {
      event: 'suspend',
      from: 'paused',
      to: 'suspended',
      by: 'operator',
      effects: [propertySuspended],
    },
    {
      event: 'reinstate',
      from: 'suspended',
      to: 'paused',
      by: 'operator',
      says: 'The host can list it again',
    },
    {
      event: 'renew',
      from: 'suspended',
      to: 'listed',
      by: 'operator',
      says: 'Its registration had ended and has a later date: guests find it again',
    },
  ],
});
