// The price of the trip: asked before anyone signs in, and again whenever dates, guests or the currency change.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getPricingMeta, type GetPricingMetaArgs } from '../../../generated/client/property';
import { $transport, type Transport } from '../../../generated/client/transport';
import type { PricingMeta } from '../../../generated/model/entities';
import { $currency } from '../shell/format/currency.store';
import { $user } from '../shell/session/session.store';
import { tellingWho } from '../shell/session/transport';
import { $propertyId, opened, propertyOpened } from './listing.store';
import { $settled, tripSettled } from './trip.store';

// points and payout are told to whoever they belong to
const priceFx = attach({
  source: $transport,
  effect: async (transport: Transport, args: GetPricingMetaArgs) => {
    const outcome = await getPricingMeta(tellingWho(transport), args);
    return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
  },
});
/** Asks for the price once more: after a failure, or where it has lapsed. */
export const priceAsked = createEvent();

/** What the price is to be asked for; nothing without dates. */
export const $wanted = combine([$propertyId, $settled, $currency] as const, ([property_id, trip, currency]): GetPricingMetaArgs | null => {
  const { checkin, checkout, ...guests } = trip;
  return property_id && checkin && checkout ? { property_id, booking: { checkin, checkout, guests, currency } } : null;
});
const keyOf = (wanted: GetPricingMetaArgs | null) => JSON.stringify(wanted);

interface Answered {
  /** What was asked. */
  readonly key: string;
  readonly meta: PricingMeta;
}
const $answered = createStore<Answered | null>(null);
const $asked = createStore('');
/** Why there is no price, in words for people. */
export const $priceFailure = createStore<string | null>(null);

const due = sample({
  clock: [opened, tripSettled, $wanted],
  source: { wanted: $wanted, asked: $asked },
  filter: ({ wanted, asked }) => wanted !== null && keyOf(wanted) !== asked,
  fn: ({ wanted }) => wanted,
});
// the server drew the page for a stranger, and somebody may log in or out beside it
const again = sample({ clock: [priceAsked, $user.updates], source: $wanted });
sample({ clock: [due, again], filter: (wanted): wanted is GetPricingMetaArgs => wanted !== null, target: priceFx });
sample({ clock: priceFx, fn: keyOf, target: $asked });
sample({ clock: priceFx, fn: () => null, target: $priceFailure });
sample({ clock: propertyOpened, fn: () => null, target: [$answered, $priceFailure] });

sample({
  clock: priceFx.done,
  source: $asked,
  filter: (asked, { params }) => asked === keyOf(params),
  fn: (key, { result }) => ({ key, meta: result }),
  target: $answered,
});
sample({
  clock: priceFx.fail,
  source: $asked,
  filter: (asked, { params }) => asked === keyOf(params),
  fn: (_, { error }) => error.message,
  target: $priceFailure,
});

/** The last price that was answered: it stays in sight while the next is worked out. Nothing without dates. */
export const $price = combine($answered, $wanted, (answered, wanted) => (wanted === null ? null : (answered?.meta ?? null)));
export const $pricing = priceFx.pending;
