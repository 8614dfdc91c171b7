// A place to stay in the structured data of a page, as the fields of a property; never its price. Pure.
import type { Property } from '../../../../generated/model/entities';
import { sleepsMax } from '../../../../generated/model/constants';
import { folded } from '../../pricing/town.rules';
import { accessibilityIn, amenitiesIn, clockIn, countIn, kindIn, postalCodeIn, provinceIn } from './elsewhere-words.rules';
import { type Described, isThing, type Thing, typesOf } from './structured.rules';

/** The fields that connecting may find. */
export const foundFields = [
  'title',
  'description',
  'property_type',
  'sleeps',
  'bedrooms',
  'beds',
  'baths',
  'amenities',
  'accessibility',
  'address',
  'city',
  'province',
  'postal_code',
  'latitude',
  'longitude',
  'checkin_time',
  'checkout_time',
  'pets_allowed',
] as const satisfies readonly (keyof Property)[];
export type FoundField = (typeof foundFields)[number];
/** The same, where a value may be missing or blank. */
export type Perhaps = { readonly [F in FoundField]?: Property[F] | undefined };

// longer than any description that is kept
const longestText = 20_000;
/** A value stands in a value, as a number in a quantity; deeper there is none. */
const deepestValue = 3;
/** A property's value, as it is written: a text, a number, or a value with its unit. */
const saidOf = (it: unknown, depth = 0): string => {
  if (typeof it === 'string') return it.slice(0, longestText).trim();
  if (typeof it === 'number') return String(it);
  if (!isThing(it) || depth === deepestValue) return '';
  const { value, maxValue, name, minValue } = it;
  return saidOf(maxValue ?? value ?? name ?? minValue ?? '', depth + 1);
};

const numberOf = (it: unknown): number | undefined => {
  const said = saidOf(it).replace(',', '.');
  const number = Number(/^-?\d+(\.\d+)?/.exec(said)?.[0] ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
};
const within = (number: number | undefined, min: number, max: number): number | undefined =>
  number !== undefined && number >= min && number <= max ? number : undefined;
export const wholeWithin = (number: number | undefined, min: number, max: number): number | undefined =>
  within(number === undefined ? undefined : Math.floor(number), min, max);
export const halvesWithin = (number: number | undefined): number | undefined =>
  within(number === undefined ? undefined : Math.round(number * 2) / 2, 0, 20);

/** Something is said to be there, unless it is said not to be. */
const isThere = (it: unknown): boolean =>
  it === undefined || it === true || (it !== false && !/^(false|no|0|none|not_?available|.*\/False)?$/i.test(saidOf(it)));
const longestFeature = 200;
const maxFeatures = 1000;
const amenityWords = (features: readonly unknown[]): readonly string[] => {
  const words = features.flatMap((it) => {
    if (typeof it === 'string') return it.slice(0, longestText).split(/[,;•]/);
    return isThing(it) && isThere(it['value']) ? [saidOf(it['name'] ?? it['propertyID'])] : [];
  });
  return words.slice(0, maxFeatures).map((it) => it.slice(0, longestFeature));
};

const isCanadian = (country: string): boolean => /^(ca|can|canada)?$/i.test(country);

/** Whether a page says that its place is in another country. Where a province or postal code of Canada stands beside it, a person looks. */
export const isOutsideCanada = ({ lodging, things }: Described): boolean => {
  const address = lodging && things(lodging, 'address')[0];
  if (!address) return false;
  const said = (name: string) => saidOf(address[name]);
  return !isCanadian(said('addressCountry')) && !provinceIn(said('addressRegion')) && !postalCodeIn(said('postalCode'));
};

const placeOf = ({ things }: Described, lodging: Thing): Perhaps => {
  const address = things(lodging, 'address')[0];
  const said = (name: string) => saidOf(address?.[name]);
  if (!isCanadian(said('addressCountry'))) return {};
  const position = things(lodging, 'geo')[0] ?? lodging;
  const latitude = within(numberOf(position['latitude']), 41, 84);
  const longitude = within(numberOf(position['longitude']), -142, -52);
  const street = said('streetAddress');
  return {
    // without a number it is a region, or the town once more
    address: /\d/.test(street) ? street.slice(0, 200) : undefined,
    city: said('addressLocality').slice(0, 100),
    province: provinceIn(said('addressRegion')),
    postal_code: postalCodeIn(said('postalCode')),
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  };
};

/** A place and those in it, none twice: a page may say that a place contains itself. */
const maxPlaces = 100;
// beyond what counts as a number of beds
const maxBeds = 200;
const longestBed = 100;
const placesOf = (...places: readonly Thing[]): readonly Thing[] => [...new Set(places)].slice(0, maxPlaces);

const roomsOf = ({ parts, things }: Described, lodging: Thing): Perhaps => {
  const places = placesOf(...things(lodging, 'containsPlace'), ...things(lodging, 'accommodationFloorPlan'), lodging);
  const number = (...names: readonly string[]): number | undefined => {
    for (const place of places)
      for (const name of names) {
        const found = numberOf(parts(place, name)[0]);
        if (found !== undefined) return found;
      }
    return undefined;
  };
  const beds = places.flatMap((place) => parts(place, 'bed')).slice(0, maxBeds);
  const counted = beds.map(
    (bed) =>
      (typeof bed === 'string'
        ? countIn(bed.slice(0, longestBed), '\\w+ beds?|beds?')
        : numberOf(isThing(bed) ? bed['numberOfBeds'] : undefined)) ?? 1,
  );
  const baths = number('numberOfBathroomsTotal', 'numberOfBathrooms');
  const full = number('numberOfFullBathrooms');
  return {
    sleeps: wholeWithin(number('occupancy', 'maximumAttendeeCapacity'), 1, sleepsMax),
    bedrooms: wholeWithin(number('numberOfBedrooms', 'numberOfRooms'), 0, 30),
    beds: wholeWithin(beds.length > 0 ? counted.reduce((sum, it) => sum + it, 0) : number('numberOfBeds'), 1, 60),
    baths: halvesWithin(baths ?? (full === undefined ? undefined : full + (number('numberOfPartialBathrooms') ?? 0) / 2)),
  };
};

const petsWelcome = /^pets? ?(allowed|friendly)$|^animaux( de compagnie)? (acceptes|admis|autorises|bienvenus)$/;

/** The structured data of a page about the place to stay. */
export const foundInLodging = (described: Described): Perhaps => {
  const { lodging, parts, things } = described;
  if (!lodging) return {};
  const places = placesOf(lodging, ...things(lodging, 'containsPlace'));
  const features = amenityWords(places.flatMap((place) => parts(place, 'amenityFeature')));
  const kinds = places.flatMap((place) => [
    ...parts(place, 'additionalType').map((it) => saidOf(it)),
    ...parts(place, 'category').map((it) => saidOf(it)),
    ...typesOf(place),
  ]);
  const pets = places.map((place) => place['petsAllowed']).find((it) => it !== undefined);
  const petsFeature = features.some((it) => petsWelcome.test(folded(it)));
  return {
    title: saidOf(lodging['name']),
    description: saidOf(lodging['description']),
    property_type: kindIn(kinds),
    ...roomsOf(described, lodging),
    amenities: amenitiesIn(features),
    accessibility: accessibilityIn(features),
    ...placeOf(described, lodging),
    checkin_time: clockIn(saidOf(lodging['checkinTime'])),
    checkout_time: clockIn(saidOf(lodging['checkoutTime'])),
    pets_allowed: (pets !== undefined && isThere(pets)) || petsFeature || undefined,
  };
};

export interface FoundPicture {
  readonly url: string;
  /** Its content, where the page says so. */
  readonly alt: string;
}
/** The pictures that the structured data names, as they are written. */
export const picturesOfLodging = ({ lodging, parts, things }: Described): readonly FoundPicture[] =>
  placesOf(...(lodging ? [lodging] : []), ...things(lodging, 'containsPlace')).flatMap((place) =>
    [...parts(place, 'image'), ...parts(place, 'photo'), ...parts(place, 'photos')].map((it) => {
      if (typeof it === 'string') return { url: it, alt: '' };
      const picture = isThing(it) ? it : {};
      const [url = ''] = [picture['contentUrl'], picture['url'], picture['@id']].map((text) => saidOf(text)).filter((text) => text !== '');
      return { url, alt: saidOf(picture['caption'] ?? picture['description'] ?? picture['name']) };
    }),
  );
