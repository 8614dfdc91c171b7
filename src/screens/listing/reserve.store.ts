// Reserving: those who are signed out log in first, for the others the stay is asked for at the price that they saw.
import { createEffect, createEvent, sample } from 'effector';
import { createBookingFx } from '../../../generated/client/effects/booking';
import type { CreateBookingCode } from '../../../generated/client/booking';
import type { Failure } from '../../../generated/client/transport';
import type { Quote } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { submission } from '../shell/calls/submission';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { wentTo } from '../shell/navigation/navigation';
import { storedToken } from '../shell/session/transport';
import { $propertyId, propertyOpened } from './listing.store';
import { $price, priceAsked } from './price.store';
import { $settled, tripSettled } from './trip.store';
import { addressOf } from './trip';

export const reserved = createEvent();

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
export const booking = submission(createBookingFx, 'screen');

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
  target: booking.submitted,
});
sample({ clock: booking.done, fn: ({ result: { booking_id } }) => pathTo.checkout({ booking_id }), target: wentTo });

sample({ clock: [reserved, tripSettled, propertyOpened], fn: () => undefined, target: booking.cleared });

// what is still missing is given first; then the way leads back to the trip
const missing: Readonly<Partial<Record<string, (from: string) => string>>> = {
  'account.not_verified': (from) => pathTo.verify({ from }),
  'account.not_named': (from) => pathTo.completeProfile({ from }),
};
const stepTo = (failure: Failure<CreateBookingCode>) => (failure.kind === 'refusal' ? missing[failure.code] : undefined);
sample({
  clock: booking.failed.filterMap(({ error }) => stepTo(error)),
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
sample({ clock: booking.failed, filter: ({ error }) => isLapsed(error), fn: () => undefined, target: priceAsked });
