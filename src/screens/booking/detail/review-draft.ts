// The review that is being written in this browser: kept until it is sent, so that a closed tab loses nothing.
import type { GuestReviewFormValues } from '../../../../generated/forms/guestReviewForm';
import type { ReviewFormValues } from '../../../../generated/forms/reviewForm';
import { reviewDraftKept } from '../../../../generated/model/kept';
import { store, stored } from '../../shell/loading/stored';

export type Filled = Partial<ReviewFormValues & GuestReviewFormValues>;
export type Draft = Filled & { readonly booking_id: string };

/** The draft of a booking's review. */
export const draftOf = (id: string): Filled => {
  const draft = stored<Draft | null>(reviewDraftKept, null);
  if (draft?.booking_id !== id) return {};
  const { booking_id: _ours, ...filled } = draft;
  return filled;
};

export const keepDraft = (draft: Draft): void => store(reviewDraftKept, draft);

export const dropDraft = (): void => store(reviewDraftKept, null);
