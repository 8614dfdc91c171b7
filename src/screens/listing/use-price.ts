// The known price, for everything that shows a part of it.
import { useUnit } from 'effector-react';
import { $price, $priceFailure, $pricing } from './price.store';
import { $settled, $trip } from './trip.store';

/** Whether the stay can be had, and what stands in its way. */
export const usePrice = () => {
  const [trip, settled, meta, pricing, failure] = useUnit([$trip, $settled, $price, $pricing, $priceFailure]);
  // a first date without a second: the price before stays, faded
  const choosing = trip.checkin !== undefined && trip.checkout === undefined;
  const isDated = (choosing ? settled : trip).checkout !== undefined;
  const quote = meta?.reasons.length === 0 ? meta.quote : null;
  return { isDated, choosing, meta, quote, stale: pricing || choosing, pricing, failure, refused: meta?.reasons ?? [] };
};
