// The listings of the demo, each from its sketch: the same today gives the same rows.
import type { NewRow } from '../../generated/tables/tables';
import { allInNightCents, type PricedProperty } from '../server/pricing/price.rules';
import { searchedText } from '../server/property/search/search.repository';
import {
  accessibilityOf,
  addressOf,
  amenitiesOf,
  capacityOf,
  licenceOf,
  positionOf,
  registrationOf,
  type Sketch,
  termsOf,
} from './listing-facts';
import { photosOf } from './listing-photos';
import { overridesOf } from './listing-prices';
import { descriptionOf, houseRulesOf } from './listing-texts';
import { chanceOf } from './pictures/chance';
import type { Place } from './places/place';
import { places } from './places/places';
import { MINUTE, DAY, addDays } from '../../generated/model/dates';
import { idOf, slugOf } from './seed';

export type PropertyRow = NewRow<'properties'> & PricedProperty;

export interface Listing {
  /** `tofino-2`: names its pictures and its chances. */
  readonly name: string;
  readonly place: Place;
  readonly row: PropertyRow;
  readonly photos: readonly NewRow<'photos'>[];
  readonly overrides: readonly NewRow<'price_overrides'>[];
}

/** The input of a listing: the day, and its owner. */
export interface ListingOwner {
  readonly today: string;
  readonly profile_id: string;
}

const monthDays = 30;

const listingOf = (sketch: Sketch, name: string, owner: ListingOwner): Listing => {
  const { place, type, title, chance } = sketch;
  const property_id = idOf(`property ${name}`);
  const capacity = capacityOf(sketch);
  const amenities = amenitiesOf(sketch);
  const terms = termsOf(sketch, amenities, capacity.sleeps);
  const where = addressOf(sketch);
  const street = where.address.replace(/^\d+,? /, '');
  const registration_number = registrationOf(sketch);
  const months = chance.whole(1, 30);
  const synced = chance.in(0.6);
  const now = new Date(`${owner.today}T00:00:00Z`).getTime();
  const listed = new Date(now - months * monthDays * DAY - chance.whole(0, 80_000_000));
  const priced = { ...terms, city: place.name, province: place.province };
  const row: PropertyRow = {
    ...priced,
    property_id,
    profile_id: owner.profile_id,
    listing_url: synced ? `https://stays.example/${name}` : null,
    connection_status: 'connected',
    sync_status: synced ? 'synced' : 'never',
    synced_at: synced ? new Date(now - chance.whole(MINUTE, 3_000_000)) : null,
    // no demo listing reads a calendar from elsewhere
    no_other_calendars: true,
    ownership_proven_at: synced ? listed : null,
    listing_key: synced ? `generic stays.example/${name}` : null,
    status: 'listed',
    title,
    property_type: type,
    ...capacity,
    bedroom_list: JSON.stringify(capacity.bedroom_list),
    amenities,
    accessibility: accessibilityOf(sketch),
    description: descriptionOf(sketch, capacity, { amenities, street }),
    house_rules: houseRulesOf(sketch, { amenities, pets: terms.pets_allowed }),
    ...where,
    ...positionOf(sketch),
    timezone: place.zone,
    registration_number,
    registration_verdict: registration_number ? 'confirmed' : null,
    registration_expires: registration_number ? addDays(owner.today, chance.whole(60, 420)) : null,
    licence_number: licenceOf(sketch, property_id),
    all_in_night_cents: allInNightCents(priced),
    searched: searchedText({ title, city: place.name, province: place.province, property_type: type }),
    created_at: new Date(listed.getTime() - chance.whole(1, 20) * DAY),
    listed_at: listed,
  };
  const season = { property_id, season: place.season, base_cents: terms.base_cents, today: owner.today, chance };
  const photos = photosOf(sketch, name, { amenities, property_id, bedroom_list: capacity.bedroom_list });
  return { name, place, row, photos, overrides: overridesOf(season) };
};

export interface NamedSketch {
  readonly name: string;
  readonly sketch: Sketch;
}

/** Every stay of every place, by name. */
export const sketches = (): NamedSketch[] => {
  const turns = new Map<string, number>();
  return places.flatMap((place) =>
    place.stays.map(([type, bedrooms, title], at) => {
      const name = `${slugOf(place.name)}-${at + 1}`;
      const turn = turns.get(type) ?? 0;
      turns.set(type, turn + 1);
      return { name, sketch: { place, type, bedrooms, title, turn, chance: chanceOf(`listing ${name}`) } };
    }),
  );
};

/** The listings, with the owner that `ownerOf` names for each. */
export const listingsOf = (today: string, ownerOf: (it: NamedSketch) => string): Listing[] =>
  sketches().map((it) => listingOf(it.sketch, it.name, { today, profile_id: ownerOf(it) }));
