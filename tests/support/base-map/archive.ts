// Tiles in one file, by version 3 of PMTiles: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}
interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}
export interface Shown {
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly zooms: readonly [first: number, last: number];
  readonly metadata: Readonly<Record<string, unknown>>;
}

const varints = (numbers: readonly number[]): Buffer => {
  const bytes: number[] = [];
  for (let rest of numbers) {
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
};
const packed = (data: Uint8Array): Buffer => {
  const it = gzipSync(data, { level: 9 });
  // the system that packed it is of no interest
  it[9] = 0xff;
  return it;
};

/** A directory: each column of its entries on its own, a place that follows the one before as 0. */
const directory = (entries: readonly Entry[]): Buffer => {
  const places = entries.map(({ offset }, at) => {
    const before = entries[at - 1];
    return before && before.offset + before.length === offset ? 0 : offset + 1;
  });
  return packed(
    varints([
      entries.length,
      ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      ...places,
    ]),
  );
};

const perLeaf = 4096;
/** The first directory, which names the further ones. */
const directories = (entries: readonly Entry[]): readonly [root: Buffer, leaves: Buffer] => {
  const leaves: Buffer[] = [];
  const roots: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += perLeaf) {
    const leaf = directory(entries.slice(at, at + perLeaf));
    roots.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return [directory(roots), Buffer.concat(leaves)];
};

/** The same tile is kept once, and named once where it comes again and again. */
const placed = (tiles: readonly Tile[]) => {
  const [known, data, entries] = [new Map<string, Entry>(), new Array<Buffer>(), new Array<Entry>()];
  let offset = 0;
  for (const { id, data: plain } of tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id)) {
    const hash = createHash('sha1').update(plain).digest('hex');
    const same = known.get(hash);
    const last = entries.at(-1);
    if (same && last && last.offset === same.offset && last.id + last.run === id) last.run += 1;
    else if (same) entries.push({ ...same, id, run: 1 });
    else {
      const tile = packed(plain);
      const entry = { id, offset, length: tile.length, run: 1 };
      known.set(hash, { ...entry });
      entries.push(entry);
      data.push(tile);
      offset += tile.length;
    }
  }
  return { entries, data: Buffer.concat(data), contents: known.size };
};

const headerLength = 127;

export const archiveOf = (tiles: readonly Tile[], { bounds, zooms, metadata }: Shown): Buffer => {
  const { entries, data, contents } = placed(tiles);
  const [root, leaves] = directories(entries);
  const described = packed(Buffer.from(JSON.stringify(metadata)));
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let at = headerLength;
  for (const [index, { length }] of [root, described, leaves, data].entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  }
  for (const [index, count] of [tiles.length, entries.length, contents].entries()) header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  // in order of their ids; directories and tiles are gzip; vector tiles
  for (const [index, value] of [1, 2, 2, 1, ...zooms].entries()) header[96 + index] = value;
  const [west, south, east, north] = bounds;
  const degrees = [west, south, east, north].map((degree) => Math.round(degree * 1e7));
  for (const [index, value] of degrees.entries()) header.writeInt32LE(value, 102 + index * 4);
  header[118] = zooms[0];
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, described, leaves, data]);
};
