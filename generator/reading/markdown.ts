// Markdown as trees: a text is parsed once, and its tree kept by content, since parsing is expensive and texts seldom change.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { put, take } from '../cache/kept-file';

/** What a page needs of a tree: kinds, words, links, and where each begins. */
export interface Tree {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly children: readonly Tree[];
  readonly line: number;
  readonly column: number;
}

interface Parsed {
  readonly type: string;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly depth?: number | undefined;
  readonly ordered?: boolean | null | undefined;
  readonly children?: readonly Parsed[] | undefined;
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

const treeOf = ({ type, value, url, depth, ordered, children = [], position }: Parsed): Tree => ({
  type,
  ...(value === undefined ? {} : { value }),
  ...(url === undefined ? {} : { url }),
  ...(depth === undefined ? {} : { depth }),
  ...(ordered === true ? { ordered } : {}),
  children: children.map(treeOf),
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
const known = new Map<string, Tree>();
const maxKnown = 500;

const recall = (file: string): void => {
  const kept = take(file);
  if (kept === undefined || known.size > 0) return;
  for (const [hash, tree] of Object.entries(JSON.parse(kept.toString()) as Record<string, Tree>)) known.set(hash, tree);
};

/** The trees of texts, in their order. */
export const treesOf = async (texts: readonly string[], cacheDir: string): Promise<readonly Tree[]> => {
  const file = join(cacheDir, 'markdown-1.json');
  recall(file);
  const hashes = texts.map(hashOf);
  const fresh = texts.flatMap((text, index) => (known.has(hashes[index] ?? '') ? [] : [{ text, hash: hashes[index] ?? '' }]));
  if (fresh.length > 0) {
    const { fromMarkdown } = await import('mdast-util-from-markdown');
    for (const { text, hash } of fresh) known.set(hash, treeOf(fromMarkdown(text)));
    for (const hash of known.keys()) if (known.size > maxKnown && !hashes.includes(hash)) known.delete(hash);
    put(file, JSON.stringify(Object.fromEntries(known)));
  }
  return hashes.flatMap((hash) => known.get(hash) ?? []);
};
