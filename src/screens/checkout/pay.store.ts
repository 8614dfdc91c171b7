// Paying for a booking: the payment page, and the return from it. The server alone decides whether it is paid.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type StartCheckoutCode, startCheckoutFx } from '../../../generated/client/checkout/startCheckout';
import { payBookingFx } from '../../../generated/client/booking/payBooking';
import { priceBookingFx } from '../../../generated/client/booking/priceBooking';
import type { Failure } from '../../../generated/client/transport';
import type { Quote } from '../../../generated/model/entities';
import type { Currency } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { redirectedTo } from '../shell/navigation/navigation';
import { $currency } from '../shell/format/currency.store';
import { $settings } from '../shell/request/request';
import { visitorChanged } from '../shell/session/session.store';
import { saving } from './booked-points.store';
import { $bookingId, $onlooker, offer, reread } from './offer.store';

export const payPressed = createEvent();
/** Another price than before was read, and is fine. */
export const priceAccepted = createEvent();
/** The payer comes back from a payment; null where the address names none. */
export const returned = createEvent<string | null>();

// in another currency it has another price, which is asked before it is shown
const otherwise = query(priceBookingFx);
const inCurrency = (origin: string, booking_id: string, currency: Currency) => ({
  booking_id,
  bookingUrl: `${origin}${pathTo.checkout({ booking_id })}?currency=${currency}`,
});
const $other = combine([offer.$data, $currency, $onlooker, $settings] as const, ([known, currency, onlooker, { siteOrigin }]) =>
  known?.may_pay && onlooker === 'guest' && known.currency !== currency ? inCurrency(siteOrigin, known.booking_id, currency) : null,
);
sample({ clock: $other.updates.filterMap((wanted) => wanted ?? undefined), target: otherwise.wanted });

/** The server's current price, where it differs from the shown one. */
const $proposed = createStore<Quote | null>(null, { serialize: 'ignore' });
/** The price before, while nobody has said yes to the one that took its place. */
export const $before = createStore<Quote | null>(null, { serialize: 'ignore' });

/** The price that is shown, and paid. */
export const $due = combine(
  [offer.$data, $other, otherwise.$data, $proposed] as const,
  ([known, other, answered, proposed]) => proposed ?? (other === null ? (known?.quote ?? null) : (answered?.quote ?? null)),
);
export const $pricing = otherwise.$pending;
export const $priceFailure = combine(otherwise.$failure, $other, (failure, other) => (other === null ? null : failure));

export const start = submission(startCheckoutFx, 'screen');
sample({
  clock: payPressed,
  source: { known: offer.$data, due: $due },
  filter: ({ known, due }) => known !== null && due !== null,
  fn: ({ known, due }) => {
    const booking_id = known?.booking_id ?? '';
    const here = pathTo.checkout({ booking_id });
    const isOwn = due?.quote_id === known?.quote.quote_id;
    return { booking_id, currency: due?.fx.currency, success_path: here, cancel_path: here, ...(isOwn ? {} : { quote_id: due?.quote_id }) };
  },
  target: start.submitted,
});
/** The payment page may be of another site: a whole load. */
export const leaveFx = createEffect<string, void>((address) => location.assign(address));
sample({ clock: start.done, fn: ({ result: { url } }) => url, target: leaveFx });

const proposedIn = (failure: Failure<StartCheckoutCode>): Quote | undefined =>
  failure.kind === 'refusal' && (failure.code === 'booking.price_changed' || failure.code === 'booking.quote_expired')
    ? failure.data.quote
    : undefined;
const changed = start.failed.filterMap(({ error }) => proposedIn(error));
sample({ clock: changed, source: $due, target: $before });
sample({ clock: changed, target: $proposed });
sample({ clock: priceAccepted, fn: () => null, target: $before });
sample({ clock: [offer.cleared, $currency.updates, saving.done], fn: () => null, target: [$before, $proposed] });
// with other points it costs something else in every currency
sample({ clock: saving.done, fn: () => undefined, target: otherwise.retried });
// paid, called off or run out meanwhile, in another tab for one
sample({ clock: start.failed, fn: () => undefined, target: reread });

// back from the payment page
const confirm = query(payBookingFx);
const $returned = createStore<string | null>(null);
sample({ clock: returned, target: $returned });
sample({ clock: returned.filter({ fn: (payment) => payment === null }), fn: () => undefined, target: confirm.cleared });
sample({
  clock: [$returned, $onlooker],
  source: { payment: $returned, onlooker: $onlooker, booking_id: $bookingId },
  filter: ({ payment, onlooker, booking_id }) => payment !== null && onlooker === 'guest' && booking_id !== null,
  fn: ({ payment, booking_id }) => ({ booking_id: booking_id ?? '', confirmation_id: payment ?? '' }),
  target: confirm.wanted,
});
/** The server asks the provider once more. */
export const confirmedAgain = createEvent();
sample({ clock: confirmedAgain, target: confirm.retried });
sample({ clock: [confirm.done, confirm.failed], fn: () => undefined, target: reread });
// a paid booking is not confirmed once more when the page is loaded again
const paid = confirm.done.filterMap(({ params, result }) => (result.paid_at === null ? undefined : params.booking_id));
sample({ clock: paid, fn: () => undefined, target: visitorChanged });
sample({ clock: paid, fn: (booking_id) => pathTo.checkout({ booking_id }), target: redirectedTo });

/** The payer is back, and the server has not heard of the money yet. */
export const $isConfirming = combine([$returned, confirm.$failure] as const, ([payment, failure]) => payment !== null && failure === null);
/** Why the payer came back without having paid. */
export const $unpaid = combine(confirm.$failure, (failure) => failure?.message ?? null);
