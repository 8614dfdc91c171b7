// The checkout's events: its address says whether a stay is requested, booked or paid.
import { createEvent, sample } from 'effector';
import type { Visit } from '../shell/navigation/visit';
import { wished } from './ask.store';
import { bookingNamed } from './offer.store';
import { returned } from './pay.store';
import { paymentNamed } from './sandbox.store';
import { bookingIn, paymentsIn, wishOf } from './visit';

export const opened = createEvent<Visit>();

sample({ clock: opened, fn: wishOf, target: wished });
sample({ clock: opened, fn: (visit) => (paymentsIn(visit).sandbox === null ? bookingIn(visit) : null), target: bookingNamed });
sample({
  clock: opened,
  fn: (visit) => {
    const [booking_id, { sandbox: payment_id }] = [bookingIn(visit), paymentsIn(visit)];
    return booking_id !== null && payment_id !== null ? { booking_id, payment_id } : null;
  },
  target: paymentNamed,
});
sample({ clock: opened, fn: (visit) => paymentsIn(visit).payment, target: returned });
