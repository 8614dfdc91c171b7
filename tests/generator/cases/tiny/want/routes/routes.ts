// Generated a70c4f0fbe75. Every page: its path, its screen, who may open it and what surrounds it.
import { completeRoutes, startIn } from "./complete";

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

/** Every page by its id. */
export const routes = completeRoutes<RouteId, RouteData>(rows, { chains });

/** A page's address without its optional parts: `/loans`. */
export const startOf = startIn<RouteId>(rows);
