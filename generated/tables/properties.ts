// Generated 40884f5ae627. The table properties, and what is read from its rows.
import type { Availability, Bedroom, HostProperty, Listing, Property, PropertyCard, PropertyRow } from "../model/entities";
import type { Accessibility, Amenity, CancellationPolicy, PropertyStatus, PropertyType, Province, RegistrationVerdict, SetupPage, SuspensionReason, SyncStatus, TimeZone } from "../model/values";
import { instantOf, type Clock, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Json, Moment, Written } from "./columns";

/** Properties, with what search compares them by. Source: §3 Property. */
export interface PropertiesTable {
  readonly property_id: string;
  readonly profile_id: string;
  readonly listing_url: string | null;
  readonly connection_status: "connected" | null;
  readonly sync_status: Defaulted<SyncStatus>;
  readonly status: Defaulted<PropertyStatus>;
  readonly title: Defaulted<string>;
  readonly description: Defaulted<string>;
  readonly property_type: Defaulted<PropertyType>;
  readonly sleeps: Defaulted<number>;
  readonly bedrooms: Defaulted<number>;
  readonly beds: Defaulted<number>;
  readonly baths: Defaulted<number>;
  readonly bedroom_list: Defaulted<Json<readonly Bedroom[]>>;
  readonly amenities: Defaulted<readonly Amenity[]>;
  readonly accessibility: Defaulted<readonly Accessibility[]>;
  readonly house_rules: Defaulted<string>;
  readonly address: string | null;
  readonly city: Defaulted<string>;
  readonly province: Province | null;
  readonly postal_code: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: TimeZone;
  readonly checkin_time: Defaulted<Written<Clock>>;
  readonly checkout_time: Defaulted<Written<Clock>>;
  readonly cancellation_policy: Defaulted<CancellationPolicy>;
  readonly instant_book: Defaulted<boolean>;
  readonly base_cents: Defaulted<number>;
  readonly monday_cents: number | null;
  readonly tuesday_cents: number | null;
  readonly wednesday_cents: number | null;
  readonly thursday_cents: number | null;
  readonly friday_cents: number | null;
  readonly saturday_cents: number | null;
  readonly sunday_cents: number | null;
  readonly cleaning_fee_cents: Defaulted<number>;
  readonly pet_fee_cents: Defaulted<number>;
  readonly pets_allowed: Defaulted<boolean>;
  readonly extra_guest_cents: Defaulted<number>;
  readonly guests_included: Defaulted<number>;
  readonly weekly_discount_percent: Defaulted<number>;
  readonly monthly_discount_percent: Defaulted<number>;
  readonly early_discount_percent: Defaulted<number>;
  readonly last_minute_discount_percent: Defaulted<number>;
  readonly min_nights: Defaulted<number>;
  readonly max_nights: Defaulted<number>;
  readonly gap_stays: Defaulted<boolean>;
  readonly gap_min_nights: Defaulted<number>;
  readonly advance_notice_hours: Defaulted<number>;
  readonly preparation_nights: Defaulted<number>;
  readonly no_other_calendars: Defaulted<boolean>;
  readonly registration_number: string | null;
  readonly registration_expires: Written<PlainDate> | null;
  readonly licence_number: string | null;
  readonly rating: number | null;
  readonly review_count: Defaulted<number>;
  readonly created_at: Moment;
  readonly listed_at: Moment | null;
  readonly reply_rate_percent: number | null;
  readonly reply_hours: number | null;
  /** What a night costs on average with every fee at the shortest stay: search sorts and filters by it where there are no dates */
  readonly all_in_night_cents: Defaulted<number>;
  /** Title, place and kind, without accents or punctuation */
  readonly searched: Defaulted<string>;
  readonly synced_at: Moment | null;
  readonly ownership_proven_at: Moment | null;
  /** The listing that listing_url leads to, however it is written: its platform and its id there */
  readonly listing_key: string | null;
  /** By field: the version in which it was last edited */
  readonly edits: Json<Readonly<Record<string, number>>> | null;
  readonly version: Defaulted<number>;
  /** When what guests see of it was edited last */
  readonly changed_at: Moment | null;
  /** When its host deleted it, if bookings that are kept still need it */
  readonly deleted_at: Moment | null;
  /** None while it is looked at */
  readonly registration_verdict: RegistrationVerdict | null;
  readonly registration_reason: string | null;
  /** When its register was asked last */
  readonly registration_asked_at: Moment | null;
  /** How many days before it expires its host was reminded last */
  readonly registration_reminded: number | null;
  readonly suspended_for: SuspensionReason | null;
  readonly suspended_because: string | null;
  readonly setup_page: SetupPage | null;
  /** Grows when the secret of the exported calendar changes */
  readonly export_round: Defaulted<number>;
  /** Not booked at once for now: a calendar from elsewhere is too old, or disagrees */
  readonly instant_stopped: Defaulted<boolean>;
}

/** The columns that Property is read from. */
export const columnsOfProperty = ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "gap_stays", "gap_min_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "licence_number", "rating", "review_count", "created_at", "listed_at"] as const;

/** A row of properties as Property. What comes from elsewhere: cohost_ids, calendar_ids, money_ids. */
export function readProperty(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfProperty)[number]>): Omit<Property, "cohost_ids" | "calendar_ids" | "money_ids"> {
  return { property_id: row.property_id, profile_id: row.profile_id, listing_url: row.listing_url, connection_status: row.connection_status, sync_status: row.sync_status, status: row.status, title: row.title, description: row.description, property_type: row.property_type, sleeps: row.sleeps, bedrooms: row.bedrooms, beds: row.beds, baths: row.baths, bedroom_list: row.bedroom_list, amenities: row.amenities, accessibility: row.accessibility, house_rules: row.house_rules, address: row.address, city: row.city, province: row.province, postal_code: row.postal_code, latitude: row.latitude, longitude: row.longitude, timezone: row.timezone, checkin_time: row.checkin_time, checkout_time: row.checkout_time, cancellation_policy: row.cancellation_policy, instant_book: row.instant_book, base_cents: row.base_cents, monday_cents: row.monday_cents, tuesday_cents: row.tuesday_cents, wednesday_cents: row.wednesday_cents, thursday_cents: row.thursday_cents, friday_cents: row.friday_cents, saturday_cents: row.saturday_cents, sunday_cents: row.sunday_cents, cleaning_fee_cents: row.cleaning_fee_cents, pet_fee_cents: row.pet_fee_cents, pets_allowed: row.pets_allowed, extra_guest_cents: row.extra_guest_cents, guests_included: row.guests_included, weekly_discount_percent: row.weekly_discount_percent, monthly_discount_percent: row.monthly_discount_percent, early_discount_percent: row.early_discount_percent, last_minute_discount_percent: row.last_minute_discount_percent, min_nights: row.min_nights, max_nights: row.max_nights, gap_stays: row.gap_stays, gap_min_nights: row.gap_min_nights, advance_notice_hours: row.advance_notice_hours, preparation_nights: row.preparation_nights, no_other_calendars: row.no_other_calendars, registration_number: row.registration_number, registration_expires: row.registration_expires, licence_number: row.licence_number, rating: row.rating, review_count: row.review_count, created_at: instantOf(row.created_at), listed_at: row.listed_at && instantOf(row.listed_at) };
}

/** The columns that Listing is read from. */
export const columnsOfListing = ["property_id", "title", "property_type", "sleeps", "bedrooms", "beds", "baths", "city", "province", "rating", "review_count", "description", "bedroom_list", "amenities", "accessibility", "house_rules", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "pets_allowed", "min_nights", "max_nights", "status", "reply_rate_percent", "reply_hours"] as const;

/** A row of properties as Listing. What comes from elsewhere: lat, lng, place, registrations, photos, badges, host, cohosts, price, rating_parts. */
export function readListing(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfListing)[number]>): Omit<Listing, "lat" | "lng" | "place" | "registrations" | "photos" | "badges" | "host" | "cohosts" | "price" | "rating_parts"> {
  return { property_id: row.property_id, title: row.title, property_type: row.property_type, sleeps: row.sleeps, bedrooms: row.bedrooms, beds: row.beds, baths: row.baths, city: row.city, province: row.province, rating: row.rating, review_count: row.review_count, description: row.description, bedroom_list: row.bedroom_list, amenities: row.amenities, accessibility: row.accessibility, house_rules: row.house_rules, timezone: row.timezone, checkin_time: row.checkin_time, checkout_time: row.checkout_time, cancellation_policy: row.cancellation_policy, instant_book: row.instant_book, pets_allowed: row.pets_allowed, min_nights: row.min_nights, max_nights: row.max_nights, status: row.status, reply_rate_percent: row.reply_rate_percent, reply_hours: row.reply_hours };
}

/** The columns that PropertyCard is read from. */
export const columnsOfPropertyCard = ["property_id", "title", "property_type", "sleeps", "bedrooms", "beds", "baths", "city", "province", "rating", "review_count"] as const;

/** A row of properties as PropertyCard. What comes from elsewhere: lat, lng, place, photos, price, policy, free_cancel_until, dates, badges. */
export function readPropertyCard(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfPropertyCard)[number]>): Omit<PropertyCard, "lat" | "lng" | "place" | "photos" | "price" | "policy" | "free_cancel_until" | "dates" | "badges"> {
  return { property_id: row.property_id, title: row.title, property_type: row.property_type, sleeps: row.sleeps, bedrooms: row.bedrooms, beds: row.beds, baths: row.baths, city: row.city, province: row.province, rating: row.rating, review_count: row.review_count };
}

/** The columns that Availability is read from. */
export const columnsOfAvailability = ["timezone", "checkin_time", "checkout_time", "min_nights", "max_nights", "advance_notice_hours", "synced_at"] as const;

/** A row of properties as Availability. What comes from elsewhere: horizon, unavailable, rules, gaps. */
export function readAvailability(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfAvailability)[number]>): Omit<Availability, "horizon" | "unavailable" | "rules" | "gaps"> {
  return { timezone: row.timezone, checkin_time: row.checkin_time, checkout_time: row.checkout_time, min_nights: row.min_nights, max_nights: row.max_nights, advance_notice_hours: row.advance_notice_hours, synced_at: row.synced_at && instantOf(row.synced_at) };
}

/** The columns that HostProperty is read from. */
export const columnsOfHostProperty = ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "gap_stays", "gap_min_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "licence_number", "rating", "review_count", "created_at", "listed_at", "ownership_proven_at", "registration_reason", "suspended_for", "suspended_because", "synced_at", "setup_page", "version"] as const;

/** A row of properties as HostProperty. What comes from elsewhere: cohost_ids, calendar_ids, money_ids, cohost_for, photos, platform, imported, feeds, export_url, ownership_code, registration_status, registration_duty, licence_duty, missing, open_bookings. */
export function readHostProperty(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfHostProperty)[number]>): Omit<HostProperty, "cohost_ids" | "calendar_ids" | "money_ids" | "cohost_for" | "photos" | "platform" | "imported" | "feeds" | "export_url" | "ownership_code" | "registration_status" | "registration_duty" | "licence_duty" | "missing" | "open_bookings"> {
  return { property_id: row.property_id, profile_id: row.profile_id, listing_url: row.listing_url, connection_status: row.connection_status, sync_status: row.sync_status, status: row.status, title: row.title, description: row.description, property_type: row.property_type, sleeps: row.sleeps, bedrooms: row.bedrooms, beds: row.beds, baths: row.baths, bedroom_list: row.bedroom_list, amenities: row.amenities, accessibility: row.accessibility, house_rules: row.house_rules, address: row.address, city: row.city, province: row.province, postal_code: row.postal_code, latitude: row.latitude, longitude: row.longitude, timezone: row.timezone, checkin_time: row.checkin_time, checkout_time: row.checkout_time, cancellation_policy: row.cancellation_policy, instant_book: row.instant_book, base_cents: row.base_cents, monday_cents: row.monday_cents, tuesday_cents: row.tuesday_cents, wednesday_cents: row.wednesday_cents, thursday_cents: row.thursday_cents, friday_cents: row.friday_cents, saturday_cents: row.saturday_cents, sunday_cents: row.sunday_cents, cleaning_fee_cents: row.cleaning_fee_cents, pet_fee_cents: row.pet_fee_cents, pets_allowed: row.pets_allowed, extra_guest_cents: row.extra_guest_cents, guests_included: row.guests_included, weekly_discount_percent: row.weekly_discount_percent, monthly_discount_percent: row.monthly_discount_percent, early_discount_percent: row.early_discount_percent, last_minute_discount_percent: row.last_minute_discount_percent, min_nights: row.min_nights, max_nights: row.max_nights, gap_stays: row.gap_stays, gap_min_nights: row.gap_min_nights, advance_notice_hours: row.advance_notice_hours, preparation_nights: row.preparation_nights, no_other_calendars: row.no_other_calendars, registration_number: row.registration_number, registration_expires: row.registration_expires, licence_number: row.licence_number, rating: row.rating, review_count: row.review_count, created_at: instantOf(row.created_at), listed_at: row.listed_at && instantOf(row.listed_at), ownership_proven_at: row.ownership_proven_at && instantOf(row.ownership_proven_at), registration_reason: row.registration_reason, suspended_for: row.suspended_for, suspended_because: row.suspended_because, synced_at: row.synced_at && instantOf(row.synced_at), setup_page: row.setup_page, version: row.version };
}

/** The columns that PropertyRow is read from. */
export const columnsOfPropertyRow = ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "property_type", "city", "province", "timezone", "cancellation_policy", "base_cents", "rating", "review_count", "created_at", "synced_at"] as const;

/** A row of properties as PropertyRow. What comes from elsewhere: cohost_for, photo, platform, problem, missing, next_arrival, open_bookings. */
export function readPropertyRow(row: Pick<Selectable<PropertiesTable>, (typeof columnsOfPropertyRow)[number]>): Omit<PropertyRow, "cohost_for" | "photo" | "platform" | "problem" | "missing" | "next_arrival" | "open_bookings"> {
  return { property_id: row.property_id, profile_id: row.profile_id, listing_url: row.listing_url, connection_status: row.connection_status, sync_status: row.sync_status, status: row.status, title: row.title, property_type: row.property_type, city: row.city, province: row.province, timezone: row.timezone, cancellation_policy: row.cancellation_policy, base_cents: row.base_cents, rating: row.rating, review_count: row.review_count, created_at: instantOf(row.created_at), synced_at: row.synced_at && instantOf(row.synced_at) };
}
