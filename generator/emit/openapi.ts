// openapi.json: the calls for everybody else's tools, OpenAPI 3.1.
import { examplesOf } from '../model/examples';
import { fill } from '../model/fill';
import type { CallModel, Model } from '../model/model';
import { docOf, partsOf, sorted } from '../model/views';
import { schemaOf } from '../print/json-schema';
import { jsonLines } from '../print/json';
import type { Field } from '../model/shape-model';
import { requestBody } from './openapi/bodies';
import { granted, headersOf, refusals } from './openapi/responses';
import { componentsOf } from './openapi/schemas';
import type { View } from './openapi/view';

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

const operation = (call: CallModel, view: View): object => {
  const { query, input } = partsOf(call);
  const guard = view.guards.get(call.guard) ?? call.guard;
  const parameters = [
    ...call.params.map((field) => parameter('path', field, view)),
    ...query.map((field) => parameter('query', field, view)),
    ...(call.repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: call.id,
    tags: [call.subject],
    summary: call.says,
    description: docOf({ says: `For ${guard}`, source: call.source }, ...(call.deprecated ? [call.deprecated] : [])),
    ...(call.deprecated ? { deprecated: true } : {}),
    ...(call.since ? { 'x-since': call.since } : {}),
    'x-guard': guard,
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
      ...(model.product.contact && { contact: { email: model.product.contact } }),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: String(base), description: 'Beside the site' }],
    tags: [...new Set(model.calls.map((call) => call.subject))].toSorted().map((name) => ({ name, description: `The calls of ${name}.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' } },
      ...(model.calls.some((call) => call.repeatable) && { parameters: { IdempotencyKey: repeatable } }),
      ...headersOf(view),
      ...(view.shown.size > 0 && { examples: Object.fromEntries([...view.shown].toSorted(([a], [b]) => (a < b ? -1 : 1))) }),
      responses: Object.fromEntries([...view.responses].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      schemas: components.schemas(),
    },
  };
  return new Map([['openapi.json', `${jsonLines(document, 5)}\n`]]);
};
