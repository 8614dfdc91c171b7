// Paths: well formed, declared once, and told apart by at least one request.
import type { CallModel, RouteModel } from '../model/model';
import { type Segment, segmentsOf } from '../reading/path';
import { at, type CheckContext, within } from './context';

const faultOf = (path: string, kind: 'call' | 'route'): string | undefined => {
  if (kind === 'route' && path === '*') return undefined;
  if (!path.startsWith('/')) return 'it does not begin with a slash';
  const segments = segmentsOf(path, kind);
  if (path !== '/' && segments.some(({ text }) => text === '')) return 'there is nothing between two slashes, or after the last';
  const strange = segments.find(({ text, parameter }) => parameter === undefined && !/^[\w.~-]*$/.test(text));
  if (strange !== undefined) return `“${strange.text}” is neither a plain word nor a parameter`;
  if (segments.slice(0, -1).some(({ optional }) => optional)) return 'a parameter that may be left out has to be the last';
  return undefined;
};

const patternOf = (segments: readonly Segment[]): string =>
  segments.map(({ text, parameter }) => `/${parameter === undefined ? text : ':'}`).join('');

/** Every pattern of requests that a path takes: with its optional parameter, and without. */
const patternsOf = (path: string, kind: 'call' | 'route'): readonly string[] => {
  const segments = segmentsOf(path, kind);
  return segments.at(-1)?.optional === true ? [patternOf(segments), patternOf(segments.slice(0, -1))] : [patternOf(segments)];
};

const checkOne = (context: CheckContext, { id, path }: CallModel | RouteModel, kind: 'call' | 'route'): boolean => {
  const what = faultOf(path, kind);
  if (what !== undefined) context.report(within(at(kind, id, 'path'), path), 'path/malformed', { path, what });
  const names = new Set<string>();
  for (const { parameter } of segmentsOf(path, kind)) {
    if (parameter !== undefined && names.has(parameter))
      context.report(within(at(kind, id, 'path'), path), 'path/duplicate-parameter', { path, name: parameter });
    names.add(parameter ?? '');
  }
  return what === undefined;
};

const routesApart = (context: CheckContext): void => {
  const taken = new Map<string, RouteModel>();
  for (const route of context.model.routes) {
    if (!checkOne(context, route, 'route')) continue;
    const { id, path } = route;
    const patterns = patternsOf(path, 'route');
    const other = patterns.map((pattern) => taken.get(pattern)).find((found) => found !== undefined);
    for (const pattern of patterns) if (!taken.has(pattern)) taken.set(pattern, route);
    if (other === undefined) continue;
    const spot = within(at('route', id, 'path'), path);
    if (other.path === path) context.report(spot, 'route/duplicate-path', { path, other: other.id });
    else context.report(spot, 'route/indistinct-path', { path, other: other.id, otherPath: other.path });
  }
};

const callsApart = (context: CheckContext): void => {
  const taken = new Map<string, CallModel>();
  for (const call of context.model.calls) {
    if (!checkOne(context, call, 'call')) continue;
    const path = `${call.method} ${call.path}`;
    const pattern = `${call.method} ${patternsOf(call.path, 'call').join('')}`;
    const other = taken.get(pattern);
    if (other === undefined) taken.set(pattern, call);
    else if (other.path === call.path) context.report(at('call', call.id, 'path'), 'call/duplicate-path', { path, other: other.id });
    else {
      const otherPath = `${other.method} ${other.path}`;
      context.report(at('call', call.id, 'path'), 'call/indistinct-path', { path, other: other.id, otherPath });
    }
  }
};

export const checkPaths = (context: CheckContext): void => {
  routesApart(context);
  callsApart(context);
};
