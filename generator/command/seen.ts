// A sentence, label, title or address as a screen shows it, and the places of the spec that say it.
import { join } from 'node:path';
import type { Node, NoSubstitutionTemplateLiteral, StringLiteral } from 'ts-morph';
import { morph, readIfThere, type Sources } from '../diagnostics/sources';
import { filesIn } from '../diagnostics/spec-files';
import { fill } from '../model/fill';
import type { Model } from '../model/model';
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

/** A line of Markdown without its marks. */
const unmarked = (line: string): string =>
  line
    .replace(/^\s*(#+|[-*>]|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|[*_`]/g, '');

const inLongText = (file: string, specDir: string, matches: Matches): readonly Seen[] =>
  readIfThere(join(specDir, file))
    .split('\n')
    .flatMap((line, at) =>
      line.trim() !== '' && matches(unmarked(line)) ? [{ file, line: at + 1, column: 1, text: unmarked(line) }] : [],
    );

/** Every place of the spec with such a text. */
export const seenIn = (sources: Sources, matches: Matches): readonly Seen[] =>
  filesIn(sources.specDir).flatMap((file) =>
    file.endsWith('.md') ? inLongText(file, sources.specDir, matches) : inDeclarations(file, sources, matches),
  );

/** The pattern of a route or call that this address fits: `/loans/8f3a` fits `/loans/:loan_id?`. */
export const fitsPath = (address: string, path: string, kind: 'call' | 'route'): boolean => {
  if (!address.startsWith('/')) return false;
  const [plainPath = ''] = address.split(/[?#]/);
  const parts = plainPath
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);
  const segments = segmentsOf(path, kind);
  const isLongEnough = parts.length === segments.length || (parts.length === segments.length - 1 && segments.at(-1)?.optional === true);
  return isLongEnough && parts.every((part, at) => segments[at]?.parameter !== undefined || segments[at]?.text === part);
};
