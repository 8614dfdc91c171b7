// Borders, and the names of what is no town.
import { mesh } from 'topojson-client';
import { Province } from '../../../generated/model/values/Province';
import { boxOf, meet, middleOf, type Part, shape, type Shape } from './shapes';
import { sources, textOf } from './sources';

type Rings = readonly (readonly (readonly number[])[])[];
interface AreaFacts {
  /** The country that it is a part of. */
  readonly gu?: string;
  /** The place of its name. */
  readonly ct?: readonly [number, number];
}
type Areas = Parameters<typeof mesh>[0];
type Area = NonNullable<Parameters<typeof mesh>[1]> & { readonly properties?: AreaFacts };
const areasOf = (all: Areas, name: string): readonly Area[] =>
  (all.objects[name] as { readonly geometries: readonly Area[] } | undefined)?.geometries ?? [];
const topology = (source: (typeof sources)['provinces' | 'countries']): Areas => JSON.parse(textOf(source)) as Areas;

/** The lines between areas; no shore is one. */
const between = (all: Areas, areas: readonly Area[], kind: 'country' | 'province'): Shape => ({
  type: 'Feature',
  properties: { kind },
  geometry: mesh(all, { type: 'GeometryCollection', geometries: [...areas] }, (one, other) => one !== other),
});
const isCanadian = ({ properties }: Area): boolean => properties?.gu === 'CAN';

/** The numbers of Canada and the United States. */
const neighbours = ['124', '840'];

export const bordersOf = (): readonly Shape[] => {
  const [countries, provinces] = [topology(sources.countries), topology(sources.provinces)];
  const both = areasOf(countries, 'countries').filter(({ id }) => neighbours.includes(String(id)));
  return [between(countries, both, 'country'), between(provinces, areasOf(provinces, 'subunits').filter(isCanadian), 'province')];
};

interface Lakes {
  readonly features: readonly {
    readonly properties: { readonly name: string | null; readonly scalerank: number };
    readonly geometry: { readonly type: string; readonly coordinates: readonly Rings[] | Rings };
  }[];
}
const lakeNames = (part: Part): readonly Shape[] =>
  (JSON.parse(textOf(sources.lakeNames)) as Lakes).features.flatMap(({ properties: { name, scalerank }, geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as readonly Rings[];
    const [outer = []] = polygons.toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0))[0] ?? [];
    return name && meet(part, boxOf(outer)) ? [shape('Point', middleOf(outer), { name, kind: 'lake', rank: scalerank })] : [];
  });
const provinceNames = (): readonly Shape[] =>
  areasOf(topology(sources.provinces), 'subunits')
    .filter(isCanadian)
    .flatMap(({ id, properties }) =>
      typeof id === 'string' && id in Province
        ? [shape('Point', properties?.ct, { name: Province[id as keyof typeof Province].label, kind: 'province', rank: 0 })]
        : [],
    );
export const namesOf = (part: Part): readonly Shape[] => [...lakeNames(part), ...provinceNames()];
