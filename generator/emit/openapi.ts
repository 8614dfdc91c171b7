// openapi.json: the calls for everybody else's tools, OpenAPI 3.1.
import { type Examples, examplesOf, jsonOf } from '../model/examples';
import { fill } from '../model/fill';
import type { CallModel, ErrorModel, Model } from '../model/model';
import { docOf, isFile, partsOf, sorted } from '../model/views';
import { type JsonSchema, objectSchema, schemaOf } from '../print/json-schema';
import { jsonLines } from '../print/json';
import type { Field } from '../model/shape-model';
import { anyRefusal, type Components, componentsOf } from './openapi/schemas';

interface View {
  readonly components: Components;
  /** The answers that several calls give, by name, as far as a call has asked for them. */
  readonly responses: Map<string, object>;
  readonly examples: Examples;
  /** The examples of things that an answer is, by their names, as far as a call has asked for them. */
  readonly shown: Map<string, object>;
  readonly errors: ReadonlyMap<string, ErrorModel>;
  readonly guards: ReadonlyMap<string, string>;
}

const json = (schema: JsonSchema, example: object = {}): object => ({ 'application/json': { schema, ...example } });

/** The example of a call's body: what of its arguments does not stand in the address. */
const bodyExample = ({ id }: CallModel, fields: readonly Field[], { examples }: View): object => {
  const args = examples.calls.find(({ call }) => call.id === id)?.args;
  if (args?.kind !== 'fields') return {};
  const named = new Set(fields.map(({ name }) => name));
  return { example: jsonOf({ ...args, fields: args.fields.filter(([name]) => named.has(name)) }, examples.things) };
};
/** The example of an answer; one that is a thing stands in the document once. */
const answerExample = (call: CallModel, { examples, shown }: View): object => {
  const example = examples.calls.find((it) => it.call.id === call.id)?.answer;
  if (example === undefined) return {};
  const value = jsonOf(example, examples.things);
  const whole = call.bare ? value : { data: value };
  if (example.kind !== 'thing' || call.bare) return { example: whole };
  shown.set(example.id, { value: whole });
  return { examples: { [example.id]: { $ref: `#/components/examples/${example.id}` } } };
};

const parameter = (place: 'path' | 'query', { name, shape, optional, default: start }: Field, view: View): object => {
  const schema = schemaOf(shape, { ...view.components.options('in'), described: false });
  return {
    name,
    in: place,
    ...((place === 'path' || (!optional && start === undefined)) && { required: true }),
    ...(shape.says ? { description: shape.says } : {}),
    schema: start === undefined ? schema : { ...schema, default: start },
    ...(shape.example === undefined ? {} : { example: shape.example }),
  };
};
const repeatable = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Under the same key the call is done once, however often it is sent.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const requestBody = (call: CallModel, fields: readonly Field[], view: View): object => {
  if (call.raw) return { requestBody: { required: true, content: { '*/*': {} } } };
  if (fields.length === 0) return {};
  const options = view.components.options('in');
  const withoutFiles = fields.filter(({ shape }) => !isFile(shape));
  const content = {
    ...(call.multipart ? { 'multipart/form-data': { schema: objectSchema(fields, options) } } : {}),
    ...(withoutFiles.length > 0 ? json(objectSchema(withoutFiles, options), bodyExample(call, withoutFiles, view)) : {}),
  };
  return { requestBody: { required: fields.some((field) => !field.optional && field.default === undefined), content } };
};

const granted = (call: CallModel, view: View): object => {
  if (!call.redirects) return { 200: { description: 'It is done.', content: answer(call, view) } };
  const location = { description: 'The address.', required: true, schema: { type: 'string' } };
  return { 303: { description: 'Leads on to an address.', headers: { Location: location } } };
};

const answer = (call: CallModel, view: View): object => {
  if (call.content !== undefined) return { [call.content]: { schema: { type: 'string' } } };
  const schema = schemaOf(call.answer, view.components.options('out'));
  const whole = call.bare ? schema : { type: 'object', properties: { data: schema }, required: ['data'], additionalProperties: false };
  return json(whole, answerExample(call, view));
};

/** A reference to an answer that stands in the document once. */
const shared = ({ responses }: View, name: string, response: { readonly description: string; readonly content: object }): object => {
  responses.set(name, response);
  return { $ref: `#/components/responses/${name}` };
};

const refusals = (call: CallModel, view: View): object => {
  const errors = call.errors.flatMap((id) => view.errors.get(id) ?? []).filter((error) => error.status !== undefined);
  const statuses = [...new Set(errors.map((error) => String(error.status)))].toSorted();
  const responses = statuses.map((status) => {
    const same = errors.filter((error) => String(error.status) === status).toSorted((a, b) => (a.code < b.code ? -1 : 1));
    const [only] = same.length === 1 ? same : [];
    if (only) {
      const response = { description: `Refused with \`${only.code}\`.`, content: json(view.components.refusal(only.id)) };
      return [status, shared(view, view.components.errorName(only.id), response)];
    }
    return [
      status,
      { description: 'Refused with one of these.', content: json({ oneOf: same.map(({ id }) => view.components.refusal(id)) }) },
    ];
  });
  return {
    ...Object.fromEntries(responses),
    default: shared(view, 'Failure', { description: 'Any other failure.', content: json(anyRefusal) }),
  };
};

const operation = (call: CallModel, view: View): object => {
  const { query, input } = partsOf(call);
  const parameters = [
    ...call.params.map((field) => parameter('path', field, view)),
    ...query.map((field) => parameter('query', field, view)),
    ...(call.repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: call.id,
    tags: [call.subject],
    summary: call.says,
    description: docOf(
      { says: `For ${view.guards.get(call.guard) ?? call.guard}`, source: call.source },
      ...(call.deprecated ? [call.deprecated] : []),
    ),
    ...(call.deprecated ? { deprecated: true } : {}),
    ...(call.since ? { 'x-since': call.since } : {}),
    security: call.secure ? [{ bearer: [] }] : call.optionalAuth ? [{}, { bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, input, view),
    responses: { ...granted(call, view), ...refusals(call, view) },
  };
};

const template = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');
const placesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** Two calls at one place stand under one path there, though they call its parameters differently. */
const underOnePath = (call: CallModel, path: string): CallModel => {
  const before = placesIn(call.path);
  const after = placesIn(path);
  const params = call.params.map((field) => ({ ...field, name: after[before.indexOf(field.name)] ?? field.name }));
  return path === call.path ? call : { ...call, path, params };
};

const pathsOf = (model: Model, view: View): object => {
  const paths = new Map<string, { readonly path: string; readonly operations: Record<string, object> }>();
  for (const call of sorted(model.calls)) {
    const known = paths.get(template(call.path)) ?? { path: call.path, operations: {} };
    paths.set(template(call.path), known);
    known.operations[call.method.toLowerCase()] = operation(underOnePath(call, known.path), view);
  }
  const all = [...paths.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(
    all.map(({ path, operations }) => [path, Object.fromEntries(Object.entries(operations).toSorted(([a], [b]) => (a < b ? -1 : 1)))]),
  );
};

/** `openapi.json`. */
export const emitOpenapi = (model: Model): Map<string, string> => {
  const components = componentsOf(model);
  const filled = fill(model);
  const view: View = {
    components,
    responses: new Map(),
    examples: examplesOf(model),
    shown: new Map(),
    errors: new Map(model.errors.map((error) => [error.id, error])),
    guards: new Map(model.guards.map((guard) => [guard.id, guard.says])),
  };
  const paths = pathsOf(model, view);
  const base = model.settings.find((setting) => setting.variable === 'API_BASE')?.default ?? '/api';
  const document = {
    openapi: '3.1.0',
    info: {
      title: filled(model.product.name),
      description: filled(model.product.description),
      version: model.product.version ?? '0.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: String(base), description: 'Beside the site' }],
    tags: [...new Set(model.calls.map((call) => call.subject))].toSorted().map((name) => ({ name, description: `The calls of ${name}.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' } },
      ...(model.calls.some((call) => call.repeatable) && { parameters: { IdempotencyKey: repeatable } }),
      ...(view.shown.size > 0 && { examples: Object.fromEntries([...view.shown].toSorted(([a], [b]) => (a < b ? -1 : 1))) }),
      responses: Object.fromEntries([...view.responses].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      schemas: components.schemas(),
    },
  };
  return new Map([['openapi.json', `${jsonLines(document, 5)}\n`]]);
};
