// Long texts as data: blocks, and links that know their route.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { sorted, sourceOf } from '../../model/views';
import type { PageModel } from '../../model/page-model';
import type { Block, Inline, Words } from '../../runtime/texts/page';
import { GeneratedFile } from '../../print/generated-file';
import { data, literal, union } from '../../print/print';
import { constantOf, docs, typeOf } from '../../print/structures';

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
      return { ...inline, text: filledWords(inline.text, filled) };
    case 'link':
      return { ...inline, href: filled(inline.href), text: filledWords(inline.text, filled) };
    default:
      return inline;
  }
};
const filledWords = (words: Words, filled: Fill): Words =>
  typeof words === 'string' ? filled(words) : words.map((it) => filledInline(it, filled));
const filledBlock = (block: Block, filled: Fill): Block => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: filledWords(block.text, filled) };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((it) => filledBlock(it, filled))) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((it) => filledBlock(it, filled)) };
    default:
      return block;
  }
};

const pageFile = (page: PageModel, name: string, filled: Fill): GeneratedFile => {
  const file = new GeneratedFile(`texts/pages/${name}.ts`, `The text of ${page.id}.`);
  const blocks = page.blocks.map((it) => filledBlock(it, filled));
  const type = file.type('texts/page', 'Page');
  return file.add(constantOf('page', data({ blocks }), { type, ...docs(sourceOf(page.source)) }));
};

const indexFile = (names: ReadonlyMap<string, string>): GeneratedFile => {
  const file = new GeneratedFile('texts/pages.ts', 'Every long text, loaded when it is wanted.');
  const type = `Readonly<Record<PageId, () => Promise<${file.type('texts/page', 'Page')}>>>`;
  const loaders = [...names].map(([id, name]) => `  ${literal(id)}: async () => (await import(${literal(`./pages/${name}`)})).page,\n`);
  const docs = ['By the name that a route gives its text.'];
  return file.add(typeOf('PageId', union([...names.keys()])), constantOf('pages', `{\n${loaders.join('')}}`, { type, docs }));
};

/** `texts/pages.ts` and `texts/pages/`. */
export const pageFiles = (model: Model): readonly GeneratedFile[] => {
  const pages = sorted(model.pages);
  const names = pageNames(pages);
  const filled = fill(model);
  return [indexFile(names), ...pages.map((page) => pageFile(page, names.get(page.id) ?? page.id, filled))];
};
