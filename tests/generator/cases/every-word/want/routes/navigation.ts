// Generated b8eb8aad53ea. Menus, and where people are led. Change the spec, not this file.
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { startOf, type GuardId, type RouteId } from "./routes";
import { isNo, isPresent, isYes, numberOf } from "../rules/runtime";

/** What menus and redirects depend on. */
export interface Facts {
  readonly visitor: Visitor;
  readonly settings: { readonly lendingOpen: boolean; readonly workshopUrl: string };
  readonly now: Instant;
}

export type MenuId = "mainMenu";

/** What items do where they stand. */
export type Action = "sign_out";
type Asked<T> = T | ((facts: Facts) => T);
type Item = Shown & { readonly when?: (facts: Facts) => boolean } & (
    | { readonly route: Asked<RouteId> }
    | { readonly href: Asked<string> }
    | { readonly does: Action }
  );
interface Menu {
  readonly title: string;
  readonly items: readonly Item[];
}
interface Redirect {
  readonly refused?: GuardId;
  readonly visiting?: readonly RouteId[];
  readonly when?: (facts: Facts) => boolean;
  readonly route: Asked<RouteId>;
  readonly carries?: string;
}

export type Look = "link" | "button" | "main button" | "icon";

interface Shown {
  readonly label: string;
  readonly as: Look;
  /** Said to those who point at it. */
  readonly hint?: string;
  /** The query parameter that takes where the person was. */
  readonly carries?: string;
}

/** An item of a menu as one visitor sees it: it leads to a page, out of the app, or does something here. */
export type Entry = Shown & (
  | { readonly kind: "route"; readonly route: RouteId; readonly path: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "action"; readonly does: Action }
);

/** Where a person is led, and the query parameter that takes where they were going. */
export interface Lead {
  readonly route: RouteId;
  readonly path: string;
  readonly carries?: string;
}

/** The ways that depend on who asks. */
export const destinations = {
  start: (facts: Facts): RouteId => {
    if (numberOf(facts.visitor.loans) > 0) return "loans";
    return "home";
  },
};

/** The menus with all their items. */
export const menus: Readonly<Record<MenuId, Menu>> = {
  mainMenu: {
    title: "Menu",
    items: [
      {
  label: "Shed",
  as: "icon",
  route: "home",
  hint: "To the first page",
},
      {
  label: "Loans",
  as: "link",
  route: destinations.start,
  when: (facts) => isYes(facts.visitor.signed_in) && isPresent(facts.visitor.joined_at) && isYes(facts.settings.lendingOpen),
},
      {
  label: "Sign in",
  as: "main button",
  route: "signIn",
  when: (facts) => isNo(facts.visitor.signed_in),
  carries: "from",
},
      {
  label: "Help",
  as: "link",
  route: "help",
},
      {
  label: "Workshop",
  as: "button",
  href: (facts) => facts.settings.workshopUrl,
},
      {
  label: "Sign out",
  as: "link",
  does: "sign_out",
  when: (facts) => isYes(facts.visitor.signed_in),
},
    ],
  },
};

const redirects: readonly Redirect[] = [
  {
  refused: "keeper",
  route: "home",
},
  {
  refused: "borrower",
  route: "home",
},
  {
  visiting: ["signIn"],
  route: destinations.start,
  when: (facts) => isYes(facts.visitor.signed_in),
},
  {
  refused: "signedIn",
  route: "signIn",
  carries: "from",
},
];
const known = <T extends string>(asked: Asked<T>, facts: Facts): T => (typeof asked === "function" ? asked(facts) : asked);

const entryOf = ({ when: _when, ...item }: Item, facts: Facts): Entry => {
  if ("does" in item) return { ...item, kind: "action" };
  if ("href" in item) return { ...item, kind: "outside", href: known(item.href, facts) };
  const route = known(item.route, facts);
  return { ...item, kind: "route", route, path: startOf(route) };
};

/** A menu as one visitor sees it. */
export const menuOf = (menu: MenuId, facts: Facts): readonly Entry[] => {
  const { items }: Menu = menus[menu];
  return items.filter(({ when }) => when?.(facts) ?? true).map((item) => entryOf(item, facts));
};

const leadOf = (redirect: Redirect | undefined, facts: Facts): Lead | undefined => {
  if (!redirect) return undefined;
  const route = known(redirect.route, facts);
  return { route, path: startOf(route), ...(redirect.carries === undefined ? {} : { carries: redirect.carries }) };
};

/** Where somebody is led whom this guard refused; nowhere if nothing is said of it. */
export const whereRefused = (guard: GuardId, facts: Facts): Lead | undefined =>
  leadOf(
    redirects.find(({ refused, when }) => refused === guard && (when?.(facts) ?? true)),
    facts,
  );

/** Where somebody who comes to this page is led on to, if anywhere. */
export const ledOnFrom = (route: RouteId, facts: Facts): Lead | undefined =>
  leadOf(
    redirects.find(({ visiting, when }) => visiting?.includes(route) && (when?.(facts) ?? true)),
    facts,
  );
