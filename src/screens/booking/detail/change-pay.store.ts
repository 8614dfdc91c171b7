// Paying the difference of a change: the payment page, and the return from it. The server alone decides whether it is paid.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { confirmChangePaymentFx, payChangeFx } from '../../../../generated/client/change';
import type { BookingDetail } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { redirectedTo } from '../../shell/navigation/navigation';
import { leaveFx, paymentReturned } from './claim-pay.store';
import { $bookingId, bookingMoved, bookingOpened, open } from './detail.store';
import { answer } from './proposal.store';

export const start = submission(
  attach({
    effect: payChangeFx,
    source: $bookingId,
    mapParams: (change_id: string, booking_id) => ({
      booking_id,
      change_id,
      success_path: pathTo.stays({ booking_id }),
      cancel_path: pathTo.stays({ booking_id }),
    }),
  }),
  'screen',
);
sample({ clock: start.done, fn: ({ result: { url } }) => url, target: leaveFx });
// paid or withdrawn meanwhile, by the other side for one
sample({ clock: start.failed, fn: () => undefined, target: bookingMoved });
sample({ clock: bookingOpened, fn: () => undefined, target: start.cleared });
// a guest accepts and pays with one click
const agreed = answer.done.filterMap(({ result: { side, change } }) =>
  side === 'guest' && change?.state === 'accepted' ? change.change_id : undefined,
);
sample({ clock: agreed, target: start.submitted });

// back from the payment page

const confirm = query(confirmChangePaymentFx);
const $returned = createStore<string | null>(null, { serialize: 'ignore' });
const $asked = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: paymentReturned, target: $returned });
sample({ clock: paymentReturned.filter({ fn: (payment) => payment === null }), fn: () => undefined, target: confirm.cleared });

const isDue = ({ change }: BookingDetail): boolean => change?.state === 'accepted';
const first = sample({
  clock: open.done,
  source: { payment: $returned, asked: $asked },
  filter: ({ payment, asked }, { result }) => payment !== null && payment !== asked && isDue(result),
  fn: ({ payment }, { result: { booking_id } }) => ({ booking_id, confirmation_id: payment ?? '' }),
});
sample({ clock: first, target: confirm.asked });
sample({ clock: first, fn: ({ confirmation_id }) => confirmation_id, target: $asked });
/** The server asks the provider once more. */
export const confirmedAgain = createEvent();
sample({ clock: confirmedAgain, target: confirm.retried });
const paid = confirm.done.filterMap(({ params, result }) => (isDue(result) ? undefined : params.booking_id));
// a paid change is not confirmed once more when the page is loaded again
sample({ clock: paid, fn: (booking_id) => pathTo.stays({ booking_id }), target: redirectedTo });
sample({ clock: confirm.failed, fn: () => undefined, target: bookingMoved });

/** The payer is back, and the server has not heard of the money yet. */
export const $isConfirming = combine([$returned, confirm.$failure] as const, ([payment, failure]) => payment !== null && failure === null);
/** Why the payer came back without having paid. */
export const $unpaid = combine(confirm.$failure, (failure) => failure?.message ?? null);
