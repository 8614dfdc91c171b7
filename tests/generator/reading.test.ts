// Reading a spec: whatever stands in it, it is read or reported, and what can be read is read the same every time.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../generator/check/check';
import { loadModel } from '../../generator/command/read';
import { type Read, readApp } from '../../generator/reading/model';
import type { Fields } from 'spec-to-app/entity';
import { instant, integer, text } from 'spec-to-app/shapes';
import { appOf } from '../support/generator';

type Part = Readonly<Record<string, unknown>>;
interface App extends Part {
  readonly subjects: Readonly<Record<string, readonly Part[]>>;
}

const dir = fileURLToPath(new URL('cases/every-word/spec', import.meta.url));
const app = (await appOf(dir)) as App;

const read = async (it: unknown): Promise<Read> => {
  const found = await readApp(it, dir);
  if (!('model' in found)) throw new Error('not an app');
  return found;
};

const replaced = (value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? replaced(one, rest, by) : one));
  return { ...(value as Part), [key]: replaced((value as Part)[key], rest, by) };
};
const ways = (value: unknown, depth: number): (string | number)[][] => {
  if (depth === 0 || typeof value !== 'object' || value === null || '_zod' in value) return [];
  // the first entry of a list stands for all of them
  const parts = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return parts.flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [[key], ...ways(inner, depth - 1).map((way) => [key, ...way])];
  });
};

const declarations = Object.entries(app.subjects).flatMap(([subject, files]) =>
  files.flatMap((file, index) =>
    Object.entries(file).flatMap(([name, value]) => {
      const { kind } = (value ?? {}) as { readonly kind?: string };
      return kind === undefined || kind === 'performed' ? [] : [{ subject, files, index, name, value, kind }];
    }),
  ),
);
const oneOfEach = [...new Map(declarations.map((one) => [one.kind, one])).values()];
const misplaced = [undefined, 5, [], { kind: 'guard' }];

test.each(oneOfEach)(
  'no $kind makes the generator fall over, whatever stands in its options',
  async ({ subject, files, index, name, value }) => {
    for (const way of ways(value, 3)) {
      for (const junk of misplaced) {
        const changed = files.map((file, at) => (at === index ? { ...file, [name]: replaced(value, way, junk) } : file));
        const found = await read({ ...app, subjects: { ...app.subjects, [subject]: changed } });
        expect(Array.isArray(check(found))).toBe(true);
      }
    }
  },
);

test('a declaration that cannot be read brings no diagnostic about what only follows from it', async () => {
  const { model, reading } = await read({
    ...app,
    subjects: { ...app.subjects, pages: [{ help: { kind: 'route', path: '/help', title: 'Help' } }] },
  });
  expect(model.routes.some(({ id }) => id === 'help')).toBe(true);
  expect([...reading.broken].toSorted()).toEqual(['help', 'mainMenu']);
});

test('shapes, errors and defaults follow from what is written', async () => {
  const { model } = await loadModel(dir);
  const call = model?.calls.find(({ id }) => id === 'askForTool');
  expect(call?.errors).toEqual([
    'badDates',
    'illegalMove',
    'invalidInput',
    'malformed',
    'noSuchCall',
    'notSignedIn',
    'rateLimited',
    'repeatedDifferently',
    'tooLarge',
    'tooLate',
    'toolTaken',
  ]);
  expect(call?.params).toEqual([
    {
      name: 'tool_id',
      shape: { type: 'text', min: 3, max: 12, pattern: '[a-z]{3,12}', patternSays: 'Three to twelve small letters', example: 'rake' },
    },
  ]);
  expect(model?.calls.find(({ id }) => id === 'listTools')?.secure).toBe(false);
  expect(call?.secure).toBe(true);
  const loan = model?.entities.find(({ id }) => id === 'Loan');
  expect(loan?.fields.find(({ name }) => name === 'tool_id')?.shape).toMatchObject({
    type: 'text',
    refers: 'Tool',
    pattern: '[a-z]{3,12}',
  });
  expect(model?.routes.find(({ id }) => id === 'home')?.signedInChrome).toMatchObject({ sidebar: true, footer: false, header: 'full' });
  expect(model?.guards.map(({ id }) => id)).toEqual(['anyone', 'borrower', 'keeper', 'signedIn']);
});

test('what zod asks is kept, or refused by its name', async () => {
  const { z } = await import('zod');
  const asked: Readonly<Record<string, unknown>> = {
    greater_than: z.number().gt(0),
    less_than: z.number().lt(1),
    multiple_of: z.number().multipleOf(5),
    int32: z.int32(),
    starts_with: z.string().startsWith('a'),
    lowercase: z.string().lowercase(),
    overwrite: z.string().trim(),
    '/a/i': z.string().regex(/a/i),
    jwt: z.jwt(),
    custom: z.array(z.string()).refine(() => true),
    'custom ': z
      .string()
      .optional()
      .refine(() => true),
    coerce: z.coerce.number(),
    catchall: z.looseObject({ some: z.string() }),
  };
  for (const [name, field] of Object.entries(asked)) {
    const Odd = { kind: 'shape', source: '§3', called: 'odd', says: 'Odd zod', fields: { field } };
    const { reading } = await read({ ...app, subjects: { ...app.subjects, odd: [{ Odd }] } });
    expect(reading.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `shape/unreadable: This shape cannot be used in a spec: no word of the language says what zod's ${name.trim()} asks.`,
    ]);
  }
  const Whole = { kind: 'shape', source: '§3', called: 'whole', says: 'Whole', fields: { few: z.int().positive().lt(10) } };
  const { model } = await read({ ...app, subjects: { ...app.subjects, whole: [{ Whole }] } });
  expect(model.shapes.find(({ id }) => id === 'Whole')?.fields).toMatchObject([{ name: 'few', shape: { integer: true, min: 1, max: 9 } }]);
});

test('shapes that zod alone made are read as well', async () => {
  const { z } = await import('zod');
  const Plain = {
    kind: 'shape',
    source: '§3',
    called: 'plain',
    says: 'Plain zod',
    fields: {
      words: z.string().min(2).max(5).describe('A few words'),
      count: z.int().min(1).max(9),
      share: z.number().nullable(),
      yes: z.boolean().optional(),
      size: z.enum(['s', 'm']),
      only: z.literal(7),
      all: z.array(z.string()).min(1).max(3),
      deep: z.object({ on: z.iso.date(), way: z.union([z.string(), z.number()]) }),
      tally: z.record(z.string(), z.number().default(1)),
      kept: z.string().default('x'),
      mail: z.email(),
    },
  };
  const { model, reading } = await read({ ...app, subjects: { ...app.subjects, plain: [{ Plain }] } });
  expect(reading.diagnostics).toEqual([]);
  expect(model.shapes.find(({ id }) => id === 'Plain')?.fields).toMatchObject([
    { name: 'words', shape: { type: 'text', min: 2, max: 5, says: 'A few words' } },
    { name: 'count', shape: { type: 'number', integer: true, min: 1, max: 9 } },
    { name: 'share', shape: { type: 'number', integer: false, nullable: true } },
    { name: 'yes', shape: { type: 'flag' }, optional: true },
    {
      name: 'size',
      shape: {
        type: 'either',
        options: [
          { type: 'exactly', value: 's' },
          { type: 'exactly', value: 'm' },
        ],
      },
    },
    { name: 'only', shape: { type: 'exactly', value: 7 } },
    { name: 'all', shape: { type: 'list', of: { type: 'text' }, min: 1, max: 3 } },
    {
      name: 'deep',
      shape: {
        type: 'group',
        fields: [
          { name: 'on', shape: { format: 'date' } },
          { name: 'way', shape: { type: 'either' } },
        ],
      },
    },
    { name: 'tally', shape: { type: 'map', of: { type: 'number' } } },
    { name: 'kept', shape: { type: 'text' }, default: 'x' },
    { name: 'mail', shape: { type: 'text', format: 'email' } },
  ]);
});

test('zones whose clocks are changed no more are a table with the columns that the clocks need', async () => {
  const zones = (columns: Fields) =>
    ({ kind: 'table', source: '§3', says: 'Zones', columns, rows: [{ zone: 'America/Vancouver' }] }) as const;
  const narrow = zones({ zone: text() });
  const { reading } = await read({ ...app, settledZones: narrow, subjects: { ...app.subjects, zones: [{ narrow }] } });
  expect(reading.diagnostics).toMatchObject([
    { code: 'option/wrong-kind', message: '`settledZones` has to be a table with the columns zone, since, hours_ahead.' },
  ]);
  const wide = zones({ zone: text(), since: instant(), hours_ahead: integer(), where: text() });
  const { model, reading: good } = await read({ ...app, settledZones: wide, subjects: { ...app.subjects, zones: [{ wide }] } });
  expect([good.diagnostics, model.product.settledZones]).toEqual([[], 'wide']);
});
