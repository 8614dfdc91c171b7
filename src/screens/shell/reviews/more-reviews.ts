// The next page of a list of reviews, below those that are there.
import type { Effect, StoreWritable } from 'effector';
import { joinedBy, type More, moreOf } from '../calls/more';
import type { AnyFailure } from '../calls/own-call';

interface Page<R> {
  readonly reviews: readonly R[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** Adds the page after the last one that came, each review once. */
export const moreReviewsOf = <R extends { readonly review_id: string }, F extends AnyFailure>(
  $known: StoreWritable<Page<R> | null>,
  pageFx: Effect<number, Page<R>, F>,
): More => {
  const join = joinedBy<R>(({ review_id }) => review_id);
  return moreOf($known, pageFx, (known, next) => ({ ...next, reviews: join(known.reviews, next.reviews) }));
};
