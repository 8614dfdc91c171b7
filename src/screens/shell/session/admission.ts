// Admission to a page, and the redirects of the others.
import { createEvent, createStore, sample } from 'effector';
import { getOwnPropertyFx } from '../../../../generated/client/property';
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { type Facts, type Lead, ledOnFrom, whereRefused } from '../../../../generated/routes/navigation';
import { type GuardId, startOf } from '../../../../generated/routes/routes';
import { looksAtNothing, tests } from '../../../../generated/rules/guards';
import { failureMet, guardRefusalOf, isSessionOver } from '../failures/errors.store';
import { query } from '../calls/query';
import { $facts } from './facts';
import { carrying, fromIn } from '../navigation/link';
import { redirectedTo, wentTo } from '../navigation/navigation';
import { $session, visitorChanged } from './session.store';
import { $visit, admitted, arrived, opensOnServer, routeOf, type Visit, visited } from '../navigation/visit';

/** Code asks for sign-in where it has no place of its own for it: the login page, and back from there. */
export const signInAsked = createEvent();

const here = ({ path, query }: Visit) => path + query;
const leading = (lead: Lead, visit: Visit) => carrying(lead.path, lead.carries, here(visit));

// Pages for anyone: at once, on both sides; not again when the page is hydrated
sample({ clock: visited, filter: opensOnServer, target: admitted });

/** The visit to a guarded page that was let in; whoever is let in is not asked again when something about them changes. */
const $inside = createStore<Visit | null>(null, { serialize: 'ignore' });
sample({ clock: admitted, target: $inside });
sample({ clock: visited, filter: (visit) => !opensOnServer(visit), fn: () => null, target: $inside });

type Judgement =
  | { readonly kind: 'lead'; readonly path: string }
  | { readonly kind: 'admit' | 'own'; readonly visit: Visit }
  | { readonly kind: 'wait' };
const wait: Judgement = { kind: 'wait' };

// a decision that depends on the page's thing is asked of the server
const refusedBy = (visit: Visit, facts: Facts): GuardId | undefined =>
  routeOf(visit).guards.find((guard) => looksAtNothing(guard) && tests[guard](facts) !== undefined);

const ledOn = (visit: Visit, facts: Facts): string | undefined => {
  const lead = ledOnFrom(visit.route, facts);
  if (!lead) return undefined;
  // a person whom the page no longer concerns goes on to the page they wanted, or takes it along
  const back = fromIn(visit.query);
  return lead.carries === undefined ? (back ?? lead.path) : carrying(lead.path, lead.carries, back ?? visit.path);
};

interface AdmissionContext {
  readonly visit: Visit | null;
  readonly facts: Facts;
  readonly session: string;
  readonly inside: Visit | null;
}

const judge = ({ visit, facts, session, inside }: AdmissionContext): Judgement => {
  if (!visit || (session !== 'none' && session !== 'loaded')) return wait;
  const refused = refusedBy(visit, facts);
  const lead = refused && whereRefused(refused, facts);
  if (refused) return lead ? { kind: 'lead', path: leading(lead, visit) } : wait;
  const on = ledOn(visit, facts);
  if (on !== undefined) return { kind: 'lead', path: on };
  if (opensOnServer(visit) || (inside && here(inside) === here(visit))) return wait;
  return { kind: routeOf(visit).guards.includes('cohosting') ? 'own' : 'admit', visit };
};

const judged = sample({
  clock: [arrived, $session],
  source: { visit: $visit, facts: $facts, session: $session, inside: $inside },
  fn: judge,
});
sample({ clock: judged, filter: (it) => it.kind === 'lead', fn: (it) => (it.kind === 'lead' ? it.path : '/'), target: redirectedTo });
const entering = judged.filterMap((it) => (it.kind === 'admit' ? it.visit : undefined));

// A page that waits for somebody who could not be loaded asks again
sample({
  clock: arrived,
  source: $session,
  filter: (session, visit) => session === 'failed' && !opensOnServer(visit),
  fn: () => undefined,
  target: visitorChanged,
});

// A property's page opens for its owner, and where its guard says so for a co-host
const own = query(getOwnPropertyFx);
const owning = judged.filterMap((it) => (it.kind === 'own' ? it.visit : undefined));
sample({ clock: owning, fn: ({ params }) => ({ property_id: params['property_id'] ?? '' }), target: own.asked });

const guardsOfProperty = ['cohosting', 'owner'] as const;
const answered = sample({
  clock: own.done,
  source: { visit: $visit, facts: $facts },
  fn: ({ visit, facts: { visitor } }, { params, result: property }) => ({
    visit: visit?.params['property_id'] === params.property_id ? visit : null,
    isLetIn: guardsOfProperty.every((guard) => !visit || !routeOf(visit).guards.includes(guard) || !tests[guard]({ visitor, property })),
  }),
});
const owned = answered.filterMap(({ visit, isLetIn }) => (visit && isLetIn ? visit : undefined));

// without an answer the page opens: its own parts tell that they have none, and the server asks the same guard of each
const isRefusal = ({ kind }: Failure<ErrorCode>) => kind === 'refusal';
const letPass = sample({
  clock: own.failed,
  source: $visit,
  filter: (visit, { params, error }) => visit?.params['property_id'] === params.property_id && !isRefusal(error),
});
sample({ clock: [entering, owned, letPass.filterMap((visit) => visit ?? undefined)], target: admitted });

const disowned = [
  answered.filterMap(({ visit, isLetIn }) => (visit && !isLetIn ? true : undefined)),
  own.failed.filterMap(({ error }) => (isRefusal(error) ? true : undefined)),
];
sample({
  clock: disowned,
  source: { facts: $facts, visit: $visit },
  fn: ({ facts, visit }) => {
    const lead = whereRefused('cohosting', facts);
    return lead && visit ? leading(lead, visit) : startOf('home');
  },
  target: redirectedTo,
});

// A guard's refusal of a call leads where that of a page does: what is known of the person was old
const refusals: Readonly<Record<string, GuardId>> = {
  'account.not_verified': 'verified',
  'account.not_named': 'named',
  'account.wrong_mode': 'hostMode',
};
const turnedAway = failureMet.filterMap((met) => refusals[guardRefusalOf(met) ?? '']);
sample({ clock: turnedAway, fn: () => undefined, target: visitorChanged });
sample({
  clock: turnedAway,
  source: { visit: $visit, facts: $facts },
  fn: ({ visit, facts }, guard) => {
    const lead = whereRefused(guard, facts);
    return lead && visit ? leading(lead, visit) : startOf('home');
  },
  target: wentTo,
});

// Signing in where no page's guard asks for it
sample({
  clock: signInAsked,
  source: $visit,
  filter: (visit) => visit?.route !== 'login',
  fn: (visit) => carrying(startOf('login'), 'from', visit ? here(visit) : startOf('home')),
  target: wentTo,
});
sample({
  clock: failureMet,
  source: $visit,
  filter: (visit, met) => isSessionOver(met) && visit !== null && opensOnServer(visit),
  fn: () => undefined,
  target: signInAsked,
});
