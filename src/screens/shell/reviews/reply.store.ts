// The reply of a host to a review: written in a window, once, for everybody to read.
import { attach, createEvent, createStore, sample } from 'effector';
import { replyToReviewFx } from '../../../../generated/client/review';
import type { ReplyFormValues } from '../../../../generated/forms/replyForm';
import type { PublicReview, ReviewList } from '../../../../generated/model/entities';
import { reviewListTexts } from '../../../../generated/texts/sentences/reviewListTexts';
import { submission } from '../calls/submission';
import { toastShown } from '../chrome/toasts.store';
import { draftSent } from '../drafts/drafts.store';
import { pageChanged } from '../navigation/visit';

/** A review that is to be answered; nothing once its window is closed. */
export const replyPressed = createEvent<PublicReview>();
export const replyClosed = createEvent();
export const $replying = createStore<PublicReview | null>(null, { serialize: 'ignore' });
sample({ clock: replyPressed, target: $replying });

const replyFx = attach({
  effect: replyToReviewFx,
  source: $replying,
  mapParams: ({ reply }: ReplyFormValues, review) => ({
    reply,
    property_id: review?.property_id ?? '',
    review_id: review?.review_id ?? '',
  }),
});
export const replying = submission(replyFx);
/** The review as it stands with its reply. */
export const replied = replying.done.map(({ result }) => result);
sample({ clock: [replyClosed, pageChanged, replied], fn: () => null, target: $replying });
sample({ clock: [replyPressed, replyClosed], fn: () => undefined, target: replying.cleared });
sample({ clock: replied, fn: () => reviewListTexts.replied, target: toastShown });
/** The name of the words of a reply. */
export const replyTo = (review_id: string): string => `reply:${review_id}`;
sample({ clock: replied, fn: ({ review_id }) => replyTo(review_id), target: draftSent });

/** A list in which one review stands as it is now. */
export const withReply = (list: ReviewList | null, review: PublicReview): ReviewList | null =>
  list && { ...list, reviews: list.reviews.map((one) => (one.review_id === review.review_id ? review : one)) };
