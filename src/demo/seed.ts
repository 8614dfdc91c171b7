// Repeatable choices: ids from seeds, samples of a list, and times of day.
import { createHash } from 'node:crypto';
import { type Clock, isClock } from '../../generated/model/wire';
import type { Chance } from './pictures/chance';

/** The same id for the same seed, in the form of a random UUID. */
export const idOf = (seed: string): string => {
  const hex = createHash('sha256').update(`tuckamore demo ${seed}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A list in an order of chance. */
export const shuffled = <T>(chance: Chance, list: readonly T[]): T[] =>
  list
    .map((it) => [chance.between(0, 1), it] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, it]) => it);

/** So many of a list, or all of a short one. */
export const someOf = <T>(chance: Chance, list: readonly T[], many: number): T[] => shuffled(chance, list).slice(0, many);

/** One of a list that is not empty. */
export const oneOf = <T>(chance: Chance, list: readonly T[]): T => {
  const found = list[chance.whole(0, list.length - 1)] ?? list[0];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** Letters and digits that an address or a file name may carry. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const clockAt = (text: string): Clock => {
  if (!isClock(text)) throw new Error(`${text} is no time of day`);
  return text;
};
