// The session: its token, who stands behind it, and what menus and guards know of them.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { deleteSessionFx, type GetUserCode, getUserFx } from '../../../../generated/client/account';
import { emptyVisitor } from '../../../../generated/model/empty-visitor';
import { sessionPasswordAttempts } from '../../../../generated/model/constants';
import type { Failure } from '../../../../generated/client/transport';
import type { CurrentUser, Visitor } from '../../../../generated/model/entities';
import * as kept from '../../../../generated/model/kept';
import { sessionIsStillOurs } from '../../../../generated/rules/account';
import { startOf } from '../../../../generated/routes/routes';
import { failureMet, isSessionOver } from '../failures/errors.store';
import { carrying, fromIn } from '../navigation/link';
import { markSignedIn } from './session-mark';
import { hydrated } from '../loading/hydration';
import { storedToken } from './transport';

const { name: keptName } = kept.accessTokenKept;

/** A call answered with a fresh token: it is kept, and the person behind it loaded. */
export const loggedIn = createEvent<string>();
/** The person wants to log out here. */
export const logOutPressed = createEvent();
/** The session is over: ended by the person, with the account, or by the server. The token is dropped without a call. */
export const loggedOut = createEvent();
/** Something about the person changed, such as a name, a mode or a count: loads them anew. */
export const visitorChanged = createEvent();
/** The server told how many attempts to log in are left. */
export const passwordAttemptsTold = createEvent<number>();

/** The session's token; null on the server, before the browser has read it, and where there is none. */
export const $token = createStore<string | null>(null, { serialize: 'ignore' });

/**
 * How much is known of the session: `unread` before the browser has looked, `none` without a token, `loading` while the person
 * is asked for, `loaded` when they are known, `failed` where the answer was no answer.
 */
export type SessionState = 'unread' | 'none' | 'loading' | 'loaded' | 'failed';
export const $session = createStore<SessionState>('unread', { serialize: 'ignore' });

/** The signed-in person, as the server tells; null for everybody else, and until loaded. */
export const $user = createStore<CurrentUser | null>(null, { serialize: 'ignore' });

/** Whether the person behind the token is known. */
export const $isLoaded = $session.map((state) => state === 'loaded');
/** How many attempts to log in are left. */
export const $passwordAttempts = createStore<number>(sessionPasswordAttempts, {
  serialize: 'ignore',
});

/** A token whose counts are still loading: no condition that counts holds. */
export const newcomer: Visitor = {
  ...emptyVisitor,
  signed_in: true,
  numOfBookings: Number.NaN,
  numOfProperties: Number.NaN,
  propertiesTotal: Number.NaN,
  numOfCohosted: Number.NaN,
  numOfAnswered: Number.NaN,
  numOfStays: Number.NaN,
  numOfThreads: Number.NaN,
  numOfWishlists: Number.NaN,
  numOfSavedSearches: Number.NaN,
  unreadAsGuest: Number.NaN,
  unreadAsHost: Number.NaN,
};

const visitorOf = ({ profile_id, email, verified_at, first_name, last_name, modes, counts }: CurrentUser): Visitor => ({
  signed_in: true,
  profile_id,
  email,
  verified_at,
  first_name,
  last_name,
  is_host: modes.includes('host'),
  is_guest: modes.includes('guest'),
  numOfBookings: counts.bookings,
  numOfProperties: counts.properties_connected,
  propertiesTotal: counts.properties_total,
  numOfCohosted: counts.cohosted,
  numOfAnswered: counts.answered,
  numOfStays: counts.stays,
  numOfThreads: counts.threads,
  numOfWishlists: counts.wishlists,
  numOfSavedSearches: counts.saved_searches,
  unreadAsGuest: counts.unread_as_guest,
  unreadAsHost: counts.unread_as_host,
});

/** The visitor: the facts that menus, guards and redirects speak of. */
export const $visitor = combine($token, $user, (token, user): Visitor => {
  if (user) return visitorOf(user);
  return token === null ? emptyVisitor : newcomer;
});

const readTokenFx = createEffect(() => storedToken());
const keepTokenFx = createEffect<string | null, void>((token) => {
  markSignedIn(token !== null);
  if (token !== null) return localStorage.setItem(keptName, token);
  localStorage.removeItem(keptName);
  // where somebody was is not for the next person
  localStorage.removeItem(kept.seenStaysKept.name);
});
/** How often was asked who stands behind the token. */
const $round = createStore(0, { serialize: 'ignore' });
const loadFx = attach({ effect: getUserFx, mapParams: (_round: number) => undefined });
const endFx = attach({ effect: deleteSessionFx });

sample({ clock: hydrated, target: readTokenFx });
sample({ clock: readTokenFx.doneData, target: $token });
sample({ clock: readTokenFx.doneData, filter: (token) => token === null, fn: (): SessionState => 'none', target: $session });

sample({ clock: loggedIn, target: [$token, keepTokenFx] });
sample({ clock: loggedIn, fn: () => sessionPasswordAttempts, target: $passwordAttempts });
sample({ clock: passwordAttemptsTold, target: $passwordAttempts });

const asked = sample({
  // the calls read the token from where it is kept
  clock: [readTokenFx.doneData, keepTokenFx.finally, visitorChanged],
  source: $token,
  filter: (token) => token !== null,
});
sample({ clock: asked, fn: (): SessionState => 'loading', target: $session });
sample({ clock: asked, source: $round, fn: (round) => round + 1, target: $round });
sample({ clock: $round, target: loadFx });

// answers from before a log-out or another change are dropped
const $awaited = combine($session, $round, (state, round) => (state === 'loading' ? round : Number.NaN));
const isAwaited = (round: number, { params }: { readonly params: number }) => round === params;
const known = sample({ clock: loadFx.done, source: $awaited, filter: isAwaited, fn: (_, { result }) => result });
sample({ clock: known, target: $user });
sample({ clock: known, fn: (): SessionState => 'loaded', target: $session });

const failed = sample({ clock: loadFx.fail, source: $awaited, filter: isAwaited, fn: (_, { error }) => error });
/** The session or the account behind it is gone; anything else is a failure that says nothing of the session. */
const isGone = (failure: Failure<GetUserCode>): boolean => 'status' in failure && (failure.status === 401 || failure.status === 404);
sample({ clock: failed, filter: isGone, fn: () => undefined, target: loggedOut });
sample({ clock: failed, filter: (failure) => !isGone(failure), fn: (): SessionState => 'failed', target: $session });
sample({ clock: failed, filter: (failure) => !isGone(failure), target: failureMet });

sample({ clock: logOutPressed, target: endFx });
sample({ clock: endFx.finally, fn: () => undefined, target: loggedOut });
sample({ clock: endFx.failData, filter: (failure) => failure.kind !== 'refusal', target: failureMet });
// a session that ended under a running screen; what is refused later, of what was asked before, ends nothing more
export const sessionLost = sample({
  clock: failureMet,
  source: $token,
  filter: (token, failure) => token !== null && isSessionOver(failure),
  fn: () => undefined,
});
sample({ clock: sessionLost, target: loggedOut });
sample({ clock: loggedOut, fn: () => null, target: [$token, $user, keepTokenFx] });
sample({ clock: loggedOut, fn: (): SessionState => 'none', target: $session });

/** The token that is kept changed outside this tab. */
export const tokenMoved = createEvent<string | null>();
const entries: ReadonlySet<string> = new Set([startOf('login'), startOf('signup')]);
/** The page to come back to after logging in: this one, or that to which a log-in here would have led. */
const wayBack = ({ pathname, search }: Location): string | undefined =>
  fromIn(search) ?? (entries.has(pathname) ? undefined : pathname + search);
const leaveFx = createEffect<{ readonly comesBack: boolean }, void>({
  // a whole load: nothing of the person before stays in memory
  handler: ({ comesBack }) => {
    const back = comesBack ? wayBack(location) : undefined;
    location.assign(back === undefined ? startOf('login') : carrying(startOf('login'), 'from', back));
  },
});
/** Whether anybody was signed in on this page: where they were is not for the next person. */
const $wasSomebodys = createStore(false, { serialize: 'ignore' });
sample({ clock: $token, filter: (token) => token !== null, fn: () => true, target: $wasSomebodys });
const moved = sample({
  clock: tokenMoved,
  source: { here: $token, wasSomebodys: $wasSomebodys },
  fn: ({ here, wasSomebodys }, elsewhere) => ({
    elsewhere,
    comesBack: !wasSomebodys,
    isOurs: sessionIsStillOurs({ tokenChange: { here, elsewhere } }).ok,
  }),
});
sample({ clock: moved, filter: ({ isOurs }) => !isOurs, target: leaveFx });
sample({ clock: moved, filter: ({ isOurs, elsewhere }) => isOurs && !elsewhere, fn: () => undefined, target: loggedOut });
sample({ clock: moved, filter: ({ isOurs, elsewhere }) => isOurs && !!elsewhere, fn: () => undefined, target: visitorChanged });
