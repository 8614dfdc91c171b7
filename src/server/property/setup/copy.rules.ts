// A copy of a property: its host's own words and prices, under a title of its own. Pure.
import { titleMax } from '../../../../generated/model/constants';
import { duplicateTexts as say } from '../../../../generated/texts/sentences/duplicateTexts';
import type { PropertyRow } from '../property.lookup';
import type { PropertyEdit } from './edit.rules';

/** Facts of one place alone: its listing elsewhere, its number, and the host's word that it is offered nowhere else. */
type LeftBehind = 'listing_url' | 'registration_number' | 'registration_expires' | 'licence_number' | 'no_other_calendars';

const suffix = (count: number): string => (count === 1 ? say.copy({ title: '' }) : say.copyAgain({ title: '', count }));

/** Half a letter beyond the basic ones is none. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();

/** `Cabin (copy)`, then `Cabin (copy 2)`, also where a copy is copied; nothing stays nothing. */
export const titleOfCopy = (title: string, taken: readonly string[]): string => {
  if (title === '') return '';
  const suffixes = Array.from({ length: taken.length + 1 }, (_, nth) => suffix(nth + 1));
  const own = suffixes.find((it) => title.endsWith(it) && title !== it) ?? '';
  const base = title.slice(0, title.length - own.length);
  const named = suffixes.map((it) => cut(base, titleMax - it.length) + it);
  return named.find((it) => !taken.includes(it)) ?? title;
};

type Copied = Required<Omit<PropertyEdit, LeftBehind>>;
/** The fields of a property that its copy has; values that were brought over and not confirmed are not its host's yet. */
export const copiedOf = (row: PropertyRow, it: { readonly title: string; readonly unconfirmed: readonly string[] }): PropertyEdit => {
  const copied: Copied = {
    title: it.title,
    description: row.description,
    property_type: row.property_type,
    address: row.address,
    city: row.city,
    province: row.province,
    postal_code: row.postal_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timezone: row.timezone,
    sleeps: row.sleeps,
    bedrooms: row.bedrooms,
    beds: row.beds,
    baths: row.baths,
    bedroom_list: row.bedroom_list,
    amenities: row.amenities,
    accessibility: row.accessibility,
    base_cents: row.base_cents,
    monday_cents: row.monday_cents,
    tuesday_cents: row.tuesday_cents,
    wednesday_cents: row.wednesday_cents,
    thursday_cents: row.thursday_cents,
    friday_cents: row.friday_cents,
    saturday_cents: row.saturday_cents,
    sunday_cents: row.sunday_cents,
    cleaning_fee_cents: row.cleaning_fee_cents,
    extra_guest_cents: row.extra_guest_cents,
    guests_included: row.guests_included,
    weekly_discount_percent: row.weekly_discount_percent,
    monthly_discount_percent: row.monthly_discount_percent,
    early_discount_percent: row.early_discount_percent,
    last_minute_discount_percent: row.last_minute_discount_percent,
    house_rules: row.house_rules,
    pets_allowed: row.pets_allowed,
    pet_fee_cents: row.pet_fee_cents,
    checkin_time: row.checkin_time,
    checkout_time: row.checkout_time,
    min_nights: row.min_nights,
    max_nights: row.max_nights,
    gap_stays: row.gap_stays,
    gap_min_nights: row.gap_min_nights,
    advance_notice_hours: row.advance_notice_hours,
    preparation_nights: row.preparation_nights,
    cancellation_policy: row.cancellation_policy,
    instant_book: row.instant_book,
  };
  return Object.fromEntries(Object.entries(copied).filter(([field]) => !it.unconfirmed.includes(field)));
};
