// The schemas of openapi.json: entities, shapes and errors that a call speaks of.
import { fill } from '../../model/fill';
import type { ErrorModel, Model } from '../../model/model';
import type { Shape } from '../../model/shape-model';
import { tagOf, tagValueOf } from '../../model/tags';
import { sorted, upperFirst } from '../../model/views';
import { type JsonSchema, objectSchema, schemaOf, type SchemaOptions, valuesOf, valuesSchema } from '../../print/json-schema';
import { type Direction, withInputForm } from '../../print/shape-types';

export interface Components {
  readonly options: (direction: Direction) => SchemaOptions;
  /** An error's name there. */
  readonly errorName: (error: string) => string;
  /** A reference to the schema of an error's answer. */
  readonly refusal: (error: string) => JsonSchema;
  /** Every schema that was referred to, by name. */
  readonly schemas: () => { readonly [name: string]: JsonSchema };
}

const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const failure: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What happened, as a sentence' },
    status_code: { type: 'integer', description: 'The HTTP status' },
    data: {},
    error_code: { type: 'string' },
    request_id: { type: 'string', description: 'By which the server finds this request in its log' },
  },
  required: ['message', 'status_code', 'data', 'error_code', 'request_id'],
  additionalProperties: false,
  description: 'Any failure.',
};

/** One of several schemas, each named in the document: the value of a field tells which. */
export const discriminated = (tag: string, options: readonly { readonly value: string; readonly schema: JsonSchema }[]): JsonSchema => ({
  oneOf: options.map(({ schema }) => schema),
  discriminator: { propertyName: tag, mapping: Object.fromEntries(options.map(({ value, schema }) => [value, schema['$ref']])) },
});

/** Any failure, whatever its code. */
export const anyRefusal = refer('Refusal');

/** A failure of this code, with its data. */
const errorSchema = (error: ErrorModel, options: SchemaOptions, filled: ReturnType<typeof fill>): JsonSchema => {
  const slots = error.slots.map(({ name }) => name);
  return {
    allOf: [anyRefusal],
    properties: { error_code: { enum: [error.code] }, ...(error.data.length > 0 && { data: objectSchema(error.data, options) }) },
    description: `${filled(error.text, slots)} ${filled(error.cure)}`,
  };
};

/** One of several shapes; where all are things and a text of each tells it apart, with that as their discriminator. */
const eitherOf = (model: Model): ((shapes: readonly Shape[], options: SchemaOptions) => JsonSchema) => {
  const known = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));
  return (shapes, options) => {
    const made = shapes.map((shape) => schemaOf(shape, options));
    const all = shapes.map((shape) => ({ shape, fields: shape.type === 'like' && !shape.nullable ? (known.get(shape.of) ?? []) : [] }));
    const tag = tagOf(all);
    const values = all.flatMap((option) => (tag === undefined ? [] : (tagValueOf(option, tag) ?? [])));
    if (tag === undefined || !values.every((value) => typeof value === 'string')) return { anyOf: made };
    return discriminated(
      tag,
      values.map((value, index) => ({ value, schema: made[index] ?? {} })),
    );
  };
};

const optionsOf = (model: Model, way: Pick<SchemaOptions, 'direction' | 'refer' | 'referValues'>): SchemaOptions => {
  const either = eitherOf(model);
  const options: SchemaOptions = {
    ...way,
    values: valuesOf(model),
    described: true,
    portable: true,
    eitherOf: (shapes) => either(shapes, options),
  };
  return options;
};

/** The components of a document, which remember what was referred to. */
export const componentsOf = (model: Model): Components => {
  const things = [...model.entities, ...model.shapes];
  const inputForms = withInputForm(model, (shape) => shape.type === 'text' && shape.format === 'url');
  const taken = new Set([...things.flatMap(({ id }) => [id, `${id}Input`]), 'Refusal']);
  const errors = new Map<string, ErrorModel>(model.errors.map((error) => [error.id, error]));
  const filled = fill(model);
  const asked = new Set<string>();
  const ask = (name: string): JsonSchema => {
    asked.add(name);
    return refer(name);
  };
  const errorName = (id: string): string => {
    const name = `${upperFirst(id)}Error`;
    return taken.has(name) ? `${name}_` : name;
  };
  const valuesName = (id: string): string => (taken.has(id) ? `${id}Values` : id);
  const going = (direction: Direction): SchemaOptions =>
    optionsOf(model, {
      direction,
      referValues: (id) => ask(valuesName(id)),
      refer: (id) => ask(direction === 'in' && inputForms.has(id) ? `${id}Input` : id),
    });
  const both = { in: going('in'), out: going('out') };
  const options = (direction: Direction): SchemaOptions => both[direction];
  const makers = new Map<string, () => JsonSchema>([
    ...sorted(things).flatMap((it): [string, () => JsonSchema][] => [
      [it.id, () => ({ ...objectSchema(it.fields, options('out')), description: it.says })],
      [`${it.id}Input`, () => ({ ...objectSchema(it.fields, options('in')), description: `${it.says} (as it is sent)` })],
    ]),
    ...sorted(model.errors).map((it): [string, () => JsonSchema] => [errorName(it.id), () => errorSchema(it, options('out'), filled)]),
    ['Refusal', () => failure],
    ...sorted(model.values).map((it): [string, () => JsonSchema] => [
      valuesName(it.id),
      () => ({ ...valuesSchema(it), description: it.says }),
    ]),
  ]);
  return {
    options,
    errorName,
    refusal: (id) => (errors.has(id) ? ask(errorName(id)) : ask('Refusal')),
    schemas: () => {
      asked.add('Refusal');
      const made: Record<string, JsonSchema> = {};
      // making one may ask for others, which a set goes on to
      for (const name of asked) made[name] = makers.get(name)?.() ?? {};
      return Object.fromEntries(Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
};
