// How structures become text: whole files, no line wider than a page, and no text that escapes from where it stands.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { GeneratedFile } from '../../generator/print/generated-file';
import { data, literal } from '../../generator/print/print';
import { printed } from '../../generator/print/printer';
import { constantOf, functionOf, interfaceOf, property, type StatementStructure, typeOf } from '../../generator/print/structure';

const textOf = async (...statements: readonly StatementStructure[]): Promise<string> =>
  printed(new Map([['it.ts', { statements }]])).get('it.ts') ?? '';

test('a file has its head, its imports in order, and its declarations apart from each other', async () => {
  const file = new GeneratedFile('client/notes.ts', 'The calls of notes.');
  file.declares('Note');
  const [note, ask] = [file.type('model/entities', 'Note'), file.value('client/ask', 'ask')];
  file.add(
    interfaceOf('NoteArgs', [property('id', 'string', { docs: ['Of the note.'] }), property('page', 'number', { hasQuestionToken: true })]),
    typeOf('Note', note),
    constantOf('limit', '3', { docs: ['How many.'] }),
    functionOf('getNote', {
      parameters: [{ name: 'args', type: 'NoteArgs' }],
      returnType: 'Note',
      statements: ['if (args.id === "") throw new Error();', `return ${ask}({\n  id: 1,\n});`],
    }),
  );
  expect(
    printed(new Map([[file.path, file.structure()]])).get(file.path),
  ).toBe(`// The calls of notes. Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Note as Note_ } from "../model/entities";

export interface NoteArgs {
  /** Of the note. */
  readonly id: string;
  readonly page?: number;
}

export type Note = Note_;

/** How many. */
export const limit = 3;

export function getNote(args: NoteArgs): Note {
  if (args.id === "") throw new Error();
  return ask({
    id: 1,
  });
}
`);
});

const long = (what: string, by: string): string => Array.from({ length: 12 }, (_, index) => `${what}${index}`).join(by);

test('what is wider than a page is broken at unions, operators and brackets', async () => {
  const text = await textOf(
    typeOf('Wide', long('"a rather long member of the union, number ', '" | ').concat('"')),
    constantOf('asked', `(facts: Facts): boolean => ${long('isSame(facts.one, ', ') && ')})`),
    constantOf('made', `make({ ${long('member: "with a value", other', ': 1, ')}: 2 })`),
    functionOf('wide', {
      parameters: Array.from({ length: 6 }, (_, index) => ({ name: `parameter${index}`, type: 'readonly string[]' })),
      returnType: 'void',
      statements: [`return ask(${long('argumentNumber', ', ')});`],
    }),
    interfaceOf('Grouped', [property('group', `{ ${long('readonly member', ': string | number; ')}: boolean }`)]),
  );
  expect(text.split('\n').filter((line) => line.length > 140)).toEqual([]);
  expect(text).toMatchSnapshot();
});

test('a union of words in brackets of a member is broken once, at the width that its place leaves', async () => {
  const words = (length: number): string => Array.from({ length: 20 }, (_, index) => `"${index}${'x'.repeat(length)}"`).join(' | ');
  const members = Array.from({ length: 40 }, (_, at) =>
    property(`m${at}`, `{ readonly it: boolean; readonly of: Facts<Of, ${words(at)}> }`),
  );
  const lines = (await textOf(interfaceOf('Read', members))).split('\n');
  expect(lines.filter((line) => line.length > 140 || /^ +$/.test(line))).toEqual([]);
  expect(new Set(lines.filter((line) => line.includes(' | ')).map((line) => line.search(/\S/)))).toEqual(new Set([6, 8]));
});

test('a file that is text already stays as it is', async () => {
  expect(printed(new Map([['a.md', '# A  \n']]))).toEqual(new Map([['a.md', '# A  \n']]));
});

test('no text of an author escapes from where it stands, or bends what follows it', async () => {
  const nasty = ['a*/b', 'ends in \\', '$0$ and $1$', '`${x}`', '/* // */', '"\'', 'a\nb', '\u2028', '{', '<A, B>', '// not a comment'];
  const text = await textOf(
    ...nasty.map((it, index) => constantOf(`n${index}`, literal(it), { docs: [it] })),
    functionOf('all', { returnType: 'string[]', statements: nasty.map((it) => `use(${literal(it)});`) }),
    constantOf('list', data(nasty)),
  );
  const used: string[] = [];
  const code = text.replaceAll('export ', '').replace('(): string[]', '()');
  const list: unknown = runInNewContext(`${code}; all(); list`, { use: (it: string) => used.push(it) });
  expect(JSON.stringify(list)).toBe(JSON.stringify(nasty));
  expect(used).toEqual(nasty);
});
