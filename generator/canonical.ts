// One text for one model, whatever the order in which it was read; its hash tells two specs apart.
import { createHash } from 'node:crypto';

/** Plain code-unit order: the same under every locale. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const sorted = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const inPlace = names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
  if (inPlace) return value;
  const it = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.toSorted(inOrder).map((name) => [name, it[name]]));
};

/** A value as JSON with its names in order; `indent` for people. */
export const canonical = (value: unknown, indent?: number): string => JSON.stringify(value, sorted, indent);

/** The first 16 digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
