// Generated aad82fd6caab. Menus, and where people are led.
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { navigationOf, type EntryOf, type LeadTo, type Menu, type Redirect } from "./lead";
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
export { type Look } from "./lead";

/** An item of a menu as one visitor sees it. */
export type Entry = EntryOf<RouteId, Action>;

/** Where a person is led. */
export type Lead = LeadTo<RouteId>;

/** The ways that depend on who asks. */
export const destinations = {
  start: (facts: Facts): RouteId => {
    if (numberOf(facts.visitor.loans) > 0) return "loans";
    return "home";
  },
};

/** The menus with all their items. */
export const menus: Readonly<Record<MenuId, Menu<RouteId, Action, Facts>>> = {
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
        counts: (facts) => numberOf(facts.visitor.loans),
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

const redirects: readonly Redirect<RouteId, GuardId, Facts>[] = [
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

export const { menuOf, whereRefused, ledOnFrom } = navigationOf({ menus, redirects, startOf });
