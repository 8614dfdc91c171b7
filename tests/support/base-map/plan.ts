// The part of the world that the base map shows, and how far.
import type { Part } from './shapes';

export const shown: Part = [-142, 41, -51.5, 84];
/** A tile at its edge shows more than that, and one of the first zooms a continent. */
export const around: Part = [-179, 15, -20, 84];
export const zooms = [0, 9] as const;
/** The layers of its tiles, with their facts. */
export const fields = {
  land: {},
  rivers: { rank: 'Number' },
  lakes: { kind: 'String' },
  borders: { kind: 'String' },
  towns: { name: 'String', rank: 'Number', people: 'Number' },
  names: { name: 'String', kind: 'String', rank: 'Number' },
} as const;
/** The file may not be larger, in bytes. */
export const largest = 25_000_000;
