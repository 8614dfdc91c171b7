// The JSON Schema of a shape: draft 7, which OpenAPI 3.1 and Fastify read as well.
import type { Model, ValuesModel } from '../model/model';
import type { Field, Shape, TextFormat } from '../model/shape-model';
import { clock } from '../runtime/model/patterns';
import type { Direction } from './shape-types';

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface SchemaOptions {
  readonly direction: Direction;
  readonly values: ReadonlyMap<string, ValuesModel>;
  /** How an entity or shape is referred to: `#/components/schemas/Loan`, `Loan#`. */
  readonly refer: (id: string, direction: Direction) => JsonSchema;
  /** How a list of values is referred to; without it its values stand in the schema. */
  readonly referValues?: (id: string) => JsonSchema;
  /** Whether sentences (`description`, `examples`) stand in it. */
  readonly described: boolean;
  /** Whether a pattern that needs the flag `u` is told in words instead: not every reader compiles patterns with it. */
  readonly portable?: boolean;
  /** Says of one of several shapes, and of a reference or nothing, where `anyOf` does not serve. */
  readonly eitherOf?: (options: readonly Shape[]) => JsonSchema;
  readonly orNothing?: (reference: JsonSchema) => JsonSchema;
}

export const valuesOf = (model: Pick<Model, 'values'>): ReadonlyMap<string, ValuesModel> => new Map(model.values.map((it) => [it.id, it]));

const typed = { text: { format: 'text' }, long: { format: 'long-text' }, password: { format: 'password' } };
// a link may come without its scheme: it is completed, not refused
const formats: Readonly<Record<TextFormat, Readonly<Record<Direction, JsonSchema>>>> = {
  email: { in: { format: 'idn-email' }, out: { format: 'idn-email' } },
  url: { in: { minLength: 1, pattern: '^\\S+$', ...typed.text }, out: { format: 'uri' } },
  uuid: { in: { format: 'uuid' }, out: { format: 'uuid' } },
  date: { in: { format: 'date' }, out: { format: 'date' } },
  instant: { in: { format: 'date-time' }, out: { format: 'date-time' } },
  clock: { in: { pattern: clock.source }, out: { pattern: clock.source } },
};

// a pattern speaks of the whole text, JSON Schema of any part of it
export const whole = (pattern: string): string => (pattern.startsWith('^') && pattern.endsWith('$') ? pattern : `^(?:${pattern})$`);

// letters beyond the first 65,536, and classes of letters, mean something else without it
const needsFlag = (pattern: string): boolean => /\\[upP]\{|[\u{10000}-\u{10FFFF}]/u.test(pattern);
/** Whether a pattern stands in words alone. */
const isWords = (shape: Shape, { portable }: SchemaOptions): boolean =>
  portable === true && shape.type === 'text' && shape.pattern !== undefined && needsFlag(shape.pattern);

const textSchema = (shape: Extract<Shape, { type: 'text' }>, options: SchemaOptions): JsonSchema => ({
  type: 'string',
  ...(shape.min === undefined ? {} : { minLength: shape.min }),
  ...(shape.max === undefined ? {} : { maxLength: shape.max }),
  ...(shape.pattern === undefined || isWords(shape, options) ? {} : { pattern: whole(shape.pattern) }),
  ...(shape.format ? formats[shape.format][options.direction] : {}),
  ...(options.direction === 'in' && shape.format === undefined ? typed[shape.typed ?? 'text'] : {}),
});

/** One of a list of values. */
export const valuesSchema = (values: ValuesModel | undefined): JsonSchema => ({
  type: 'string',
  enum: (values?.items ?? []).map(({ value }) => value),
});

const bare = (shape: Shape, options: SchemaOptions): JsonSchema => {
  switch (shape.type) {
    case 'text':
      return textSchema(shape, options);
    case 'number':
      return {
        type: shape.integer ? 'integer' : 'number',
        ...(shape.min === undefined ? {} : { minimum: shape.min }),
        ...(shape.max === undefined ? {} : { maximum: shape.max }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'exactly':
      return { type: typeof shape.value, const: shape.value };
    case 'oneOf':
      return options.referValues?.(shape.values) ?? valuesSchema(options.values.get(shape.values));
    case 'list':
      return {
        type: 'array',
        items: schemaOf(shape.of, options),
        ...(shape.min === undefined ? {} : { minItems: shape.min }),
        ...(shape.max === undefined ? {} : { maxItems: shape.max }),
      };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(shape.of, options) };
    case 'group':
      return objectSchema(shape.fields, options);
    case 'either':
      return options.eitherOf?.(shape.options) ?? { anyOf: shape.options.map((option) => schemaOf(option, options)) };
    case 'like':
      return options.refer(shape.of, options.direction);
    case 'file':
      return { type: 'string', format: 'binary' };
  }
};

const isNull = (schema: unknown): boolean => JSON.stringify(schema) === '{"type":"null"}';
const orNull = (schema: JsonSchema, options: SchemaOptions): JsonSchema => {
  if ('$ref' in schema && options.orNothing) return options.orNothing(schema);
  if (Array.isArray(schema['anyOf'])) return { ...schema, anyOf: [...schema['anyOf'].filter((it) => !isNull(it)), { type: 'null' }] };
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
  if ('const' in schema) return { type: [schema['type'], 'null'], enum: [schema['const'], null] };
  const { enum: allowed, ...rest } = schema;
  return { ...rest, type: [schema['type'], 'null'], ...(Array.isArray(allowed) ? { enum: [...allowed, null] } : {}) };
};

/** The schema of one shape. */
export const schemaOf = (shape: Shape, options: SchemaOptions): JsonSchema => {
  const schema = shape.nullable ? orNull(bare(shape, options), options) : bare(shape, options);
  if (!options.described) return schema;
  const pattern = shape.type === 'text' && isWords(shape, options) ? shape.patternSays : undefined;
  const said = [shape.says, pattern, shape.deprecated].filter(Boolean);
  return {
    ...schema,
    ...(said.length > 0 ? { description: said.join('. ') } : {}),
    ...(shape.deprecated ? { deprecated: true } : {}),
    ...(shape.example === undefined ? {} : { examples: [shape.example] }),
  };
};

const mayLack = (field: Field, direction: Direction): boolean =>
  direction === 'in' ? field.optional === true || field.default !== undefined : field.optional === true && field.default === undefined;

/** The schema of fields together; unknown keys are refused. */
export const objectSchema = (fields: readonly Field[], options: SchemaOptions): JsonSchema => {
  const required = fields.filter((field) => !mayLack(field, options.direction)).map((field) => field.name);
  const property = (field: Field): JsonSchema => {
    const schema = schemaOf(field.shape, options);
    return options.direction === 'out' || field.default === undefined ? schema : { ...schema, default: field.default };
  };
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};

/** Refers to an entity or shape by standing in for it: no schema beside this one is needed. A shape within itself is left open there. */
export const inlined = (model: Pick<Model, 'entities' | 'shapes' | 'values'>, direction: Direction): SchemaOptions => {
  const fieldsOf = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));
  const within = new Set<string>();
  const options: SchemaOptions = {
    direction,
    values: valuesOf(model),
    described: false,
    refer: (id) => {
      if (within.has(id)) return {};
      within.add(id);
      const schema = objectSchema(fieldsOf.get(id) ?? [], options);
      within.delete(id);
      return schema;
    },
  };
  return options;
};
