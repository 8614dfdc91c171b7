// Analytics: page visits and conversions. Silent without consent, and where no tracker is configured.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Events } from '../../../../generated/model/events';
import type { Settings } from '../../../../generated/model/settings';
import { $consent } from './consent.store';
import { $settings } from '../request/request';
import { $visit, arrived, routeOf, type Visit } from '../navigation/visit';

type Conversion = 'signupConversion' | 'scheduleCallConversion';
export interface Converted {
  readonly event: Conversion;
  readonly transaction_id?: string;
  readonly value?: number;
  readonly currency?: string;
}
/** A sign-up, or a scheduled call. */
export const converted = createEvent<Converted>();

/** One event on its way to the tracker. */
export type Told = {
  readonly [id in keyof Events]: { readonly event: id; readonly fields: Events[id]; readonly to: string };
}[keyof Events];

const sendFx = createEffect<Told, boolean>(async (told) => (await import('./tracker')).send(told));
/** Every event that may be sent goes through here. */
const tellFx = attach({ effect: sendFx });

const $may = { consent: $consent, settings: $settings };
const targets: Readonly<Record<Conversion, keyof Settings>> = {
  signupConversion: 'conversionTargetSignup',
  scheduleCallConversion: 'conversionTargetCall',
};

/** The path as it may be told: where search engines may not list it, what it names — a booking, somebody's code — stays out. */
export const toldPath = (visit: Visit): string => {
  const { indexed, path } = routeOf(visit);
  if (indexed) return visit.path;
  const isThere = (part: string) => !part.endsWith('?') || part.slice(1, -1) in visit.params;
  return path
    .split('/')
    .filter(isThere)
    .map((part) => part.replace('?', ''))
    .join('/');
};

/** The frame is there: a page that was seen before this file came is told too. */
export const analyticsReady = createEvent();
const $isEarly = createStore(true, { serialize: 'ignore' });
const seenBefore = sample({
  clock: analyticsReady,
  source: { visit: $visit, isEarly: $isEarly },
  filter: ({ visit, isEarly }) => isEarly && visit !== null,
  fn: ({ visit }) => visit as Visit,
});
sample({ clock: [arrived, analyticsReady], fn: () => false, target: $isEarly });

sample({
  clock: [arrived, seenBefore],
  source: $may,
  filter: ({ consent, settings }) => consent?.analytics === true && settings.adTrackerUrl !== '',
  fn: ({ settings }, visit): Told => ({ event: 'pageVisit', fields: { path: toldPath(visit) }, to: settings.adTrackerUrl }),
  target: tellFx,
});
sample({
  clock: converted,
  source: $may,
  filter: ({ consent, settings }, { event }) =>
    consent?.analytics === true && settings.adTrackerUrl !== '' && settings[targets[event]] !== '',
  fn: ({ settings }, { event, ...fields }): Told => ({
    event,
    fields: { target: String(settings[targets[event]]), ...fields },
    to: settings.adTrackerUrl,
  }),
  target: tellFx,
});
