// Counts over many listings, kept for a while by the product's clock: made once in so many seconds, however many ask.
import { LRUCache } from 'lru-cache';
import { destinationsKeptSeconds } from '../../../../generated/model/constants';
import type { Database } from '../../database/open';

/** Of how many things counts are kept. */
const keptMax = 2000;

interface Kept<T> {
  readonly since: number;
  /** The earlier count until this one is made, where nobody has to wait for it. */
  readonly told: Promise<T>;
  readonly isMany: boolean;
}
interface CountOptions<T> {
  readonly name: string;
  readonly now: Date;
  readonly count: () => Promise<T>;
}

/**
 * Keeps what is counted by its name, where it is worth it: the rest, and what fails, is counted anew each time. Counts over many take long:
 * while one is made, the earlier one is told, until it is twice as old as one may be.
 */
export const keepingCounts = <T>(isMany: (counted: T) => boolean, isKept = isMany) => {
  const all = new WeakMap<Database, LRUCache<string, Kept<T>>>();
  return (db: Database, { name, now, count }: CountOptions<T>): Promise<T> => {
    const kept = all.get(db) ?? new LRUCache<string, Kept<T>>({ max: keptMax });
    all.set(db, kept);
    const known = kept.get(name);
    const age = now.getTime() - (known?.since ?? 0);
    const isYounger = (seconds: number): boolean => age >= 0 && age < seconds * 1000;
    if (known && isYounger(destinationsKeptSeconds)) return known.told;
    const [since, counted] = [now.getTime(), count()];
    const told = known?.isMany && isYounger(2 * destinationsKeptSeconds) ? known.told : counted;
    kept.set(name, { since, told, isMany: false });
    const forget = (): boolean => kept.delete(name);
    counted.then((it) => (isKept(it) ? kept.set(name, { since, told: counted, isMany: isMany(it) }) : forget()), forget);
    return told;
  };
};
