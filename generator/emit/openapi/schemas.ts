// The schemas of openapi.json: entities, shapes and errors that a call speaks of.
import { fill } from '../../model/fill';
import type { ErrorModel, Model } from '../../model/model';
import { sorted, upperFirst } from '../../model/views';
import { type JsonSchema, objectSchema, type SchemaOptions, valuesOf } from '../../print/json-schema';
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

/** The fields of every failure beside its code and its data; their meaning is told once, of any failure. */
const told = { message: { type: 'string' }, status_code: { type: 'integer' }, request_id: { type: 'string' } } as const;
const described = {
  message: { ...told.message, description: 'What happened, as a sentence' },
  status_code: { ...told.status_code, description: 'The HTTP status' },
  request_id: { ...told.request_id, description: 'By which the server finds this request in its log' },
} as const;

const envelope = (
  code: JsonSchema,
  data: JsonSchema,
  { message, status_code, request_id }: typeof described | typeof told,
): JsonSchema => ({
  type: 'object',
  properties: { message, status_code, data, error_code: code, request_id },
  required: ['message', 'status_code', 'data', 'error_code', 'request_id'],
  additionalProperties: false,
});

/** Any failure, whatever its code. */
export const anyRefusal = refer('Refusal');

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
  const going = (direction: Direction): SchemaOptions => ({
    direction,
    values: valuesOf(model),
    described: true,
    refer: (id) => ask(direction === 'in' && inputForms.has(id) ? `${id}Input` : id),
  });
  const both = { in: going('in'), out: going('out') };
  const options = (direction: Direction): SchemaOptions => both[direction];
  const errorSchema = (error: ErrorModel): JsonSchema => ({
    ...envelope({ type: 'string', enum: [error.code] }, error.data.length > 0 ? objectSchema(error.data, options('out')) : {}, told),
    description: `${filled(
      error.text,
      error.slots.map((slot) => slot.name),
    )} ${filled(error.cure)}`,
  });
  const makers = new Map<string, () => JsonSchema>([
    ...sorted(things).flatMap((it): [string, () => JsonSchema][] => [
      [it.id, () => ({ ...objectSchema(it.fields, options('out')), description: it.says })],
      [`${it.id}Input`, () => ({ ...objectSchema(it.fields, options('in')), description: `${it.says} (as it is sent)` })],
    ]),
    ...sorted(model.errors).map((it): [string, () => JsonSchema] => [errorName(it.id), () => errorSchema(it)]),
    ['Refusal', () => ({ ...envelope({ type: 'string' }, {}, described), description: 'Any failure.' })],
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
