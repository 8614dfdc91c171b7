// Why a claim, a picture of it, or an answer to it is refused.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { oneOf } from 'spec-to-app/shapes';
import { BookingStatus } from '../booking/booking.model';
import { ClaimState } from './shown.model';

const source = decision('section 20: a host claims within some days after check-out, once for each stay');
const status = oneOf(BookingStatus);

export const notClaimable = error('claim.not_claimable', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can only make a claim for a stay that was paid and took place.',
  cure: 'Contact us if you need help with this booking.',
});
export const stayStillOn = error('claim.stay_not_over', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can make a claim once the guest has checked out.',
  cure: 'Message your guest, or report a problem.',
});
export const claimTooLate = error('claim.too_late', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can make a claim up to {reportDays} days after check-out.',
  cure: 'Contact us.',
});
export const alreadyClaimed = error('claim.already_there', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You’ve already made a claim for this stay.',
  cure: 'The page now shows it.',
  data: { status },
});
export const claimNotFound = error('claim.not_found', {
  source,
  status: 404,
  shown: 'banner',
  text: 'There’s no claim for this stay.',
  cure: 'The page has been updated.',
});
export const claimClosed = error('claim.closed', {
  source: decision('section 20: what the table of moves does not list is refused'),
  status: 409,
  shown: 'banner',
  text: 'This is no longer possible. The claim has changed.',
  cure: 'The page now shows where it stands.',
  data: { state: oneOf(ClaimState), status },
});
export const claimOfferNone = error('claim.no_offer', {
  source: decision('section 20: a guest may refuse a claim without an offer'),
  status: 409,
  shown: 'banner',
  text: 'Your guest hasn’t offered a part of this claim.',
  cure: 'The page now shows their answer.',
  data: { status },
});
export const claimAnswerLate = error('claim.answer_late', {
  source: decision('section 20: a guest has seven days to answer'),
  status: 409,
  shown: 'banner',
  text: 'The {claimAnswerDays} days to answer have passed.',
  cure: 'We’ll decide, and email you. Contact us if you want to add something.',
});
export const claimReasonMissing = error('claim.reason_missing', {
  source: decision('section 20: who decides needs both sides'),
  status: 422,
  shown: 'field',
  text: 'Tell us why.',
  cure: 'Describe what happened in a few words.',
});
export const claimOfferMissing = error('claim.offer_missing', {
  source: decision('section 20: an offer names its amount'),
  status: 422,
  shown: 'field',
  text: 'Enter the amount you offer.',
  cure: 'It’s less than what your host asks for.',
});
export const claimOfferTooHigh = error('claim.offer_too_high', {
  source: decision('section 20: the whole of it is accepted, not offered'),
  status: 422,
  shown: 'field',
  text: 'A part is less than what your host asks for.',
  cure: 'Enter a smaller amount, or accept the claim.',
});

export const claimPaymentReturned = error('claim.payment_returned', {
  source: decision('section 19: money for what can no longer be paid goes back by itself'),
  status: 409,
  shown: 'banner',
  text: 'There was nothing left to pay for this claim. We’re returning your payment.',
  cure: 'You don’t need to do anything. Allow up to 10 business days.',
  data: { status },
});

// Pictures

export const claimPhotoNotFound = error('claim.photo_not_found', {
  source: decision('section 20: pictures of a claim are for its two sides'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this photo.',
  cure: 'It may have been removed.',
});
export const tooManyClaimPhotos = error('claim.too_many_photos', {
  source,
  status: 409,
  shown: 'banner',
  text: 'You can add up to {claimPhotosMax} photos.',
  cure: 'Remove one to add another.',
  data: { status },
});
