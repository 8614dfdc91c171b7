// The base map: its file holds what the script that makes it says, and its style draws what the file has.
import { readFileSync } from 'node:fs';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mapTexts } from '../../../generated/texts/sentences/mapTexts';
import { archiveOf } from '../../support/base-map/archive';
import { fields, largest, shown, zooms } from '../../support/base-map/plan';
import { boxOf, kmApart, meet, middleOf } from '../../support/base-map/shapes';
import { described } from '../../support/base-map/sources';
import { baseStyle } from '../../../src/ui/map/base-style';

const inMemory = (file: Buffer): Source => ({
  getKey: () => 'memory',
  getBytes: (offset, length) => Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
});
const bytes = readFileSync(new URL('../../../src/ui/map/canada.pmtiles', import.meta.url));
const file = new PMTiles(inMemory(bytes));
const textOf = async (tiles: PMTiles, [z = 0, x = 0, y = 0]: readonly number[]): Promise<string | undefined> => {
  const tile = await tiles.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString('utf8');
};

beforeAll(() => void vi.stubGlobal('location', { href: 'https://tuckamore.example/search' }));
afterAll(() => void vi.unstubAllGlobals());

test('the file holds the layers, zooms and credits of its script, and is no larger than it may be', async () => {
  expect(bytes.length).toBeLessThanOrEqual(largest);
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await file.getHeader();
  expect({ zooms: [minZoom, maxZoom], shown: [minLon, minLat, maxLon, maxLat] }).toEqual({ zooms, shown });
  expect(await file.getMetadata()).toEqual({
    name: 'Canada',
    attribution: mapTexts.credit,
    description: described,
    vector_layers: Object.entries(fields).map(([id, its]) => ({ id, fields: its })),
  });
});

test('each source of the file is credited on the map', () => {
  for (const source of ['OpenStreetMap', 'GSHHG', 'GeoNames', 'Natural Earth']) {
    expect(described).toContain(source);
    expect(mapTexts.credit).toContain(source);
  }
});

test('the style draws every layer of the file and no other, and reads no fact that it lacks', () => {
  const drawn = baseStyle().layers.flatMap((layer) => ('source-layer' in layer ? [layer] : []));
  expect(new Set(drawn.map((layer) => layer['source-layer']))).toEqual(new Set(Object.keys(fields)));
  for (const layer of drawn) {
    const read = [...JSON.stringify(layer).matchAll(/\["get","(\w+)"\]/g)].map(([, name]) => name);
    const has = Object.entries(fields).find(([id]) => id === layer['source-layer'])?.[1] ?? {};
    expect(Object.keys(has), layer.id).toEqual(expect.arrayContaining(read));
  }
});

test('names are drawn last: the circle of a stay is put below them and covers none', () => {
  const isName = baseStyle().layers.map(({ type }) => type === 'symbol');
  expect(isName.slice(isName.indexOf(true))).not.toContain(false);
});

test.each([
  ['Tofino', [9, 76, 175]],
  ['Whistler', [9, 81, 173]],
  ['Iqaluit', [9, 158, 137]],
] as const)('the last zoom knows land and the name of %s', async (name, at) => {
  const tile = await textOf(file, at);
  expect(tile).toContain(name);
  expect(tile).toContain('land');
});

test('tiles are read as they were put in, those that are alike from one place', async () => {
  const tile = (z: number, x: number, y: number) => ({ z, x, y, data: Buffer.from(x === y ? 'the same' : `tile ${z} ${x} ${y}`) });
  const all = Array.from({ length: 7 }, (_, z) =>
    Array.from({ length: 4 ** z }, (_it, at) => tile(z, at % 2 ** z, Math.floor(at / 2 ** z))),
  ).flat();
  const made = archiveOf(all, { bounds: shown, zooms: [0, 6], metadata: {} });
  expect(made.equals(archiveOf(all.toReversed(), { bounds: shown, zooms: [0, 6], metadata: {} }))).toBe(true);
  const tiles = new PMTiles(inMemory(made));
  for (const { z, x, y, data } of all.filter((_, at) => at % 61 === 0)) expect(await textOf(tiles, [z, x, y])).toBe(data.toString());
  expect(await textOf(tiles, [7, 1, 1])).toBeUndefined();
  expect((await tiles.getHeader()).numTileContents).toBe(all.filter(({ x, y }) => x !== y).length + 1);
});

test('a name stands in the middle of its lake, and boxes and ways are those on the ground', () => {
  const lake = [
    [-80, 43],
    [-76, 43],
    [-76, 44],
    [-80, 44],
  ];
  expect(middleOf(lake)).toEqual([expect.closeTo(-78), expect.closeTo(43.5)]);
  expect(boxOf(lake)).toEqual([-80, 43, -76, 44]);
  expect(meet(boxOf(lake), [-77, 40, -70, 43.1])).toBe(true);
  expect(meet(boxOf(lake), [-75, 40, -70, 43.1])).toBe(false);
  expect(kmApart([-114.07, 51.05], [-115.57, 51.18])).toBeCloseTo(105.7, 0);
});
