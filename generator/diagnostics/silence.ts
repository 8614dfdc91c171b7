// Warnings that an author allows where they stand, each with the reason: `// allow call/unused: another program asks it`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnose } from './diagnostics';
import type { FindPlaces, Placed } from './place';
import { findPlacesHere } from './show';
import { filesIn } from './spec-files';

interface Silence {
  readonly file: string;
  readonly code: string;
  /** The line of the comment, and the first below it that is none, from 1. */
  readonly line: number;
  readonly below: number;
  readonly column: number;
  readonly length: number;
  readonly hasReason: boolean;
}

const comment = /\/\/ allow ([a-z]+\/[a-z-]+)(:\s*\S.*)?\s*$/;

const silencesIn = (file: string, text: string): readonly Silence[] => {
  const lines = text.split('\n');
  return lines.flatMap((content, at) => {
    const found = comment.exec(content);
    if (found === null) return [];
    const [whole, code = '', reason] = found;
    const after = lines.findIndex((line, index) => index > at && !/^\s*\/\//.test(line));
    return [{ file, code, line: at + 1, below: after + 1, column: found.index + 1, length: whole.length, hasReason: reason !== undefined }];
  });
};

const allIn = (specDir: string): readonly Silence[] =>
  filesIn(specDir).flatMap((file) => {
    const text = file.endsWith('.ts') ? readFileSync(join(specDir, file), 'utf8') : '';
    return text.includes('// allow ') ? silencesIn(file, text) : [];
  });

/** The diagnostics without the warnings that are allowed, and with comments that allow nothing. */
export const withoutAllowed = async (
  diagnostics: readonly Diagnostic[],
  specDir: string,
  findPlaces: FindPlaces = findPlacesHere,
): Promise<readonly Diagnostic[]> => {
  const silences = allIn(specDir);
  if (silences.length === 0) return diagnostics;
  const mayBeAllowed = ({ severity, code }: Diagnostic): boolean =>
    severity === 'warning' && silences.some((silence) => silence.code === code);
  const placed = await findPlaces(diagnostics.filter(mayBeAllowed), specDir);
  const isOf = (it: Silence, { diagnostic, place }: Placed): boolean =>
    it.code === diagnostic.code && it.file === place.file && it.hasReason && [it.line, it.below].includes(place.line);
  const warned = placed.filter((one) => !silences.some((silence) => isOf(silence, one))).map(({ diagnostic }) => diagnostic);
  const left = [...diagnostics.filter((it) => !mayBeAllowed(it)), ...warned];
  // beside an error some warnings are not looked for
  if (left.some(({ severity }) => severity === 'error')) return left;
  const inVain = silences.filter((silence) => !placed.some((one) => isOf(silence, one)));
  return [
    ...left,
    ...inVain.map(({ code, file, line, column, length }) =>
      diagnose('warning/not-given', { kind: 'file', file, line, column, length }, { code }),
    ),
  ];
};
