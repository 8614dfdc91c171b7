// Land, lakes and rivers of GSHHG, which GMT keeps cut at each degree: pieces are put together again.
// Its format: https://www.soest.hawaii.edu/pwessel/gshhg/
import { bboxClip } from '@turf/bbox-clip';
import { File, ready } from 'h5wasm/node';
import { boxOf, meet, type Part, type Position, shape, type Shape, squareKm } from './shapes';
import { type MapSource, pathOf, sources, textOf } from './sources';

await ready;

type Numbers = ArrayLike<number>;
const columnsOf = (path: string) => {
  const file = new File(path, 'r');
  return (name: string): Numbers => {
    const it = file.get(name);
    if (!it || !('value' in it)) throw new Error(`${path} has no ${name}`);
    return it.value as Numbers;
  };
};

/** Positions are counted in 65,535 parts from the corner of their square, without a sign. */
const parts = 65_535;

/** Calls back with each piece: its number, and its line. */
const eachPiece = (
  column: (name: string) => Numbers,
  lengthOf: (piece: number) => number,
  tell: (piece: number, line: Position[]) => void,
) => {
  const size = (column('Bin_size_in_minutes')[0] ?? 60) / 60;
  const across = column('N_bins_in_360_longitude_range')[0] ?? 360;
  const [first, count] = [column('Id_of_first_segment_in_a_bin'), column('N_segments_in_a_bin')];
  const start = column('Id_of_first_point_in_a_segment');
  const [x, y] = [column('Relative_longitude_from_SW_corner_of_bin'), column('Relative_latitude_from_SW_corner_of_bin')];
  for (let square = 0; square < first.length; square += 1) {
    const [west, south] = [(square % across) * size, 90 - (Math.floor(square / across) + 1) * size];
    for (let piece = first[square] ?? 0; piece < (first[square] ?? 0) + (count[square] ?? 0); piece += 1) {
      const line = Array.from({ length: lengthOf(piece) }, (_, at): Position => {
        const point = (start[piece] ?? 0) + at;
        const east = west + (((x[point] ?? 0) & parts) / parts) * size;
        return [east > 180 ? east - 360 : east, south + (((y[point] ?? 0) & parts) / parts) * size];
      });
      tell(piece, line);
    }
  }
};

const keyOf = ([x = 0, y = 0]: Position): string => `${Math.round(x * 1e4)},${Math.round(y * 1e4)}`;
const endOf = (line: readonly Position[]): string => keyOf(line.at(-1) ?? []);

/** Each piece of a shore begins where another one ends. */
const joined = (pieces: readonly Position[][]): readonly Position[] => {
  const waiting = new Map<string, Position[][]>();
  for (const piece of pieces) waiting.set(keyOf(piece[0] ?? []), [...(waiting.get(keyOf(piece[0] ?? [])) ?? []), piece]);
  const ring = [...(pieces[0] ?? [])];
  waiting.get(keyOf(ring[0] ?? []))?.shift();
  for (;;) {
    const next = waiting.get(endOf(ring))?.shift();
    if (!next) return ring;
    for (const point of next.slice(1)) ring.push(point);
  }
};

interface Shore {
  readonly id: number;
  /** 1 for land, 2 for a lake, 3 for an island in it, 4 for a pond on that. */
  readonly level: number;
  readonly line: readonly Position[];
}
const ringsOf = (column: (name: string) => Numbers, part: Part): readonly Shore[] => {
  const [facts, ids] = [column('Embedded_npts_levels_exit_entry_for_a_segment'), column('Id_of_GSHHS_ID')];
  const found = new Map<number, { level: number; pieces: Position[][] }>();
  eachPiece(
    column,
    (piece) => (facts[piece] ?? 0) >> 9,
    (piece, line) => {
      const id = ids[piece] ?? 0;
      const ring = found.get(id) ?? { level: ((facts[piece] ?? 0) >> 6) & 7, pieces: [] };
      ring.pieces.push(line);
      found.set(id, ring);
    },
  );
  return [...found]
    .map(([id, { level, pieces }]) => ({ id, level, line: joined(pieces) }))
    .filter(({ line }) => {
      const box = boxOf(line);
      // a ring across the world's edge lies on its far side
      return meet(part, box) && box[2] - box[0] < 180;
    });
};

/** Land; and lakes, with their islands cut out. */
export const shoresOf = (part: Part): { readonly land: readonly Shape[]; readonly lakes: readonly Shape[] } => {
  const column = columnsOf(pathOf(sources.shores));
  const parents = column('Id_of_parent_polygons');
  const rings = ringsOf(column, part);
  const islands = new Map<number, (readonly Position[])[]>();
  for (const { id, level, line } of rings) {
    const lake = parents[id] ?? -1;
    if (level === 3) islands.set(lake, [...(islands.get(lake) ?? []), line]);
  }
  return {
    land: rings.filter(({ level }) => level === 1).map(({ line }) => shape('Polygon', [line])),
    lakes: rings
      .filter(({ level }) => level === 2 || level === 4)
      .map(({ id, line }) => shape('Polygon', [line, ...(islands.get(id) ?? [])], { kind: 'lake' })),
  };
};

/** Rivers that do not run dry; 1 are the large ones. */
export const riversOf = (part: Part): readonly Shape[] => {
  const column = columnsOf(pathOf(sources.rivers));
  const [lengths, levels] = [column('N_points_for_a_segment'), column('Hierarchial_level_of_a_segment')];
  const rivers: Shape[] = [];
  eachPiece(
    column,
    (piece) => lengths[piece] ?? 0,
    (piece, line) => {
      const rank = Math.max(1, levels[piece] ?? 0);
      if (rank <= 4 && meet(part, boxOf(line))) rivers.push(shape('LineString', line, { rank }));
    },
  );
  return rivers;
};

interface Areas {
  readonly geometries: readonly { readonly coordinates: readonly (readonly (readonly Position[])[])[] }[];
}
const polygonsIn = (source: MapSource, part: Part, leastKm2: number): readonly (readonly (readonly Position[])[])[] =>
  (JSON.parse(textOf(source)) as Areas).geometries
    .flatMap(({ coordinates }) => coordinates)
    .filter(([outer = []]) => meet(part, boxOf(outer)) && squareKm(outer) >= leastKm2);

/** GSHHG ends a river where it becomes narrow: the St. Lawrence above Québec is none of its own. Smaller ones are mere splinters. */
const leastKm2 = { river: 1, estuary: 20 };
/** Between the end of the one and the beginning of the other. */
const narrows: Part = [-71.9, 46.55, -70.7, 47.1];
const cut = (rings: readonly (readonly Position[])[]): Shape => {
  const { geometry } = bboxClip({ type: 'Polygon', coordinates: rings.map((ring) => ring.map((at) => [...at])) }, [...narrows]);
  return { type: 'Feature', properties: { kind: 'estuary' }, geometry };
};
export const wideRiversOf = (part: Part): readonly Shape[] => [
  ...polygonsIn(sources.wideRivers, part, leastKm2.river).map((rings) => shape('Polygon', rings, { kind: 'river' })),
  ...polygonsIn(sources.narrows, narrows, leastKm2.estuary).map(cut),
];
