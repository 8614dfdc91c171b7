// Paths and their parameters: `/loan/{loan_id}` of a call, `/loans/:loan_id?` of a route.
import type { Field } from '../model/shape-model';
import { type At, into } from './at';
import { isObject } from './describe';
import { readAlone, readShape } from './shape';

/** A link as people read it; one whose percent signs mean nothing stays as it is. */
export const readableLink = (href: string): string => {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
};

export interface Segment {
  readonly text: string;
  readonly parameter?: string;
  readonly optional: boolean;
}

const known = { call: new Map<string, readonly Segment[]>(), route: new Map<string, readonly Segment[]>() };
const maxKnown = 20_000;

/** The segments of a path, in order. */
export const segmentsOf = (path: string, kind: 'call' | 'route'): readonly Segment[] => {
  const found = known[kind].get(path) ?? split(path, kind);
  // a watching process sees many specs
  if (known[kind].size > maxKnown) known[kind].clear();
  known[kind].set(path, found);
  return found;
};
const split = (path: string, kind: 'call' | 'route'): readonly Segment[] =>
  path
    .split('/')
    .slice(1)
    .map((text) => {
      const match = kind === 'call' ? /^\{(\w+)\}$/.exec(text) : /^:(\w+)(\?)?$/.exec(text);
      return match?.[1] === undefined ? { text, optional: false } : { text, parameter: match[1], optional: match[2] === '?' };
    });

interface KeyedEntity {
  readonly id: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
/** Entities by the name of their key: a path parameter of this name means the entity. */
export type Keys = ReadonlyMap<string, readonly KeyedEntity[]>;

/** The parameters of a path in its order, each with its shape; those without a shape are left out and reported by a check. */
export const parametersOf = (
  segments: readonly Segment[],
  params: unknown,
  { at, keys }: { readonly at: At; readonly keys: Keys },
): readonly Field[] => {
  const given = isObject(params) ? params : {};
  return segments.flatMap(({ parameter, optional }) => {
    if (parameter === undefined) return [];
    const [entity] = keys.get(parameter) ?? [];
    const own = Object.hasOwn(given, parameter) && given[parameter] !== undefined;
    if (!own && entity === undefined) return [];
    const shape = own ? readAlone(given[parameter], into(into(at, 'params'), parameter)) : readShape(entity?.fields[entity.key], at).shape;
    return [{ name: parameter, shape, ...(optional && { optional }) }];
  });
};
