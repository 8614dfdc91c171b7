// The next page of a list, below those that are there.
import { createEvent, type Effect, type EventCallable, sample, type Store, type StoreWritable } from 'effector';
import type { AnyFailure } from './own-call';
import { submission } from './submission';

export interface More {
  readonly pressed: EventCallable<void>;
  readonly $pending: Store<boolean>;
}

/** One page of a list, and which it is. */
export interface Paged {
  readonly page: number;
}

/** The known rows, with those of the next page that they lack. */
export const joinedBy =
  <T>(idOf: (one: T) => string) =>
  (known: readonly T[], next: readonly T[]): T[] => {
    const ids = new Set(known.map(idOf));
    return [...known, ...next.filter((one) => !ids.has(idOf(one)))];
  };

/**
 * Adds the page after the last one that came.
 *
 * @example export const more = moreOf(points.$data, pageFx, (known, next) => ({ ...next, entries: join(known.entries, next.entries) }));
 */
export const moreOf = <L extends Paged, F extends AnyFailure>(
  $known: StoreWritable<L | null>,
  pageFx: Effect<number, L, F>,
  join: (known: L, next: L) => L,
): More => {
  const pressed = createEvent();
  const next = submission(pageFx, 'dialog');
  const wanted = sample({
    clock: pressed,
    source: { known: $known, busy: next.$pending },
    filter: ({ busy }) => !busy,
    fn: ({ known }) => known && known.page + 1,
  });
  sample({ clock: wanted.filterMap((page) => page ?? undefined), target: next.submitted });
  sample({ clock: next.done, source: $known, fn: (known, { result }) => known && join(known, result), target: $known });
  return { pressed, $pending: next.$pending };
};
