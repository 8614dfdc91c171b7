// The built-in payment page, where no money moves: which payment it is, and how it ends.
import { createEvent, createStore, sample } from 'effector';
import { finishPaymentFx } from '../../../generated/client/checkout/finishPayment';
import { getPaymentFx } from '../../../generated/client/checkout/getPayment';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { redirectedTo } from '../shell/navigation/navigation';
import { $user } from '../shell/session/session.store';

export interface Named {
  readonly booking_id: string;
  readonly payment_id: string;
}
/** The address names a payment that is made here; null where it names none. */
export const paymentNamed = createEvent<Named | null>();

export const payment = query(getPaymentFx);
export const finish = submission(finishPaymentFx);

export const $named = createStore<Named | null>(null);
sample({ clock: paymentNamed, target: $named });
const wanted = sample({ clock: [$named, $user], source: { named: $named, user: $user } }).filterMap(({ named, user }) =>
  named && user ? named : undefined,
);
sample({ clock: wanted, target: payment.wanted });

// the payer goes on; one browser never returns, to show that the payment counts all the same
sample({
  clock: finish.done.filter({ fn: ({ params }) => params.outcome !== 'lost' }),
  fn: ({ result: { return_path } }) => return_path,
  target: redirectedTo,
});
