// Markdown as trees. A process that reads a spec again and again parses a text once: parsing is expensive, and texts seldom change.

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

/** The trees of the texts that were asked for last. */
let known: ReadonlyMap<string, Tree> = new Map();

/** The trees of texts, in their order. */
export const treesOf = async (texts: readonly string[]): Promise<readonly Tree[]> => {
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  known = new Map(texts.map((text) => [text, known.get(text) ?? treeOf(fromMarkdown(text))]));
  return texts.flatMap((text) => known.get(text) ?? []);
};
