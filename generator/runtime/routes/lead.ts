// Menus as one visitor sees them, and where people are led. The same for every spec: it stands in generator/runtime, and is copied from
// there as it is.

export type Look = 'link' | 'button' | 'main button' | 'icon';

interface Shown {
  readonly label: string;
  readonly as: Look;
  /** Said to those who point at it. */
  readonly hint?: string;
  /** The query parameter that takes where the person was. */
  readonly carries?: string;
}
interface Told {
  /** How much waits there. */
  readonly count: number;
}
type Asked<T, Facts> = T | ((facts: Facts) => T);

export interface Menu<Route, Action, Facts> {
  readonly title: string;
  readonly items: readonly Item<Route, Action, Facts>[];
}
type Item<Route, Action, Facts> = Shown & { readonly when?: (facts: Facts) => boolean; readonly counts?: (facts: Facts) => number } & (
    | { readonly route: Asked<Route, Facts> }
    | { readonly href: Asked<string, Facts> }
    | { readonly does: Action }
  );
export interface Redirect<Route, Guard, Facts> {
  readonly refused?: Guard;
  readonly visiting?: readonly Route[];
  readonly when?: (facts: Facts) => boolean;
  readonly route: Asked<Route, Facts>;
  readonly carries?: string;
}

/** An item of a menu as one visitor sees it: it leads to a page, out of the app, or does something here. */
export type EntryOf<Route, Action> = Shown &
  Told &
  (
    | { readonly kind: 'route'; readonly route: Route; readonly path: string }
    | { readonly kind: 'outside'; readonly href: string }
    | { readonly kind: 'action'; readonly does: Action }
  );

/** Where a person is led, and the query parameter that takes where they were going. */
export interface LeadTo<Route> {
  readonly route: Route;
  readonly path: string;
  readonly carries?: string;
}

const known = <T extends string, Facts>(asked: Asked<T, Facts>, facts: Facts): T => (typeof asked === 'function' ? asked(facts) : asked);

interface Navigation<MenuId extends string, Route, Action, Guard, Facts> {
  readonly menus: Readonly<Record<MenuId, Menu<Route, Action, Facts>>>;
  readonly redirects: readonly Redirect<Route, Guard, Facts>[];
  /** The path that a page's address begins with. */
  readonly startOf: (route: Route) => string;
}

/** The menu of a visitor, and the page where somebody is led. */
export const navigationOf = <MenuId extends string, Route extends string, Action, Guard, Facts>({
  menus,
  redirects,
  startOf,
}: Navigation<MenuId, Route, Action, Guard, Facts>) => {
  const leadOf = (among: typeof redirects, facts: Facts): LeadTo<Route> | undefined => {
    const redirect = among.find(({ when }) => when?.(facts) ?? true);
    if (!redirect) return undefined;
    const route = known(redirect.route, facts);
    return { route, path: startOf(route), ...(redirect.carries === undefined ? {} : { carries: redirect.carries }) };
  };
  return {
    /** The items of a menu as one visitor sees them. */
    menuOf: (menu: MenuId, facts: Facts): readonly EntryOf<Route, Action>[] =>
      menus[menu].items
        .filter(({ when }) => when?.(facts) ?? true)
        .map(({ when: _when, counts, ...item }): EntryOf<Route, Action> => {
          const count = counts?.(facts) ?? 0;
          if ('does' in item) return { ...item, count, kind: 'action' };
          if ('href' in item) return { ...item, count, kind: 'outside', href: known(item.href, facts) };
          const route = known(item.route, facts);
          return { ...item, count, kind: 'route', route, path: startOf(route) };
        }),
    /** The page where somebody is led whom this guard refused; none if nothing is said of it. */
    whereRefused: (guard: Guard, facts: Facts): LeadTo<Route> | undefined =>
      leadOf(
        redirects.filter(({ refused }) => refused === guard),
        facts,
      ),
    /** The page where somebody who comes to this one is led on to, if anywhere. */
    ledOnFrom: (route: Route, facts: Facts): LeadTo<Route> | undefined =>
      leadOf(
        redirects.filter(({ visiting }) => visiting?.includes(route)),
        facts,
      ),
  };
};
