// A sentence, label, title or address as a screen shows it, and the places of the spec that say it.
import { join } from 'node:path';
import type { Node, NoSubstitutionTemplateLiteral, StringLiteral } from 'ts-morph';
import { morph, readIfThere, type Sources } from '../diagnostics/sources';
import { filesIn } from '../diagnostics/spec-files';
import { fill } from '../model/fill';
import type { Model } from '../model/model';
import { type Tree, treesOf } from '../reading/markdown';
import { segmentsOf } from '../reading/path';

/** A text of the spec that a person reads. */
export interface Seen {
  /** The file by its path from the spec folder, and the line, from 1. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As it is written, with its slots. */
  readonly text: string;
  /** The declaration and the options that lead there: `noteForm.fields.words.label`; nothing in a long text. */
  readonly of?: string;
}

const plain = (text: string): string => text.replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A part of a sentence is enough to find it; of a shorter text all is wanted, since many say “Name”. */
const leastOfPart = 12;

type Matches = (text: string) => boolean;

/** Whether a text of the spec is what somebody saw, once its slots are filled. */
export const shownAs = (seen: string, model: Model): Matches => {
  const wanted = plain(seen);
  return (text) => {
    if (wanted === '') return false;
    const filled = plain(fill(model)(text));
    if (filled === wanted || (wanted.length >= leastOfPart && filled.includes(wanted))) return true;
    if (!filled.includes('{')) return false;
    // a slot has become a name, a date or a sum
    const words = filled.split(/\{\w+\}/);
    return words.join('').trim().length > 3 && new RegExp(`^${words.map(escaped).join('.+')}$`).test(wanted);
  };
};

const optionName = (node: Node | undefined): readonly string[] =>
  morph.Node.isPropertyAssignment(node) ? [node.getName().replaceAll(/^['"]|['"]$/g, '')] : [];

/** The declaration that a node stands in, and the options on the way to it. */
const wayTo = (node: Node): string => {
  const { Node: is } = morph;
  const outwards = node.getAncestors();
  const within = outwards.slice(0, outwards.findIndex((it) => is.isVariableDeclaration(it)) + 1);
  const declaration = within.at(-1);
  const name = is.isVariableDeclaration(declaration) ? [declaration.getName()] : [];
  return [...name, ...within.flatMap(optionName).toReversed()].join('.');
};

/** The name of an option or a field, or of what a statement imports from: no text, though it is written as one. */
const isName = (node: StringLiteral | NoSubstitutionTemplateLiteral): boolean => {
  const { Node: is } = morph;
  const parent = node.getParent();
  if (is.isPropertyAssignment(parent)) return parent.getNameNode() === node;
  return is.isImportDeclaration(parent) || (is.isCallExpression(parent) && /^[a-z_]\w*$/.test(node.getLiteralText()));
};

const inDeclarations = (file: string, sources: Sources, matches: Matches): readonly Seen[] => {
  const { SyntaxKind } = morph;
  const source = sources.file(join(sources.specDir, file));
  const texts = [SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral] as const;
  const found = texts.flatMap((kind) => source?.getDescendantsOfKind(kind) ?? []);
  return found.flatMap((node) => {
    const text = node.getLiteralText();
    if (!matches(text) || isName(node)) return [];
    return [{ file, ...node.getSourceFile().getLineAndColumnAtPos(node.getStart()), text, of: wayTo(node) }];
  });
};

/** The words of a part of a long text, without their form. */
const wordsIn = ({ type, value = '', children }: Tree): string => (type === 'break' ? ' ' : value + children.map(wordsIn).join(''));
const linesIn = (tree: Tree): readonly Tree[] => (['heading', 'paragraph'].includes(tree.type) ? [tree] : tree.children.flatMap(linesIn));

const inLongTexts = async (files: readonly string[], specDir: string, matches: Matches): Promise<readonly Seen[]> => {
  const trees = await treesOf(files.map((file) => readIfThere(join(specDir, file))));
  return trees.flatMap((tree, at) =>
    linesIn(tree).flatMap((it) => {
      const [file = '', text] = [files[at], wordsIn(it).replaceAll('\n', ' ')];
      return matches(text) ? [{ file, line: it.line, column: it.column, text }] : [];
    }),
  );
};

/** Every place of the spec with such a text; where a part of it is known as it is written, only files that hold that are read. */
export const seenIn = async (sources: Sources, matches: Matches, part = ''): Promise<readonly Seen[]> => {
  const { specDir } = sources;
  const files = filesIn(specDir).filter((file) => readIfThere(join(specDir, file)).includes(part));
  const isLong = (file: string): boolean => file.endsWith('.md');
  return [
    ...files.filter((file) => !isLong(file)).flatMap((file) => inDeclarations(file, sources, matches)),
    ...(await inLongTexts(files.filter(isLong), specDir, matches)),
  ];
};

/** Whether an address is one of a route or call: `/loans/8f3a?tab=past` fits `/loans/:loan_id?`. */
export const fitsPath = (address: string, path: string, kind: 'call' | 'route'): boolean => {
  const parts = segmentsOf(path, kind).map(({ text, parameter, optional }) => {
    if (parameter === undefined) return `/${escaped(text)}`;
    return optional ? '(?:/[^/?#]+)?' : '/[^/?#]+';
  });
  return new RegExp(`^${parts.join('')}/?(?:[?#].*)?$`).test(address);
};
