// The pages as data. It is in the first thing that a browser loads: each row says only what differs from the defaults.
import { lookupOf, type Lookup } from '../../model/lookup';
import type { ChromeModel, Model, RouteModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, literal, unionLines } from '../../print/print';
import { constantOf, typeOf } from '../../print/structures';

/** How a page is where it does not say; nothing where the product has no such thing. */
interface Usual {
  readonly chrome?: ChromeModel;
  readonly mode?: string;
}
const usualOf = ({ product, shapes, values }: Model): Usual => {
  const chrome = shapes.find(({ id }) => id === product.chrome)?.fields.map((field) => [field.name, field.default ?? false] as const);
  const mode = values.find(({ id }) => id === product.modes)?.items[0]?.value;
  return { ...(chrome && { chrome: Object.fromEntries(chrome) as ChromeModel }), ...(mode !== undefined && { mode }) };
};

const differing = (chrome: ChromeModel | undefined, from: ChromeModel | undefined): ChromeModel | undefined => {
  const entries = Object.entries(chrome ?? {}).filter(([name, how]) => how !== from?.[name]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The guards that are asked for a guard, in order: those before it first, each once. */
export const chainOf = (guard: string, lookup: Lookup): readonly string[] => {
  const before = lookup.guard(guard).after.flatMap((it) => chainOf(it, lookup));
  return [...new Set([...before, guard])];
};

const rowOf = (route: RouteModel, usual: Usual): unknown => ({
  path: route.path,
  screen: route.screen,
  guard: route.guard === 'anyone' ? undefined : route.guard,
  chrome: usual.chrome && differing(route.chrome, usual.chrome),
  signedInChrome: usual.chrome && differing(route.signedInChrome, route.chrome),
  mode: usual.mode === undefined || route.mode === usual.mode ? undefined : route.mode,
  indexed: route.indexed === (route.guard === 'anyone') ? undefined : route.indexed,
  query: route.query.length > 0 ? route.query.map((field) => field.name) : undefined,
  text: route.text,
});

const typesOf = (chrome: string | undefined, mode: string | undefined): string => `export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: \`/loans/:loan_id?\`. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly guard: GuardId;
  /** The guards to ask, in order, \`guard\` the last. */
  readonly guards: readonly GuardId[];${
    chrome === undefined
      ? ''
      : `\n  readonly chrome: ${chrome};\n  /** The chrome where an access token is stored. */\n  readonly signedInChrome: ${chrome};`
  }${mode === undefined ? '' : `\n  readonly mode: ${mode};`}
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly params: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** The long text that it shows: a key of \`texts/pages\`. */
  readonly text?: string;
}

interface Row extends Partial<Omit<RouteData, "id" | "path" | "screen" | "chrome" | "signedInChrome">> {
  readonly path: string;
  readonly screen: ScreenName;${
    chrome === undefined ? '' : `\n  readonly chrome?: Partial<${chrome}>;\n  readonly signedInChrome?: Partial<${chrome}>;`
  }
}`;

const readerOf = ({ chrome, mode }: Usual): string => `const complete = (id: RouteId): RouteData => {
  const row: Row = rows[id];
  const guard = row.guard ?? "anyone";${chrome === undefined ? '' : '\n  const chrome = { ...plain, ...row.chrome };'}
  return {${mode === undefined ? '' : `\n    mode: ${literal(mode)},`}
    indexed: guard === "anyone",
    query: [],
    ...row,
    id,
    guard,
    guards: chains[guard],${chrome === undefined ? '' : '\n    chrome,\n    signedInChrome: { ...chrome, ...row.signedInChrome },'}
    params: [...row.path.matchAll(/:(\\w+)(\\??)/g)].map(([, name = "", mark]) => ({ name, optional: mark === "?" })),
  };
};

/** Every page by its id. */
export const routes = Object.fromEntries((Object.keys(rows) as RouteId[]).map((id) => [id, complete(id)])) as Readonly<
  Record<RouteId, RouteData>
>;

/** A page's address without its optional parts: \`/loans\`. */
export const startOf = (id: RouteId): string => {
  const { path }: RouteData = routes[id];
  return path.replaceAll(/\\/:\\w+\\?/g, "") || "/";
};`;

/** `routes/routes.ts`. */
export const routesFile = (model: Model): GeneratedFile => {
  const lookup = lookupOf(model);
  const routes = sorted(model.routes);
  const guards = [...new Set(['anyone', ...model.guards.map((it) => it.id), ...routes.map((it) => it.guard)])].toSorted();
  const file = new GeneratedFile('routes/routes.ts', 'Every page: its path, its screen, who may open it and what surrounds it.');
  const usual = usualOf(model);
  const { chrome, modes } = model.product;
  const around = chrome === undefined ? undefined : file.type('model/entities', chrome);
  const rows = Object.fromEntries(routes.map((route) => [route.id, rowOf(route, usual)]));
  const chains = Object.fromEntries(guards.map((id) => [id, chainOf(id, lookup)]));
  return file.add(
    typeOf('RouteId', unionLines(routes.map((it) => it.id))),
    typeOf('ScreenName', unionLines([...new Set(routes.map((it) => it.screen))].toSorted())),
    typeOf('GuardId', unionLines(guards)),
    typesOf(around, modes === undefined ? undefined : file.type('model/values', modes)),
    ...(around === undefined ? [] : [constantOf('plain', data(usual.chrome), { type: around, isExported: false })]),
    constantOf('chains', data(chains), { type: 'Readonly<Record<GuardId, readonly GuardId[]>>', isExported: false }),
    constantOf('rows', data(rows), { type: 'Readonly<Record<RouteId, Row>>', isExported: false }),
    readerOf(usual),
  );
};
