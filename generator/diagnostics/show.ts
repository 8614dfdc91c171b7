// Shows diagnostics to people: where, what, why and what to do.
import { posix, relative, resolve } from 'node:path';
import { inOrder } from '../model/canonical';
import type { Diagnostic } from './diagnostics';
import type { FindPlaces, Placed } from './place';
import { nearest } from './suggest';

// A few lines of a file, with a mark under what is meant.
interface Framed {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The line that is meant between its neighbours; nothing for an empty file. */
const frame = ({ text, line, column, length }: Framed): readonly string[] => {
  const lines = text.split(/\r?\n/);
  if (text === '' || line > lines.length) return [];
  const [first, last] = [Math.max(1, line - 1), Math.min(lines.length, line + 1)];
  const width = String(last).length;
  const shown: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const content = lines[number - 1] ?? '';
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number !== line) continue;
    // tabs stay tabs, so that the mark stands where it should at any width
    const before = content.slice(0, column - 1).replace(/[^\t]/g, ' ');
    const marks = '^'.repeat(Math.max(1, Math.min(length, content.length - column + 1)));
    shown.push(`  ${' '.repeat(width)} | ${before}${marks}`);
  }
  return shown;
};

/** `text` for people; `lines` for an editor's problem matcher, `json` for a program, both one line a diagnostic. */
export const looks = ['text', 'lines', 'json'] as const;
export interface Look {
  readonly as?: (typeof looks)[number];
  /** Colours for a terminal; left out, they are used where a person looks on. */
  readonly colour?: boolean;
  /** The folder that paths start from; left out, the one in which the command runs. */
  readonly from?: string;
  /** Finds the places; left out, this thread does. */
  readonly findPlaces?: FindPlaces;
}

export const findPlacesHere: FindPlaces = async (diagnostics, specDir) => {
  const { placeFinder } = await import('./place');
  const find = placeFinder(specDir);
  return diagnostics.map((diagnostic) => ({ diagnostic, place: find(diagnostic.at) }));
};

const inFileOrder = (one: Placed, other: Placed): number =>
  inOrder(one.place.file, other.place.file) ||
  one.place.line - other.place.line ||
  one.place.column - other.place.column ||
  inOrder(one.diagnostic.code, other.diagnostic.code) ||
  inOrder(one.diagnostic.message, other.diagnostic.message);

const meant = ({ diagnostic, place }: Placed): string | undefined => {
  if (diagnostic.didYouMean !== undefined) return diagnostic.didYouMean;
  const names = [...(diagnostic.among ?? []), ...place.beside];
  return place.written === undefined || names.length === 0 ? undefined : nearest(place.written, names);
};

const wholeOf = (placed: Placed, folder: string, paint: (colour: number, text: string) => string): string => {
  const { diagnostic, place } = placed;
  const { severity, code, message, cause, cure } = diagnostic;
  const suggestion = meant(placed);
  const lines = frame(place);
  const there = (words: string): string => words.replaceAll('{there}', place.there);
  const where = `${posix.join(folder, place.file)}:${place.line}:${place.column}`;
  return [
    `${paint(severity === 'error' ? 31 : 33, severity)} ${paint(1, code)} ${paint(36, where)}`,
    paint(1, there(message)),
    '',
    ...(lines.length === 0 ? [] : [...lines, '']),
    `Cause: ${there(cause)}`,
    `Cure: ${there(cure)}`,
    ...(suggestion === undefined ? [] : [`Did you mean ${paint(32, suggestion)}?`]),
    '',
  ].join('\n');
};

/** `spec/library.calls.ts:5:22: warning call/unused: No page uses the call weigh.` */
const lineOf = ({ diagnostic, place }: Placed, folder: string): string => {
  const { severity, code, message } = diagnostic;
  return `${posix.join(folder, place.file)}:${place.line}:${place.column}: ${severity} ${code}: ${message.replaceAll('{there}', place.there)}`;
};

const jsonOf = (placed: Placed, folder: string): string => {
  const { severity, code, message, cause, cure } = placed.diagnostic;
  const { file, line, column, length, there } = placed.place;
  const [says, why, how] = [message, cause, cure].map((words) => words.replaceAll('{there}', there));
  const didYouMean = meant(placed);
  return JSON.stringify({
    file: posix.join(folder, file),
    line,
    column,
    length,
    severity,
    code,
    message: says,
    cause: why,
    cure: how,
    didYouMean,
  });
};

const count = (placed: readonly Placed[], severity: Diagnostic['severity']): string => {
  const many = placed.filter(({ diagnostic }) => diagnostic.severity === severity).length;
  return many === 0 ? '' : `${many} ${severity}${many === 1 ? '' : 's'}`;
};

/** The diagnostics as text in the order of the files, each with its place and a few lines around it. */
export const showDiagnostics = async (diagnostics: readonly Diagnostic[], specDir: string, look: Look = {}): Promise<string> => {
  if (diagnostics.length === 0) return '';
  const { findPlaces = findPlacesHere } = look;
  const placed = (await findPlaces(diagnostics, resolve(specDir))).toSorted(inFileOrder);
  const colour = look.colour ?? (process.stderr.isTTY && process.env['NO_COLOR'] === undefined);
  const paint = (code: number, text: string): string => (colour ? `\u001B[${code}m${text}\u001B[0m` : text);
  const folder = relative(look.from ?? process.cwd(), resolve(specDir)).replaceAll('\\', '/');
  if (look.as === 'lines' || look.as === 'json') {
    const write = look.as === 'lines' ? lineOf : jsonOf;
    return [...new Set(placed.map((one) => write(one, folder)))].join('\n');
  }
  const all = new Map(placed.map((one) => [wholeOf(one, folder, paint), one]));
  const once = [...all.values()];
  const summary = [count(once, 'error'), count(once, 'warning')].filter((part) => part !== '').join(' and ');
  return [...all.keys(), `${summary}.\n`].join('\n');
};
