// Whether a text can be kept at all: half a character or a zero byte is a broken request, not a value.
import { Refusal } from '../refusal';

const illegible = /\0|\p{Surrogate}/u;

// not by calling itself: how deep a body is nested is up to its sender
const isLegible = (value: unknown): boolean => {
  const left = [value];
  while (left.length > 0) {
    const it = left.pop();
    if (typeof it === 'string' && illegible.test(it)) return false;
    if (typeof it === 'object' && it !== null) for (const entry of Object.entries(it)) left.push(...entry);
  }
  return true;
};

/**
 * Returns what was read, where every text in it can be kept.
 *
 * @throws Refusal `input.malformed`
 */
export const legible = <T>(value: T): T => {
  if (isLegible(value)) return value;
  throw new Refusal('input.malformed');
};
