// Generated 009a2f767ca7. Every page: its path, its screen, who may open it and what surrounds it.
import type { Surroundings } from "../model/entities";
import type { Side } from "../model/values";
import { completeRoutes, startIn } from "./complete";

export type RouteId = "help"
  | "home"
  | "loanPage"
  | "loans"
  | "notFound"
  | "shed"
  | "signIn";

export type ScreenName = "Home"
  | "Loan"
  | "Loans"
  | "LongText"
  | "NotFound"
  | "Shed"
  | "SignIn";

export type GuardId = "anyone"
  | "borrower"
  | "keeper"
  | "signedIn";

export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: `/loans/:loan_id?`. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly guard: GuardId;
  /** The guards to ask, in order, `guard` the last. */
  readonly guards: readonly GuardId[];
  readonly chrome: Surroundings;
  /** The chrome where an access token is stored. */
  readonly signedInChrome: Surroundings;
  readonly mode: Side;
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
  readonly chrome?: Partial<Surroundings>;
  readonly signedInChrome?: Partial<Surroundings>;
}

const plain: Surroundings = { header: "full", footer: true, sidebar: false, overflow: true };

const chains: Readonly<Record<GuardId, readonly GuardId[]>> = {
  anyone: ["anyone"],
  borrower: ["signedIn", "borrower"],
  keeper: ["signedIn", "keeper"],
  signedIn: ["signedIn"],
};

const rows: Readonly<Record<RouteId, Row>> = {
  help: { path: "/help", screen: "LongText", text: "pages/help.md" },
  home: {
    path: "/",
    screen: "Home",
    signedInChrome: { footer: false, sidebar: true },
    query: ["search"],
  },
  loanPage: { path: "/loan/:loan_id", screen: "Loan", guard: "borrower" },
  loans: {
    path: "/loans/:loan_id?",
    screen: "Loans",
    guard: "signedIn",
    chrome: { sidebar: true, overflow: false },
    mode: "borrower",
  },
  notFound: { path: "*", screen: "NotFound" },
  shed: {
    path: "/shed/:shelf",
    screen: "Shed",
    guard: "keeper",
    chrome: { header: "slim", footer: false },
    mode: "keeper",
  },
  signIn: {
    path: "/sign-in",
    screen: "SignIn",
    indexed: false,
    query: ["from"],
  },
};

/** Every page by its id. */
export const routes = completeRoutes<RouteId, RouteData>(rows, { chains, chrome: plain, mode: "everybody" });

/** A page's address without its optional parts: `/loans`. */
export const startOf = startIn<RouteId>(rows);
