// Reviews that the open booking's guest wrote about other places, for the host to read.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listProfileReviewsFx } from '../../../../generated/client/account';
import { query } from '../../shell/calls/query';
import { moreReviewsOf } from '../../shell/reviews/more-reviews';
import { bookingOpened, open } from '../detail/detail.store';

const pageFx = attach({
  effect: listProfileReviewsFx,
  source: open.$data,
  mapParams: (page: number, booking) => ({ profile_id: booking?.guest.profile_id ?? '', page }),
});
export const guestReviews = query(attach({ effect: pageFx, mapParams: () => 1 }));
export const more = moreReviewsOf(guestReviews.$data, pageFx);

export const guestReviewsOpened = createEvent();
export const guestReviewsClosed = createEvent();
const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: guestReviewsOpened, fn: () => true, target: $isOpen });
sample({ clock: [guestReviewsClosed, bookingOpened], fn: () => false, target: $isOpen });
sample({ clock: bookingOpened, fn: () => undefined, target: guestReviews.cleared });
sample({ clock: guestReviewsOpened, target: guestReviews.wanted });

/** The window: open or not, what has come, why not. */
export const $guestReviews = combine({
  isOpen: $isOpen,
  found: guestReviews.$data,
  failure: guestReviews.$failure,
  pending: guestReviews.$pending,
});
