// Generated e2bc1a8ffcd1. Menus, and where people are led.
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { entriesOf, leadOf, type EntryOf, type LeadTo, type Menu, type Redirect } from "./lead";
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

/** A menu as one visitor sees it. */
export function menuOf(menu: MenuId, facts: Facts): readonly Entry[] {
  return entriesOf(menus[menu], facts, startOf);
}

/** Where somebody is led whom this guard refused; nowhere if nothing is said of it. */
export function whereRefused(guard: GuardId, facts: Facts): Lead | undefined {
  return leadOf(redirects.filter(({ refused }) => refused === guard), facts, startOf);
}

/** Where somebody who comes to this page is led on to, if anywhere. */
export function ledOnFrom(route: RouteId, facts: Facts): Lead | undefined {
  return leadOf(redirects.filter(({ visiting }) => visiting?.includes(route)), facts, startOf);
}
