// Chance that repeats: the same seed draws the same picture for ever.

export interface Chance {
  /** A number from low (inclusive) to high (exclusive). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both inclusive. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...(readonly T[])]): T;
  /** True in this share of cases, 0 to 1. */
  in(share: number): boolean;
}

const hashed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** A source of repeatable chance for a seed (mulberry32 over an FNV-1a hash of the text). */
export const chanceOf = (seed: string): Chance => {
  let state = hashed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    in: (share) => next() < share,
  };
};
