// How structures become text: whole files, one member a line, and no text that escapes from where it stands.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { GeneratedFile } from '../../generator/print/generated-file';
import { jsonLines } from '../../generator/print/json';
import { data, literal, objectOf, typeMembers, unionLines } from '../../generator/print/print';
import { printed } from '../../generator/print/printer';
import { CompilerThread } from '../../generator/command/compiler-thread';
import { diagnose } from '../../generator/diagnostics/diagnostics';
import { constantOf, functionOf, interfaceOf, kinds, property, type Statement, typeOf } from '../../generator/print/structures';
import { ownFolder } from '../support/generator';

const textOf = (...statements: readonly Statement[]): string =>
  printed(new Map([['it.ts', { kind: kinds.SourceFile, statements: [...statements] }]])).get('it.ts') ?? '';

test('a file has its head, its imports in order, and its declarations apart from each other', () => {
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
  expect(printed(new Map([[file.path, file.structure()]])).get(file.path)).toBe(`// The calls of notes.
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

test('each member has a line of its own, and the members of a union as well', () => {
  const text = textOf(
    typeOf('Colour', unionLines(['red', 'green', 'blue'])),
    interfaceOf('Grouped', [property('group', typeMembers(['readonly a: string', 'readonly b?: number']))]),
    constantOf(
      'rows',
      data([
        { id: 'x', of: ['a', 'b'], none: undefined },
        { id: 'y', in: {} },
      ]),
      { type: 'readonly Row[]' },
    ),
    functionOf('made', {
      returnType: 'Row',
      statements: [
        `return ${objectOf([
          ['id', literal('x')],
          ['odd-name', '1'],
        ])};`,
      ],
    }),
  );
  expect(text.trimStart()).toBe(`export type Colour = "red"
  | "green"
  | "blue";

export interface Grouped {
  readonly group: {
      readonly a: string;
      readonly b?: number;
    };
}

export const rows: readonly Row[] = [
  {
    id: "x",
    of: ["a", "b"],
  },
  {
    id: "y",
    in: {},
  },
];

export function made(): Row {
  return {
    id: "x",
    "odd-name": 1,
  };
}
`);
});

test('plain values together are a line of data', () => {
  expect(data({ a: 1, 'b-c': undefined, 'd-e': 'f' })).toBe('{ a: 1, "d-e": "f" }');
  expect(data([true, null, 'a'])).toBe('[true, null, "a"]');
  expect([data([]), data({})]).toEqual(['[]', '{}']);
});

test('JSON has a line for each member down to a depth', () => {
  const value = { things: [{ id: 'x', fields: [{ name: 'a', is: 1 }, 2], none: undefined }], empty: [] };
  expect(jsonLines(value, 4)).toBe(`{
 "things": [
  {
   "id": "x",
   "fields": [
    {"name":"a","is":1},
    2
   ]
  }
 ],
 "empty": []
}`);
  expect(JSON.parse(jsonLines(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('a file that is text already stays as it is', () => {
  expect(printed(new Map([['a.md', '# A  \n']]))).toEqual(new Map([['a.md', '# A  \n']]));
});

test('no text of an author escapes from where it stands, or bends what follows it', () => {
  const nasty = ['a*/b', 'ends in \\', '$0$ and $1$', '`${x}`', '/* // */', '"\'', 'a\nb', '\u2028', '{', '<A, B>', '// not a comment'];
  const text = textOf(
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

test('the compiler’s thread answers in the order of asking, fails where printing fails, and begins anew', async () => {
  const bundle = join(ownFolder(), 'prints.cjs');
  writeFileSync(
    bundle,
    `const { parentPort, threadId } = require('node:worker_threads');
     parentPort.on('message', ({ print, place }) => {
       if (place) return parentPort.postMessage(place.map((diagnostic) => ({ diagnostic, place: threadId })));
       if (print.has('bad.ts')) throw new Error('no such structure');
       parentPort.postMessage(new Map([...print.keys()].map((path) => [path, path + ' by ' + threadId])));
     });`,
  );
  const thread = new CompilerThread(bundle);
  const print = (path: string) => thread.print(new Map([[path, { kind: kinds.SourceFile, statements: [] }]]));
  const wrong = diagnose('load/no-app-file', { kind: 'file', file: 'app.ts', line: 1, column: 1 }, {});
  const [one, placed, two] = await Promise.all([print('one.ts'), thread.place([wrong], 'spec'), print('two.ts')]);
  expect([...one.keys(), ...two.keys()]).toEqual(['one.ts', 'two.ts']);
  expect(placed.map(({ diagnostic }) => diagnostic)).toEqual([wrong]);
  await expect(Promise.all([print('bad.ts'), print('after.ts')])).rejects.toThrow('no such structure');
  const again = await print('one.ts');
  expect(again.get('one.ts')).not.toBe(one.get('one.ts'));
});
