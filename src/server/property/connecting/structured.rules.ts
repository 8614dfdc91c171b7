// The structured data of a page: blocks of JSON-LD as others write them, and the place to stay among what they describe. Pure.

/** One thing that a page describes, as it is written. */
export type Thing = Readonly<Record<string, unknown>>;

const maxThings = 3000;
const deepest = 20;
// an honest page has one or two; each is looked through with all that it describes
const maxBlocks = 200;
/** Of anything that a thing has several of, this much counts: more than any place has beds, rooms, features or pictures. */
const maxParts = 500;

export const isThing = (it: unknown): it is Thing => typeof it === 'object' && it !== null && !Array.isArray(it);
const listOf = (it: unknown): readonly unknown[] =>
  Array.isArray(it) ? it.slice(0, maxParts) : it === undefined || it === null ? [] : [it];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A block as data; what often breaks one is mended: comments around it, line breaks within a text, a comma too many. */
const dataOf = (block: string): unknown => {
  const bare = block
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/;$/, '');
  return parsed(bare) ?? parsed(bare.replace(/\s/g, ' ').replace(/,\s*([}\]])/g, '$1'));
};

/** `https://schema.org/VacationRental`, `schema:VacationRental` and `VacationRental` are one. */
const shortName = (name: string): string => name.replace(/^.*[/#:]/, '');
export const typesOf = (thing: Thing): readonly string[] =>
  listOf(thing['@type']).flatMap((type) => (typeof type === 'string' ? [shortName(type)] : []));

/** Everything that blocks describe, wherever it stands in them; a broken block spoils no other. */
export const thingsIn = (blocks: readonly string[]): readonly Thing[] => {
  const things: Thing[] = [];
  const left: (readonly [unknown, number])[] = blocks
    .slice(0, maxBlocks)
    .map((block) => [dataOf(block), 0] as const)
    .toReversed();
  for (let met = 0; left.length > 0 && met < maxThings; met += 1) {
    const [it, depth] = left.pop() ?? [undefined, 0];
    if (depth > deepest || typeof it !== 'object' || it === null) continue;
    if (isThing(it)) things.push(it);
    const within = Array.isArray(it) ? it : Object.values(it);
    for (const part of within.slice(0, maxThings).toReversed()) if (typeof part === 'object') left.push([part, depth + 1]);
  }
  return things;
};

// the types of a place to stay, the surest first; what is sold may be anything, so that it counts last and only where it says of what kind it is
const rentals = ['VacationRental', 'LodgingBusiness', 'BedAndBreakfast', 'Campground', 'Hostel', 'Hotel', 'Motel', 'Resort', 'SkiResort'];
const dwellings = [
  'House',
  'SingleFamilyResidence',
  'Apartment',
  'ApartmentComplex',
  'Accommodation',
  'Suite',
  'Residence',
  'HotelRoom',
  'Room',
];
const rank = new Map([...rentals, ...dwellings, 'Product'].map((type, at) => [type, at]));
const rankOf = (thing: Thing): number => Math.min(...typesOf(thing).map((type) => rank.get(type) ?? Infinity), Infinity);

const isReference = (it: Thing): boolean => typeof it['@id'] === 'string' && Object.keys(it).length === 1;

/** A short reference to a thing is the thing itself, where the page describes it. */
const resolving = (things: readonly Thing[]): ((it: unknown) => unknown) => {
  const byId = new Map<unknown, Thing>();
  for (const thing of things) if (!isReference(thing) && !byId.has(thing['@id'])) byId.set(thing['@id'], thing);
  return (it) => (isThing(it) && isReference(it) ? (byId.get(it['@id']) ?? it) : it);
};

export interface Described {
  /** The place to stay; none where the page describes none. */
  readonly lodging: Thing | undefined;
  /** It is only called something that is sold. */
  readonly isProduct: boolean;
  /** The page's actual subject. */
  readonly others: readonly string[];
  /** The parts of a thing under a name, references followed. */
  readonly parts: (thing: Thing | undefined, name: string) => readonly unknown[];
  /** The same, things alone. */
  readonly things: (thing: Thing | undefined, name: string) => readonly Thing[];
}

/** The subjects of blocks of structured data. */
export const describedIn = (blocks: readonly string[]): Described => {
  const all = thingsIn(blocks);
  const resolve = resolving(all);
  const lodgings = all.filter((it) => rankOf(it) < Infinity && it['name'] !== undefined);
  const best = Math.min(...lodgings.map(rankOf));
  const lodging = lodgings.find((it) => rankOf(it) === best);
  const parts: Described['parts'] = (thing, name) => listOf(thing?.[name]).map(resolve);
  return {
    lodging,
    isProduct: lodging !== undefined && typesOf(lodging).every((type) => type === 'Product'),
    others: all.flatMap(typesOf),
    parts,
    things: (thing, name) => parts(thing, name).filter(isThing),
  };
};
