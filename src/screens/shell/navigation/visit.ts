// Which page a person is on: the events of a visit, in the order in which they come.
import { createEvent, createStore, type EventCallable, sample } from 'effector';
import { matchRoutes } from 'react-router-dom';
import { type RouteData, type RouteId, routes } from '../../../../generated/routes/routes';

/** One visit to one page. */
export interface Visit {
  readonly route: RouteId;
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly query: string;
  /** The parameters in the path; optional ones that are not there are missing. */
  readonly params: Readonly<Record<string, string>>;
}

/** A new page begins, on the server and in the browser; not when the page is hydrated. */
export const visited = createEvent<Visit>();
/** The browser stands on a page: after each `visited`, and once after the page is hydrated. */
export const arrived = createEvent<Visit>();
/** The page's guard lets the visitor in: now its screen may load what it needs. */
export const admitted = createEvent<Visit>();

/** The page that a person is on. */
export const $visit = createStore<Visit | null>(null, { sid: 'visit' });
sample({ clock: visited, target: $visit });
// a derived store, or the target of a sample, would change once more with the browser's first visit: neither reads the server's values
const $path = createStore('', { sid: 'path' });
$path.on(visited, (_, { path }) => path);
/** Another page than before; the same with another query is none. */
export const pageChanged = $path.updates;

const patterns: readonly { readonly id: RouteId; readonly path: string }[] = Object.values(routes);

/** Also what begins with two slashes is a path, and no other site. */
const partsOf = (url: string): URL => {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const address = new URL('http://page');
  address.pathname = path;
  address.search = query;
  return address;
};

/** The page that an address leads to; not-found where it leads nowhere. */
export const visitOf = (url: string): Visit => {
  const { pathname, search } = partsOf(url);
  const [found] = matchRoutes([...patterns], pathname) ?? [];
  const given = Object.entries(found?.params ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[0] !== '*');
  return { route: found?.route.id ?? 'notFound', path: pathname, query: search, params: Object.fromEntries(given) };
};

export const routeOf = ({ route }: Visit): RouteData => routes[route];

/** Whether the server loads what a page needs: only where anyone may open it, since it knows no session. */
export const opensOnServer = (visit: Visit): boolean => routeOf(visit).guard === 'anyone';

/** The type of a screen's own `opened`. */
export type Opened = EventCallable<Visit>;

/** The input of every screen. */
export interface ScreenProps {
  readonly visit: Visit;
}
