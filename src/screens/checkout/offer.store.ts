// The offer behind a checkout link, for anybody who has it; and who looks at it: the one who booked, the host, or somebody else.
import { combine, createEvent, createStore, sample } from 'effector';
import { type GetCheckoutCode, getCheckoutFx } from '../../../generated/client/checkout/getCheckout';
import { getBookingFx } from '../../../generated/client/booking/getBooking';
import type { Failure } from '../../../generated/client/transport';
import type { CheckoutOffer } from '../../../generated/model/entities';
import { query } from '../shell/calls/query';
import { currencyTold } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import type { Due } from '../shell/property-card/price-lines';
import { $session, $user } from '../shell/session/session.store';

/** The address names a booking; null where it names none. */
export const bookingNamed = createEvent<string | null>();
/** It is looked at again: after a payment, and where the person comes back to the page. */
export const reread = createEvent();

export const offer = query(getCheckoutFx);
/** The same in full, for its two parties. */
export const own = query(getBookingFx);

/** Whether the price is paid, due now, due once it is accepted, or no longer due. */
export const dueOf = ({ paid_at, may_pay, status }: CheckoutOffer): Due => {
  if (paid_at !== null) return 'paid';
  if (may_pay) return 'now';
  return status === 'pending' ? 'later' : 'over';
};

export const $bookingId = createStore<string | null>(null);
const turned = sample({ clock: bookingNamed, source: $bookingId, filter: (before, id) => before !== id, fn: (_, id) => id });
sample({ clock: turned, fn: () => undefined, target: [offer.cleared, own.cleared] });
sample({ clock: turned, target: $bookingId });
// it may have moved on since it was looked at last
sample({ clock: bookingNamed.filterMap((id) => id ?? undefined), fn: (booking_id) => ({ booking_id }), target: offer.asked });
sample({ clock: reread, target: offer.retried });

// its parties see more of it
const seen = sample({ clock: [offer.done, $user], source: { known: offer.$data, user: $user } }).filterMap(({ known, user }) =>
  known && user ? { booking_id: known.booking_id } : undefined,
);
sample({ clock: seen, target: own.wanted });

export type Onlooker = 'unknown' | 'nobody' | 'guest' | 'host' | 'stranger';
/** The viewer. */
export const $onlooker = combine(
  [$session, own.$data, own.$failure, $bookingId] as const,
  ([session, known, failure, booking_id]): Onlooker => {
    if (session === 'none') return 'nobody';
    if (known?.booking_id === booking_id) return known.side;
    return failure ? 'stranger' : 'unknown';
  },
);

// its price is agreed in a currency, which is told once: its reader may choose another
const $isTold = createStore(false, { serialize: 'ignore' });
const first = sample({ clock: offer.done, source: $isTold, filter: (isTold) => !isTold, fn: (_, { result }) => result.currency });
sample({ clock: first, target: currencyTold });
sample({ clock: first, fn: () => true, target: $isTold });
sample({ clock: bookingNamed, fn: () => false, target: $isTold });

export type Absence = 'waiting' | 'missing' | 'failed';
const isMissing = (failure: Failure<GetCheckoutCode>) => 'status' in failure && failure.status === 404;
export const $absence = combine(offer.$failure, offer.$pending, (failure, pending): Absence => {
  if (!failure || pending) return 'waiting';
  return isMissing(failure) ? 'missing' : 'failed';
});
sample({ clock: offer.failed, fn: ({ error }) => ({ status: isMissing(error) ? 404 : 503 }), target: headSaid });
