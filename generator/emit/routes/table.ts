// The pages as data. It is in the first thing that a browser loads: each row says only what differs from the defaults.
import { lookupOf, type Lookup } from '../../model/lookup';
import type { ChromeModel, Model, RouteModel } from '../../model/model';
import { sorted } from '../../model/views';
import { data, key, Module, union } from '../../print/print';

const plain: ChromeModel = {
  header: true,
  headerMenu: true,
  footer: true,
  sidebar: false,
  currencyHeader: false,
  fullWidthHeader: false,
  checkoutHeader: false,
  overflow: true,
};

const differing = (chrome: ChromeModel | undefined, from: ChromeModel): Partial<ChromeModel> | undefined => {
  if (!chrome) return undefined;
  const names = Object.keys(plain) as (keyof ChromeModel)[];
  const entries = names.filter((name) => chrome[name] !== from[name]).map((name) => [name, chrome[name]] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The guards that are asked for a guard, in order: those before it first, each once. */
export const chainOf = (guard: string, lookup: Lookup): readonly string[] => {
  const before = lookup.guard(guard).after.flatMap((it) => chainOf(it, lookup));
  return [...new Set([...before, guard])];
};

const rowOf = (route: RouteModel): unknown => ({
  path: route.path,
  screen: route.screen,
  guard: route.guard === 'anyone' ? undefined : route.guard,
  chrome: differing(route.chrome, plain),
  signedInChrome: differing(route.signedInChrome, route.chrome),
  mode: route.mode === 'none' ? undefined : route.mode,
  hostView: route.hostView || undefined,
  indexed: route.indexed === (route.guard === 'anyone') ? undefined : route.indexed,
  query: route.query.length > 0 ? route.query.map((field) => field.name) : undefined,
  text: route.text,
});

const types = `/** What surrounds a page. */
export interface Chrome {
  readonly header: boolean;
  readonly headerMenu: boolean;
  readonly footer: boolean;
  readonly sidebar: boolean;
  readonly currencyHeader: boolean;
  readonly fullWidthHeader: boolean;
  readonly checkoutHeader: boolean;
  readonly overflow: boolean;
}

export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: \`/bookings/:booking_id?\`. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly guard: GuardId;
  /** The guards to ask, in order, \`guard\` the last. */
  readonly guards: readonly GuardId[];
  readonly chrome: Chrome;
  /** The chrome where an access token is stored. */
  readonly signedInChrome: Chrome;
  readonly mode: "none" | "host" | "guest";
  /** Shown as hosts see it. */
  readonly hostView: boolean;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly params: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** The long text that it shows: a key of \`texts/pages\`. */
  readonly text?: string;
}

interface Row extends Partial<Omit<RouteData, "id" | "path" | "screen" | "chrome" | "signedInChrome">> {
  readonly path: string;
  readonly screen: ScreenName;
  readonly chrome?: Partial<Chrome>;
  readonly signedInChrome?: Partial<Chrome>;
}`;

const reader = `const complete = (id: RouteId): RouteData => {
  const row: Row = rows[id];
  const guard = row.guard ?? "anyone";
  const chrome = { ...plain, ...row.chrome };
  return {
    mode: "none",
    hostView: false,
    indexed: guard === "anyone",
    query: [],
    ...row,
    id,
    guard,
    guards: chains[guard],
    chrome,
    signedInChrome: { ...chrome, ...row.signedInChrome },
    params: [...row.path.matchAll(/:(\\w+)(\\??)/g)].map(([, name = "", mark]) => ({ name, optional: mark === "?" })),
  };
};

/** Every page by its id. */
export const routes = Object.fromEntries((Object.keys(rows) as RouteId[]).map((id) => [id, complete(id)])) as Readonly<
  Record<RouteId, RouteData>
>;

/** A page's address without its optional parts: \`/bookings\`. */
export const startOf = (id: RouteId): string => {
  const { path }: RouteData = routes[id];
  return path.replaceAll(/\\/:\\w+\\?/g, "") || "/";
};`;

/** `routes/routes.ts`. */
export const routesModule = (model: Model): Module => {
  const lookup = lookupOf(model);
  const routes = sorted(model.routes);
  const guards = [...new Set(['anyone', ...model.guards.map((it) => it.id), ...routes.map((it) => it.guard)])].toSorted();
  const module = new Module('routes/routes.ts', 'Every page: its path, its screen, who may open it and what surrounds it.');
  module.line(`export type RouteId = ${union(routes.map((it) => it.id))};`);
  module.line(`export type ScreenName = ${union([...new Set(routes.map((it) => it.screen))].toSorted())};`);
  module.line(`export type GuardId = ${union(guards)};`);
  module.blank().line(types).blank();
  module.line(`const plain: Chrome = ${data(plain)};`);
  module.line(
    `const chains: Readonly<Record<GuardId, readonly GuardId[]>> = ${data(Object.fromEntries(guards.map((id) => [id, chainOf(id, lookup)])))};`,
  );
  const rows = routes.map((route) => `  ${key(route.id)}: ${data(rowOf(route), 1)},\n`);
  module.line(`const rows: Readonly<Record<RouteId, Row>> = {\n${rows.join('')}};`);
  return module.blank().line(reader);
};
