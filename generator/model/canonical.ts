// Canonical form: the same spec is the same model, byte by byte, by an order that no locale changes, and hashes.
import { hash } from 'node:crypto';
import type { Json } from './shape-model';

/** Plain code-unit order: the same under every locale. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Names that an author chose, in an order that does not depend on the author. */
export const namesInOrder = <T>(named: Iterable<readonly [string, T]>): Readonly<Record<string, T>> =>
  Object.fromEntries([...named].toSorted(([one], [other]) => inOrder(one, other)));

/** A value of a spec with its names in order, through all of it. */
export const jsonInOrder = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(jsonInOrder);
  return namesInOrder(Object.entries(value).map(([name, one]) => [name, jsonInOrder(one)]));
};

/** The first 16 digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => hash('sha256', text).slice(0, 16);
