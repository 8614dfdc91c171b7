// Navigations that the app itself makes: asked for by stores, done by the router. At most 100 in a row, and only to pages that exist.
import { routerRedirectLimit } from '../../../../generated/model/constants';
import { createEvent, createStore, sample } from 'effector';
import { arrived, visitOf } from './visit';

/** A store leads a person on: a new entry in the history. Takes a path with its query. */
export const wentTo = createEvent<string>();
/** A store leads a person elsewhere instead: in place of this entry. On the server it is the page's answer. */
export const redirectedTo = createEvent<string>();

/** Where the router is to go. */
export interface Navigation {
  readonly path: string;
  readonly replaces: boolean;
}
export interface FailedNavigation {
  readonly code: 'router.too_many_redirects' | 'router.not_routable';
  readonly path: string;
}

/** A store may navigate: the router does it. */
export const navigated = createEvent<Navigation>();
/** To a page that does not exist, or one time too many. The error list shows it. */
export const navigationFailed = createEvent<FailedNavigation>();

/** Where the server redirects instead of rendering. */
export const $redirect = createStore<string | null>(null, { serialize: 'ignore' });
const $chained = createStore(0, { serialize: 'ignore' });
const $expected = createStore<string | null>(null, { serialize: 'ignore' });

/**
 * Whether an address is a path of this app, `/` first but not twice, that leads to a page. A browser reads `\` as `/`, and leaves out
 * tabs and line ends: an address that holds any of them is not what it looks like.
 */
export const isRoutable = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && visitOf(path).route !== 'notFound';

/** A person pressed, typed or chose something: what comes of it begins a row of its own. */
export const interacted = createEvent();

const asked = createEvent<Navigation>();
sample({ clock: wentTo, fn: (path) => ({ path, replaces: false }), target: asked });
sample({ clock: redirectedTo, fn: (path) => ({ path, replaces: true }), target: asked });

const judged = sample({
  clock: asked,
  source: $chained,
  fn: (chained, navigation) => ({
    navigation,
    chained,
    code: !isRoutable(navigation.path) ? 'router.not_routable' : chained >= routerRedirectLimit ? 'router.too_many_redirects' : null,
  }),
});
sample({ clock: judged, filter: ({ code }) => code === null, fn: ({ navigation }) => navigation, target: navigated });
sample({
  clock: judged,
  filter: ({ code }) => code !== null,
  fn: ({ navigation: { path }, code }) => ({ path, code }) as FailedNavigation,
  target: navigationFailed,
});

sample({ clock: navigated, source: $chained, fn: (chained) => chained + 1, target: $chained });
sample({ clock: interacted, fn: () => 0, target: $chained });
sample({ clock: navigated, fn: ({ path }) => path, target: $expected });
sample({ clock: navigated, filter: ({ replaces }) => replaces, fn: ({ path }) => path, target: $redirect });

// a page that no store led to is a person's own doing: the count begins anew
sample({
  clock: arrived,
  source: $expected,
  filter: (expected, { path, query }) => expected !== path + query,
  fn: () => 0,
  target: $chained,
});
sample({ clock: arrived, fn: () => null, target: $expected });
