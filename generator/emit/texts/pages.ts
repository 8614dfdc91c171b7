// Long texts as data: blocks, a table of contents, and links that know their route.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { sorted } from '../../model/views';
import type { Block, Inline, PageModel } from '../../model/page-model';
import { data, literal, Module, union } from '../../print/print';

/** `pages/faq-general.md` -> `pages-faq-general`: a file's name for each page, and no two alike. */
export const pageNames = (pages: readonly PageModel[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of pages) {
    const plain = id.replace(/\.md$/, '').replaceAll(/[^A-Za-z0-9]+/g, '-');
    let name = plain;
    for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${plain}-${again}`;
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
};

type Fill = (text: string) => string;
const filledInline = (inline: Inline, filled: Fill): Inline => {
  switch (inline.kind) {
    case 'text':
      return { ...inline, text: filled(inline.text) };
    case 'strong':
    case 'emphasis':
      return { ...inline, text: inline.text.map((it) => filledInline(it, filled)) };
    case 'link':
      return { ...inline, href: filled(inline.href), text: inline.text.map((it) => filledInline(it, filled)) };
    default:
      return inline;
  }
};
const filledBlock = (block: Block, filled: Fill): Block => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: block.text.map((it) => filledInline(it, filled)) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((it) => filledBlock(it, filled))) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((it) => filledBlock(it, filled)) };
    default:
      return block;
  }
};

const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((it) => (it.kind === 'break' ? ' ' : typeof it.text === 'string' ? it.text : plainText(it.text))).join('');

interface Entry {
  readonly level: number;
  readonly anchor: string;
  readonly text: string;
}
const contentsOf = (blocks: readonly Block[]): readonly Entry[] =>
  blocks.flatMap((it) => (it.kind === 'heading' ? [{ level: it.level, anchor: it.anchor, text: plainText(it.text) }] : []));

const types = `export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly text: readonly Inline[] }
  /** \`route\` is there where it leads inside the app. */
  | { readonly kind: "link"; readonly href: string; readonly route?: RouteId; readonly text: readonly Inline[] }
  | { readonly kind: "break" };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly anchor: string; readonly text: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "rule" };

/** One line of a table of contents. */
export interface Entry {
  readonly level: number;
  readonly anchor: string;
  readonly text: string;
}

/** A long text. */
export interface Page {
  readonly contents: readonly Entry[];
  readonly blocks: readonly Block[];
}`;

const pageModule = (page: PageModel, name: string, filled: Fill): Module => {
  const module = new Module(`texts/pages/${name}.ts`, `The text of ${page.id}.`);
  const blocks = page.blocks.map((it) => filledBlock(it, filled));
  const type = module.type('texts/page', 'Page');
  return module.doc(page.source).line(`export const page: ${type} = ${data({ contents: contentsOf(blocks), blocks })};`);
};

const indexModule = (names: ReadonlyMap<string, string>): Module => {
  const module = new Module('texts/pages.ts', 'Every long text, loaded when it is wanted.');
  const type = module.type('texts/page', 'Page');
  const loaders = [...names].map(([id, name]) => `  ${literal(id)}: async () => (await import(${literal(`./pages/${name}`)})).page,\n`);
  module.line(`export type PageId = ${union([...names.keys()])};`).blank();
  module.doc('By the name that a route gives its text.');
  return module.line(`export const pages: Readonly<Record<PageId, () => Promise<${type}>>> = {\n${loaders.join('')}};`);
};

/** `texts/page.ts`, `texts/pages.ts` and `texts/pages/`. */
export const pageFiles = (model: Model): readonly Module[] => {
  const pages = sorted(model.pages);
  const names = pageNames(pages);
  const shape = new Module('texts/page.ts', 'What a long text is made of.');
  shape.type('routes/routes', 'RouteId');
  const filled = fill(model);
  return [shape.line(types), indexModule(names), ...pages.map((page) => pageModule(page, names.get(page.id) ?? page.id, filled))];
};
