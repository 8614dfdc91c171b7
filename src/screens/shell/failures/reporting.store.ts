// The reporting of unexpected errors: their destination, recording of a visit, and a person's feedback. Its code loads when there is
// something to report or, where the person allows it, to record.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $consent } from '../analytics/consent.store';
import { $errors, $reporter, $reports, errorClosed, type Reporter, type ShownError } from './errors.store';
import { $settings } from '../request/request';

/** This file has come: errors that were met before are reported too. */
export const reportingReady = createEvent();

/** Whether there is a service to report to. */
export const $canReport = $settings.map(({ sentryDsn }) => sentryDsn !== '');

const reporterOf =
  (dsn: string): Reporter =>
  async (error) =>
    (await import('./reporting')).report(dsn, error);

const begun = sample({
  clock: reportingReady,
  source: { settings: $settings, before: $reporter, errors: $errors },
  filter: ({ settings, before }) => settings.sentryDsn !== '' && before === null,
});
sample({ clock: begun, fn: ({ settings }) => reporterOf(settings.sentryDsn), target: $reporter });

const reportEarlierFx = createEffect(async ({ dsn, errors }: { readonly dsn: string; readonly errors: readonly ShownError[] }) => {
  const reports = await Promise.all(errors.map(async (error) => [error.id, (await reporterOf(dsn)(error)) ?? ''] as const));
  return Object.fromEntries(reports);
});
sample({
  clock: begun,
  filter: ({ errors }) => errors.length > 0,
  fn: ({ settings, errors }) => ({ dsn: settings.sentryDsn, errors }),
  target: reportEarlierFx,
});
sample({ clock: reportEarlierFx.doneData, source: $reports, fn: (before, earlier) => ({ ...before, ...earlier }), target: $reports });

const recordFx = createEffect(async ({ dsn, allowed }: { readonly dsn: string; readonly allowed: boolean }) => {
  const { startReplay, stopReplay } = await import('./replay');
  return allowed ? startReplay(dsn) : stopReplay();
});
const $recording = createStore(false, { serialize: 'ignore' });
sample({
  clock: [begun, $consent.updates],
  source: { settings: $settings, consent: $consent, recording: $recording, reporter: $reporter },
  filter: ({ settings, consent, recording, reporter }) =>
    settings.sentryDsn !== '' && reporter !== null && (consent?.replay === true) !== recording,
  fn: ({ settings, consent }) => ({ dsn: settings.sentryDsn, allowed: consent?.replay === true }),
  target: recordFx,
});
sample({ clock: recordFx, fn: ({ allowed }) => allowed, target: $recording });

/** A person's feedback about an error. */
export interface ErrorFeedback {
  readonly error: number;
  readonly message: string;
  readonly name: string;
  readonly email: string;
}
export const tellingSent = createEvent<ErrorFeedback>();

export const sendTellingFx = attach({
  source: { settings: $settings, reports: $reports },
  effect: async ({ settings, reports }, { error, ...story }: ErrorFeedback) => {
    const { sendStory } = await import('./reporting');
    await sendStory(settings.sentryDsn, { about: reports[error], ...story });
  },
});
sample({ clock: tellingSent, target: sendTellingFx });

/** Where each telling stands, by its error. */
export const $tellings = createStore<Readonly<Record<number, 'sending' | 'sent' | 'failed'>>>({}, { serialize: 'ignore' });
sample({
  clock: sendTellingFx,
  source: $tellings,
  fn: (before, { error }) => ({ ...before, [error]: 'sending' as const }),
  target: $tellings,
});
sample({
  clock: sendTellingFx.finally,
  source: $tellings,
  fn: (before, { params, status }) => ({ ...before, [params.error]: status === 'done' ? ('sent' as const) : ('failed' as const) }),
  target: $tellings,
});
// a number is given anew when the list has become empty
sample({
  clock: errorClosed,
  source: $tellings,
  fn: (before, closed) => Object.fromEntries(Object.entries(before).filter(([error]) => Number(error) !== closed)),
  target: $tellings,
});
