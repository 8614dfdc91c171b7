// The arrival at the open stay, asked for with the stay once it is paid.
import { sample } from 'effector';
import { getArrivalFx } from '../../../../generated/client/booking';
import type { BookingDetail } from '../../../../generated/model/entities';
import { query } from '../../shell/calls/query';
import { open } from '../detail/detail.store';

/** Whether a stay is paid by the guest who looks at it, and not called off. */
export const isAgreed = ({ side, status, paid_at }: BookingDetail): boolean =>
  side === 'guest' && status === 'confirmed' && paid_at !== null;

export const arrival = query(getArrivalFx);
const loaded = open.done.map(({ result }) => result);
sample({ clock: [open.cleared, loaded.filter({ fn: (booking) => !isAgreed(booking) })], fn: () => undefined, target: arrival.cleared });
sample({ clock: loaded, filter: isAgreed, fn: ({ booking_id }) => ({ booking_id }), target: arrival.asked });
