// A part of the page that asks the server for what it shows: it waits, fails and tries again by itself.
import { createEvent, createStore, type Effect, type Event, type EventCallable, sample, type StoreWritable } from 'effector';
import type { Failure } from '../../../../generated/client/transport';
import type { ErrorCode } from '../../../../generated/errors/catalogue';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { failureMet, isOffline, isSessionOver } from '../../shell/failures/errors.store';

/** `absent` is what the server does not answer yet: the part is left out. */
export type PartState<T> =
  | { readonly kind: 'loading' | 'absent' }
  | { readonly kind: 'failed'; readonly says: string }
  | { readonly kind: 'loaded'; readonly data: T };

const loading = { kind: 'loading' } as const;

const stateOf = <T>(failure: Failure<ErrorCode>): PartState<T> => {
  if ('code' in failure && failure.code === 'app.not_available_yet') return { kind: 'absent' };
  return { kind: 'failed', says: isOffline(failure) ? accountTexts.offline : failure.message };
};

export interface LoadedPart<T> {
  readonly $state: StoreWritable<PartState<T>>;
  readonly retryPressed: EventCallable<void>;
}
interface PartPlan<T, C extends ErrorCode> {
  /** A copy of its own of the call. */
  readonly loadFx: Effect<void, T, Failure<C>>;
  readonly begun: Event<unknown>;
}

/** A session that is over leads to the login page, as everywhere; any other failure stays within the part. */
export const loadedPart = <T, C extends ErrorCode>({ loadFx, begun }: PartPlan<T, C>): LoadedPart<T> => {
  const retryPressed = createEvent();
  const $state = createStore<PartState<T>>(loading, { serialize: 'ignore' });
  sample({ clock: [begun, retryPressed], fn: () => undefined, target: loadFx });
  sample({ clock: [begun, retryPressed], fn: () => loading, target: $state });
  sample({ clock: loadFx.doneData, fn: (data): PartState<T> => ({ kind: 'loaded', data }), target: $state });
  const failed = loadFx.failData.map((failure) => failure as Failure<ErrorCode>);
  sample({ clock: failed, filter: (failure) => !isSessionOver(failure), fn: (failure) => stateOf<T>(failure), target: $state });
  sample({ clock: failed, filter: isSessionOver, target: failureMet });
  return { $state, retryPressed };
};
