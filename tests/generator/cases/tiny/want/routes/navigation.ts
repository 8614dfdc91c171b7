// Generated eef1183f5c1d. Menus, and where people are led.
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { navigationOf, type EntryOf, type LeadTo, type Menu, type Redirect } from "./lead";
import { startOf, type GuardId, type RouteId } from "./routes";

/** What menus and redirects depend on. */
export interface Facts {
  readonly visitor: Visitor;
  readonly settings: object;
  readonly now: Instant;
}

export type MenuId = "mainMenu";

/** What items do where they stand. */
export type Action = never;
export { type Look } from "./lead";

/** An item of a menu as one visitor sees it. */
export type Entry = EntryOf<RouteId, Action>;

/** Where a person is led. */
export type Lead = LeadTo<RouteId>;

/** The ways that depend on who asks. */
export const destinations = {};

/** The menus with all their items. */
export const menus: Readonly<Record<MenuId, Menu<RouteId, Action, Facts>>> = {
  mainMenu: {
    title: "Menu",
    items: [
      {
        label: "Home",
        as: "link",
        route: "home",
      },
    ],
  },
};

const redirects: readonly Redirect<RouteId, GuardId, Facts>[] = [];

export const { menuOf, whereRefused, ledOnFrom } = navigationOf({ menus, redirects, startOf });
