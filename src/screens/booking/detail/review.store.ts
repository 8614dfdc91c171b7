// The reviews of both sides of the open booking: read where there is something, written where that may be.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { getBookingReviewFx, submitGuestReviewFx, submitReviewFx } from '../../../../generated/client/review';
import type { GuestReviewFormValues } from '../../../../generated/forms/guestReviewForm';
import type { ReviewFormValues } from '../../../../generated/forms/reviewForm';
import type { PublicReview } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { reviewTexts } from '../../../../generated/texts/sentences/reviewTexts';
import { query } from '../../shell/calls/query';
import { toastShown } from '../../shell/chrome/toasts.store';
import { ownDay } from '../../shell/format/own-zone';
import { replied } from '../../shell/reviews/reply.store';
import { $bookingId, acting, bookingOpened, open, windowOpened } from './detail.store';
import { dropDraft, type Filled, keepDraft } from './review-draft';

export const written = query(getBookingReviewFx);
sample({ clock: bookingOpened, fn: () => undefined, target: written.cleared });
sample({
  clock: open.done.filterMap(({ result: { review, guest_review, booking_id } }) =>
    review === null && guest_review === null ? undefined : { booking_id },
  ),
  target: written.asked,
});
sample({ clock: replied, source: written.$data, fn: (known, review) => known && { ...known, review }, target: written.$data });

/** A person who follows a review link from a mail or a list wants to write at once. */
export const writingWanted = createEvent<boolean>();
const $writes = createStore(false, { serialize: 'ignore' });
sample({ clock: writingWanted, target: $writes });
sample({
  clock: open.done,
  source: $writes,
  filter: (writes, { result }) => writes && result.can_review,
  fn: () => 'review' as const,
  target: windowOpened,
});
sample({ clock: open.done, fn: () => false, target: $writes });

const ofOpen = <Values extends object>(values: Values, booking_id: string) => ({ ...values, booking_id });
export const writing = acting(
  attach({ effect: submitReviewFx, source: $bookingId, mapParams: (values: ReviewFormValues, id) => ofOpen(values, id) }),
  'review',
);
export const guestWriting = acting(
  attach({ effect: submitGuestReviewFx, source: $bookingId, mapParams: (values: GuestReviewFormValues, id) => ofOpen(values, id) }),
  'review',
);

const sealedUntil = (opens_at: Instant): string => reviewTexts.thanksSealed({ date: ownDay(opens_at) });
const thanksFor = ({ opens_at, state }: Pick<PublicReview, 'opens_at' | 'state'>): string => {
  if (state !== 'shown') return reviewTexts.thanksWaiting;
  return opens_at === null ? reviewTexts.thanks : sealedUntil(opens_at);
};
sample({ clock: writing.done, fn: ({ result }) => thanksFor(result), target: toastShown });
sample({
  clock: guestWriting.done,
  fn: ({ result: { opens_at } }) => (opens_at === null ? reviewTexts.thanksGuest : sealedUntil(opens_at)),
  target: toastShown,
});

/** The form's current values. */
export const filled = createEvent<Filled>();
sample({ clock: filled, source: $bookingId, fn: (booking_id, values) => ({ booking_id, ...values }), target: createEffect(keepDraft) });
sample({ clock: [writing.done, guestWriting.done], fn: () => undefined, target: createEffect(dropDraft) });
