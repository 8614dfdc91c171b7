// The next page of a list of reviews, below those that are there.
import type { Effect, StoreWritable } from 'effector';
import type { ReviewList } from '../../../../generated/model/entities';
import { joinedBy, type More, moreOf } from '../calls/more';
import type { AnyFailure } from '../calls/own-call';

const join = joinedBy<ReviewList['reviews'][number]>(({ review_id }) => review_id);

/** Adds the page after the last one that came, each review once. */
export const moreReviewsOf = <F extends AnyFailure>(
  $known: StoreWritable<ReviewList | null>,
  pageFx: Effect<number, ReviewList, F>,
): More => moreOf($known, pageFx, (known, next) => ({ ...next, reviews: join(known.reviews, next.reviews) }));
