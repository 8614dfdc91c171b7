// Hosts' reviews of the open booking's guest, for its host to read.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listGuestReviewsFx } from '../../../../generated/client/review';
import { query } from '../../shell/calls/query';
import { moreReviewsOf } from '../../shell/reviews/more-reviews';
import { $bookingId, bookingOpened } from '../detail/detail.store';

const pageFx = attach({ effect: listGuestReviewsFx, source: $bookingId, mapParams: (page: number, booking_id) => ({ booking_id, page }) });
export const ofGuest = query(attach({ effect: pageFx, mapParams: () => 1 }));
export const moreOfGuest = moreReviewsOf(ofGuest.$data, pageFx);

export const ofGuestOpened = createEvent();
export const ofGuestClosed = createEvent();
const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: ofGuestOpened, fn: () => true, target: $isOpen });
sample({ clock: [ofGuestClosed, bookingOpened], fn: () => false, target: $isOpen });
sample({ clock: bookingOpened, fn: () => undefined, target: ofGuest.cleared });
sample({ clock: ofGuestOpened, target: ofGuest.wanted });

/** The window: open or not, what has come, why not. */
export const $ofGuest = combine({ isOpen: $isOpen, found: ofGuest.$data, failure: ofGuest.$failure, pending: ofGuest.$pending });
