// Values drawn by chance from a schema: those that fit it, and among them hostile ones.
import * as fc from 'fast-check';
import { type ApiSchema, referred } from './an-api';

/** The ids of what is there, by the name of the field or parameter that takes one. */
export type KnownIds = (name: string) => readonly string[];

const nasty = [
  [
    '',
    ' ',
    '\t\n',
    '\0',
    'a\0b',
    '\uD800',
    '\u202E',
    '\uFEFF',
    '\u2028',
    'İi̇',
    'ß',
    'ﷺ'.repeat(40),
    'e\u0301'.repeat(60),
    '👩‍👩‍👧‍👦'.repeat(20),
  ],
  ["'; drop table users; --", '"', '\\', '%', '%_%', '%25', '%00', '${1}', '{{1}}', '<script>alert(1)</script>', '../../../etc/passwd'],
  ['__proto__', 'constructor', 'toString', 'null', 'undefined', 'true', 'NaN', '-0', '-1', '1e99', '1e400', '0x10', '9007199254740993'],
  ['0000-01-01', '2026-02-30', '9999-12-31', '-000001-01-01', '2026-12-31T23:59:60Z', '24:00', '2147483648', '99999999999999999999'],
  [
    '//evil.example',
    'javascript:alert(1)',
    'http://[',
    'http://169.254.169.254/',
    'a@b',
    '@',
    'x'.repeat(5000),
    ' '.repeat(5000),
    '%'.repeat(3000),
  ],
].flat();
/** A text that somebody might send who means no good. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);
const nastyNumbers = [0, -0, -1, 0.5, 1e99, -1e99, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, Number.MIN_VALUE];
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, ...nastyNumbers, [], {}, [[]], [null], { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const soon = Date.parse('2026-11-21');
const day = 86_400_000;
const dates = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 560 }).map((days) => new Date(soon + days * day).toISOString().slice(0, 10)) },
  { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '1582-10-10', '2028-02-29', '9999-12-31') },
);
const moments = fc.oneof(
  fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-11-21T12:00:00.123456789Z', '2026-11-21T12:00Z'),
);
const addresses = fc.nat().map((number) => `somebody-${number}@example.ca`);
const links = fc.constantFrom(
  'http://localhost:3000/verify',
  'https://example.ca/a?b=c',
  'www.airbnb.ca/rooms/1',
  'http://localhost:3000@evil.example',
);

const lengths = ({ minLength = 0, maxLength = minLength + 300 }: ApiSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) }) },
    { weight: 1, arbitrary: fc.constantFrom(...['x', ' ', 'é', '%', '💥'].map((letter) => letter.repeat(maxLength))) },
  );
const known = (name: string, ids: KnownIds): fc.Arbitrary<string> =>
  fc.nat({ max: 1000 }).map((number) => {
    const there = ids(name);
    return there[number % Math.max(1, there.length)] ?? '7b8f4f0e-3a55-4a6e-9d0b-0d2f6a1c9e11';
  });
// patterns with look-ahead cannot be drawn from
const matching = (schema: ApiSchema, pattern: RegExp): fc.Arbitrary<string> =>
  pattern.source.includes('(?') ? lengths(schema).filter((text) => pattern.test(text)) : fc.stringMatching(pattern);
const texts = (schema: ApiSchema, name: string, ids: KnownIds): fc.Arbitrary<string> => {
  const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
    date: dates,
    'date-time': moments,
    uuid: fc.oneof({ weight: 4, arbitrary: known(name, ids) }, { weight: 1, arbitrary: fc.uuid() }),
    email: fc.oneof(addresses, known(name, ids)),
  };
  if (schema.format !== undefined) return formats[schema.format] ?? lengths(schema);
  if (schema.pattern === '^\\S+$') return links;
  if (schema.pattern !== undefined) return matching(schema, new RegExp(schema.pattern, 'u'));
  return ids(name).length > 0 ? fc.oneof(known(name, ids), lengths(schema)) : lengths(schema);
};

const highest = 2 ** 53 - 1;
const wholes = ({ minimum = -highest, maximum = highest }: ApiSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: minimum, max: maximum }),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) }),
    fc.constantFrom(minimum, maximum),
  );

interface DrawOptions {
  readonly ids: KnownIds;
  /** How many of ten values are hostile ones. */
  readonly hostile: number;
}

const objects = (schema: ApiSchema, drawing: DrawOptions): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, drawn(of, name, drawing)]));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  // a rule over two fields shows where no third one is refused before
  const few = fc
    .subarray(optional, { maxLength: Math.min(4, optional.length) })
    .chain((names) =>
      fc.record(Object.fromEntries([...required, ...names].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))),
    );
  return fc.oneof(fc.record(fields, { requiredKeys: [...required] }), few);
};
const lists = ({ items = {}, minItems = 0, maxItems = 4 }: ApiSchema, name: string, drawing: DrawOptions): fc.Arbitrary<unknown> =>
  fc.array(drawn(items, name, drawing), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });

const ofType = (
  type: string,
  schema: ApiSchema,
  { name, drawing }: { readonly name: string; readonly drawing: DrawOptions },
): fc.Arbitrary<unknown> => {
  const makers: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: () => wholes(schema),
    number: () => fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }),
    string: () => texts(schema, name, drawing.ids),
    array: () => lists(schema, name, drawing),
    object: () => objects(schema, drawing),
  };
  return makers[type]?.() ?? nastyValue;
};

const fitting = (given: ApiSchema, name: string, drawing: DrawOptions): fc.Arbitrary<unknown> => {
  const schema = referred(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fitting(option, name, drawing)));
  return fc.oneof(...[schema.type ?? 'any'].flat().map((type) => ofType(type, schema, { name, drawing })));
};

/** A value of a schema, with one that does not fit it here and there, at any depth. */
const drawn = (schema: ApiSchema, name: string, drawing: DrawOptions): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 10 - drawing.hostile, arbitrary: fitting(schema, name, drawing) }, { weight: drawing.hostile, arbitrary: nastyValue });

/** A value of a schema: a whole one, or a spoiled one of which that many of ten parts do not fit. */
export const drawnOf = (schema: ApiSchema, name: string, { ids, hostile }: DrawOptions): fc.Arbitrary<unknown> =>
  fc.oneof(drawn(schema, name, { ids, hostile: 0 }), drawn(schema, name, { ids, hostile }));
