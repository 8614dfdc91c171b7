// A price as it is agreed: kept with a booking, so that what its listing asks later changes nothing.
import type { AgreedPrice, AgreedTerms } from '../../../generated/model/entities';
import { addedUp, type Price } from './lines.rules';
import { nightPrices, type PricedProperty, type PriceOverride, priceOf, type StayAsked } from './price.rules';

/** The price of a stay now, as whoever agrees to it would keep it. */
export const agreedPrice = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): AgreedPrice => ({
  province: property.province,
  city: property.city,
  night_cents: [...nightPrices(property, stay, overrides)],
  lines: [...priceOf(property, stay, overrides).lines],
});

/** The price that was agreed, before points. */
export const priceAgreed = ({ night_cents, lines }: AgreedPrice): Price => addedUp(night_cents.length, lines);

/** The terms of a listing that are agreed to beside a price. */
export const termsOf = ({ cancellation_policy, checkin_time, checkout_time, timezone }: AgreedTerms): AgreedTerms => ({
  cancellation_policy,
  checkin_time,
  checkout_time,
  timezone,
});
