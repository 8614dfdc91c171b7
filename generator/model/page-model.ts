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
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly href: string /** The route it leads to, where it leads inside. */;
      readonly route?: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: 'break' };
