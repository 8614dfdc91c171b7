// Reserving: those who are signed out log in first, for the others the stay is asked for at the price that they saw.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createBookingFx } from '../../../generated/client/effects/booking';
import type { CreateBookingCode } from '../../../generated/client/booking';
import type { Failure } from '../../../generated/client/transport';
import type { Quote } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { wentTo } from '../shell/navigation/navigation';
import { storedToken } from '../shell/session/transport';
import { $propertyId, propertyOpened } from './listing.store';
import { $price, priceAsked } from './price.store';
import { $settled, tripSettled } from './trip.store';
import { addressOf } from './trip';

export const reserved = createEvent();

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
const bookFx = attach({ effect: createBookingFx });

/** Why the stay could not be reserved, in words for people. */
export const $refusal = createStore<string | null>(null, { serialize: 'ignore' });
export const $reserving = bookFx.pending;

sample({ clock: reserved, target: lookForTokenFx });
sample({
  clock: lookForTokenFx.doneData,
  source: { id: $propertyId, trip: $settled },
  filter: (_, signedIn) => !signedIn,
  fn: ({ id, trip }) => ({ wish: 'reserve' as const, from: addressOf(id ?? '', trip) }),
  target: loginAsked,
});

sample({
  clock: lookForTokenFx.doneData,
  source: $price.map((price) => price?.quote ?? null),
  filter: (quote: Quote | null, signedIn: boolean): quote is Quote => signedIn && quote !== null,
  fn: ({ property_id, checkin, checkout, guests, quote_id, fx }) => ({
    property_id,
    checkin,
    checkout,
    guests,
    quote_id,
    currency: fx.currency,
  }),
  target: bookFx,
});
sample({ clock: bookFx.doneData, fn: ({ booking_id }) => pathTo.checkout({ booking_id }), target: wentTo });

sample({ clock: bookFx.failData, fn: ({ message }) => message, target: $refusal });
sample({ clock: [reserved, tripSettled, propertyOpened], fn: () => null, target: $refusal });

// what is still missing is given first; then the way leads back to the trip
const missing: Readonly<Partial<Record<string, (from: string) => string>>> = {
  'account.not_verified': (from) => pathTo.verify({ from }),
  'account.not_named': (from) => pathTo.completeProfile({ from }),
};
const stepTo = (failure: Failure<CreateBookingCode>) => (failure.kind === 'refusal' ? missing[failure.code] : undefined);
sample({
  clock: bookFx.failData.filterMap(stepTo),
  source: { id: $propertyId, trip: $settled },
  fn: ({ id, trip }, step) => step(addressOf(id ?? '', trip)),
  target: wentTo,
});

const lapsed: ReadonlySet<string> = new Set<CreateBookingCode>([
  'booking.quote_expired',
  'booking.price_changed',
  'booking.dates_unavailable',
]);
const isLapsed = (failure: Failure<CreateBookingCode>) => failure.kind === 'refusal' && lapsed.has(failure.code);
sample({ clock: bookFx.failData, filter: isLapsed, fn: () => undefined, target: priceAsked });
