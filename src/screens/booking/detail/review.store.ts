// The review of the open booking: read where there is one, written where there may be.
import { attach, createEffect, createEvent, sample } from 'effector';
import { getBookingReviewFx, submitReviewFx } from '../../../../generated/client/review';
import type { ReviewFormValues } from '../../../../generated/forms/reviewForm';
import { reviewTexts } from '../../../../generated/texts/sentences/reviewTexts';
import { query } from '../../shell/calls/query';
import { toastShown } from '../../shell/chrome/toasts.store';
import { replied } from '../../shell/reviews/reply.store';
import { $bookingId, acting, bookingOpened, open } from './detail.store';
import { dropDraft, type Filled, keepDraft } from './review-draft';

export const written = query(getBookingReviewFx);
sample({ clock: bookingOpened, fn: () => undefined, target: written.cleared });
sample({
  clock: open.done.filterMap(({ result }) => (result.review === null ? undefined : { booking_id: result.booking_id })),
  target: written.asked,
});
sample({ clock: replied, source: written.$data, fn: (known, review) => known && { ...known, review }, target: written.$data });

const submitOpenFx = attach({
  effect: submitReviewFx,
  source: $bookingId,
  mapParams: (values: ReviewFormValues, booking_id) => ({ ...values, booking_id }),
});
export const writing = acting(submitOpenFx, 'review');
sample({
  clock: writing.done,
  fn: ({ result }) => (result.state === 'shown' ? reviewTexts.thanks : reviewTexts.thanksWaiting),
  target: toastShown,
});

/** The form's current values. */
export const filled = createEvent<Filled>();
sample({ clock: filled, source: $bookingId, fn: (booking_id, values) => ({ booking_id, ...values }), target: createEffect(keepDraft) });
sample({ clock: writing.done, fn: () => undefined, target: createEffect(dropDraft) });
