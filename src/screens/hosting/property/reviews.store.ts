// A property's reviews, page by page.
import { attach, createEvent, createStore, sample } from 'effector';
import { listPropertyReviewsFx } from '../../../../generated/client/review';
import { PropertyStatus } from '../../../../generated/model/values';
import { query } from '../../shell/calls/query';
import { moreReviewsOf } from '../../shell/reviews/more-reviews';
import { replied, withReply } from '../../shell/reviews/reply.store';
import { own } from '../own-property.store';

const perPage = 10;

const $propertyId = createStore('', { serialize: 'ignore' });
const pageFx = attach({
  effect: listPropertyReviewsFx,
  source: $propertyId,
  mapParams: (page: number, property_id) => ({ property_id, page, per_page: perPage }),
});
export const reviews = query(attach({ effect: pageFx, mapParams: () => 1 }));
export const more = moreReviewsOf(reviews.$data, pageFx);
sample({ clock: own.cleared, target: reviews.cleared });
sample({ clock: replied, source: reviews.$data, fn: withReply, target: reviews.$data });

/** They are in sight. */
export const reviewsShown = createEvent<string>();
sample({ clock: reviewsShown, target: $propertyId });
sample({
  clock: reviewsShown,
  source: own.$data,
  // the reviews of what nobody can see are not there to be read
  filter: (property) => property !== null && PropertyStatus[property.status].shown,
  fn: () => undefined,
  target: reviews.asked,
});
