// Reads the shape of a value: what an analyst said about it where a word of the language made it, else what zod itself knows.
import type { Field, Shape, TextFormat } from '../model/shape-model';
import { type At, report, into, type ReadShape } from './at';
import { describe, isObject, isPlain, isShape } from './describe';
import { readFilter } from './filter';
import { aScalar, type Read, wrong } from './options';
import { aReferenceTo } from './refer';
import { aboutOf, type Facts, factsOf, limitsOf, readSaid, type SaidOptions } from './word-options';
import { readZod } from './zod';

type Said = Partial<SaidOptions>;
const anEntity = aReferenceTo('entity');
const aThing = aReferenceTo('entity', 'shape');
const aList = aReferenceTo('values');

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
/** The most characters that a word allows of itself. */
const most: Readonly<Record<string, number>> = { email: 254, url: 2048 };
const textShape = ({ word = '' }: Facts, said: Said): Shape => {
  const format = formats[word];
  const { pattern, patternSays } = said;
  return {
    type: 'text',
    ...(isTyped(word) ? { typed: typed[word] } : {}),
    ...(format === undefined ? {} : { format }),
    ...limitsOf({ ...(most[word] !== undefined && { max: most[word] }), ...said }),
    ...(pattern !== undefined && { pattern }),
    ...(patternSays !== undefined && { patternSays }),
  };
};
const numberShape = ({ word }: Facts, said: Said): Shape => ({
  type: 'number',
  integer: word !== 'decimal',
  ...limitsOf(said),
  ...(word === 'cents' ? { unit: 'cents' as const } : {}),
});

/** The identifier of another entity is shaped as that entity's own key. */
const belongingShape = (facts: Facts, at: At): Shape => {
  const refers = anEntity(facts['of'], into(at, 'of'));
  const entity = facts['of'] as { readonly key?: string; readonly fields?: Readonly<Record<string, unknown>> } | undefined;
  const key = refers === undefined || entity?.key === undefined ? undefined : entity.fields?.[entity.key];
  if (key === undefined || !isShape(key) || factsOf(key).word === 'belongsTo')
    return { type: 'text', format: 'uuid', ...(refers === undefined ? {} : { refers }) };
  // a key that is wrong is told where it stands, not where another entity names it
  const keyAt = refers === undefined ? at : into(into({ reading: at.reading, id: refers, word: 'entity' }, 'fields'), entity?.key ?? '');
  const { private: _private, says: _says, example: _example, nullable: _nullable, ...shape } = readShape(key, keyAt).shape;
  return shape.type === 'text' && refers !== undefined ? { ...shape, refers } : shape;
};

/** Reports the default of a shape that is never left out, or stays out. */
const withoutDefault = (read: ReadShape, at: At, why: string): Shape => {
  if (read.default !== undefined) report(into(at, 'default'), 'shape/idle-option', { option: 'default', why, cure: 'Remove the default.' });
  return read.shape;
};
/** The shape of what is no field: an entry, a parameter of a path, the value of a setting. */
export const readAlone = (schema: unknown, at: At): Shape =>
  withoutDefault(readShape(schema, at), at, 'A default stands in for a field that is left out, and this is no field.');
const inner = (facts: Facts, at: At): Shape => readAlone(facts['of'], into(at, 'of'));
const named = (facts: Facts, at: At): Shape => {
  if (facts.word === 'oneOf') return { type: 'oneOf', values: aList(facts['of'], into(at, 'of')) ?? '' };
  return { type: 'like', of: aThing(facts['of'], into(at, 'of')) ?? '' };
};

const composed = (facts: Facts, said: Said, at: At): Shape | undefined => {
  switch (facts.word) {
    case 'flag':
      return { type: 'flag' };
    case 'exactly':
      return { type: 'exactly', value: aScalar(facts['value'], into(at, 'value')) ?? '' };
    case 'oneOf':
    case 'like':
      return named(facts, at);
    case 'list':
      return { type: 'list', of: inner(facts, at), ...limitsOf(said) };
    case 'map':
      return { type: 'map', of: inner(facts, at) };
    case 'group':
      return { type: 'group', fields: readFields(facts['fields'], into(at, 'fields')) ?? [] };
    case 'either':
      return {
        type: 'either',
        options: (Array.isArray(facts['options']) ? facts['options'] : []).map((one, index) =>
          readAlone(one, into(into(at, 'options'), index)),
        ),
      };
    case 'file':
      return { type: 'file', types: said.types ?? [], maxBytes: said.maxBytes ?? 0 };
    default:
      return undefined;
  }
};

const shapeOf = (facts: Facts, said: Said, at: At): Shape | undefined => {
  if (facts.word === 'belongsTo') return belongingShape(facts, at);
  if (facts.word === 'text' || isTyped(facts.word) || (facts.word ?? '') in formats) return textShape(facts, said);
  if (facts.word === 'integer' || facts.word === 'decimal' || facts.word === 'cents') return numberShape(facts, said);
  return composed(facts, said, at);
};

const unreadable: ReadShape = { shape: { type: 'flag' } };

const wrapped = (facts: Facts, at: At): ReadShape => {
  const read = readShape(facts['of'], into(at, 'of'));
  if (facts.word !== 'optional') return { ...read, shape: { ...read.shape, nullable: true } };
  const filter = facts['filter'] === undefined ? undefined : readFilter(facts['filter'], at);
  if (facts['each'] !== true) withoutDefault(read, into(at, 'of'), 'An optional field that is left out stays out.');
  // an optional field stays out: a change that names one field must not set the others back to their defaults
  return { shape: read.shape, optional: true, ...(filter !== undefined && { filter }) };
};

const readFresh = (schema: object, at: At): ReadShape => {
  const facts = factsOf(schema);
  const said = readSaid(schema, at);
  if (facts.word === 'optional' || facts.word === 'nullable') return wrapped(facts, at);
  const plain = facts.word === undefined ? readZod(schema, at, readShape) : undefined;
  const shape = facts.word === undefined ? plain?.shape : shapeOf(facts, said, at);
  if (shape === undefined) {
    if (facts.word !== undefined) report(at, 'shape/unreadable', { what: `the language has no word ${facts.word}` });
    return unreadable;
  }
  return {
    ...(plain?.optional === true && { optional: true }),
    ...(plain?.default === undefined ? {} : { default: plain.default }),
    ...(said.default === undefined ? {} : { default: said.default }),
    shape: { ...shape, ...aboutOf(said) },
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

export const aShape = Object.assign((value: unknown, at: At): Shape => readAlone(value, at), { wanted: 'the shape of a value' });

/** Named values in the order in which they are written. */
export const readFields: Read<readonly Field[]> = Object.assign(
  (value: unknown, at: At): readonly Field[] | undefined => {
    if (!isPlain(value)) return wrong('names and shapes in braces', value, at);
    return Object.keys(value).map((name) => ({ name, ...readShape(value[name], into(at, name)) }));
  },
  { wanted: 'names and shapes in braces' },
);
