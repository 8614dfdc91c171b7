// `npm run map`: makes `src/ui/map/canada.pmtiles` anew from its sources. The same sources give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { mapTexts } from '../../../generated/texts/sentences/mapTexts';
import { archiveOf, type Tile } from './archive';
import { bordersOf, namesOf } from './features';
import { around, fields, largest, shown, zooms } from './plan';
import { areaOf, type Shape } from './shapes';
import { riversOf, shoresOf, wideRiversOf } from './shores';
import { described } from './sources';
import { townsOf } from './towns';

const file = fileURLToPath(new URL('../../../src/ui/map/canada.pmtiles', import.meta.url));

const extent = 4096;

interface Layer {
  readonly id: keyof typeof fields;
  readonly shapes: readonly Shape[];
  /** Areas smaller than this are left out below the last zoom, in square parts of a tile's 4,096: 64 are a pixel. */
  readonly least?: number;
  /** The first zoom with a feature. */
  readonly from?: (properties: GeoJSON.GeoJsonProperties) => number;
}

const layers = ({ land, lakes }: ReturnType<typeof shoresOf>): readonly Layer[] => [
  { id: 'land', shapes: land, least: 128 },
  { id: 'rivers', shapes: riversOf(around), from: (river) => [4, 4, 5, 7, 8][Number(river?.['rank'])] ?? 0 },
  { id: 'lakes', shapes: [...lakes, ...wideRiversOf(around)], least: 384, from: () => 2 },
  { id: 'borders', shapes: bordersOf() },
  {
    id: 'towns',
    shapes: townsOf(shown),
    from: (town) => [0, 2, 5, 8][Number(town?.['rank'])] ?? 0,
  },
  {
    id: 'names',
    shapes: namesOf(shown),
    from: (name) => Number(name?.['rank']),
  },
];

const tileX = (degrees: number, z: number): number => Math.floor(((degrees + 180) / 360) * 2 ** z);
const tileY = (degrees: number, z: number): number => {
  const sine = Math.sin((degrees * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
};

const indexOf = (shapes: readonly Shape[], tolerance: number): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: [...shapes] },
    { maxZoom: zooms[1] + 1, tolerance, extent, buffer: 32, indexMaxZoom: 4, indexMaxPoints: 0 },
  );

const featuresOf = ({ from, least = 0 }: Layer, tile: GeoJSONVTTile, z: number): GeoJSONVTTile['features'] => {
  const features: readonly GeoJSONVTFeature[] = tile.features;
  const isShown = (it: GeoJSONVTFeature): boolean =>
    (!from || from(it.tags) <= z) && (it.type !== 3 || z === zooms[1] || areaOf(it.geometry[0] ?? []) >= least);
  return features.filter(isShown) as GeoJSONVTTile['features'];
};

/** Layers whose lines and areas lack so many parts of a tile's 4,096. */
const cutTo = (all: readonly Layer[], tolerance: number) => all.map((layer) => ({ layer, index: indexOf(layer.shapes, tolerance) }));

const tilesOf = (cut: ReturnType<typeof cutTo>, z: number): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (let x = tileX(shown[0], z); x <= tileX(shown[2], z); x += 1)
    for (let y = tileY(shown[3], z); y <= tileY(shown[1], z); y += 1) {
      const found = cut.flatMap(({ layer, index }) => {
        const tile = index.getTile(z, x, y);
        const features = tile ? featuresOf(layer, tile, z) : [];
        return tile && features.length > 0 ? [[layer.id, { ...tile, features }] as const] : [];
      });
      if (found.length > 0) tiles.push({ z, x, y, data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent }) });
    }
  return tiles;
};

const all = layers(shoresOf(around));
const tolerance = { last: 3, others: 6 };
const others = cutTo(all, tolerance.others);
// the last zoom is shown larger and larger
const tiles = [...Array.from({ length: zooms[1] }, (_, z) => tilesOf(others, z)).flat(), ...tilesOf(cutTo(all, tolerance.last), zooms[1])];
const archive = archiveOf(tiles, {
  bounds: shown,
  zooms,
  metadata: {
    name: 'Canada',
    attribution: mapTexts.credit,
    description: described,
    vector_layers: all.map(({ id }) => ({ id, fields: fields[id] })),
  },
});
if (archive.length > largest) throw new Error(`The map would have ${archive.length} bytes`);
writeFileSync(file, archive);
process.stdout.write(`${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB: ${file}\n`);
