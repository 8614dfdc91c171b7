// The steps from an account to a first booking: the address is proved by a mailed link, then a name is given. They are taken on pages of
// their own, or in place where something is asked for; another tab that waits for them goes on by itself.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { getUserFx, sendConfirmEmailFx, updateProfileFx } from '../../../../generated/client/account';
import { confirmMailMinutes } from '../../../../generated/model/constants';
import * as kept from '../../../../generated/model/kept';
import { pathTo } from '../../../../generated/routes/paths';
import { query } from '../calls/query';
import { submission } from '../calls/submission';
import { failureMet } from '../failures/errors.store';
import { fromIn } from '../navigation/link';
import { $visit, type Visit } from '../navigation/visit';
import { $settings } from '../request/request';
import { $session, visitorChanged } from '../session/session.store';

/** The first mail is to be sent, after signing up. */
export const firstMailAsked = createEvent();

// The link may be opened on another device: the page that waits for it looks, and moves on
export const lookedAgain = createEvent();
const person = query(getUserFx);
sample({ clock: lookedAgain, source: $session, filter: (session) => session === 'loaded', fn: () => undefined, target: person.asked });
sample({ clock: person.done, filter: ({ result }) => result.verified_at !== null, fn: () => undefined, target: visitorChanged });

// The mail, and the wait until the next
const onTheWay: ReadonlySet<string> = new Set(['signup', 'login', 'verify', 'completeProfile']);
const wayOn = (visit: Visit) => (onTheWay.has(visit.route) ? fromIn(visit.query) : visit.path + visit.query);
const sendFx = attach({
  source: { settings: $settings, visit: $visit },
  effect: sendConfirmEmailFx,
  // the mailed link leads on to where the person was going
  mapParams: (_: void, { settings, visit }) => ({
    redirect_url: settings.siteOrigin + pathTo.verify({ from: visit ? wayOn(visit) : undefined }),
  }),
});
export const $isSending = sendFx.pending;
/** The first one, by itself. */
export const firstMail = submission(sendFx, 'screen');
sample({ clock: firstMailAsked, target: firstMail.submitted });
/** Sends it once more. */
export const nextMail = submission(sendFx);

/** Seconds until the mail may be sent again. */
export const $wait = createStore(0, { serialize: 'ignore' });
export const secondFx = createEffect<number, number>((left) => new Promise((resolve) => setTimeout(() => resolve(left - 1), 1000)));
const told = sendFx.failData.filterMap((failure) =>
  failure.kind === 'refusal' && failure.code === 'input.rate_limited' ? failure.data.retry_after : undefined,
);
const waitBegun = sample({ clock: [sendFx.done.map(() => confirmMailMinutes * 60), told] });
sample({ clock: waitBegun, target: $wait });
// a second of a wait that has begun anew meanwhile no longer counts
sample({
  clock: secondFx.done,
  source: $wait,
  filter: (left, { params }) => left === params,
  fn: (_, { result }) => result,
  target: $wait,
});
sample({ clock: $wait, filter: (left) => left > 0, target: secondFx });

// the first mail goes by itself; where the server refuses one, the page offers to send it again
const unexpected = firstMail.failed.filterMap(({ error }) => (error.kind === 'refusal' ? undefined : error));
sample({ clock: unexpected, target: failureMet });

/** The name is given: the page that waits for it goes on. */
export const name = submission(updateProfileFx);

/** A step was taken here: what is known of the person is read anew, in other tabs too. */
export const stepTaken = createEvent();
const tellTabsFx = createEffect(() => localStorage.setItem(kept.stepsTakenKept.name, String(Date.now())));
sample({ clock: name.done, fn: () => undefined, target: stepTaken });
sample({ clock: stepTaken, target: [visitorChanged, tellTabsFx] });
