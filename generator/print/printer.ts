// Prints structures: each file in one batch, and not parsed again.
import type * as TsMorph from 'ts-morph';
import type { CodeBlockWriter, SourceFileStructure } from 'ts-morph';
import { packageOf } from '../cache/root';
import type { Files, Statement } from './structures';

const morph = (): typeof TsMorph => packageOf<typeof TsMorph>('ts-morph');

/**
 * Constants and types stand apart, as ts-morph sees to it for the others. It hangs the lines of an initializer below its own, so that
 * data is told behind the name: it stands as deep as its brackets.
 */
const placed = (it: Statement): Statement => {
  const { Structure } = morph();
  if (typeof it === 'string' || !(Structure.isVariableStatement(it) || Structure.isTypeAlias(it))) return it;
  const apart = { ...it, leadingTrivia: (writer: CodeBlockWriter) => void writer.blankLineIfLastNot() };
  if (!Structure.isVariableStatement(apart)) return apart;
  const declarations = apart.declarations.map(({ initializer, ...one }) => ({
    ...one,
    trailingTrivia: (writer: CodeBlockWriter) =>
      void writer.queueIndentationLevel(writer.getIndentationLevel()).write(` = ${String(initializer)}`),
  }));
  return { ...apart, declarations };
};

const textOf = ({ statements, ...file }: SourceFileStructure): string => {
  const all = (statements as readonly Statement[]).map(placed);
  return morph().printStructure({ ...file, statements: all }, { indentNumberOfSpaces: 2 });
};

/** Loads what prints. */
export const loadPrinter = (): void => void morph();

/** The texts of files, by path; what is text already stays as it is. */
export const printed = (files: Files): Map<string, string> =>
  new Map([...files].map(([path, file]) => [path, typeof file === 'string' ? file : textOf(file)]));
