// Asking for a stay: which one, and its price, which is held for a while and never changes unseen.
import { combine, createEvent, createStore, sample } from 'effector';
import { type GetListingCode, getListingFx } from '../../../generated/client/property/getListing';
import { type GetPricingMetaArgs, getPricingMetaFx } from '../../../generated/client/property/getPricingMeta';
import type { Failure } from '../../../generated/client/transport';
import type { Quote } from '../../../generated/model/entities';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { $user } from '../shell/session/session.store';
import type { Wish } from './visit';
import { whenRested } from '../shell/calls/when-rested';
import { isSame } from '../shell/calls/is-same';

/** The address names a stay to ask for; null where it names none. */
export const wished = createEvent<Wish | null>();
/** So many points are to pay a part of it. */
export const pointsDrawn = createEvent<number>();
/** A hold ended, by the clock or by the server's word: the price is asked once more. */
export const lapsed = createEvent();
/** Another price than before was read, and is fine. */
export const priceAccepted = createEvent();
/** All that failed is asked for once more. */
export const retried = createEvent();

export const listing = query(getListingFx);
const price = query(getPricingMetaFx);

const present = <T>(value: T | null) => value ?? undefined;

export const $wish = createStore<Wish | null>(null);
/** As it is being drawn, and as the price is asked for. */
export const $drawn = createStore(0);
const $points = createStore(0);
const turned = sample({ clock: wished, source: $wish, filter: (before, wish) => !isSame(before, wish), fn: (_, wish) => wish });
sample({ clock: turned, fn: () => undefined, target: [listing.cleared, price.cleared] });
sample({ clock: turned, fn: () => 0, target: [$drawn, $points] });
sample({ clock: turned, target: $wish });
sample({ clock: turned.filterMap(present), fn: ({ property_id }) => ({ property_id }), target: listing.asked });
sample({ clock: retried, target: [listing.retried, price.retried] });

/** A slider is drawn through many numbers; one price is asked for the last. */
const restFx = whenRested<number>(300);
sample({ clock: pointsDrawn, target: [$drawn, restFx] });
sample({ clock: restFx.done, source: $drawn, filter: (drawn, { params }) => drawn === params, fn: (drawn) => drawn, target: $points });

const $wanted = combine([$wish, $currency, $points] as const, ([wish, currency, points]): GetPricingMetaArgs | null => {
  if (!wish) return null;
  const { property_id, ...stay } = wish;
  return { property_id, booking: { ...stay, currency, points } };
});
sample({ clock: sample({ clock: [turned, $wanted], source: $wanted }).filterMap(present), target: price.wanted });
// the server rendered the page for a stranger, and points are told to their owner alone
sample({ clock: sample({ clock: [lapsed, $user.updates], source: $wanted }).filterMap(present), target: price.asked });
// a person with fewer points than before begins without any
const refusedPoints = price.failed.filterMap(({ error }) =>
  error.kind === 'refusal' && error.code.startsWith('points.') ? true : undefined,
);
sample({ clock: refusedPoints, fn: () => 0, target: [$drawn, $points] });

export const $price = price.$data;
export const $quote = price.$data.map((known) => (known?.reasons.length === 0 ? known.quote : null));
/** A newer price is on its way, or wanted in a moment. */
export const $pricing = combine(price.$pending, $drawn, $points, (pending, drawn, points) => pending || drawn !== points);

// a price that was held and is no more: the new one is shown beside it, and asked about
const $held = createStore<Quote | null>(null, { serialize: 'ignore' });
sample({ clock: lapsed, source: $quote, target: $held });
/** The price before, while nobody has said yes to the one that took its place. */
export const $before = createStore<Quote | null>(null, { serialize: 'ignore' });
const isDearer = (held: Quote, now: Quote | null) => now !== null && !isSame(held.due, now.due);
const renewed = sample({ clock: price.done, source: $held, fn: (held, { result }) => ({ held, now: result.quote }) });
sample({
  clock: renewed,
  filter: ({ held, now }) => held !== null && isDearer(held, now),
  fn: ({ held }) => held,
  target: $before,
});
sample({ clock: renewed, fn: () => null, target: $held });
// another trip, currency or number of points has another price, which is no surprise
sample({ clock: [priceAccepted, $wanted.updates], fn: () => null, target: [$before, $held] });

/** Why there is no stay to ask for. */
export type Absence = 'waiting' | 'missing' | 'gone' | 'failed';
const absentBy: Readonly<Record<number, Absence>> = { 400: 'missing', 404: 'gone', 410: 'gone', 422: 'missing' };
const absenceBy = (failure: Failure<GetListingCode>): Absence => ('status' in failure && absentBy[failure.status]) || 'failed';
/** The first failure, of the listing or of its price. */
export const $askFailure = combine([listing.$failure, price.$failure] as const, ([place, sum]) => place ?? sum);
export const $absence = combine(
  [listing.$failure, listing.$pending, price.$failure, price.$pending] as const,
  ([place, seeking, sum, pricing]): Absence => {
    if (place && !seeking) return absenceBy(place);
    return sum && !pricing ? 'failed' : 'waiting';
  },
);
