// Long texts in the model: Markdown read into blocks.
import type { Item } from './model';

/** A long text: Markdown read into blocks. */
export interface PageModel extends Item {
  readonly blocks: readonly Block[];
}
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly anchor: string; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };
/** A part of a line; what is plain is the text itself. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly href: string /** The route it leads to, where it leads inside. */;
      readonly route?: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: 'break' };

/** The words that people see in a text. */
export const plainText = (text: readonly Inline[]): string =>
  text
    .map((one) => {
      if (typeof one === 'string') return one;
      if (one.kind === 'break') return ' ';
      return typeof one.text === 'string' ? one.text : plainText(one.text);
    })
    .join('');
