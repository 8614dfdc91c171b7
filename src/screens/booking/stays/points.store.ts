// The points of the open stay, changed until it is paid.
import { attach, sample } from 'effector';
import { setBookingPointsFx } from '../../../../generated/client/effects/booking';
import { bookingPointsTexts } from '../../../../generated/texts/sentences/bookingPointsTexts';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $bookingId, acting } from '../detail/detail.store';

const setOpenFx = attach({
  effect: setBookingPointsFx,
  source: $bookingId,
  mapParams: (points: number, booking_id) => ({ points, booking_id }),
});
export const pointsChange = acting(setOpenFx, 'points');
sample({ clock: pointsChange.done, fn: () => bookingPointsTexts.saved, target: toastShown });
