// Whether a stay can be had, as the calls that book it refuse it: one reason at a time, and the price where nothing stands in the way.
import type { AgreedPrice, Guests, StayRefusal } from '../../../generated/model/entities';
import type { PlainDate } from '../../../generated/model/wire';
import type { Price } from '../pricing/lines.rules';
import type { Stay } from '../pricing/stay.rules';
import type { PropertyRow } from '../property/property.lookup';
import { refuse } from '../request/refusal';

/** A person's request. */
export interface Trip {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}
/** A trip that can be had, for its price. */
export interface Available {
  readonly property: PropertyRow;
  readonly trip: Trip;
  readonly price: Price;
  readonly agreed: AgreedPrice;
}

const refuseFor = ({ reason, limit }: StayRefusal): never => {
  switch (reason) {
    case 'checkin_day':
      return refuse('booking.checkin_day');
    case 'checkout_day':
      return refuse('booking.checkout_day');
    case 'min_nights':
      return refuse('booking.min_nights', { slots: { min_nights: limit ?? 1 } });
    default:
      return refuse('booking.dates_unavailable', { data: {} });
  }
};

/** The trip with its price. Refuses it for whatever single dates and other people’s stays say against it; the listing’s rules were asked. */
export const availableTrip = (property: PropertyRow, trip: Trip, { reasons, price, agreed }: Stay): Available => {
  const [reason] = reasons;
  if (reason) refuseFor(reason);
  return price && agreed ? { property, trip, price, agreed } : refuse('booking.dates_unavailable', { data: {} });
};
