// The points of a booking that was asked for: changed, and its price read anew.
import { combine, createEvent, createStore, sample } from 'effector';
import { setBookingPointsFx } from '../../../generated/client/booking/setBookingPoints';
import { submission } from '../shell/calls/submission';
import { $bookingId, bookingNamed, dueOf, offer, own, reread } from './offer.store';

export const pointsPressed = createEvent<number>();
export const saving = submission(setBookingPointsFx);

export const windowOpened = createEvent();
export const windowClosed = createEvent();
export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, saving.done, bookingNamed], fn: () => false, target: $isOpen });
sample({ clock: [windowOpened, windowClosed], fn: () => undefined, target: saving.cleared });

// the offer is read anew while a payment is waited for, and knows first that nothing is due any more
const $isDue = offer.$data.map((known) => known !== null && ['now', 'later'].includes(dueOf(known)));
/** The booking behind the link, for the one who booked it, while it waits for its payment. */
export const $booking = combine([own.$data, $bookingId, $isDue] as const, ([known, id, isDue]) =>
  isDue && known?.booking_id === id && known.side === 'guest' ? known : null,
);
sample({
  clock: pointsPressed,
  source: $bookingId,
  filter: (id: string | null): id is string => id !== null,
  fn: (booking_id: string, points) => ({ booking_id, points }),
  target: saving.submitted,
});
// refused, it is not what it was either
sample({ clock: [saving.done, saving.failed], fn: () => undefined, target: [reread, own.retried] });
