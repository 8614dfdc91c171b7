// The pages of the app: paths, what surrounds each, who may open it and where the others are led.
import type { z } from 'zod';
import type { Call } from './call';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields } from './entity';
import type { Form } from './form';
import type { Guard } from './rule';
import type { Condition } from './terms';
import type { Markdown, Text } from './text';

/** The parameter names in a route's path; a question mark makes one optional. */
export type RouteParameter<P extends string> = P extends `${string}/:${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | RouteParameter<`/${Rest}`>
  : P extends `${string}/:${infer Segment}`
    ? NameOf<Segment>
    : never;
type NameOf<S extends string> = S extends `${infer Name}?` ? Name : S;

/** What surrounds a page. */
export interface Chrome {
  /** The header; default yes. */
  readonly header: boolean;
  /** The menu in the header; default yes. */
  readonly headerMenu: boolean;
  /** The footer; default yes. */
  readonly footer: boolean;
  /** The sidebar of a signed-in person; default no. */
  readonly sidebar: boolean;
  /** The currency menu in the header; default no. */
  readonly currencyHeader: boolean;
  /** The header spans the whole width; default no. */
  readonly fullWidthHeader: boolean;
  /** The slim header of listing and checkout; default no. */
  readonly checkoutHeader: boolean;
  /** The page itself may scroll beyond the window; default yes. */
  readonly overflow: boolean;
}

export interface Route extends Declaration<'route'> {
  readonly path: string;
  readonly screen: string;
  readonly title: Text;
  readonly description?: Text;
  readonly guard: Guard;
  readonly chrome: Partial<Chrome>;
  readonly signedInChrome?: Partial<Chrome>;
  readonly mode: 'none' | 'host' | 'guest';
  readonly hostView: boolean;
  readonly params: Fields;
  readonly query: Fields;
  readonly text?: Markdown;
  readonly uses: readonly (Call | Form)[];
  readonly indexed: boolean;
}

// a guard that is left out is the generator's to complain of, with its place
const isOpen = (guard: Guard | undefined): boolean => guard !== undefined && guard.requires.length === 0 && !guard.after;

/**
 * One page: its path, its screen, its head and what surrounds it. Chrome left out takes the default.
 *
 * @example
 * export const bookings = route('/bookings/:booking_id?', {
 *   source: '§2', screen: 'HostBookings', title: 'Bookings', guard: hostMode, mode: 'host', hostView: true,
 *   chrome: { sidebar: true, footer: false, headerMenu: false },
 *   uses: [listHostBookings, acceptBooking],
 * });
 */
export const route = <const P extends `/${string}` | '*'>(
  path: P,
  it: {
    readonly source: Source;
    /** The component that people see; the router does not compile until it exists. */
    readonly screen: string;
    readonly title: Text;
    /** The meta description; the product's own when left out. */
    readonly description?: Text;
    readonly guard: Guard;
    readonly chrome?: Partial<Chrome>;
    /** The chrome where an access token is stored, if it differs. */
    readonly signedInChrome?: Partial<Chrome>;
    readonly mode?: 'host' | 'guest';
    /** Shown as hosts see it. */
    readonly hostView?: true;
    /** Shapes of path parameters; those named as an entity's key need none. */
    readonly params?: Partial<Readonly<Record<RouteParameter<P>, z.ZodType>>>;
    readonly query?: Fields;
    readonly text?: Markdown;
    /** The calls and forms of the screen. */
    readonly uses?: readonly (Call | Form)[];
    /** Whether search engines may list it; by default only where anyone may open it. */
    readonly indexed?: boolean;
  },
): Route =>
  declare('route', {
    chrome: {},
    mode: 'none',
    hostView: false,
    params: {},
    query: {},
    uses: [],
    indexed: isOpen(it.guard),
    ...it,
    path,
  }) as unknown as Route;

/** Where a person is led: a page, or the first page whose condition holds. */
export interface Destination extends Declaration<'destination'> {
  readonly says: string;
  readonly cases: readonly { readonly when: Condition; readonly to: Route }[];
  readonly otherwise: Route;
}

/**
 * A way that depends on who asks: the first case that holds.
 *
 * @example
 * export const dashboard = destination({
 *   source: '§2', says: 'The page a signed-in person starts from',
 *   cases: [{ when: moreThan(visitor.numOfProperties, 0), to: properties }], otherwise: welcome,
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
export const redirect = (
  it: {
    readonly source: Source;
    readonly to: Route | Destination /** The query parameter that holds where the person was going. */;
    readonly carries?: string;
  } & (
    | { /** The guard that refused. */ readonly refused: Guard }
    | { /** The pages that lead on. */ readonly visiting: readonly Route[]; readonly when: Condition }
  ),
): Redirect => declare('redirect', it);
