// The pictures of a listing: outside first, rooms after, with words that say what is drawn.
import type { Amenity } from '../../generated/model/values';
import { colourOfDrawn, type Drawn, drawnUrl, lightOfDrawn } from './drawn';
import type { Sketch } from './listing-facts';
import { height, width } from './pictures/canvas';
import { isRoom, type Scene } from './pictures/draw';
import type { Place } from './places/place';
import { idOf, oneOf } from './seed';

const times = { dawn: 'at first light', day: 'by day', dusk: 'at dusk', night: 'at night' } as const;
const seasons = { summer: 'in summer', autumn: 'in autumn', winter: 'in the snow' } as const;

const outside: Readonly<Record<string, string>> = {
  mountains: 'mountains behind forest and a meadow',
  hills: 'wooded hills and a meadow',
  lake: 'a lake with wooded shores',
  coast: 'a cliff and rocks above the sea',
  prairie: 'open fields under a wide sky',
  cabin: 'a house among tall trees',
  city: 'towers and trees across the water',
  town: 'painted houses in rows above a harbour',
  tundra: 'bright houses on bare hills by a bay',
};
const inside: Readonly<Record<string, string>> = {
  living: 'the living room, with a sofa and a large window',
  bedroom: 'the bedroom, its bed made up under a window',
  bunks: 'the bedroom, with a bunk bed and a ladder',
  twins: 'the bedroom, with two single beds',
  kitchen: 'the kitchen, with a counter, stools and a window over the sink',
  bath: 'the bathroom, with a tub below the window',
};

const ordinals = ['the first bedroom', 'the second bedroom', 'the third bedroom'];

// bedrooms come third, after the outside and the living room
const altOf = (it: Drawn, sketch: Sketch, position: number): string => {
  const words = inside[it.scene];
  if (words !== undefined)
    return `Drawing of ${sketch.bedrooms > 1 ? words.replace('the bedroom', ordinals[position - 2] ?? 'a bedroom') : words}`;
  const light = lightOfDrawn(it);
  return `Drawing of ${outside[it.flat && it.scene === 'mountains' ? 'hills' : it.scene] ?? 'the surroundings'} ${['city', 'town', 'tundra'].includes(it.scene) ? 'at' : 'near'} ${sketch.place.name}, ${seasons[light.season]} ${times[light.hour]}`;
};

const leading = ({ place, type, title, chance }: Sketch): Scene => {
  const fits = (scene: Scene): boolean => place.scenes.includes(scene);
  if (/street|row house|old town|village|captain|market|bump|loft above|wharf/i.test(title) && fits('town')) return 'town';
  if (/beach|sea\b|bay|harbour|dune|light|shore|cape|gulf|wharf/i.test(title) && fits('coast')) return 'coast';
  if (/lake|dock|pond|canoe/i.test(title) && fits('lake')) return 'lake';
  if (['cabin', 'chalet', 'tiny_house', 'yurt'].includes(type) && fits('cabin') && chance.in(0.7)) return 'cabin';
  if (['apartment', 'loft', 'condo'].includes(type) && (fits('city') || fits('town'))) return fits('city') ? 'city' : 'town';
  return oneOf(
    chance,
    place.scenes.filter((scene) => scene !== 'cabin' || !['apartment', 'condo', 'loft'].includes(type)),
  );
};

// everywhere else the hills are old and round
const isAlpine = ({ province, terrain, name }: Place): boolean =>
  ['BC', 'YT'].includes(province) || (province === 'AB' && (terrain === 'mountains' || name === 'Calgary')) || name === 'Pangnirtung';

const bedroomOf = (beds: string): Scene => {
  if (beds.startsWith('Bunk')) return 'bunks';
  return beds.startsWith('Two single') ? 'twins' : 'bedroom';
};

const maxNumbers = 99;
const isByDay = (it: Drawn): boolean => lightOfDrawn(it).hour === 'day';
const isInSnow = (it: Drawn): boolean => lightOfDrawn(it).season === 'winter';

/** The same scene, the last of the list, in a light that no other picture of the outside has yet. */
const withLight = (all: readonly Drawn[], wanted: (it: Drawn) => boolean): readonly Drawn[] => {
  const outdoors = all.filter(({ scene }) => !isRoom(scene));
  const [last, ...others] = outdoors.toReversed();
  if (last === undefined || outdoors.some(wanted) || others.length === 0) return all;
  const numbers = Array.from({ length: maxNumbers - 10 }, (_, at) => at + 10);
  const number = numbers.find((it) => wanted({ ...last, number: it }));
  return all.map((it) => (it === last && number !== undefined ? { ...it, number } : it));
};

export interface Furnished {
  readonly amenities: readonly Amenity[];
  readonly property_id: string;
  readonly bedroom_list: readonly { readonly beds: string }[];
}

/** Six to ten pictures: where it stands, its rooms, and the land around again; one of them by day, and in snow where people ski. */
export const photosOf = (sketch: Sketch, name: string, it: Furnished) => {
  const { place, chance } = sketch;
  const first = leading(sketch);
  const others = place.scenes.filter((scene) => scene !== first);
  const cooking = it.amenities.some((amenity) => amenity === 'kitchen' || amenity === 'kitchenette');
  const scenes: Scene[] = [
    first,
    'living',
    ...it.bedroom_list.slice(0, 3).map(({ beds }) => bedroomOf(beds)),
    ...(cooking ? (['kitchen'] as const) : []),
    'bath',
    ...others.slice(0, 2),
    first,
    ...(chance.in(0.4) ? [oneOf(chance, place.scenes)] : []),
  ];
  const least = 6;
  while (scenes.length < least) scenes.push(oneOf(chance, place.scenes));
  const north = place.terrain === 'north';
  const drawn = scenes.slice(0, 10).map((scene, number): Drawn => ({ scene, name, number, north, flat: !isAlpine(place) }));
  const skied = place.season === 'ski' || it.amenities.includes('ski_in_ski_out');
  const inLight = withLight(drawn, skied ? (one) => isByDay(one) && isInSnow(one) : isByDay);
  return inLight.map((one, position) => ({
    photo_id: idOf(`photo ${name} ${position}`),
    property_id: it.property_id,
    position,
    url: drawnUrl(one),
    alt: altOf(one, sketch, position),
    width,
    height,
    colour: colourOfDrawn(one),
  }));
};
