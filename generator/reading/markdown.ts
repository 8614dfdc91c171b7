// Markdown as trees.

/** A page's part of a tree: kinds, words, links, and where each begins. */
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

let trees: ReadonlyMap<string, Tree> = new Map();

/** The trees of texts, in their order. Those of the last texts are kept, since an edit changes one of many. */
export const treesOf = async (texts: readonly string[]): Promise<readonly Tree[]> => {
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const found = texts.map((text) => [text, trees.get(text) ?? treeOf(fromMarkdown(text))] as const);
  trees = new Map(found);
  return found.map(([, tree]) => tree);
};
