// The reviews that the person has written, page by page.
import { attach, createEvent, sample } from 'effector';
import { listOwnReviewsFx } from '../../../../generated/client/effects/account';
import { failureMet } from '../../shell/failures/errors.store';
import { loadedPart } from './loaded-part';
import { opened } from './settings.store';

export const reviewsPart = loadedPart({
  loadFx: attach({ effect: listOwnReviewsFx, mapParams: () => ({ page: 1 }) }),
  begun: opened,
});

export const morePressed = createEvent();
export const moreFx = attach({ effect: listOwnReviewsFx, mapParams: (page: number) => ({ page }) });
const next = sample({
  clock: morePressed,
  source: { state: reviewsPart.$state, busy: moreFx.pending },
  filter: ({ busy }) => !busy,
  fn: ({ state }) => (state.kind === 'loaded' ? state.data.page + 1 : undefined),
});
sample({ clock: next.filterMap((page) => page), target: moreFx });
sample({
  clock: moreFx.doneData,
  source: reviewsPart.$state,
  fn: (state, more) => {
    if (state.kind !== 'loaded') return state;
    const known = new Set(state.data.reviews.map(({ review_id }) => review_id));
    const fresh = more.reviews.filter(({ review_id }) => !known.has(review_id));
    return { kind: 'loaded' as const, data: { ...more, reviews: [...state.data.reviews, ...fresh] } };
  },
  target: reviewsPart.$state,
});
sample({ clock: moreFx.failData, target: failureMet });
