// A submission: sends what a person gave or pressed, and keeps how that ended: sent, refused, or failed.
import { createEffect, createEvent, createStore, type Effect, type Event, type EventCallable, sample, type Store } from 'effector';
import { failureMet, isSessionOver } from '../failures/errors.store';
import type { Problem } from '../failures/problem';
import { pageChanged } from '../navigation/visit';
import { type AnyFailure, ownCall } from './own-call';

interface Sent<P, T> {
  readonly params: P;
  readonly result: T;
}

export interface Submission<P, T, F> {
  readonly submitted: EventCallable<P>;
  /** Forgets how it ended; a new page does so too. */
  readonly cleared: EventCallable<void>;
  readonly $pending: Store<boolean>;
  /** The last submission and its answer, until the next try. */
  readonly $sent: Store<Sent<P, T> | null>;
  /** Why it was refused, in words; null for what stands in the dialog. */
  readonly $problem: Store<Problem | null>;
  readonly done: Event<Sent<P, T>>;
  readonly failed: Event<{ readonly params: P; readonly error: F }>;
}

/**
 * Where a failure is read: in the `form`, beside a field or above it, where the catalogue says so; always in the `dialog`; or on the
 * `screen`, whatever it is.
 */
export type ShownIn = 'form' | 'dialog' | 'screen';

const staysHere = ({ shown }: Problem, where: ShownIn) =>
  where === 'screen' || (where === 'form' && (shown === 'field' || shown === 'banner'));

/** A failure in words. The catalogue of errors is large, and most submissions never need it. */
const problemOf = (failed: Event<AnyFailure>, begun: Event<unknown>, where: ShownIn) => {
  const $failure = createStore<AnyFailure | null>(null, { serialize: 'ignore' });
  const $problem = createStore<Problem | null>(null, { serialize: 'ignore' });
  const describeFx = createEffect(async (failure: AnyFailure) => (await import('../failures/describe-error')).describe(failure));
  sample({ clock: failed, target: [$failure, describeFx] });
  sample({ clock: begun, fn: () => null, target: [$failure, $problem] });
  const described = sample({
    clock: describeFx.done,
    source: $failure,
    filter: (failure, { params }) => failure === params,
    fn: (_, it) => it,
  });
  sample({ clock: described.filterMap(({ result }) => (staysHere(result, where) ? result : undefined)), target: $problem });
  sample({ clock: described, filter: ({ result }) => !staysHere(result, where), fn: ({ params }) => params, target: failureMet });
  // the sentence itself could not be loaded
  sample({ clock: describeFx.fail, fn: ({ params }) => params, target: failureMet });
  return $problem;
};

/**
 * A submission of a call, or of an effect that fails as calls do.
 *
 * @example
 * export const login = submission(createSessionFx);
 * sample({ clock: login.done, fn: ({ result }) => result.access_token, target: loggedIn });
 */
export const submission = <P, T, F extends AnyFailure>(effect: Effect<P, T, F>, shownIn: ShownIn = 'form'): Submission<P, T, F> => {
  const submitted = createEvent<P>();
  const cleared = createEvent();
  const callFx = ownCall(effect);
  const $sent = createStore<Sent<P, T> | null>(null, { serialize: 'ignore' });
  const failed = sample({ clock: callFx.fail, filter: ({ error }) => !isSessionOver(error) });
  const begun = sample({ clock: [submitted, cleared, pageChanged], fn: () => undefined });
  sample({ clock: begun, fn: () => null, target: $sent });
  sample({ clock: submitted, target: callFx });
  sample({ clock: callFx.done, target: $sent });
  const $problem = problemOf(
    failed.map(({ error }): AnyFailure => error),
    begun,
    shownIn,
  );
  return { submitted, cleared, $pending: callFx.pending, $sent, $problem, done: callFx.done, failed };
};
