// The price of the trip: asked before anyone signs in, and again whenever dates, guests or the currency change.
import { combine, createEvent, sample } from 'effector';
import { type GetPricingMetaArgs, getPricingMetaFx } from '../../../generated/client/property';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { $user } from '../shell/session/session.store';
import { $propertyId, opened, propertyOpened } from './listing.store';
import { $settled, tripSettled } from './trip.store';

// points and payout are told to their owner alone
const price = query(getPricingMetaFx);
/** Asks for the price once more: after a failure, or where it has lapsed. */
export const priceAsked = createEvent();

/** The question for a price; nothing without dates. */
export const $wanted = combine([$propertyId, $settled, $currency] as const, ([property_id, trip, currency]): GetPricingMetaArgs | null => {
  const { checkin, checkout, ...guests } = trip;
  return property_id && checkin && checkout ? { property_id, booking: { checkin, checkout, guests, currency } } : null;
});

const dated = (wanted: GetPricingMetaArgs | null) => wanted ?? undefined;
sample({ clock: sample({ clock: [opened, tripSettled, $wanted], source: $wanted }).filterMap(dated), target: price.wanted });
// the server rendered the page for a stranger, and somebody may log in or out beside it
sample({ clock: sample({ clock: [priceAsked, $user.updates], source: $wanted }).filterMap(dated), target: price.asked });
sample({ clock: propertyOpened, fn: () => null, target: price.$data });

export const $pricing = price.$pending;
/** The last price that was answered: it stays in sight while the next is worked out. Nothing without dates. */
export const $price = combine(price.$data, $wanted, (known, wanted) => (wanted === null ? null : known));
/** Why there is no price, in words for people. */
export const $priceFailure = combine(price.$failure, $pricing, (failure, pricing) => (pricing ? null : (failure?.message ?? null)));
