// Reads long texts: Markdown into blocks, with the place of every heading and link kept beside them.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { diagnose, type Spot } from '../diagnostics/diagnostics';
import type { PageModel } from '../model/page-model';
import { type Block, type Inline, plainText, type Words } from '../runtime/texts/page';
import { report, type ReadContext } from './at';
import { type Tree, treesOf } from './markdown';
import { hiddenCharacterIn } from './options';

interface Text {
  readonly reading: ReadContext;
  readonly file: string;
  readonly links: Links;
}
export interface Links {
  /** The id of the route that an address inside the app leads to. */
  readonly lead: (href: string) => string | undefined;
  /** A text with the product's own slots filled. */
  readonly fill: (text: string) => string;
}

const placeOf = ({ line, column }: Tree, file: string): Spot => ({ kind: 'file', file, line, column });

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block of code',
  image: 'a picture',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'a picture by reference',
};
const unknown = (node: Tree, { reading, file }: Text): [] => {
  reading.diagnostics.push(diagnose('page/unknown-markup', placeOf(node, file), { what: names[node.type] ?? node.type }));
  reading.broken.add(file);
  return [];
};

const checkWords = (node: Tree, { reading, file }: Text): void => {
  const hidden = hiddenCharacterIn(node.value ?? '');
  if (hidden === undefined) return;
  reading.diagnostics.push(diagnose('text/hidden-character', placeOf(node, file), { option: file, what: hidden }));
  reading.broken.add(file);
};

const inlineOf = (node: Tree, text: Text): Inline[] => {
  checkWords(node, text);
  switch (node.type) {
    case 'text':
      return [(node.value ?? '').replaceAll('\n', ' ')];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value ?? '' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, text: inlines(node.children, text) }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link': {
      const href = node.url ?? '';
      const route = href.startsWith('/') ? text.links.lead(href) : undefined;
      const link: Inline = { kind: 'link', href, ...(route === undefined ? {} : { route }), text: inlines(node.children, text) };
      text.reading.places.set(link, placeOf(node, text.file));
      return [link];
    }
    default:
      return unknown(node, text);
  }
};
const inlines = (nodes: readonly Tree[], text: Text): Words => {
  const all = nodes.flatMap((node) => inlineOf(node, text));
  const [only = ''] = all;
  return all.length < 2 && typeof only === 'string' ? only : all;
};

/** A heading's address within its page: its words in small letters, joined with hyphens. */
const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const blockOf = (node: Tree, text: Text): Block[] => {
  switch (node.type) {
    case 'heading': {
      const words = inlines(node.children, text);
      const block: Block = { kind: 'heading', level: node.depth ?? 1, anchor: anchorOf(text.links.fill(plainText(words))), text: words };
      text.reading.places.set(block, placeOf(node, text.file));
      return [block];
    }
    case 'paragraph': {
      const block: Block = { kind: 'paragraph', text: inlines(node.children, text) };
      text.reading.places.set(block, placeOf(node, text.file));
      return [block];
    }
    case 'list':
      return [{ kind: 'list', ordered: node.ordered ?? false, items: node.children.map((item) => blocks(item.children, text)) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocks(node.children, text) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    default:
      return unknown(node, text);
  }
};
const blocks = (nodes: readonly Tree[], text: Text): Block[] => nodes.flatMap((node) => blockOf(node, text));

/** Whether a path leads to a Markdown file of the spec: not out of its folder, by a link either, and to no other kind of file. */
const isText = (file: string, specDir: string): boolean => {
  const [path, folder] = [resolve(specDir, file), `${resolve(specDir)}${sep}`];
  if (!file.endsWith('.md') || !path.startsWith(folder)) return false;
  return !existsSync(path) || realpathSync(path).startsWith(`${realpathSync(specDir)}${sep}`);
};

/** Reads every long text that a route names. */
export const readPages = async (reading: ReadContext, sourceOf: (id: string) => string, links: Links): Promise<readonly PageModel[]> => {
  if (reading.texts.size === 0) return [];
  const there = [...reading.texts].filter(([file, at]) => {
    const isInside = isText(file, reading.specDir);
    if (!isInside) report(at, 'page/outside', { file });
    const exists = isInside && existsSync(join(reading.specDir, file));
    if (isInside && !exists) report(at, 'page/missing-file', { file });
    return exists;
  });
  const trees = await treesOf(there.map(([file]) => readFileSync(join(reading.specDir, file), 'utf8')));
  return there.map(([file, at], index) => ({
    id: file,
    source: sourceOf(at.id),
    blocks: blocks(trees[index]?.children ?? [], { reading, file, links }),
  }));
};
