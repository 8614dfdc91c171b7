// Towns with their rank: 1 for the cities that everybody knows, 2 for towns, 3 for what lies within a city.
import { isIn, kmApart, type Part, shape, type Shape } from './shapes';
import { gazetteerText, sources, textOf } from './sources';

interface Town {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly people: number;
  readonly isPart: boolean;
}

const [largeCity, partKm, sameKm] = [100_000, 12, 15];

const listed = (country: string): readonly Town[] =>
  textOf(sources.places)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns[8] === country)
    .map((columns) => ({
      name: columns[1] ?? '',
      at: [Number(columns[5]), Number(columns[4])] as const,
      people: Number(columns[14]),
      isPart: columns[7] === 'PPLX',
    }));

interface Gazetteer {
  readonly towns: Readonly<Record<string, readonly string[]>>;
}
const searchable = (): readonly Pick<Town, 'name' | 'at'>[] =>
  Object.values((JSON.parse(gazetteerText()) as Gazetteer).towns)
    .flat()
    .map((line) => {
      const [name = '', latitude, longitude] = line.split('|');
      return { name, at: [Number(longitude), Number(latitude)] as const };
    });

/** Those of Canada as the search knows them, with the people of a town of that name close by. */
const ofCanada = (): readonly Town[] => {
  const sized = listed('CA');
  const byName = new Map<string, Town[]>();
  for (const town of sized) byName.set(town.name, [...(byName.get(town.name) ?? []), town]);
  const cities = sized.filter(({ people, isPart }) => people >= largeCity && !isPart);
  return searchable().map(({ name, at }) => {
    const same = byName.get(name)?.find((town) => kmApart(town.at, at) < sameKm);
    if (same) return { ...same, at };
    return { name, at, people: 0, isPart: cities.some((city) => kmApart(city.at, at) < partKm) };
  });
};

const rankOf = ({ people, isPart }: Town): number => (isPart ? 3 : people >= largeCity ? 1 : 2);

export const townsOf = (part: Part): readonly Shape[] =>
  [...ofCanada(), ...listed('US').filter(({ people, isPart }) => people > 10_000 && !isPart)]
    .filter(({ at }) => isIn(part, at))
    .map((town) => shape('Point', town.at, { name: town.name, rank: rankOf(town), people: town.people }));
