// The words of a listing: a description of two to four paragraphs, and the house rules.
import type { Amenity } from '../../generated/model/values';
import { amenitySentences } from './phrases/amenities';
import { arounds, endings, frenchEndings, parties, petsNot, petsWelcome, quiet, rules } from './phrases/around';
import { openers } from './phrases/openers';
import type { Capacity, Sketch } from './listing-facts';
import { oneOf, someOf } from './seed';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const roomsOf = ({ bedrooms }: Sketch): string =>
  bedrooms === 0 ? 'one good room' : `${numbers[bedrooms] ?? bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;

const filled = (text: string, slots: Readonly<Record<string, string | number>>): string => {
  const sentence = text.replace(/\{(\w+)\}/g, (_all, name: string) => String(slots[name] ?? ''));
  return sentence.replace(/(^|[.!?] )(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const bedWords = (capacity: Capacity): string => {
  const sofa = capacity.bedroom_list.find((room) => room.beds.includes('sofa bed'));
  const more = sofa ? ` The sofa bed ${/beside/.test(sofa.beds) ? 'beside it' : 'in the living room'} takes two more.` : '';
  const [first = '', ...others] = capacity.bedroom_list.map((room) => {
    const words = room.beds
      .toLowerCase()
      .replace(/, and a sofa bed.*/, '')
      .replace(' and a single bed', ' with a single beside it');
    return /^(two|three)/.test(words) ? words : `a ${words}`;
  });
  if (others.length === 0) return `You sleep in ${first}.${more}`;
  const alike = others.length > 1 && others.every((one) => one === others[0]);
  const rest = alike ? `the others have ${others[0] ?? ''} each` : `the other${others.length > 1 ? 's have' : ' has'} ${listed(others)}`;
  return `The main bedroom has ${first}; ${rest}.${more}`;
};

// facts worth a sentence, best first
const telling: readonly Amenity[] = [
  'waterfront',
  'ski_in_ski_out',
  'hot_tub',
  'sauna',
  'pool',
  'ocean_view',
  'lake_view',
  'mountain_view',
  'dock',
  'piano',
  'wood_stove',
  'fireplace',
  'canoe',
  'beach_access',
  'fire_pit',
  'deck',
  'garden',
];
const useful: readonly Amenity[] = [
  'workspace',
  'ev_charger',
  'self_check_in',
  'bicycles',
  'barbecue',
  'books',
  'board_games',
  'fenced_yard',
  'crib',
  'washer',
  'dishwasher',
  'air_conditioning',
];

const sentencesFor = (sketch: Sketch, from: readonly Amenity[], most: number): string[] =>
  from
    .flatMap((amenity) => {
      const some = amenitySentences[amenity];
      return some ? [oneOf(sketch.chance, some)] : [];
    })
    .slice(0, most);

/** A description as its host might write it; paragraphs are apart by an empty line. */
export const descriptionOf = (
  sketch: Sketch,
  capacity: Capacity,
  it: { readonly amenities: readonly Amenity[]; readonly street: string },
): string => {
  const { chance, place, type } = sketch;
  const has = (list: readonly Amenity[]): Amenity[] => list.filter((amenity) => it.amenities.includes(amenity));
  const slots = { place: place.name, street: it.street, rooms: roomsOf(sketch), sleeps: numbers[capacity.sleeps] ?? capacity.sleeps };
  const best = sentencesFor(sketch, has(telling), chance.whole(2, 3));
  const also = sentencesFor(sketch, someOf(chance, has(useful), 2), 2);
  const around = oneOf(chance, arounds[place.terrain]);
  const facts = someOf(chance, place.facts, chance.whole(2, 3));
  const french = place.province === 'QC' && chance.in(0.55);
  const ending = chance.in(0.75) ? oneOf(chance, french ? frenchEndings : endings) : '';
  const voices = openers[type];
  const opening = filled(voices[sketch.turn % voices.length] ?? voices[0], slots);
  const beds = chance.in(0.6) ? bedWords(capacity) : '';
  const inside = chance.in(0.5) ? [beds, ...best, ...also] : [...best, beds, ...also];
  const outside = chance.in(0.5) ? [around, ...facts] : [...facts, around];
  const shape = chance.whole(0, 4);
  const paragraphs =
    shape === 0
      ? [[opening, ...best.slice(0, 1)], [beds, ...best.slice(1), ...also], outside, [ending]]
      : shape === 1
        ? [[opening], [...facts], [...inside, ending]]
        : shape === 2
          ? [[opening, around], inside, [...facts, ending]]
          : shape === 3
            ? [[...facts.slice(0, 1), opening], inside, [...facts.slice(1), around, ending]]
            : [[opening, ...inside], outside, [ending]];
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
};

/** House rules, one a line. */
export const houseRulesOf = (sketch: Sketch, it: { readonly amenities: readonly Amenity[]; readonly pets: boolean }): string => {
  const { chance, place } = sketch;
  const fires = it.amenities.some((amenity) => ['wood_stove', 'fire_pit'].includes(amenity));
  const bears = ['mountains', 'lake'].includes(place.terrain) && chance.in(0.3);
  const water = it.amenities.some((amenity) => ['dock', 'canoe', 'waterfront'].includes(amenity));
  return [
    oneOf(chance, rules.always),
    oneOf(chance, quiet),
    oneOf(chance, parties),
    oneOf(chance, it.pets ? petsWelcome : petsNot),
    ...(fires ? [oneOf(chance, rules.wood)] : []),
    ...(bears ? [oneOf(chance, rules.bears)] : []),
    ...(water ? [oneOf(chance, rules.water)] : []),
    ...(place.terrain === 'city' && chance.in(0.6) ? [oneOf(chance, rules.town)] : []),
    ...(place.terrain === 'north' ? [oneOf(chance, rules.north)] : []),
    ...someOf(chance, rules.some, chance.whole(1, 3)),
  ].join('\n');
};
