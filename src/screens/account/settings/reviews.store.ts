// The reviews that the person has written, page by page.
import { attach, createEvent, sample } from 'effector';
import { listOwnReviewsFx } from '../../../../generated/client/effects/account';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { opened } from './settings.store';

export const reviews = query(attach({ effect: listOwnReviewsFx, mapParams: () => ({ page: 1 }) }));
sample({ clock: opened, fn: () => undefined, target: [reviews.cleared, reviews.asked] });

export const morePressed = createEvent();
export const more = submission(attach({ effect: listOwnReviewsFx, mapParams: (page: number) => ({ page }) }), 'dialog');
const next = sample({
  clock: morePressed,
  source: { known: reviews.$data, busy: more.$pending },
  filter: ({ busy }) => !busy,
  fn: ({ known }) => known && known.page + 1,
});
sample({ clock: next.filterMap((page) => page ?? undefined), target: more.submitted });
sample({
  clock: more.done,
  source: reviews.$data,
  fn: (known, { result }) => {
    const ids = new Set(known?.reviews.map(({ review_id }) => review_id));
    const fresh = result.reviews.filter(({ review_id }) => !ids.has(review_id));
    return known && { ...result, reviews: [...known.reviews, ...fresh] };
  },
  target: reviews.$data,
});
