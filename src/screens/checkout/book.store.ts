// Booking what is asked for: once for each price that was promised, however often it is pressed.
import { combine, createEffect, createEvent, sample } from 'effector';
import type { BookingFormValues } from '../../../generated/forms/bookingForm';
import { checkDuplicateFx } from '../../../generated/client/booking/checkDuplicate';
import {
  type CreateBookingAnswer,
  type CreateBookingArgs,
  type CreateBookingCode,
  createBookingFx,
} from '../../../generated/client/booking/createBooking';
import type { Failure } from '../../../generated/client/transport';
import type { Quote } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { redirectedTo } from '../shell/navigation/navigation';
import { $user, visitorChanged } from '../shell/session/session.store';
import { draftSent } from '../shell/drafts/drafts.store';
import { $price, $pricing, $quote, $wish, lapsed, listing } from './ask.store';
import { start } from './pay.store';
import { draftOf } from './visit';

/** Agreed, and pressed. */
export const bookPressed = createEvent<BookingFormValues>();

// whether the same person has booked these nights already
export const duplicate = query(checkDuplicateFx);
const wanted = sample({ clock: [$wish, $user], source: { wish: $wish, user: $user } }).filterMap(({ wish, user }) =>
  wish && user ? { property_id: wish.property_id, checkin: wish.checkin, checkout: wish.checkout } : undefined,
);
sample({ clock: wanted, target: duplicate.wanted });

/** A warning and the points come above the form, which must not move under a finger: it waits for them. */
export const $isFormAwaited = combine(
  { found: duplicate.$data, checking: duplicate.$pending, price: $price, pricing: $pricing },
  ({ found, checking, price, pricing }) => (checking && found === null) || (pricing && price?.points === null),
);

type Failed = Failure<CreateBookingCode | 'booking.create_failed'>;
/** Where the server says nothing that anybody understands. */
const nameless = (failure: Failure<CreateBookingCode>): Failed => {
  if (failure.kind !== 'unexpected status' && failure.kind !== 'contract broken') return failure;
  const { status } = failure;
  const request_id = 'request_id' in failure ? failure.request_id : undefined;
  return { kind: 'refusal', code: 'booking.create_failed', message: '', status, data: undefined, request_id };
};
const createFx = createEffect<CreateBookingArgs, CreateBookingAnswer, Failed>((args) =>
  createBookingFx(args).catch((failure: Failure<CreateBookingCode>) => Promise.reject(nameless(failure))),
);
export const booking = submission(createFx);

sample({
  clock: bookPressed,
  source: $quote,
  filter: (quote: Quote | null): quote is Quote => quote !== null,
  fn: ({ quote_id, property_id, checkin, checkout, guests, points_applied, fx }: Quote, { message }) => ({
    quote_id,
    property_id,
    checkin,
    checkout,
    guests,
    currency: fx.currency,
    points: points_applied,
    ...(message?.trim() ? { message: message.trim() } : {}),
    // one promise becomes one booking, also where an answer was lost on its way
    idempotencyKey: quote_id,
  }),
  target: booking.submitted,
});
// the way back leads to the listing, and not to asking once more
sample({ clock: booking.done, fn: ({ result: { booking_id } }) => pathTo.checkout({ booking_id }), target: redirectedTo });
sample({ clock: booking.done, fn: () => undefined, target: visitorChanged });
sample({ clock: booking.done, fn: ({ params }) => draftOf(params), target: draftSent });
// booked at once is paid at once: the same press leads on to the payment page, whose way back is the booking
sample({
  clock: booking.done,
  source: listing.$data,
  filter: (place) => place?.instant_book === true,
  fn: (_, { params: { currency }, result: { booking_id } }) => {
    const here = pathTo.checkout({ booking_id });
    return { booking_id, currency, success_path: here, cancel_path: here };
  },
  target: start.submitted,
});

const renewing: ReadonlySet<string> = new Set<CreateBookingCode>([
  'booking.quote_expired',
  'booking.price_changed',
  'booking.dates_unavailable',
  'booking.terms_changed',
]);
const isLapsed = (failure: Failed) => failure.kind === 'refusal' && renewing.has(failure.code);
sample({ clock: booking.failed, filter: ({ error }) => isLapsed(error), fn: () => undefined, target: lapsed });
// other terms stand in the listing
const isChanged = (failure: Failed) => failure.kind === 'refusal' && failure.code === 'booking.terms_changed';
sample({ clock: booking.failed, filter: ({ error }) => isChanged(error), fn: () => undefined, target: listing.retried });
// it was booked in another tab
const isDuplicate = (failure: Failed) => failure.kind === 'refusal' && failure.code === 'booking.duplicate';
sample({ clock: booking.failed, filter: ({ error }) => isDuplicate(error), fn: () => undefined, target: duplicate.retried });
