// The pages of the app: paths, what surrounds each, who may open it and where the others are led.
import type { z } from 'zod';
import type { Call } from './call';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields, OutputOf, Shape } from './entity';
import type { Form } from './form';
import type { Guard } from './rule';
import type { Condition } from './terms';
import type { Markdown, Text } from './text';
import type { Values } from './values';

/** The parameter names in a route's path; a question mark makes one optional. */
export type RouteParameter<P extends string> = P extends `${string}/:${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | RouteParameter<`/${Rest}`>
  : P extends `${string}/:${infer Segment}`
    ? NameOf<Segment>
    : never;
type NameOf<S extends string> = S extends `${infer Name}?` ? Name : S;

export interface Route<Query extends string = string> extends Declaration<'route'> {
  readonly path: string;
  readonly screen: string;
  readonly title: Text;
  readonly description?: Text;
  readonly guard: Guard;
  /** Its chrome (the layout around it), by the fields of the product's chrome; missing ones take the field's default. */
  readonly chrome?: Readonly<Record<string, unknown>>;
  /** The chrome where an access token is stored, if it differs. */
  readonly signedInChrome?: Readonly<Record<string, unknown>>;
  /** One of the product's modes; the first of them when left out. */
  readonly mode?: string;
  readonly params: Fields;
  readonly query: Readonly<Record<Query, z.ZodType>>;
  readonly text?: Markdown;
  readonly uses: readonly (Call | Form)[];
  readonly forSome: readonly (Call | Form)[];
  readonly indexed: boolean;
}

// a guard that is left out is the generator's to report, with its place
const isOpen = (guard: Guard | undefined): boolean => guard?.kind === 'guard' && guard.requires.length === 0 && !guard.after;

/** The page's title and description. */
export interface Page<P extends string, Query extends string = string> {
  readonly source: Source;
  /** The component that people see; the router does not compile until it exists. */
  readonly screen: Capitalize<string>;
  readonly title: Text;
  /** The meta description; the product's own when left out. */
  readonly description?: Text;
  readonly guard: Guard;
  /** Shapes of path parameters; those named as an entity's key need none. */
  readonly params?: Partial<Readonly<Record<RouteParameter<P>, z.ZodType>>>;
  readonly query?: Readonly<Record<Query, z.ZodType>>;
  readonly text?: Markdown;
  /** The calls and forms of the screen, which everybody whom the page lets in may make. */
  readonly uses?: readonly (Call | Form)[];
  /** The calls and forms that the screen offers only to some of those whom the page lets in, such as people who are signed in. */
  readonly forSome?: readonly (Call | Form)[];
  /** Whether search engines may list it; by default only where anyone may open it. */
  readonly indexed?: boolean;
}

/**
 * One page (a route of the router): its path, its screen and its head.
 *
 * @example
 * export const loans = route('/loans/:loan_id?', {
 *   source: '§2', screen: 'KeeperLoans', title: 'Loans', guard: keeper, uses: [listKeeperLoans, acceptLoan],
 * });
 */
export const route = <const P extends `/${string}` | '*', Q extends string = never>(path: P, it: Page<P, Q>): Route<Q> =>
  declare('route', { params: {}, query: {}, uses: [], forSome: [], indexed: isOpen(it.guard), ...it, path }) as unknown as Route<Q>;

/**
 * The word `route` of a product that declares what may surround a page, and in which modes a page may be. It names both in `product` too.
 *
 * @example
 * export const route: RouteAmid<typeof Chrome, typeof Mode> = plainRoute;
 * export const tools = route('/tools', { …, mode: 'member', chrome: { sidebar: true } });
 */
export type RouteAmid<C extends Shape, M extends Values> = <const P extends `/${string}` | '*', Q extends string = never>(
  path: P,
  it: Page<P, Q> & {
    readonly chrome?: Partial<OutputOf<C['fields']>>;
    readonly signedInChrome?: Partial<OutputOf<C['fields']>>;
    readonly mode?: keyof M['items'];
  },
) => Route<Q>;

/** Where a person is led: a page, or the first page whose condition holds. */
export interface Destination extends Declaration<'destination'> {
  readonly says: string;
  readonly cases: readonly { readonly when: Condition; readonly to: Route }[];
  readonly otherwise: Route;
}

/**
 * A way that depends on who asks (a conditional redirect): the first case that holds.
 *
 * @example
 * export const dashboard = destination({
 *   source: '§2', says: 'The page a signed-in person starts from',
 *   cases: [{ when: moreThan(visitor.tools, 0), to: tools }], otherwise: welcome,
 * });
 */
export const destination = (it: {
  readonly source: Source;
  readonly says: string;
  readonly cases: readonly { readonly when: Condition; readonly to: Route }[];
  readonly otherwise: Route;
}): Destination => declare('destination', it);

export interface Redirect extends Declaration<'redirect'> {
  readonly refused?: Guard;
  readonly visiting?: readonly Route[];
  readonly when?: Condition;
  readonly to: Route | Destination;
  readonly carries?: string;
}

/**
 * Where a refused visitor is led, or who is led on from a page.
 *
 * @example
 * export const toLogin = redirect({ source: '§4', refused: signedIn, to: login, carries: 'from' });
 * export const pastLogin = redirect({ source: '§2', visiting: [login, signup], when: isTrue(visitor.signed_in), to: dashboard });
 */
export const redirect = <Q extends string>(
  it: {
    readonly source: Source;
    readonly to: Route<Q> | Destination /** The query parameter that holds where the person was going. */;
    readonly carries?: NoInfer<Q>;
  } & (
    | { /** The guard that refused. */ readonly refused: Guard }
    | { /** The pages that lead on. */ readonly visiting: readonly Route[]; readonly when: Condition }
  ),
): Redirect => declare('redirect', it);
