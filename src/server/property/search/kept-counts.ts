// Counts over many listings, kept for a while by the product's clock: made once in so many seconds, however many ask.
import { LRUCache } from 'lru-cache';
import { destinationsKeptSeconds } from '../../../../generated/model/constants';
import type { Database } from '../../database/open';

/** Of how many things counts are kept. */
const keptMax = 2000;

interface Kept<T> {
  readonly since: number;
  readonly counted: Promise<T>;
}
interface CountOptions<T> {
  readonly name: string;
  readonly now: Date;
  readonly count: () => Promise<T>;
}

/** Keeps what is counted by its name, where it is worth it: the rest, and what fails, is counted anew each time. */
export const keepingCounts = <T>(isKept: (counted: T) => boolean) => {
  const all = new WeakMap<Database, LRUCache<string, Kept<T>>>();
  return (db: Database, { name, now, count }: CountOptions<T>): Promise<T> => {
    const kept = all.get(db) ?? new LRUCache<string, Kept<T>>({ max: keptMax });
    all.set(db, kept);
    const known = kept.get(name);
    const age = now.getTime() - (known?.since ?? 0);
    if (known && age >= 0 && age < destinationsKeptSeconds * 1000) return known.counted;
    const counted = count();
    kept.set(name, { since: now.getTime(), counted });
    const forget = (): boolean => kept.delete(name);
    counted.then((it) => isKept(it) || forget(), forget);
    return counted;
  };
};
