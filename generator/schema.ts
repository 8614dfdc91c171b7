// The JSON Schema of a shape: draft 7, which OpenAPI 3.1 and Fastify read as well.
import type { Model, ValuesModel } from './model';
import type { Field, Shape, TextFormat } from './shape-model';
import type { Direction } from './shape-types';

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface SchemaOptions {
  readonly direction: Direction;
  readonly values: ReadonlyMap<string, ValuesModel>;
  /** How an entity or shape is referred to: `#/components/schemas/Booking`, `Booking#`. */
  readonly refer: (id: string, direction: Direction) => JsonSchema;
  /** Whether sentences (`description`, `examples`) stand in it. */
  readonly described: boolean;
}

export const valuesOf = (model: Pick<Model, 'values'>): ReadonlyMap<string, ValuesModel> => new Map(model.values.map((it) => [it.id, it]));

// a link may come without its scheme: it is completed, not refused
const formats: Readonly<Record<TextFormat, Readonly<Record<Direction, JsonSchema>>>> = {
  email: { in: { format: 'email' }, out: { format: 'email' } },
  url: { in: { minLength: 1, pattern: '^\\S+$' }, out: { format: 'uri' } },
  uuid: { in: { format: 'uuid' }, out: { format: 'uuid' } },
  date: { in: { format: 'date' }, out: { format: 'date' } },
  instant: { in: { format: 'date-time' }, out: { format: 'date-time' } },
  clock: { in: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, out: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } },
};

const textSchema = (shape: Extract<Shape, { type: 'text' }>, direction: Direction): JsonSchema => ({
  type: 'string',
  ...(shape.min === undefined ? {} : { minLength: shape.min }),
  ...(shape.max === undefined ? {} : { maxLength: shape.max }),
  ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
  ...(shape.format ? formats[shape.format][direction] : {}),
});

const bare = (shape: Shape, options: SchemaOptions): JsonSchema => {
  switch (shape.type) {
    case 'text':
      return textSchema(shape, options.direction);
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
      return { type: 'string', enum: (options.values.get(shape.values)?.items ?? []).map((item) => item.value) };
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
      return { anyOf: shape.options.map((option) => schemaOf(option, options)) };
    case 'like':
      return options.refer(shape.of, options.direction);
    case 'file':
      return { type: 'string', format: 'binary' };
  }
};

const orNull = (schema: JsonSchema): JsonSchema => {
  if (typeof schema['type'] !== 'string' || 'const' in schema) return { anyOf: [schema, { type: 'null' }] };
  const { enum: options, ...rest } = schema;
  return { ...rest, type: [schema['type'], 'null'], ...(Array.isArray(options) ? { enum: [...options, null] } : {}) };
};

/** The schema of one shape. */
export const schemaOf = (shape: Shape, options: SchemaOptions): JsonSchema => {
  const schema = shape.nullable ? orNull(bare(shape, options)) : bare(shape, options);
  if (!options.described || '$ref' in schema) return schema;
  return {
    ...schema,
    ...(shape.says ? { description: shape.says } : {}),
    ...(shape.example === undefined ? {} : { examples: [shape.example] }),
  };
};

/** The schema of fields together; unknown keys are refused. */
export const objectSchema = (fields: readonly Field[], options: SchemaOptions): JsonSchema => {
  const required = fields
    .filter((field) => !field.optional && (options.direction === 'out' || field.default === undefined))
    .map((field) => field.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const schema = schemaOf(field.shape, options);
        return [field.name, field.default === undefined || '$ref' in schema ? schema : { ...schema, default: field.default }];
      }),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};
