// What analytics is told: pages that are seen, and conversions. Silent without consent, and where no tracker is configured.
import { attach, createEffect, createEvent, sample } from 'effector';
import type { Events } from '../../../../generated/model/events';
import type { Settings } from '../../../../generated/model/settings';
import { $consent } from './consent.store';
import { $settings } from '../request/request';
import { $visit, arrived, type Visit } from '../navigation/visit';

type Conversion = 'signupConversion' | 'scheduleCallConversion';
export interface Converted {
  readonly event: Conversion;
  readonly transaction_id?: string;
  readonly value?: number;
  readonly currency?: string;
}
/** Somebody signed up, or scheduled a call. */
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

/** This file has come: the page that was seen before it is told too. */
export const analyticsReady = createEvent();
const seenBefore = sample({ clock: analyticsReady, source: $visit, filter: (visit): visit is Visit => visit !== null });

sample({
  clock: [arrived, seenBefore],
  source: $may,
  filter: ({ consent, settings }) => consent?.analytics === true && settings.adTrackerUrl !== '',
  fn: ({ settings }, { path }): Told => ({ event: 'pageVisit', fields: { path }, to: settings.adTrackerUrl }),
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
