// Cancelling the open booking: what comes back is asked for first, line by line.
import { attach, createEvent, sample } from 'effector';
import { cancelBookingFx, previewCancellationFx } from '../../../../generated/client/booking';
import type { CancelFormValues } from '../../../../generated/forms/cancelForm';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { query } from '../../shell/calls/query';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $bookingId, acting, open, windowOpened } from './detail.store';

const cancelOpenFx = attach({
  effect: cancelBookingFx,
  source: $bookingId,
  mapParams: (values: CancelFormValues, booking_id) => ({ ...values, booking_id }),
});
export const preview = query(previewCancellationFx);
/** The window stands open for a while: the next step of the policy may have begun. */
export const previewAged = createEvent();

/** Only what was paid through us comes back from us. */
const isOurs = open.$data.map((booking) => booking?.payment_method === 'card');
const wanted = windowOpened.filter({ fn: (window) => window === 'cancel' });
sample({ clock: wanted, fn: () => undefined, target: preview.cleared });
sample({
  clock: [wanted, previewAged],
  // while it is being cancelled there is nothing left to see
  source: { booking_id: $bookingId, isOurs, isCancelling: cancelOpenFx.pending },
  filter: ({ isOurs: asks, isCancelling }) => asks && !isCancelling,
  fn: ({ booking_id }) => ({ booking_id }),
  target: preview.asked,
});

export const cancellation = acting(cancelOpenFx, 'cancel');
sample({
  clock: cancellation.done,
  fn: ({ result }) => (result.events.at(-1)?.event === 'withdraw' ? bookingTexts.withdrawn : bookingTexts.cancelled),
  target: toastShown,
});
