// One form for one model, whatever the order in which it was read: as JSON it is the canonical text, whose hash tells two specs apart.
import { createHash } from 'node:crypto';

/** Plain code-unit order: the same under every locale. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isSorted = (names: readonly string[]): boolean => names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);

/**
 * The same value frozen, the names of every object in order; what is in order already stays the very same object. `moved` is
 * told what became what. A value that occurs in several places is settled once.
 */
export const settled = <T>(value: T, moved: (from: object, to: object) => void = () => undefined): T => {
  const done = new Map<object, object>();
  const settle = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const known = done.get(one) ?? settleObject(one);
    done.set(one, known);
    return known;
  };
  const settleObject = (one: object): object => {
    const names = Object.keys(one);
    const parts = Object.values(one).map(settle);
    const same = (Array.isArray(one) || isSorted(names)) && Object.values(one).every((part, index) => part === parts[index]);
    if (same) return Object.freeze(one);
    if (Array.isArray(one)) return Object.freeze(parts);
    const byName = new Map(names.map((name, index) => [name, parts[index]]));
    const to = Object.freeze(Object.fromEntries(names.toSorted(inOrder).map((name) => [name, byName.get(name)])));
    moved(one, to);
    return to;
  };
  return settle(value) as T;
};

/** The first 16 digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
