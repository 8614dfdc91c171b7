// A query: asks the server something, and keeps the last answer. The answer to an older question is dropped.
import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  sample,
  type Store,
  type StoreWritable,
} from 'effector';
import { isSessionOver } from '../failures/errors.store';
import { type AnyFailure, ownCall } from './own-call';
import { isSame } from './is-same';

export interface Query<P, T, F> {
  /** Asks, whatever was asked before. */
  readonly asked: EventCallable<P>;
  /** Asks, unless this question is on its way or answered already. */
  readonly wanted: EventCallable<P>;
  /** Asks the last question once more. */
  readonly retried: EventCallable<void>;
  /** Forgets question and answer; what is on its way is dropped. */
  readonly cleared: EventCallable<void>;
  /** The last answer; it stays while a newer question is on its way, and where that one fails. */
  readonly $data: StoreWritable<T | null>;
  /** Why the last question was not answered; stays until it is asked again with another end. */
  readonly $failure: Store<F | null>;
  readonly $pending: Store<boolean>;
  readonly done: Event<{ readonly params: P; readonly result: T }>;
  readonly failed: Event<{ readonly params: P; readonly error: F }>;
}

interface Question<P> {
  readonly params: P;
}
interface Asked<P> extends Question<P> {
  readonly round: number;
}

/** The build's id for a query: by it the browser finds the server's answer. */
interface Named {
  readonly sid?: string;
}
const partOf = ({ sid }: Named, part: string): Named => (sid === undefined ? {} : { sid: `${sid}/${part}` });

/** Numbers each question, so that its answer is known. */
const questions = <P>($failure: Store<unknown>, cleared: Event<void>, named: Named) => {
  const asked = createEvent<P>();
  const wanted = createEvent<P>();
  const retried = createEvent();
  const $question = createStore<Question<P> | null>(null, named);
  const $round = createStore(0, { serialize: 'ignore' });
  sample({ clock: cleared, source: $round, fn: (round) => round + 1, target: $round });
  sample({ clock: cleared, fn: () => null, target: $question });
  const isNew = sample({
    clock: wanted,
    source: { question: $question, failure: $failure },
    filter: ({ question, failure }, params) => question === null || failure !== null || !isSame(question, { params }),
    fn: (_, params) => params,
  });
  const again = sample({ clock: retried, source: $question }).filterMap((question) => question ?? undefined);
  const begun = sample({
    clock: [asked.map((params) => ({ params })), isNew.map((params) => ({ params })), again],
    source: $round,
    fn: (round, { params }): Asked<P> => ({ params, round: round + 1 }),
  });
  sample({ clock: begun, fn: ({ params }) => ({ params }), target: $question });
  sample({ clock: begun, fn: ({ round }) => round, target: $round });
  return { asked, wanted, retried, begun, $round };
};

/**
 * A query of a call, or of an effect that fails as calls do.
 *
 * @example
 * const stays = query(searchPropertiesFx);
 * sample({ clock: opened, fn: ({ path }) => searchAt(path), target: stays.asked });
 */
export const query = <P, T, F extends AnyFailure>(effect: Effect<P, T, F>, named: Named = {}): Query<P, T, F> => {
  const callFx = ownCall(effect);
  const $data = createStore<T | null>(null, partOf(named, 'data'));
  const $failure = createStore<F | null>(null, partOf(named, 'failure'));
  const $pending = createStore(false, { serialize: 'ignore' });
  // before all else: what is cleared and asked in one breath is asked
  const cleared = createEvent();
  sample({ clock: cleared, fn: () => null, target: [$data, $failure] });
  sample({ clock: cleared, fn: () => false, target: $pending });
  const { begun, $round, ...events } = questions<P>($failure, cleared, partOf(named, 'question'));
  // an answer is matched by the number of its question
  const askFx = attach({ effect: callFx, mapParams: ({ params }: Asked<P>) => params });
  sample({ clock: begun, target: askFx });
  sample({ clock: begun, fn: () => true, target: $pending });

  const isCurrent = (round: number, { params }: { readonly params: Asked<P> }) => params.round === round;
  const settled = sample({ clock: askFx.finally, source: $round, filter: isCurrent });
  const done = sample({
    clock: askFx.done,
    source: $round,
    filter: isCurrent,
    fn: (_, { params, result }) => ({ params: params.params, result }),
  });
  const failed = sample({
    clock: askFx.fail,
    source: $round,
    filter: (round, { params, error }) => params.round === round && !isSessionOver(error),
    fn: (_, { params, error }) => ({ params: params.params, error }),
  });
  sample({ clock: settled, fn: () => false, target: $pending });
  sample({ clock: done, fn: ({ result }) => result, target: $data });
  sample({ clock: failed, fn: ({ error }) => error, target: $failure });
  sample({ clock: done, fn: () => null, target: $failure });
  return { ...events, cleared, $data, $failure, $pending, done, failed };
};
