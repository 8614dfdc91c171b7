// The compiler is the first reader of a spec: of the lines that authors get wrong it refuses all that types can tell, while they are typed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { autocompletes } from '../../generator/check/known-names';
import { ownFolder, typeErrors } from '../support/generator';
import { limitMs } from '../support/limits';
import { root } from '../support/modules';

const textOf = (name: string): string => readFileSync(new URL(`typed/${name}.txt`, import.meta.url), 'utf8');
const words = textOf('words');
/** Lines that authors get wrong: each block says what about, then the right line and the wrong one. */
const lines = textOf('lines')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [about = '', right = '', wrong = ''] = block.split('\n');
    return { about, right, wrong, isPast: about.includes('(not refused: ') };
  });

/** The lines of a file that the compiler refuses, by their index. */
const refusedOf = (texts: readonly string[]): readonly number[] => {
  const folder = ownFolder('in the project');
  const head = words.split('\n').map((text) => text.replace(/^const /, 'export const '));
  const body = texts.map((text, index) => `export const line${index} = ${text};`);
  writeFileSync(join(folder, 'lines.ts'), [...head, ...body].join('\n'));
  // a word that no line uses is no matter here
  const found = typeErrors(folder, ['lines.ts'])
    .split('\n')
    .filter((text) => /\): error (?!TS6133)/.test(text));
  const places = found.map((text) => Number(/lines\.ts\((\d+),/.exec(text)?.[1]) - 1 - head.length);
  expect(
    found.filter((_, index) => !((places[index] ?? -1) >= 0)),
    'the words themselves compile',
  ).toEqual([]);
  return [...new Set(places)];
};

test(
  'each right line compiles, and each wrong one is refused but for those that no type can tell',
  () => {
    expect(refusedOf(lines.map(({ right }) => right)).map((index) => lines[index]?.about)).toEqual([]);
    const refused = refusedOf(lines.map(({ wrong }) => wrong));
    expect(lines.filter(({ isPast }, index) => isPast === refused.includes(index)).map(({ about }) => about)).toEqual([]);
    expect(`${refused.length} of ${lines.length}`).toBe('70 of 75');
  },
  limitMs(60),
);

test(
  'compiler and generator know the same names that browsers fill in',
  () => {
    const folder = ownFolder('in the project');
    const names = [...autocompletes].map((name) => `  '${name}': true,`);
    const known =
      "import type { Autocomplete } from 'spec-to-app/autocomplete';\nexport const known: Readonly<Record<Autocomplete, true>> = {\n";
    writeFileSync(join(folder, 'names.ts'), `${known}${names.join('\n')}\n};\n`);
    expect(typeErrors(folder, ['names.ts'])).toBe('');
  },
  limitMs(60),
);

// the word of the field that stands beside ours, for those who come from elsewhere
const fieldWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  call: { call: 'an API endpoint', moving: 'a transition' },
  entity: { entity: 'a resource', shape: 'a data transfer object' },
  event: { event: 'a tracking plan' },
  filter: { filter: 'a query facet' },
  form: { form: 'a JSON Schema' },
  job: { mail: 'a transactional email', job: 'a background or scheduled job' },
  menu: { menu: 'a navigation landmark' },
  problem: { error: 'a problem type' },
  route: { route: 'a route of the router', destination: 'a conditional redirect' },
  rule: {
    rule: 'preconditions',
    guard: 'an authorization policy',
    status: 'a computed status',
    lifecycle: 'a state machine',
    derived: 'a computed value',
  },
  shapes: {
    id: 'a UUID',
    instant: 'a timestamp',
    flag: 'a boolean',
    oneOf: 'an enum',
    exactly: 'a literal',
    list: 'an array',
    map: 'a record',
    group: 'an object',
    either: 'a union',
    like: 'a reference to a schema',
    belongsTo: 'a foreign key',
    file: 'a multipart body',
  },
  stored: { stored: 'a model to its table' },
  text: { counted: 'a plural message', texts: 'messages' },
  values: { values: 'an enum', table: 'a lookup table', setting: 'an environment variable', kept: 'a cookie' },
};

test('the docstring of a word names the field’s word beside ours', () => {
  const without = Object.entries(fieldWords).flatMap(([file, words]) => {
    const text = readFileSync(join(root, 'generator', 'language', `${file}.ts`), 'utf8');
    const docs = new Map([...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g)].map(([, doc, name]) => [name, doc]));
    return Object.entries(words).flatMap(([word, meant]) => (docs.get(word)?.includes(meant) === true ? [] : [`${word}: ${meant}`]));
  });
  expect(without).toEqual([]);
});
