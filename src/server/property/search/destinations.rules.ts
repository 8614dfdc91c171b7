// Which places have pages of their own, and what each is called in its address. Pure.
import { destinationTownsMax } from '../../../../generated/model/constants';
import type { DestinationLink, DestinationPlace } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { namedDestinations } from '../../../../generated/model/tables';
import { Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';

/** A town as hosts write it: one spelling, with its listings. */
export interface SpelledTown {
  readonly city: string;
  readonly province: Province;
  readonly count: number;
  readonly since: Date;
}
/** A place, and the search that finds its stays. */
export interface Destination extends DestinationLink, Pick<DestinationPlace, 'query' | 'province'> {
  readonly isTown: boolean;
}

const slugOf = (name: string): string =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface Town {
  readonly name: string;
  readonly province: Province;
  readonly count: number;
  readonly since: number;
  readonly slug: string;
}
const townOf = (spellings: readonly SpelledTown[]): readonly Town[] => {
  const [usual] = spellings.toSorted((one, other) => other.count - one.count || (one.city < other.city ? -1 : 1));
  if (!usual) return [];
  const slug = slugOf(usual.city);
  const count = spellings.reduce((sum, it) => sum + it.count, 0);
  const since = Math.min(...spellings.map((it) => it.since.getTime()));
  // a name that leaves no letter cannot stand in an address
  return slug === '' ? [] : [{ name: usual.city, province: usual.province, count, since, slug }];
};

const provinceSlugs: ReadonlySet<string> = new Set(Object.values(Province).map(({ slug }) => slug));
const ownerOf = (slug: string) => namedDestinations.find((it) => it.slug === slug);
/** Whether a town may bear its bare name: no province does, and no other place that is always there. */
const mayBear = ({ slug, name, province }: Town): boolean => {
  const owner = ownerOf(slug);
  if (owner) return folded(owner.town) === folded(name) && owner.province === province;
  return !provinceSlugs.has(slug);
};

/** Of towns that are written alike the one that was there first bears the bare name; it stays the same while others grow. */
const named = (towns: readonly Town[]): readonly Town[] => {
  const bearers = new Map<string, Town>();
  for (const town of towns.filter(mayBear).toSorted((one, other) => one.since - other.since || (one.province < other.province ? -1 : 1)))
    if (!bearers.has(town.slug)) bearers.set(town.slug, town);
  return towns.map((town) => (bearers.get(town.slug) === town ? town : { ...town, slug: `${town.slug}-${town.province.toLowerCase()}` }));
};

const ofTown = ({ slug, name, province, count }: Town): Destination => {
  const place = `${name}, ${province}`;
  return { slug, name: place, query: place, province: null, count, isTown: true };
};

/** Every place with a page: the country, provinces and territories, and towns with listings, the fullest first. */
export const destinationsOf = (rows: readonly SpelledTown[]): readonly Destination[] => {
  const spelled = new Map<string, SpelledTown[]>();
  for (const row of rows) {
    const key = `${slugOf(row.city)} ${row.province}`;
    spelled.set(key, [...(spelled.get(key) ?? []), row]);
  }
  const towns = named([...spelled.values()].flatMap(townOf)).map(ofTown);
  const byFullness = (one: Destination, other: Destination) => other.count - one.count || (one.slug < other.slug ? -1 : 1);
  const countIn = (province: Province) => rows.reduce((sum, row) => sum + (row.province === province ? row.count : 0), 0);
  const provinces = keysOf(Province).map(
    (province): Destination => ({
      slug: Province[province].slug,
      name: Province[province].label,
      query: null,
      province,
      count: countIn(province),
      isTown: false,
    }),
  );
  const always = namedDestinations
    .filter(({ slug }) => !towns.some((town) => town.slug === slug))
    .map(({ slug, name, town }): Destination => {
      const count = town === '' ? rows.reduce((sum, row) => sum + row.count, 0) : 0;
      return { slug, name, query: town === '' ? null : name, province: null, count, isTown: town !== '' };
    });
  return [...always, ...provinces.toSorted(byFullness), ...towns.toSorted(byFullness)];
};

/** The places that others lead to: provinces and territories with listings, and the towns with most of them. */
export const worthNaming = (all: readonly Destination[]): readonly Destination[] => {
  const there = all.filter(({ count }) => count > 0);
  const towns = there.filter(({ isTown }) => isTown);
  return [...there.filter(({ province }) => province !== null), ...towns.slice(0, destinationTownsMax)];
};
