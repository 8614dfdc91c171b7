// The canonical model as JSON, for every tool that asks what the app is.
import type { Model } from '../model/model';
import { jsonText } from '../print/layout';

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is one word stands before what has parts: a block then opens at the end of a line, and its end says nothing more. */
const wordsFirst = (value: unknown): unknown => {
  if (!hasParts(value)) return value;
  if (Array.isArray(value)) return value.map(wordsFirst);
  const entries = Object.entries(value);
  const [words, wholes] = [entries.filter(([, it]) => !hasParts(it)), entries.filter(([, it]) => hasParts(it))];
  return Object.fromEntries([...words, ...wholes.map(([name, it]) => [name, wordsFirst(it)] as const)]);
};

/** `spec.json`: the whole model with its hash, a declaration a block so that git shows what changed. */
export const emitSpecJson = (model: Model, about: { readonly hash: string }): Map<string, string> =>
  new Map([['spec.json', jsonText(wordsFirst({ hash: about.hash, ...model }))]]);
