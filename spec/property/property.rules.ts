// A property's owner, the moves of its status, and the requirements of requests about it.
import { Visitor } from '../account/account.model';
import { notSignedIn } from '../account/account.errors';
import { hostMode, named } from '../account/account.rules';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { derived, guard, rule } from 'spec-to-app/rule';
import {
  absent,
  all,
  any,
  atLeast,
  atMost,
  before,
  byWeekday,
  is,
  isIn,
  isNot,
  isOneOf,
  isTrue,
  lengthOf,
  namedTerm,
  present,
} from 'spec-to-app/terms';
import { namesOf } from 'spec-to-app/values';
import { CalendarNight } from './calendar.model';
import { noListingUrl } from './connection.errors';
import {
  dateMissing,
  datesReversed,
  nightsReversed,
  noHostMessage,
  noPropertyId,
  noTargetUrl,
  notOwner,
  pricesReversed,
  propertyGone,
  propertyNotFound,
  suspendedNotDuplicated,
} from './property.errors';
import { Property, PropertyStatus, shownStatuses, weekdayPrices } from './property.model';
import { HostContact, PriceTarget, PropertyRequest } from './request.model';
import { SearchFilters } from './filters.model';
import { TripSearch } from './search.model';

/** Of what guests may have seen; that there is any other property, its host alone knows. */
const knownStatuses = namesOf(PropertyStatus).filter((status) => status !== 'draft');

const visitor = the(Visitor);
const property = the(Property);
const request = the(PropertyRequest);
const contact = the(HostContact);
const target = the(PriceTarget);
const trip = the(TripSearch);
const filters = the(SearchFilters);

const owns = is(property.profile_id, visitor.profile_id);
const helps = any(owns, isIn(visitor.profile_id, property.cohost_ids));

export const cohosting = guard({
  source: decision('section 20: each co-host has the page of a listing, its arrival instructions, and a way out'),
  says: 'the owner of the property, or one of its co-hosts',
  after: [hostMode],
  of: Property,
  missing: propertyNotFound,
  requires: [
    {
      that: any(helps, isOneOf(property.status, knownStatuses)),
      otherwise: propertyNotFound,
      says: 'another host’s property exists for those who may have seen it listed',
    },
    { that: helps, otherwise: notOwner },
  ],
});
export const calendarKeeper = guard({
  source: decision('section 20: co-hosts with that role look after the calendar of a listing'),
  says: 'the owner of the property, or a co-host who looks after its calendar',
  after: [cohosting],
  of: Property,
  requires: [{ that: any(owns, isIn(visitor.profile_id, property.calendar_ids)), otherwise: notOwner }],
});
export const moneyReader = guard({
  source: decision('section 20: co-hosts with that role see what a listing earns'),
  says: 'the owner of the property, or a co-host who sees its money',
  after: [cohosting],
  of: Property,
  requires: [{ that: any(owns, isIn(visitor.profile_id, property.money_ids)), otherwise: notOwner }],
});
export const owner = guard({
  source: '§4',
  says: 'the owner of the property',
  after: [cohosting],
  of: Property,
  requires: [{ that: owns, otherwise: notOwner }],
});
export const publicListing = guard({
  source: decision('section 17: a listing is for anyone; drafts do not exist to others, and what was put away is gone'),
  says: 'anyone, where the property is listed or paused',
  of: Property,
  missing: propertyNotFound,
  requires: [
    {
      that: any(
        isOneOf(property.status, [...shownStatuses, 'archived']),
        all(is(property.status, 'draft'), is(property.profile_id, visitor.profile_id)),
      ),
      otherwise: propertyNotFound,
      says: 'hosts see their own draft as guests will',
    },
    { that: isNot(property.status, 'archived'), otherwise: propertyGone, says: 'guests could see it once, and never can again' },
  ],
});
export const namedAtListing = guard({
  source: decision('section 13: a guest who writes to a host has a name'),
  says: 'people with a name, where the property is listed or paused',
  after: [named, publicListing],
  requires: [],
});

// Requests about a property

export const propertyIsGiven = rule({
  source: '§5',
  says: 'A request about a property names it',
  requires: [{ that: present(request.property_id), otherwise: noPropertyId }],
});
export const hostMessageIsGiven = rule({
  source: '§5',
  says: 'A message to a host says something',
  requires: [{ that: atLeast(lengthOf(contact.message), 1), otherwise: noHostMessage }],
});
export const hostMessageIsSent = rule({
  source: '§5',
  says: 'A message to a host is sent; for others no request is made',
  requires: [{ that: isTrue(visitor.signed_in), otherwise: notSignedIn, says: 'the interface asks to log in to message the host' }],
});
export const targetIsGiven = rule({
  source: '§5',
  says: 'A price is compared with the one at an address',
  requires: [{ that: present(target.url), otherwise: noTargetUrl }],
});
export const listingUrlIsSaved = rule({
  source: '§4 Connect flow',
  says: 'A listing is connected; its address was saved first',
  requires: [{ that: present(property.listing_url), otherwise: noListingUrl }],
});

export const isNotSuspended = rule({
  source: decision('section 12: a listing that was taken down does not come back as a copy'),
  says: 'A property that {product} has taken down is not duplicated',
  requires: [{ that: isNot(property.status, 'suspended'), otherwise: suspendedNotDuplicated }],
});

// Consistency

export const nightsFit = rule({
  source: decision('a shortest stay cannot be longer than the longest'),
  says: 'The limits of a stay fit together',
  requires: [
    {
      that: atMost(namedTerm('the shortest stay', property.min_nights), namedTerm('the longest stay', property.max_nights)),
      otherwise: nightsReversed,
    },
  ],
});
export const tripDatesFit = rule({
  source: decision('a stay has two dates or none, and ends after it begins'),
  says: 'The dates of a search fit together',
  requires: [
    {
      that: any(all(absent(trip.checkin), absent(trip.checkout)), all(present(trip.checkin), present(trip.checkout))),
      otherwise: dateMissing,
    },
    { that: any(absent(trip.checkin), absent(trip.checkout), before(trip.checkin, trip.checkout)), otherwise: datesReversed },
  ],
});
export const priceRangeFits = rule({
  source: decision('a range begins below its end'),
  says: 'The price filter fits together',
  requires: [
    {
      that: any(absent(filters.price_min), absent(filters.price_max), atMost(filters.price_min, filters.price_max)),
      otherwise: pricesReversed,
    },
  ],
});

// Prices

export const usualPrice = derived({
  source: weekdayPrices,
  says: 'What a night costs without a price of its own, in cents',
  is: byWeekday(
    the(CalendarNight).date,
    {
      monday: property.monday_cents,
      tuesday: property.tuesday_cents,
      wednesday: property.wednesday_cents,
      thursday: property.thursday_cents,
      friday: property.friday_cents,
      saturday: property.saturday_cents,
      sunday: property.sunday_cents,
    },
    property.base_cents,
  ),
});
