// Parameters: each in its path, each with a shape, and no two values of a call under one name.
import type { CallModel, RouteModel } from '../model/model';
import { segmentsOf } from '../reading/path';
import type { Field, Shape } from '../model/shape-model';
import { nearest } from '../diagnostics/suggest';
import { at, listed, named, type CheckContext, within } from './context';

const checkPath = (context: CheckContext, { id, path, params }: CallModel | RouteModel, kind: 'call' | 'route'): void => {
  const inPath = segmentsOf(path, kind).flatMap(({ parameter }) => parameter ?? []);
  const declared = context.read.declaredParameters.get(id) ?? [];
  for (const name of declared) {
    if (inPath.includes(name)) continue;
    const didYouMean = nearest(name, inPath);
    context.report(named(at(kind, id, 'params', name)), 'path/unknown-parameter', { path, name, didYouMean });
  }
  const shaped = new Set(params.map(({ name }) => name));
  for (const name of inPath) {
    const spot = within(at(kind, id, 'path'), name);
    const entities = declared.includes(name) ? [] : (context.read.keys.get(name) ?? []);
    if (!shaped.has(name)) {
      const didYouMean = nearest(name, context.read.keys.keys());
      context.report(spot, 'path/unshaped-parameter', { path, name, didYouMean });
    } else if (entities.length > 1) {
      context.report(spot, 'path/ambiguous-parameter', { path, name, entities: listed(entities.map(({ id }) => id)) });
    }
  }
};

const flat = (shape: Shape): boolean =>
  shape.type === 'list' ? shape.of.type !== 'list' && flat(shape.of) : !['group', 'like', 'map', 'file'].includes(shape.type);

const checkQuery = (
  context: CheckContext,
  kind: 'call' | 'route',
  { id, query }: { readonly id: string; readonly query: readonly Field[] },
): void => {
  for (const { name, shape } of query) if (!flat(shape)) context.report(at(kind, id, 'query', name), 'call/nested-query', { name });
};

const checkArguments = (context: CheckContext, call: CallModel): void => {
  const seen = new Map<string, string>();
  for (const [part, fields] of [
    ['path', call.params],
    ['query', call.query],
    ['input', call.input],
  ] as const) {
    for (const { name } of fields) {
      const first = seen.get(name);
      if (first !== undefined)
        context.report(at('call', call.id, part, name), 'call/argument-clash', { call: call.id, name, first, second: part });
      seen.set(name, part);
    }
  }
};

export const checkParameters = (context: CheckContext): void => {
  for (const call of context.model.calls) {
    checkPath(context, call, 'call');
    checkQuery(context, 'call', call);
    checkArguments(context, call);
  }
  for (const route of context.model.routes) {
    checkPath(context, route, 'route');
    checkQuery(context, 'route', route);
  }
};
