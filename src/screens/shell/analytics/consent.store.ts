// The person's consent: asked once, changed at any time from the foot of every page.
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Consent, ConsentChoice } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { cookieKept, cookieOf } from '../request/cookie';
import { $cookies } from '../request/request';

/** The decision; null until it is made. */
export const $consent = $cookies.map((cookies): Consent | null => cookieOf('consentKept', cookies) ?? null);

/** The person allowed or refused. */
export const consentGiven = createEvent<ConsentChoice>();
export const settingsOpened = createEvent();
export const settingsClosed = createEvent();

const decideFx = createEffect<ConsentChoice, Consent>(({ analytics, replay }) => ({
  analytics,
  replay,
  decided_at: new Date().toISOString() as Instant,
}));
sample({ clock: consentGiven, target: decideFx });
sample({ clock: decideFx.doneData, fn: (value) => ({ id: 'consentKept' as const, value }), target: cookieKept });

/** Whether the settings are open. */
export const $settingsAreOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: settingsOpened, fn: () => true, target: $settingsAreOpen });
sample({ clock: [settingsClosed, consentGiven], fn: () => false, target: $settingsAreOpen });

/** Whether the notice is to be shown. */
export const $consentIsAsked = $consent.map((consent) => consent === null);
