// Counts over many listings, kept for a while: made once in so many seconds, however many ask. Counts over few are made anew each time.
import { LRUCache } from 'lru-cache';
import { destinationsKeptSeconds, searchedStaysMax } from '../../../../generated/model/constants';
import type { Database } from '../../database/open';

/** Of how many things counts are kept. */
const keptMax = 2000;

/** Keeps what is counted by its name, where it is over more listings than a search looks at. */
export const keepingCounts = <T>(sizeOf: (counted: T) => number) => {
  const all = new WeakMap<Database, LRUCache<string, Promise<T>>>();
  return (db: Database, name: string, count: () => Promise<T>): Promise<T> => {
    const kept = all.get(db) ?? new LRUCache<string, Promise<T>>({ max: keptMax, ttl: destinationsKeptSeconds * 1000 });
    all.set(db, kept);
    const known = kept.get(name);
    if (known) return known;
    const counting = count();
    kept.set(name, counting);
    const forget = (): boolean => kept.delete(name);
    counting.then((counted) => sizeOf(counted) > searchedStaysMax || forget(), forget);
    return counting;
  };
};
