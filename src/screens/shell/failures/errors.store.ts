// Unexpected errors: reported, and listed until closed.
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { type FailedNavigation, navigationFailed } from '../navigation/navigation';
import { guardRefusals, sessionOver } from './own-failures';
import type { Problem } from './problem';

/** A failed call, a navigation that led nowhere, or an error of the browser's. */
export type Met = Failure<ErrorCode> | FailedNavigation | Error;

/** One error as the dialog shows it. */
export interface ShownError extends Problem {
  readonly id: number;
  /** The browser's own; the server never has one. */
  readonly stack: string | undefined;
}

/**
 * A screen met a failure that it does not handle itself: the person reads it in a dialog. Failures that a screen handles stay
 * with the screen. A session that is over leads to the login page instead, and no connection is a note in passing.
 *
 * @example sample({ clock: loadFx.failData, filter: (failure) => failure.kind !== 'refusal', target: failureMet });
 */
export const failureMet = createEvent<Met>();
/** A person closed one of the errors. */
export const errorClosed = createEvent<number>();

/** Whether a call failed because there is no session behind it any more. */
export const isSessionOver = (met: Met): boolean =>
  'kind' in met && (met.kind === 'refusal' ? met.code === sessionOver : met.kind === 'unexpected status' && met.status === 401);

/** The guard's refusal of a person who is signed in: it leads to the missing step, as it does at a page's door. */
export const guardRefusalOf = (met: Met): string | undefined =>
  'kind' in met && met.kind === 'refusal' && guardRefusals.has(met.code) ? met.code : undefined;

/** Whether a call got no answer at all. */
export const isOffline = (met: Met): boolean => 'kind' in met && met.kind === 'offline';

/** Whether the same question may be answered another time. */
export const isRetriable = (met: Met): boolean => !('kind' in met) || met.kind !== 'refusal' || met.code === 'input.rate_limited';

/** Takes reports of what went wrong, and answers their number: the error-reporting service, where one is configured. */
export type Reporter = (error: ShownError) => Promise<string | undefined>;
export const $reporter = createStore<Reporter | null>(null, { serialize: 'ignore' });

const stackOf = (met: Met): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  return met instanceof Error ? met.stack : new Error('message' in met ? met.message : met.code).stack;
};
const bare = (met: Met): Problem => ({
  code: undefined,
  cure: undefined,
  status: undefined,
  data: undefined,
  request_id: undefined,
  again: undefined,
  message: 'message' in met ? met.message : met.code,
  shown: 'dialog',
  fields: [],
});

const describeFx = createEffect<Met, Omit<ShownError, 'id'>>(async (met) => {
  const stack = stackOf(met);
  try {
    return { ...(await import('./describe-error')).describe(met), stack };
  } catch {
    // its words did not come either
    return { ...bare(met), stack };
  }
});

/** The errors that are open, the oldest first. */
export const $errors = createStore<readonly ShownError[]>([], { sid: 'errors' });

sample({ clock: navigationFailed, target: failureMet });
sample({ clock: failureMet, filter: (met) => !isSessionOver(met) && !isOffline(met) && !guardRefusalOf(met), target: describeFx });
// an id is never given twice: the report's number of an error that is closed would stand under the next
const $given = createStore(0, { sid: 'given' }).on(describeFx.doneData, (given) => given + 1);
const listed = sample({ clock: describeFx.doneData, source: $given, fn: (id, error): ShownError => ({ id, ...error }) });
sample({ clock: listed, source: $errors, fn: (before, error) => [...before, error], target: $errors });
sample({ clock: errorClosed, source: $errors, fn: (before, id) => before.filter((error) => error.id !== id), target: $errors });

const reportFx = createEffect<{ readonly reporter: Reporter; readonly error: ShownError }, string | undefined>(({ reporter, error }) =>
  reporter(error),
);
sample({
  clock: listed,
  source: $reporter,
  filter: (reporter): reporter is Reporter => reporter !== null,
  fn: (reporter: Reporter, error) => ({ reporter, error }),
  target: reportFx,
});

/** The numbers of open errors at the error-reporting service. */
export const $reports = createStore<Readonly<Record<number, string>>>({}, { serialize: 'ignore' });
sample({
  clock: reportFx.done,
  source: $reports,
  fn: (before, { params, result }) => (result === undefined ? before : { ...before, [params.error.id]: result }),
  target: $reports,
});
