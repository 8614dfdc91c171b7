// The checkout's events: its address says whether a stay is requested, booked or paid.
import { createEvent, sample } from 'effector';
import { currencyAgreed } from '../shell/format/agreed-currency.store';
import type { Visit } from '../shell/navigation/visit';
import { wished } from './ask.store';
import { $bookingId, $onlooker, bookingNamed, offer } from './offer.store';
import { returned } from './pay.store';
import { $named, payment, paymentNamed } from './sandbox.store';
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

// a payment has the currency that it was begun in, and only who can still pay a booking may choose another
const agreed = sample({
  clock: [opened, offer.done, payment.done, $onlooker],
  source: { named: $named, made: payment.$data, booking_id: $bookingId, known: offer.$data, onlooker: $onlooker },
  fn: ({ named, made, booking_id, known, onlooker }) => {
    if (named) return made?.amount.currency ?? null;
    const mayChoose = known?.may_pay && (onlooker === 'guest' || onlooker === 'unknown');
    return booking_id !== null && known && !mayChoose ? known.currency : null;
  },
});
sample({ clock: agreed, target: currencyAgreed });
