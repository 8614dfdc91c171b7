// Reads the shape of a value: what an analyst said about it where a word of the language made it, else what zod itself knows.
import { jsonInOrder } from '../model/canonical';
import type { Field, Json, Shape, TextFormat } from '../model/shape-model';
import { type At, report, into, type ReadShape } from './at';
import { describe, isObject, isPlain, isShape } from './describe';
import { readFilter } from './filter';
import { aFlag, aNumber, aScalar, aText, type Read, wrong } from './options';
import { aReferenceTo } from './refer';
import { readZod } from './zod';

const anEntity = aReferenceTo('entity');
const aThing = aReferenceTo('entity', 'shape');
const aList = aReferenceTo('values');

export interface Facts {
  readonly word?: string;
  readonly [fact: string]: unknown;
}

const registry = (): { get: (schema: unknown) => Facts | undefined } | undefined =>
  (globalThis as { __zod_globalRegistry?: { get: (schema: unknown) => Facts | undefined } }).__zod_globalRegistry;

const isJson = (value: unknown): value is Json =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (Array.isArray(value) ? value.every(isJson) : isPlain(value) && Object.values(value).every(isJson));
const aJson = (value: unknown, at: At): Json | undefined =>
  isJson(value) ? jsonInOrder(value) : wrong('a value that JSON can carry', value, at);

const fact = <T>(facts: Facts, name: string, reading: { readonly read: Read<T>; readonly at: At }): Record<string, T> => {
  const value = facts[name] === undefined ? undefined : reading.read(facts[name], into(reading.at, name));
  return value === undefined ? {} : { [name]: value };
};
const limits = (facts: Facts, at: At): { readonly min?: number; readonly max?: number } => ({
  ...fact(facts, 'min', { read: aNumber, at }),
  ...fact(facts, 'max', { read: aNumber, at }),
});

const formats: Readonly<Record<string, TextFormat>> = {
  email: 'email',
  url: 'url',
  id: 'uuid',
  plainDate: 'date',
  instant: 'instant',
  clock: 'clock',
};
const typed = { longText: 'long', password: 'password' } as const;
const isTyped = (word = ''): word is keyof typeof typed => word in typed;
const textShape = (facts: Facts, at: At): Shape => {
  const format = formats[facts.word ?? ''];
  return {
    type: 'text',
    ...(isTyped(facts.word) ? { typed: typed[facts.word] } : {}),
    ...(format === undefined ? {} : { format }),
    ...limits(facts, at),
    ...fact(facts, 'pattern', { read: aText, at }),
    ...fact(facts, 'patternSays', { read: aText, at }),
  };
};
const numberShape = (facts: Facts, at: At): Shape => ({
  type: 'number',
  integer: facts.word !== 'decimal',
  ...limits(facts, at),
  ...(facts.word === 'cents' ? { unit: 'cents' as const } : {}),
});

/** The identifier of another entity is shaped as that entity's own key. */
const belongingShape = (facts: Facts, at: At): Shape => {
  const refers = anEntity(facts['of'], into(at, 'of'));
  const entity = facts['of'] as { readonly key?: string; readonly fields?: Readonly<Record<string, unknown>> } | undefined;
  const key = refers === undefined || entity?.key === undefined ? undefined : entity.fields?.[entity.key];
  if (key === undefined || !isShape(key) || factsOf(key).word === 'belongsTo')
    return { type: 'text', format: 'uuid', ...(refers === undefined ? {} : { refers }) };
  const { private: _private, says: _says, example: _example, nullable: _nullable, ...shape } = readShape(key, at).shape;
  return shape.type === 'text' && refers !== undefined ? { ...shape, refers } : shape;
};

const inner = (facts: Facts, at: At): Shape => readShape(facts['of'], into(at, 'of')).shape;
const named = (facts: Facts, at: At): Shape => {
  if (facts.word === 'oneOf') return { type: 'oneOf', values: aList(facts['of'], into(at, 'of')) ?? '' };
  return { type: 'like', of: aThing(facts['of'], into(at, 'of')) ?? '' };
};

const composed = (facts: Facts, at: At): Shape | undefined => {
  switch (facts.word) {
    case 'flag':
      return { type: 'flag' };
    case 'exactly':
      return { type: 'exactly', value: aScalar(facts['value'], into(at, 'value')) ?? '' };
    case 'oneOf':
    case 'like':
      return named(facts, at);
    case 'list':
      return { type: 'list', of: inner(facts, at), ...limits(facts, at) };
    case 'map':
      return { type: 'map', of: inner(facts, at) };
    case 'group':
      return { type: 'group', fields: readFields(facts['fields'], into(at, 'fields')) ?? [] };
    case 'either':
      return {
        type: 'either',
        options: (Array.isArray(facts['options']) ? facts['options'] : []).map(
          (one, index) => readShape(one, into(into(at, 'options'), index)).shape,
        ),
      };
    case 'file':
      return {
        type: 'file',
        types: (facts['types'] as readonly string[] | undefined) ?? [],
        maxBytes: aNumber(facts['maxBytes'], into(at, 'maxBytes')) ?? 0,
      };
    default:
      return undefined;
  }
};

const shapeOf = (facts: Facts, at: At): Shape | undefined => {
  if (facts.word === 'belongsTo') return belongingShape(facts, at);
  if (facts.word === 'text' || isTyped(facts.word) || (facts.word ?? '') in formats) return textShape(facts, at);
  if (facts.word === 'integer' || facts.word === 'decimal' || facts.word === 'cents') return numberShape(facts, at);
  return composed(facts, at);
};

const about = (facts: Facts, at: At): Pick<Shape, 'says' | 'example' | 'private'> => {
  const says = facts['says'] ?? facts['description'];
  return {
    ...(says === undefined ? {} : fact({ says }, 'says', { read: aText, at })),
    ...fact(facts, 'example', { read: aJson, at }),
    ...(facts['private'] === undefined || aFlag(facts['private'], into(at, 'private')) !== true ? {} : { private: true }),
  };
};

/** An analyst's words about a value. */
export const factsOf = (schema: unknown): Facts => registry()?.get(schema) ?? {};
const unreadable: ReadShape = { shape: { type: 'flag' } };

const wrapped = (facts: Facts, at: At): ReadShape => {
  const read = readShape(facts['of'], into(at, 'of'));
  if (facts.word !== 'optional') return { ...read, shape: { ...read.shape, nullable: true } };
  const filter = facts['filter'] === undefined ? undefined : readFilter(facts['filter'], at);
  // an optional field stays out: a change that names one field must not set the others back to their defaults
  return { shape: read.shape, optional: true, ...(filter !== undefined && { filter }) };
};

const readFresh = (schema: object, at: At): ReadShape => {
  const facts = factsOf(schema);
  if (facts.word === 'optional' || facts.word === 'nullable') return wrapped(facts, at);
  const plain = facts.word === undefined ? readZod(schema, at, readShape) : undefined;
  const shape = facts.word === undefined ? plain?.shape : shapeOf(facts, at);
  if (shape === undefined) {
    if (facts.word !== undefined) report(at, 'shape/unreadable', { what: `the language has no word ${facts.word}` });
    return unreadable;
  }
  return {
    ...(plain?.optional === true && { optional: true }),
    ...(plain?.default === undefined ? {} : { default: plain.default }),
    ...fact(facts, 'default', { read: aJson, at }),
    shape: { ...shape, ...about(facts, at) },
  };
};

/** A value's shape. A shape is read once; other users of it get the same result. */
export const readShape = (schema: unknown, at: At): ReadShape => {
  if (!isObject(schema) || !isShape(schema)) {
    const kind = describe(schema);
    wrong(
      /^an? (entity|shape)/.test(kind) ? `the shape of a value: like(…) around ${kind}` : 'the shape of a value, such as text() or like(…)',
      schema,
      at,
    );
    return unreadable;
  }
  const { reading } = at;
  const known = reading.shapes.get(schema);
  if (known !== undefined) return known;
  // stands in while a shape that holds itself is read
  reading.shapes.set(schema, unreadable);
  const read = readFresh(schema, at);
  reading.shapes.set(schema, read);
  return read;
};

export const aShape = Object.assign((value: unknown, at: At): Shape => readShape(value, at).shape, { wanted: 'the shape of a value' });

/** Named values in the order in which they are written. */
export const readFields: Read<readonly Field[]> = Object.assign(
  (value: unknown, at: At): readonly Field[] | undefined => {
    if (!isPlain(value)) return wrong('names and shapes in braces', value, at);
    return Object.keys(value).map((name) => ({ name, ...readShape(value[name], into(at, name)) }));
  },
  { wanted: 'names and shapes in braces' },
);
