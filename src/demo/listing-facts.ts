// The facts of a listing that follow from its type, size, title and place: beds, amenities, prices and terms.
import type { Accessibility, Amenity, CancellationPolicy, PropertyType } from '../../generated/model/values';
import { dutiesOf } from '../server/property/registration/registration.rules';
import type { Chance } from './pictures/chance';
import type { Place } from './places/place';
import { oneOf, shuffled } from './seed';

export interface Sketch {
  readonly place: Place;
  readonly type: PropertyType;
  readonly bedrooms: number;
  readonly title: string;
  /** How many of its type come before it, so that neighbours in a list do not begin alike. */
  readonly turn: number;
  readonly chance: Chance;
}

const inTown: readonly PropertyType[] = ['apartment', 'condo', 'loft', 'townhouse'];
const small: readonly PropertyType[] = ['tiny_house', 'yurt', 'guest_suite', 'bed_and_breakfast', 'loft', 'houseboat'];
const woodsy: readonly PropertyType[] = ['cabin', 'cottage', 'chalet', 'yurt', 'tiny_house', 'farm_stay', 'house'];
export const isInTown = (type: PropertyType): boolean => inTown.includes(type);
export const isSmall = (type: PropertyType): boolean => small.includes(type);

interface BedRoom {
  readonly words: string;
  readonly beds: number;
  readonly sleeps: number;
}
const forTwo: readonly BedRoom[] = [
  { words: 'Queen bed', beds: 1, sleeps: 2 },
  { words: 'King bed', beds: 1, sleeps: 2 },
];
const forOthers: readonly BedRoom[] = [
  { words: 'Queen bed', beds: 1, sleeps: 2 },
  { words: 'Double bed', beds: 1, sleeps: 2 },
  { words: 'Two single beds', beds: 2, sleeps: 2 },
  { words: 'Bunk bed', beds: 2, sleeps: 2 },
  { words: 'Bunk bed and a single bed', beds: 3, sleeps: 3 },
];

export interface Capacity {
  readonly sleeps: number;
  readonly beds: number;
  readonly bedrooms: number;
  readonly baths: number;
  readonly bedroom_list: readonly { readonly name: string; readonly beds: string }[];
}

/** The beds by room; the sums agree with the list. */
export const capacityOf = ({ type, bedrooms, chance }: Sketch): Capacity => {
  const sofa = type !== 'bed_and_breakfast' && chance.in(bedrooms === 0 ? 0.3 : 0.35);
  const rooms = Array.from({ length: Math.max(1, bedrooms) }, (_, at) => oneOf(chance, at === 0 ? forTwo : forOthers));
  const bedroom_list = rooms.map((room, at) => ({
    name: bedrooms === 0 ? 'Studio' : rooms.length === 1 ? 'Bedroom' : `Bedroom ${at + 1}`,
    beds: at === 0 && sofa ? `${room.words}, and a sofa bed ${bedrooms === 0 ? 'beside it' : 'in the living room'}` : room.words,
  }));
  return {
    sleeps: rooms.reduce((all, room) => all + room.sleeps, sofa ? 2 : 0),
    beds: rooms.reduce((all, room) => all + room.beds, sofa ? 1 : 0),
    bedrooms,
    baths: Math.max(1, Math.round(bedrooms * chance.between(0.5, 0.85) * 2) / 2),
    bedroom_list,
  };
};

const promised: readonly (readonly [words: RegExp, amenities: readonly Amenity[]])[] = [
  [/hot tub|hot pool/i, ['hot_tub']],
  [/sauna/i, ['sauna']],
  [/with a pool|saltwater pool|condo with a pool/i, ['pool']],
  [/dock\b|boathouse|mooring|wharf of its own/i, ['dock', 'waterfront']],
  [/wood stove/i, ['wood_stove']],
  [/fireplace/i, ['fireplace']],
  [/piano/i, ['piano']],
  [/canoes?/i, ['canoe', 'lake_view']],
  [/fire pit/i, ['fire_pit']],
  [/orchard|garden|lavender|vines|vineyard/i, ['garden']],
  [/porch|deck|balcony|lookout/i, ['deck']],
  [/slope-side|ski-to-the-door/i, ['ski_in_ski_out', 'mountain_view']],
  [/children|cousins|family house/i, ['crib', 'high_chair', 'board_games']],
  [/beach|dune|sand\b|shore\b|toes/i, ['beach_access']],
  [/floating|houseboat|stilts|over the water|moored/i, ['waterfront', 'deck']],
  [/bookshop|reading|attic/i, ['books']],
  [/garage|parking/i, ['free_parking']],
];

const views = ({ place, title, chance }: Sketch): Amenity[] => {
  const often = (share: number, amenity: Amenity): Amenity[] => (chance.in(share) ? [amenity] : []);
  const named = (words: RegExp): number => (words.test(title) ? 1 : 0.35);
  switch (place.terrain) {
    case 'mountains':
      return [...often(0.8, 'mountain_view'), ...(place.scenes.includes('lake') ? often(0.15, 'lake_view') : [])];
    case 'lake':
      return often(named(/lake|bay|bras d’or|view/i) + 0.25, 'lake_view');
    case 'coast':
      return often(named(/bay|sea|cape|view|gulf|light|fjord|st\. lawrence|water|fundy/i) + 0.3, 'ocean_view');
    default:
      return [];
  }
};

const everywhere: readonly Amenity[] = [
  'wifi',
  'heating',
  'linens',
  'smoke_alarm',
  'carbon_monoxide_alarm',
  'fire_extinguisher',
  'coffee_maker',
];

const perhaps = ({ place, type, bedrooms, chance }: Sketch): Amenity[] => {
  const wood = woodsy.includes(type);
  const city = place.terrain === 'city';
  const odds: readonly (readonly [Amenity, number])[] = [
    ['hair_dryer', 0.7],
    ['iron', 0.5],
    ['first_aid_kit', 0.7],
    ['self_check_in', isInTown(type) ? 0.8 : 0.5],
    ['workspace', city ? 0.6 : 0.3],
    ['tv', wood ? 0.55 : 0.8],
    ['books', 0.5],
    ['board_games', bedrooms > 1 ? 0.7 : 0.3],
    ['air_conditioning', place.terrain === 'north' ? 0 : city || place.season === 'summer' ? 0.5 : 0.2],
    ['washer', isSmall(type) ? 0.25 : 0.8],
    ['dryer', isSmall(type) ? 0.2 : 0.7],
    ['dishwasher', isSmall(type) ? 0.15 : 0.65],
    ['barbecue', wood && place.terrain !== 'north' ? 0.75 : 0.25],
    ['deck', wood ? 0.7 : 0.3],
    ['fire_pit', wood && !city ? 0.5 : 0],
    ['wood_stove', ['cabin', 'yurt', 'cottage'].includes(type) ? 0.55 : 0],
    ['fireplace', ['chalet', 'house', 'townhouse'].includes(type) ? 0.4 : 0.05],
    ['garden', city && wood ? 0.5 : 0.15],
    ['free_parking', city && isInTown(type) ? 0.35 : 0.9],
    ['ev_charger', place.terrain === 'north' ? 0 : 0.15],
    ['bicycles', place.season === 'summer' ? 0.2 : 0.08],
    ['canoe', place.terrain === 'lake' && wood ? 0.3 : 0],
    ['hot_tub', type === 'chalet' ? 0.6 : place.season === 'ski' ? 0.35 : wood ? 0.1 : 0],
    ['sauna', type === 'chalet' ? 0.3 : 0.04],
    ['crib', bedrooms > 2 ? 0.5 : 0.1],
    ['high_chair', bedrooms > 2 ? 0.45 : 0.08],
    ['play_area', bedrooms > 2 && wood ? 0.15 : 0],
    ['fenced_yard', type === 'house' && bedrooms > 1 ? 0.25 : 0],
  ];
  return odds.filter(([, share]) => chance.in(share)).map(([amenity]) => amenity);
};

/** A listing's amenities: common ones, those that its title promises, and those likely for its kind. */
export const amenitiesOf = (sketch: Sketch): Amenity[] => {
  const cooking: Amenity[] =
    isSmall(sketch.type) && sketch.type !== 'houseboat' && sketch.type !== 'loft' ? ['kitchenette'] : ['kitchen', 'oven'];
  const breakfast = sketch.type === 'bed_and_breakfast';
  const told = promised.filter(([words]) => words.test(sketch.title)).flatMap(([, amenities]) => amenities);
  const all = new Set<Amenity>([...everywhere, ...(breakfast ? [] : cooking), ...told, ...views(sketch), ...perhaps(sketch)]);
  if (breakfast) for (const none of ['barbecue', 'dishwasher', 'washer', 'dryer', 'hot_tub'] as const) all.delete(none);
  if (all.has('dryer') && !all.has('washer')) all.add('washer');
  if (all.has('fireplace') && all.has('wood_stove')) all.delete('fireplace');
  return [...all];
};

/** Accessible features: only those that its kind can have. */
export const accessibilityOf = ({ type, title, chance }: Sketch): Accessibility[] => {
  if (/attic|spiral|stairs?\b|third-floor|top-floor|houseboat|floating|stilts|perché/i.test(title)) return [];
  const ground = /ground-floor|bungalow/i.test(title) || chance.in(type === 'guest_suite' ? 0.5 : 0.16);
  const flat = type === 'condo' && chance.in(0.6);
  const rolling = (ground || flat) && !['tiny_house', 'yurt', 'cabin', 'loft'].includes(type) && chance.in(0.35);
  return [
    ...(ground || flat ? (['step_free'] as const) : []),
    ...(ground ? (['ground_floor'] as const) : []),
    ...(flat ? (['elevator'] as const) : []),
    ...(rolling ? (['wide_doors', 'roll_in_shower', 'grab_bars'] as const) : []),
    ...(rolling && chance.in(0.5) ? (['accessible_parking'] as const) : []),
    ...(chance.in(0.06) ? (['visual_alarm'] as const) : []),
  ];
};

const rounded = (dollars: number, step: number): number => Math.max(step, Math.round(dollars / step) * step) * 100;
const typeCost: Partial<Record<PropertyType, number>> = {
  chalet: 70,
  house: 28,
  houseboat: 60,
  yurt: -6,
  tiny_house: 4,
  bed_and_breakfast: 22,
  farm_stay: -8,
};

/** A price of its own for the nights of a weekend; other days cost the same. */
const nightsOfWeek = (weekend: number | null) => ({
  monday_cents: null,
  tuesday_cents: null,
  wednesday_cents: null,
  thursday_cents: null,
  friday_cents: weekend,
  saturday_cents: weekend,
  sunday_cents: null,
});

/** Prices in cents CAD, and the terms that go with them. */
export const termsOf = (sketch: Sketch, amenities: readonly Amenity[], sleeps: number) => {
  const { place, type, bedrooms, chance } = sketch;
  const extras = amenities.filter((it) => ['hot_tub', 'sauna', 'pool', 'waterfront', 'ocean_view', 'ski_in_ski_out'].includes(it)).length;
  const night = place.level * (58 + 46 * Math.max(0.6, bedrooms) + (typeCost[type] ?? 0) + extras * 14) * chance.between(0.9, 1.14);
  const base_cents = rounded(night, 5) - (chance.in(0.4) ? 100 : 0);
  const pets_allowed = type !== 'bed_and_breakfast' && chance.in(isInTown(type) ? 0.25 : 0.5);
  const extra = bedrooms > 1 && chance.in(0.35);
  const lazy = place.season === 'summer' && woodsy.includes(type) && bedrooms > 1;
  return {
    base_cents,
    ...nightsOfWeek(chance.in(0.75) ? rounded((base_cents / 100) * chance.between(1.08, 1.22), 5) : null),
    cleaning_fee_cents: type === 'bed_and_breakfast' ? 0 : rounded(25 + 24 * Math.max(0.6, bedrooms) * chance.between(0.85, 1.2), 5),
    pets_allowed,
    pet_fee_cents: pets_allowed && chance.in(0.7) ? rounded(chance.between(20, 60), 5) : 0,
    extra_guest_cents: extra ? rounded(chance.between(15, 35), 5) : 0,
    guests_included: extra ? Math.max(2, sleeps - 2) : sleeps,
    weekly_discount_percent: chance.in(0.65) ? oneOf(chance, [5, 8, 10, 10, 12, 15]) : 0,
    monthly_discount_percent: chance.in(0.4) ? oneOf(chance, [20, 25, 30, 35]) : 0,
    min_nights: lazy ? oneOf(chance, [2, 2, 3]) : oneOf(chance, place.terrain === 'city' ? [1, 1, 2, 2] : [1, 2, 2, 3]),
    max_nights: oneOf(chance, [14, 21, 28, 28, 28, 60]),
    advance_notice_hours: oneOf(chance, [4, 12, 24, 24, 24, 48]),
    checkin_time: oneOf(chance, ['15:00', '16:00', '16:00', '16:00', '17:00']),
    checkout_time: oneOf(chance, ['10:00', '11:00', '11:00', '11:00', '12:00']),
    cancellation_policy: oneOf<CancellationPolicy>(chance, ['flexible', 'flexible', 'moderate', 'moderate', 'moderate', 'firm', 'strict']),
    instant_book: chance.in(0.58),
    early_discount_percent: chance.in(0.2) ? oneOf(chance, [5, 8, 10]) : 0,
    last_minute_discount_percent: chance.in(0.2) ? oneOf(chance, [10, 12, 15]) : 0,
  };
};
export type Terms = ReturnType<typeof termsOf>;

const letters = (chance: Chance, many: number): string =>
  Array.from({ length: many }, () => oneOf(chance, 'ABCDEFGHJKLMNPQRSTUVWXYZ'.split(''))).join('');
const digits = (chance: Chance, many: number): string => Array.from({ length: many }, () => String(chance.whole(0, 9))).join('');

/** A registration number in the form of the place, where one is asked for. None of them is anybody's. */
export const registrationOf = ({ place, chance }: Sketch): string | null => {
  const year = 2026;
  const byCity: Readonly<Record<string, string>> = {
    Winnipeg: `STRA-${year}-${digits(chance, 5)}`,
    Toronto: `STR-${year - 2000}${digits(chance, 2)}-${letters(chance, 6)}`,
    Ottawa: `HP-${year}-${digits(chance, 4)}`,
    Calgary: `BL${digits(chance, 6)}`,
  };
  const byProvince: Readonly<Record<string, string>> = {
    BC: `${oneOf(chance, ['H', 'PM'])}${digits(chance, 9)}`,
    QC: `${chance.whole(2, 3)}${digits(chance, 5)}`,
    NS: `STR${year - 2000}${year - 1999}${letters(chance, 1)}${digits(chance, 4)}`,
    NL: `TA-${digits(chance, 5)}`,
    PE: `22${digits(chance, 5)}`,
  };
  return byCity[place.name] ?? byProvince[place.province] ?? null;
};

/** The number of a city that asks for one beside its province. None of them is anybody's. */
export const licenceOf = ({ place }: Sketch, id: string): string | null => {
  if (!dutiesOf({ province: place.province, city: place.name }).licence) return null;
  return `26-${id.replaceAll(/\D/g, '').slice(0, 6).padEnd(6, '0')}`;
};

/** A position within a short walk of the middle of a place, away from its water. */
export const positionOf = ({ place, chance }: Sketch): { readonly latitude: number; readonly longitude: number } => {
  const kilometres = chance.between(0.1, place.terrain === 'city' ? 2.4 : 1.4);
  const bearing = ((place.inland === undefined ? chance.between(0, 360) : place.inland + chance.between(-55, 55)) * Math.PI) / 180;
  const [latitude, longitude] = place.at;
  const degree = 111.2;
  const north = (kilometres * Math.cos(bearing)) / degree;
  const east = (kilometres * Math.sin(bearing)) / (degree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: Math.round((latitude + north) * 1e5) / 1e5, longitude: Math.round((longitude + east) * 1e5) / 1e5 };
};

/** A street address with the postal code of the place. */
export const addressOf = ({ place, chance }: Sketch): { readonly address: string; readonly postal_code: string } => {
  const [street] = shuffled(chance, place.streets);
  const french = place.province === 'QC' && !/Street|Avenue$|Road|Drive/.test(street ?? '');
  const number = chance.whole(3, 480);
  return {
    address: french ? `${number}, ${(street ?? '').replace(/^./, (first) => first.toLowerCase())}` : `${number} ${street ?? ''}`,
    postal_code: `${place.post} ${chance.whole(1, 9)}${letters(chance, 1)}${chance.whole(0, 9)}`,
  };
};
