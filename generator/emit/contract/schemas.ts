// The JSON Schemas that a server validates and serialises with: draft 7, with shared schemas by their name.
import type { CallModel, Model } from '../../model/model';
import { type Option, tagOf, tagValueOf } from '../../model/tags';
import { answersJson, isFile, partsOf, sorted } from '../../model/views';
import { type JsonSchema, objectSchema, schemaOf, type SchemaOptions, valuesOf } from '../../print/json-schema';
import type { Field, Shape } from '../../model/shape-model';

/** Schemas of calls, which remember the shared schemas that they refer to. */
export interface Schemas {
  readonly ofCall: (call: CallModel) => { readonly [part in 'params' | 'query' | 'body' | 'answer']: JsonSchema | undefined };
  /** Every schema that a call refers to, itself or through another. */
  readonly shared: () => readonly JsonSchema[];
}

const withoutDefaults = (shape: Shape): Shape => {
  if (shape.type === 'group') {
    const fields = shape.fields.map(({ default: value, ...field }) => ({
      ...field,
      shape: withoutDefaults(field.shape),
      optional: field.optional === true || value !== undefined,
    }));
    return { ...shape, fields };
  }
  return shape.type === 'list' || shape.type === 'map' ? { ...shape, of: withoutDefaults(shape.of) } : shape;
};

// each option is asked only of what bears its tag, so that it may fill in defaults and its errors are to the point
const tagged = (options: readonly Option[], tag: string, schema: (shape: Shape) => JsonSchema): JsonSchema => {
  const bearing = (limits: JsonSchema): JsonSchema => ({ type: 'object', properties: { [tag]: limits }, required: [tag] });
  const values = options.map((option) => tagValueOf(option, tag));
  const choices = options.map(({ shape }, index) => ({ if: { not: bearing({ const: values[index] }) }, else: schema(shape) }));
  return { ...bearing({ enum: values }), allOf: choices };
};

/** Inputs have defaults to fill in, and those are filled in nowhere inside `anyOf`. */
const incoming = (model: Model, refer: SchemaOptions['refer']): SchemaOptions => {
  const known = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));
  const fieldsOf = (shape: Shape): readonly Field[] => {
    if (shape.type === 'group') return shape.fields;
    return shape.type === 'like' ? (known.get(shape.of) ?? []) : [];
  };
  const opened = (shape: Shape): Shape => {
    if (shape.type !== 'like') return withoutDefaults(shape);
    return withoutDefaults({ type: 'group', fields: fieldsOf(shape), ...(shape.nullable ? { nullable: true } : {}) });
  };
  const options: SchemaOptions = {
    direction: 'in',
    values: valuesOf(model),
    refer,
    described: false,
    orNothing: (reference) => ({ if: { const: null }, else: reference }),
    eitherOf: (shapes) => {
      const tag = tagOf(shapes.map((shape) => ({ shape, fields: shape.nullable ? [] : fieldsOf(shape) })));
      if (tag === undefined) return { anyOf: shapes.map((shape) => schemaOf(opened(shape), options)) };
      return tagged(
        shapes.map((shape) => ({ shape, fields: fieldsOf(shape) })),
        tag,
        (shape) => schemaOf(shape, options),
      );
    },
  };
  return options;
};

/** The schemas of a model's calls. */
export const schemasOf = (model: Model): Schemas => {
  const asked = new Set<string>();
  const refer: SchemaOptions['refer'] = (id, direction) => {
    const name = direction === 'in' ? `${id}Input` : id;
    asked.add(name);
    return { $ref: `${name}#` };
  };
  const inside = incoming(model, refer);
  const outside: SchemaOptions = { direction: 'out', values: valuesOf(model), refer, described: false };
  const part = (fields: readonly Field[]): JsonSchema | undefined => (fields.length > 0 ? objectSchema(fields, inside) : undefined);
  return {
    ofCall: (call) => {
      const { query, input } = partsOf(call);
      const answer = answersJson(call) ? schemaOf(call.answer, outside) : undefined;
      return { params: part(call.params), query: part(query), body: part(input.filter(({ shape }) => !isFile(shape))), answer };
    },
    shared: () => {
      const things = sorted([...model.entities, ...model.shapes]).flatMap(({ id, fields }) => [
        { name: id, fields, options: outside },
        { name: `${id}Input`, fields, options: inside },
      ]);
      const made = new Map<string, JsonSchema>();
      // making one may ask for others
      for (let before = -1; before < made.size; ) {
        before = made.size;
        for (const { name, fields, options } of things)
          if (asked.has(name) && !made.has(name)) made.set(name, { $id: name, ...objectSchema(fields, options) });
      }
      return things.flatMap(({ name }): JsonSchema[] => [made.get(name) ?? []].flat());
    },
  };
};
