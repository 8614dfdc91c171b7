// Every text that a call takes, drawn by chance: none has hidden characters, none that must be there is blank, and spaces around it are no
// part of it. A password is the exception: each of its characters counts.
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import type { JsonSchema } from '../../generated/contract/contract';
import { sharedSchemas } from '../../generated/contract/schemas';
import { readTexts } from '../../src/server/http/read-texts';
import { checkBody } from '../../src/server/http/validate';
import { seed, tellSeed, thoroughness } from '../support/seed';

const shared = new Map(sharedSchemas.map((it) => [`${it.$id}#`, it]));
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every schema of a text within one, by its place. */
const textsIn = (schema: JsonSchema, place: string): readonly (readonly [place: string, schema: JsonSchema])[] => {
  const referred = shared.get(String(schema['$ref']));
  if (referred) return textsIn(referred, place);
  const inner = Object.entries(schema).flatMap(([keyword, value]) => {
    const parts =
      keyword === 'properties' ? Object.entries(Object(value)) : Array.isArray(value) ? [...value.entries()] : [[keyword, value]];
    return parts.flatMap(([name, part]) => (keyword !== 'if' && isSchema(part) ? textsIn(part, `${place}.${String(name)}`) : []));
  });
  const isText = [schema['type']].flat().includes('string') && !('enum' in schema) && !('const' in schema);
  return isText ? [[place, schema], ...inner] : inner;
};
const every = Object.values(contracts).flatMap(({ id, schema: { params = {}, querystring, body = {} } }) => [
  ...textsIn(params, `${id} params`),
  ...textsIn(querystring, `${id} query`),
  ...textsIn(body, `${id} body`),
]);
const ofFormat = (...formats: readonly string[]) => every.filter(([, { format }]) => formats.includes(String(format)));
const short = ofFormat('text');
const long = ofFormat('long-text');
const passwords = ofFormat('password');
/** Those that only fit one form anyhow: dates, addresses, ids, times of day. */
const formed = every.filter(([, it]) => ['date', 'date-time', 'uuid', 'idn-email'].includes(String(it['format'])) || 'pattern' in it);

const wholes = new Map(every.map(([, schema]) => [schema, { type: 'object', properties: { text: schema } }]));
/** A text as it is kept, or nothing where it is refused. */
const taken = (schema: JsonSchema, text: string): string | undefined => {
  const [body, whole] = [{ text }, wholes.get(schema) ?? {}];
  readTexts(body, whole);
  return checkBody(whole, body).length === 0 ? body.text : undefined;
};
/** One of these letters. */
const oneOf = (letters: string): fc.Arbitrary<string> => fc.constantFrom(...letters.split(''));
const letters = (schema: JsonSchema): fc.Arbitrary<string> => {
  const least = Math.max(1, Number(schema['minLength'] ?? 0));
  const most = Math.min(least + 40, Number(schema['maxLength'] ?? Infinity));
  return fc.string({ unit: oneOf('abcXYZ109'), minLength: least, maxLength: most });
};
/** A text of that schema: as its pattern says, but for what looks ahead in it and for names, whose pattern refuses and wants nothing. */
const fitting = (schema: JsonSchema): fc.Arbitrary<string> => {
  const pattern = ((schema['pattern'] as string | undefined) ?? '^[^').replace(/\(\?![^)]*\)/, '');
  const drawn = pattern.startsWith('^[^') ? letters(schema) : fc.stringMatching(new RegExp(pattern, 'u'));
  return drawn.filter((text) => taken(schema, text) === text);
};

const letter = (from: number, to: number): fc.Arbitrary<string> =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCharCode(code));
const controls = fc.oneof(
  letter(0x01, 0x08),
  letter(0x0b, 0x0c),
  letter(0x0e, 0x1f),
  letter(0x7f, 0x9f),
  letter(0x202a, 0x202e),
  letter(0x2066, 0x2069),
  letter(0xfff9, 0xfffb),
);
const lineEnds = fc.constantFrom('\n', '\r', '\r\n', '\t', '\u2028', '\u2029');
const blanks = fc.string({
  unit: oneOf(' \t\n\u00A0\u3000\u200B\u200D\u2060\u2800\u3164\u00AD\uFE0F\u0301\u20DD'),
  minLength: 1,
  maxLength: 60,
});
const around = fc.string({ unit: oneOf(' \t\n\r\u00A0\u2028\uFEFF'), maxLength: 5 });

const holds = (
  texts: readonly (readonly [string, JsonSchema])[],
  property: (of: readonly [string, JsonSchema]) => fc.IProperty<unknown>,
) => {
  expect(texts.length).toBeGreaterThan(0);
  for (const one of texts) fc.assert(property(one), { seed, numRuns: 25 * thoroughness });
};

beforeAll(() => tellSeed('texts'));

test('each text that a call takes is a short one, a long one, a password, or of one form', () => {
  const known = new Set([...short, ...long, ...passwords, ...formed].map(([place]) => place));
  expect(every.map(([place]) => place).filter((place) => !known.has(place))).toEqual([]);
  expect(every.length).toBeGreaterThan(100);
});

test('no text has control characters or turns the direction of what follows', () => {
  holds([...short, ...long], ([, schema]) =>
    fc.property(
      fitting(schema),
      controls,
      fitting(schema),
      (before, hidden, after) => taken(schema, before + hidden + after) === undefined,
    ),
  );
  const typed = fc.constantFrom('2027-02-12', '2027-02-12T16:00:00Z', '16:00', '5b0f8c1e-0000-4000-8000-000000000000', 'jo@example.ca');
  holds(formed, ([, schema]) =>
    fc.property(typed, controls, fc.integer({ min: 1, max: 4 }), (text, hidden, at) => {
      return taken(schema, text.slice(0, at) + hidden + text.slice(at)) === undefined;
    }),
  );
});

test('no short text has several lines', () => {
  holds(short, ([, schema]) =>
    fc.property(fitting(schema), lineEnds, fitting(schema), (before, end, after) => taken(schema, before + end + after) === undefined),
  );
});

test('a long text may have several lines', () => {
  for (const [, schema] of long) {
    const lines = `A first line.\n\n\tAnd a second one, which is ${'quite '.repeat(8)}long.`;
    expect(taken(schema, lines)).toBe(lines);
  }
});

test('blanks alone are no text', () => {
  const wanted = [...short, ...long].filter(([, { minLength }]) => Number(minLength ?? 0) > 0);
  holds(wanted, ([, schema]) => fc.property(blanks, (text) => taken(schema, text) === undefined));
  const others = [...short, ...long].filter((one) => !wanted.includes(one) && !('pattern' in one[1]));
  holds(others, ([, schema]) => fc.property(blanks, (text) => [undefined, ''].includes(taken(schema, text))));
});

test('spaces and ends of lines around a text are no part of it, and do not count', () => {
  holds([...short, ...long], ([place, schema]) =>
    fc.property(around, fitting(schema), around, (before, text, after) => {
      expect(taken(schema, before + text + after), place).toBe(taken(schema, text));
      expect(taken(schema, text), place).toBe(text);
    }),
  );
});

test('a password is taken as it is typed', () => {
  for (const [, schema] of passwords)
    for (const text of ['  quiet spruce cabin ', 'tab\tand\nline end', '          ']) expect(taken(schema, text)).toBe(text);
});
