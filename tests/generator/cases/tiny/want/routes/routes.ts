// Generated f6324f51a06d. Every page: its path, its screen, who may open it and what surrounds it. Change the spec, not this file.

export type RouteId = "home";

export type ScreenName = "Home";

export type GuardId = "anyone"
  | "signedIn";
export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: `/loans/:loan_id?`. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly guard: GuardId;
  /** The guards to ask, in order, `guard` the last. */
  readonly guards: readonly GuardId[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly params: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** The long text that it shows: a key of `texts/pages`. */
  readonly text?: string;
}

interface Row extends Partial<Omit<RouteData, "id" | "path" | "screen" | "chrome" | "signedInChrome">> {
  readonly path: string;
  readonly screen: ScreenName;
}

const chains: Readonly<Record<GuardId, readonly GuardId[]>> = {
  anyone: ["anyone"],
  signedIn: ["signedIn"],
};

const rows: Readonly<Record<RouteId, Row>> = {
  home: { path: "/", screen: "Home" },
};
const complete = (id: RouteId): RouteData => {
  const row: Row = rows[id];
  const guard = row.guard ?? "anyone";
  return {
    indexed: guard === "anyone",
    query: [],
    ...row,
    id,
    guard,
    guards: chains[guard],
    params: [...row.path.matchAll(/:(\w+)(\??)/g)].map(([, name = "", mark]) => ({ name, optional: mark === "?" })),
  };
};

/** Every page by its id. */
export const routes = Object.fromEntries((Object.keys(rows) as RouteId[]).map((id) => [id, complete(id)])) as Readonly<
  Record<RouteId, RouteData>
>;

/** A page's address without its optional parts: `/loans`. */
export const startOf = (id: RouteId): string => {
  const { path }: RouteData = routes[id];
  return path.replaceAll(/\/:\w+\?/g, "") || "/";
};
