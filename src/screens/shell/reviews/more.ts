// The next page of a list of reviews, below those that are there.
import { createEvent, type Effect, type EventCallable, sample, type Store, type StoreWritable } from 'effector';
import type { ReviewList } from '../../../../generated/model/entities';
import type { AnyFailure } from '../calls/own-call';
import { submission } from '../calls/submission';

export interface More {
  readonly pressed: EventCallable<void>;
  readonly $pending: Store<boolean>;
}

/**
 * Adds the page after the last one that came, each review once.
 *
 * @example export const more = moreOf(reviews.$data, pageFx);
 */
export const moreOf = <F extends AnyFailure>($known: StoreWritable<ReviewList | null>, pageFx: Effect<number, ReviewList, F>): More => {
  const pressed = createEvent();
  const next = submission(pageFx, 'dialog');
  const wanted = sample({
    clock: pressed,
    source: { known: $known, busy: next.$pending },
    filter: ({ busy }) => !busy,
    fn: ({ known }) => known && known.page + 1,
  });
  sample({ clock: wanted.filterMap((page) => page ?? undefined), target: next.submitted });
  sample({
    clock: next.done,
    source: $known,
    fn: (known, { result }) => {
      const ids = new Set(known?.reviews.map(({ review_id }) => review_id));
      const fresh = result.reviews.filter(({ review_id }) => !ids.has(review_id));
      return known && { ...result, reviews: [...known.reviews, ...fresh] };
    },
    target: $known,
  });
  return { pressed, $pending: next.$pending };
};
