// Long texts as data: blocks, a table of contents, and links that know their route.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { sorted, sourceOf } from '../../model/views';
import { type Block, type Inline, type PageModel, plainText } from '../../model/page-model';
import { GeneratedFile } from '../../print/generated-file';
import { data, literal, union } from '../../print/print';
import { constantOf, docs, interfaceOf, property, type Statement, typeOf } from '../../print/structures';

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
  if (typeof inline === 'string') return filled(inline);
  switch (inline.kind) {
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

interface Entry {
  readonly level: number;
  readonly anchor: string;
  readonly text: string;
}
const contentsOf = (blocks: readonly Block[]): readonly Entry[] =>
  blocks.flatMap((it) => (it.kind === 'heading' ? [{ level: it.level, anchor: it.anchor, text: plainText(it.text) }] : []));

const inline = (kind: string, more: string): string => `{ readonly kind: ${kind}${more} }`;
const text = '; readonly text: readonly Inline[]';
const level = '; readonly level: number; readonly anchor: string';

/** The parts of a long text. */
const pageTypes = (): readonly Statement[] => [
  typeOf(
    'Inline',
    [
      'string',
      inline('"code"', '; readonly text: string'),
      inline('"strong" | "emphasis"', text),
      inline('"link"', `; readonly href: string; readonly route?: RouteId${text}`),
      inline('"break"', ''),
    ].join(' | '),
    { docs: ['A part of a line; what is plain is the text itself. The `route` of a link is there where it leads inside the app.'] },
  ),
  typeOf(
    'Block',
    [
      inline('"heading"', `${level}${text}`),
      inline('"paragraph"', text),
      inline('"list"', '; readonly ordered: boolean; readonly items: readonly (readonly Block[])[]'),
      inline('"quote"', '; readonly blocks: readonly Block[]'),
      inline('"rule"', ''),
    ].join(' | '),
  ),
  interfaceOf('Entry', [property('level', 'number'), property('anchor', 'string'), property('text', 'string')], {
    docs: ['One line of a table of contents.'],
  }),
  interfaceOf('Page', [property('contents', 'readonly Entry[]'), property('blocks', 'readonly Block[]')], { docs: ['A long text.'] }),
];

const pageFile = (page: PageModel, name: string, filled: Fill): GeneratedFile => {
  const file = new GeneratedFile(`texts/pages/${name}.ts`, `The text of ${page.id}.`);
  const blocks = page.blocks.map((it) => filledBlock(it, filled));
  const type = file.type('texts/page', 'Page');
  return file.add(constantOf('page', data({ contents: contentsOf(blocks), blocks }), { type, ...docs(sourceOf(page.source)) }));
};

const indexFile = (names: ReadonlyMap<string, string>): GeneratedFile => {
  const file = new GeneratedFile('texts/pages.ts', 'Every long text, loaded when it is wanted.');
  const type = `Readonly<Record<PageId, () => Promise<${file.type('texts/page', 'Page')}>>>`;
  const loaders = [...names].map(([id, name]) => `  ${literal(id)}: async () => (await import(${literal(`./pages/${name}`)})).page,\n`);
  const docs = ['By the name that a route gives its text.'];
  return file.add(typeOf('PageId', union([...names.keys()])), constantOf('pages', `{\n${loaders.join('')}}`, { type, docs }));
};

/** `texts/page.ts`, `texts/pages.ts` and `texts/pages/`. */
export const pageFiles = (model: Model): readonly GeneratedFile[] => {
  const pages = sorted(model.pages);
  const names = pageNames(pages);
  const shape = new GeneratedFile('texts/page.ts', 'What a long text is made of.');
  shape.type('routes/routes', 'RouteId');
  const filled = fill(model);
  return [shape.add(...pageTypes()), indexFile(names), ...pages.map((page) => pageFile(page, names.get(page.id) ?? page.id, filled))];
};
