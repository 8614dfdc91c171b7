// The JSON Schema of a form: flat, draft 7, without texts, fit for rjsf and for a validator compiled ahead.
import { memoize } from '../../model/memoize';
import type { FormFieldModel, FormModel, Model } from '../../model/model';
import { type JsonSchema, objectSchema, schemaOf, type SchemaOptions, valuesOf } from '../../print/json-schema';
import type { Field, Shape } from '../../model/shape-model';

type Named = Pick<Model, 'entities' | 'shapes' | 'values'>;

/** A file is an object to rjsf: its bytes are looked at by the widget, its limits stand in the uiSchema. */
const aFile: JsonSchema = { type: 'object' };

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

const withNull = ({ enum: options, ...rest }: JsonSchema): JsonSchema => ({
  ...rest,
  type: [rest['type'], 'null'],
  ...(Array.isArray(options) ? { enum: [...(options as readonly unknown[]), null] } : {}),
});

// rjsf fills in a constant by itself, and so would tick the box under the terms
const unfilled = ({ const: only, ...rest }: JsonSchema): JsonSchema => (only === undefined ? rest : { ...rest, enum: [only] });
const onlyOne = (schema: JsonSchema): boolean => Array.isArray(schema['enum']) && schema['enum'].length === 1;

/** Alternatives cost a form a selector of its own: constants become one list, and "or nothing" a second type. */
const withoutAlternatives = (schema: JsonSchema): JsonSchema => {
  const options = schema['anyOf'];
  if (!Array.isArray(options)) return schema;
  const known = options.filter(isSchema);
  const filled = known.filter((option) => option['type'] !== 'null');
  if (filled.length > 1 && filled.every(onlyOne)) {
    const kinds = [...new Set(filled.map((option) => option['type']))];
    return { ...(kinds.length === 1 ? { type: kinds[0] } : {}), enum: filled.flatMap((option) => option['enum']) };
  }
  const [only] = filled;
  return only && filled.length === 1 && known.length === 2 && typeof only['type'] === 'string' ? withNull(only) : schema;
};

// choices are picked at most once, and rjsf draws checkboxes only for lists that say so
const picksOnce = (schema: JsonSchema): JsonSchema =>
  schema['type'] === 'array' && isSchema(schema['items']) && 'enum' in schema['items'] ? { ...schema, uniqueItems: true } : schema;

const sparse = ({ default: _starts, additionalProperties, ...rest }: JsonSchema): JsonSchema =>
  isSchema(additionalProperties) ? { ...rest, additionalProperties } : rest;

const flattened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flattened);
  if (!isSchema(value)) return value;
  if (value['format'] === 'binary') return aFile;
  const inner = Object.entries(value).map(([keyword, part]) => [keyword, keyword === 'properties' ? eachOf(part) : flattened(part)]);
  return picksOnce(withoutAlternatives(unfilled(sparse(Object.fromEntries(inner)))));
};
// names of fields, which may read like keywords
const eachOf = (properties: unknown): JsonSchema =>
  Object.fromEntries(Object.entries(properties as JsonSchema).map(([name, schema]) => [name, flattened(schema)]));

/** The fields of entities and shapes by id, for those that a field is shaped like. */
export const fieldsById = memoize(
  (model: Pick<Model, 'entities' | 'shapes'>): ReadonlyMap<string, readonly Field[]> =>
    new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields])),
);

const inlining = (model: Named): SchemaOptions => {
  const named = fieldsById(model);
  const values = valuesOf(model);
  const within = (path: readonly string[]): SchemaOptions => ({
    direction: 'in',
    values,
    described: false,
    refer: (id) => (path.includes(id) ? { type: 'object' } : objectSchema(named.get(id) ?? [], within([...path, id]))),
  });
  return within([]);
};

// someone who clears a field that may be nothing means nothing, and rjsf sends null for it
const mustBeGiven = (field: Field): boolean => !field.optional && field.default === undefined;

/** The schema of a form as rjsf takes it. Its `$id` is the form's id. */
export const formSchema = (model: Named): ((form: Pick<FormModel, 'id' | 'fields'>) => JsonSchema) => {
  const options = inlining(model);
  return (form) => {
    const required = form.fields.filter(mustBeGiven).map((field) => field.name);
    return {
      $id: form.id,
      type: 'object',
      properties: Object.fromEntries(form.fields.map((field) => [field.name, flattened(schemaOf(field.shape, options))])),
      ...(required.length > 0 ? { required } : {}),
    };
  };
};

/** The shape under lists: what one entry is. */
export const entryOf = (shape: Shape): Shape => (shape.type === 'list' ? entryOf(shape.of) : shape);

/** A field's value before anybody has touched it. */
export const initialOf = (field: FormFieldModel): unknown => {
  if (field.starts !== undefined) return field.starts;
  if (field.default !== undefined) return field.default;
  // a field with one possible value has it, but for a tick, which a person sets
  if (field.shape.type === 'exactly' && field.shape.value !== true && !field.optional) return field.shape.value;
  // a box is either ticked or not; a question with two answers has none yet
  if (field.shape.type === 'flag' && !field.optional && !field.shape.nullable && (field.widget ?? 'checkbox') === 'checkbox') return false;
  return field.shape.nullable && !field.optional ? null : undefined;
};
