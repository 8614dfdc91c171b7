// The review that is being written in this browser: kept until it is sent, so that a closed tab loses nothing.
import type { GuestReviewFormValues } from '../../../../generated/forms/guestReviewForm';
import type { ReviewFormValues } from '../../../../generated/forms/reviewForm';
import { fits } from '../../../../generated/model/fits';
import * as kept from '../../../../generated/model/kept';

const { name: key, schema } = kept.reviewDraftKept;
export type Filled = Partial<ReviewFormValues & GuestReviewFormValues>;
export type Draft = Filled & { readonly booking_id: string };

// storage may be closed to us, or hold what an older page wrote: then there is nothing
const stored = (): Draft | null => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(schema, found) ? (found as Draft) : null;
  } catch {
    return null;
  }
};

/** The draft of a booking's review. */
export const draftOf = (id: string): Filled => {
  const draft = stored();
  if (draft?.booking_id !== id) return {};
  const { booking_id: _ours, ...filled } = draft;
  return filled;
};

export const keepDraft = (draft: Draft): void => {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // nothing is kept then
  }
};

export const dropDraft = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept then
  }
};
