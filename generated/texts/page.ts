// Generated 681f2e05e03d. A long text in its parts, and its plain words.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** The parts of a line; what is plain is the text itself. */
export type Words = string | readonly Inline[];
/** A part of a line. A link has the id of its route where it leads inside the app. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: Words }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly route?: string; readonly text: Words }
  | { readonly kind: 'break' };
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: number;
  readonly anchor: string;
  readonly text: Words;
}
export type Block =
  | HeadingBlock
  | { readonly kind: 'paragraph'; readonly text: Words }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };

/** A long text. */
export interface Page {
  readonly blocks: readonly Block[];
}

/** The parts of a line, one by one. */
export const inlinesOf = (words: Words): readonly Inline[] => (typeof words === 'string' ? [words] : words);

/** The words of a line, without their form. */
export const plainText = (words: Words): string =>
  inlinesOf(words)
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return inline.kind === 'break' ? ' ' : plainText(inline.text);
    })
    .join('');
