// Generated 64d267e93423. What must hold before something may happen: each rule answers yes, or every reason why not.
import { lowestPriceCents, photosMin } from "../model/constants";
import { dayOf } from "../model/dates";
import type { HostContact, ListingCheck, PriceTarget, Property, PropertyRequest, SearchFilters, TripSearch, Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isDifferent, isNo, isPresent, isSame, isYes, judge, lengthOf, momentOf, numberOf, type Facts, type Verdict } from "./runtime";

export interface HostMessageIsGivenFacts {
  readonly hostContact: Facts<HostContact, "message">;
}

/** A message to a host says something. Source: §5. */
export function hostMessageIsGiven(facts: HostMessageIsGivenFacts): Verdict<"property.no_message"> {
  return judge([[lengthOf(facts.hostContact.message) >= 1, "property.no_message", "hostMessageIsGiven.1"]]);
}

export interface HostMessageIsSentFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** A message to a host is sent; for others no request is made. Source: §5. */
export function hostMessageIsSent(facts: HostMessageIsSentFacts): Verdict<"account.not_signed_in"> {
  return judge([[isYes(facts.visitor.signed_in), "account.not_signed_in", "hostMessageIsSent.1"]]);
}

export interface IsNotSuspendedFacts {
  readonly property: Facts<Property, "status">;
}

/** A property that {product} has taken down is not duplicated. */
export function isNotSuspended(facts: IsNotSuspendedFacts): Verdict<"property.suspended_not_duplicated"> {
  return judge([[isDifferent(facts.property.status, "suspended"), "property.suspended_not_duplicated", "isNotSuspended.1"]]);
}

export interface ListingUrlIsSavedFacts {
  readonly property: Facts<Property, "listing_url">;
}

/** A listing is connected; its address was saved first. Source: §4 Connect flow. */
export function listingUrlIsSaved(facts: ListingUrlIsSavedFacts): Verdict<"property.no_listing_url"> {
  return judge([[isPresent(facts.property.listing_url), "property.no_listing_url", "listingUrlIsSaved.1"]]);
}

export interface MayBeListedFacts {
  readonly listingCheck: Facts<ListingCheck, "calendars" | "licence_fits" | "licence_needed" | "ownership_proven" | "photos" | "photos_without_text" | "registration_fits" | "registration_needed" | "registration_undated">;
  readonly property: Facts<Property, "address" | "base_cents" | "city" | "description" | "house_rules" | "latitude" | "licence_number" | "longitude" | "no_other_calendars" | "postal_code" | "province" | "registration_expires" | "registration_number" | "timezone" | "title">;
  readonly now: Instant;
}

/** A property may be listed. */
export function mayBeListed(facts: MayBeListedFacts): Verdict<"property.address_missing" | "property.calendar_missing" | "property.description_missing" | "property.house_rules_missing" | "property.licence_misfit" | "property.licence_required" | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing" | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required" | "property.registration_undated" | "property.title_missing"> {
  return judge([[isPresent(facts.property.title), "property.title_missing", "mayBeListed.1"], [isPresent(facts.property.description), "property.description_missing", "mayBeListed.2"], [numberOf(facts.listingCheck.photos) >= photosMin, "property.photos_missing", "mayBeListed.3"], [isSame(numberOf(facts.listingCheck.photos_without_text), 0), "property.photo_texts_missing", "mayBeListed.4"], [isPresent(facts.property.address), "property.address_missing", "mayBeListed.5"], [isPresent(facts.property.city), "property.address_missing", "mayBeListed.6"], [isPresent(facts.property.province), "property.address_missing", "mayBeListed.7"], [isPresent(facts.property.postal_code), "property.address_missing", "mayBeListed.8"], [isPresent(facts.property.latitude), "property.pin_missing", "mayBeListed.9"], [isPresent(facts.property.longitude), "property.pin_missing", "mayBeListed.10"], [numberOf(facts.property.base_cents) >= lowestPriceCents, "property.price_missing", "mayBeListed.11"], [isPresent(facts.property.house_rules), "property.house_rules_missing", "mayBeListed.12"], [numberOf(facts.listingCheck.calendars) >= 1 || isYes(facts.property.no_other_calendars), "property.calendar_missing", "mayBeListed.13"], [isYes(facts.listingCheck.ownership_proven), "property.ownership_missing", "mayBeListed.14"], [isNo(facts.listingCheck.registration_needed) || isPresent(facts.property.registration_number), "property.registration_required", "mayBeListed.15"], [!isPresent(facts.property.registration_number) || isYes(facts.listingCheck.registration_fits), "property.registration_misfit", "mayBeListed.16"], [isNo(facts.listingCheck.registration_undated), "property.registration_undated", "mayBeListed.17"], [!isPresent(facts.property.registration_expires) || dayOf(facts.property.registration_expires) >= dayIn(momentOf(facts.now), facts.property.timezone), "property.registration_expired", "mayBeListed.18"], [isNo(facts.listingCheck.licence_needed) || isPresent(facts.property.licence_number), "property.licence_required", "mayBeListed.19"], [isYes(facts.listingCheck.licence_fits), "property.licence_misfit", "mayBeListed.20"]]);
}

export interface NightsFitFacts {
  readonly property: Facts<Property, "max_nights" | "min_nights">;
}

/** The limits of a stay fit together. */
export function nightsFit(facts: NightsFitFacts): Verdict<"property.nights_reversed"> {
  return judge([[numberOf(facts.property.min_nights) <= numberOf(facts.property.max_nights), "property.nights_reversed", "nightsFit.1"]]);
}

export interface PriceRangeFitsFacts {
  readonly searchFilters: Facts<SearchFilters, "price_max" | "price_min">;
}

/** The price filter fits together. */
export function priceRangeFits(facts: PriceRangeFitsFacts): Verdict<"property.prices_reversed"> {
  return judge([[!isPresent(facts.searchFilters.price_min) || !isPresent(facts.searchFilters.price_max) || numberOf(facts.searchFilters.price_min) <= numberOf(facts.searchFilters.price_max), "property.prices_reversed", "priceRangeFits.1"]]);
}

export interface PropertyIsGivenFacts {
  readonly propertyRequest: Facts<PropertyRequest, "property_id">;
}

/** A request about a property names it. Source: §5. */
export function propertyIsGiven(facts: PropertyIsGivenFacts): Verdict<"property.no_property_id"> {
  return judge([[isPresent(facts.propertyRequest.property_id), "property.no_property_id", "propertyIsGiven.1"]]);
}

export interface TargetIsGivenFacts {
  readonly priceTarget: Facts<PriceTarget, "url">;
}

/** A price is compared with the one at an address. Source: §5. */
export function targetIsGiven(facts: TargetIsGivenFacts): Verdict<"property.no_target_url"> {
  return judge([[isPresent(facts.priceTarget.url), "property.no_target_url", "targetIsGiven.1"]]);
}

export interface TripDatesFitFacts {
  readonly tripSearch: Facts<TripSearch, "checkin" | "checkout">;
}

/** The dates of a search fit together. */
export function tripDatesFit(facts: TripDatesFitFacts): Verdict<"property.date_missing" | "property.dates_reversed"> {
  return judge([[(!isPresent(facts.tripSearch.checkin) && !isPresent(facts.tripSearch.checkout)) || (isPresent(facts.tripSearch.checkin) && isPresent(facts.tripSearch.checkout)), "property.date_missing", "tripDatesFit.1"], [!isPresent(facts.tripSearch.checkin) || !isPresent(facts.tripSearch.checkout) || dayOf(facts.tripSearch.checkin) < dayOf(facts.tripSearch.checkout), "property.dates_reversed", "tripDatesFit.2"]]);
}
