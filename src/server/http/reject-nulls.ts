// Whether a text can be kept at all: half a character or a zero byte is a broken request, not a value.
import { Refusal } from '../request/refusal';

const unstorable = /\0|\p{Surrogate}/u;

// not by calling itself: how deep a body is nested is up to its sender
const isStorable = (value: unknown): boolean => {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const it = left.pop();
    if (typeof it === 'string' && unstorable.test(it)) return false;
    if (typeof it !== 'object' || it === null) continue;
    // an entry for each part of a list would cost more than reading the body did
    const parts: readonly unknown[] = Array.isArray(it) ? it : Object.entries(it).flat();
    for (const part of parts) left.push(part);
  }
  return true;
};

/**
 * Returns what was read, where every text in it can be kept.
 *
 * @throws Refusal `input.malformed`
 */
export const rejectNulls = <T>(value: T): T => {
  if (isStorable(value)) return value;
  throw new Refusal('input.malformed');
};
