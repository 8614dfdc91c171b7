// Paying for something of a booking by card: the payment page, and the return from it. The server alone decides whether it is paid.
import { attach, combine, createEffect, createEvent, createStore, type Effect, type EventCallable, sample, type Store } from 'effector';
import type { BookingDetail } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import type { AnyFailure } from '../../shell/calls/own-call';
import { query } from '../../shell/calls/query';
import { type Submission, submission } from '../../shell/calls/submission';
import { redirectedTo } from '../../shell/navigation/navigation';
import { pageChanged } from '../../shell/navigation/visit';
import { $bookingId, bookingMoved, bookingOpened, open } from './detail.store';

/** The payer comes back from a payment; null where the address names none. */
export const paymentReturned = createEvent<string | null>();

interface Named {
  readonly booking_id: string;
}
interface Page extends Named {
  readonly success_path: string;
  readonly cancel_path: string;
}
/** The payment page may be of another site: a whole load. */
const leaveFx = createEffect<string, void>((address) => location.assign(address));

/**
 * The way to the payment page of the open booking, and back to its page.
 *
 * @example export const payment = leading(payClaimFx, (_: void, page) => page);
 */
export const leading = <P, A, T extends { readonly url: string }, F extends AnyFailure>(
  payFx: Effect<A, T, F>,
  argsOf: (given: P, page: Page) => A,
): Submission<P, T, F> => {
  const start = submission(
    attach({
      effect: payFx,
      source: $bookingId,
      mapParams: (given: P, booking_id: string) => {
        const back = pathTo.stays({ booking_id });
        return argsOf(given, { booking_id, success_path: back, cancel_path: back });
      },
    }),
    'screen',
  );
  sample({ clock: start.done, fn: ({ result: { url } }) => url, target: leaveFx });
  // paid or withdrawn meanwhile, by the other side for one
  sample({ clock: start.failed, fn: () => undefined, target: bookingMoved });
  sample({ clock: bookingOpened, fn: () => undefined, target: start.cleared });
  return start;
};

interface Return {
  /** The server asks the provider once more. */
  readonly confirmedAgain: EventCallable<void>;
  /** The payer is back, and the server has not heard of the money yet. */
  readonly $isConfirming: Store<boolean>;
  /** The payment has come: told as long as the payer stays on the page. */
  readonly $isPaid: Store<boolean>;
  /** Why the payer came back without having paid. */
  readonly $unpaid: Store<string | null>;
}

/** How the thing that is paid for stands with its booking. */
interface Payable {
  readonly isDue: (booking: BookingDetail) => boolean;
  /** A payment that comes back can be for it: the provider may tell the server before the payer is back, and then it is due no more. */
  readonly isPayable: (booking: BookingDetail) => boolean;
}

/** The return from the payment page of something that is due as long as the booking says so. */
export const returning = <F extends AnyFailure & { readonly message: string }>(
  confirmFx: Effect<Named & { readonly confirmation_id: string }, BookingDetail, F>,
  { isDue, isPayable }: Payable,
): Return => {
  const confirm = query(confirmFx);
  const $returned = createStore<string | null>(null, { serialize: 'ignore' });
  const $asked = createStore<string | null>(null, { serialize: 'ignore' });
  sample({ clock: paymentReturned, target: $returned });
  sample({ clock: paymentReturned.filter({ fn: (payment) => payment === null }), fn: () => undefined, target: confirm.cleared });
  const first = sample({
    clock: open.done,
    source: { payment: $returned, asked: $asked },
    filter: ({ payment, asked }, { result }) => payment !== null && payment !== asked && isPayable(result),
    fn: ({ payment }, { result: { booking_id } }) => ({ booking_id, confirmation_id: payment ?? '' }),
  });
  sample({ clock: first, target: confirm.asked });
  sample({ clock: first, fn: ({ confirmation_id }) => confirmation_id, target: $asked });
  const confirmedAgain = createEvent();
  sample({ clock: confirmedAgain, target: confirm.retried });
  const paid = confirm.done.filterMap(({ params, result }) => (isDue(result) ? undefined : params.booking_id));
  // it is not confirmed once more when the page is loaded again
  sample({ clock: paid, fn: (booking_id) => pathTo.stays({ booking_id }), target: redirectedTo });
  const $isPaid = createStore(false, { serialize: 'ignore' });
  sample({ clock: pageChanged, fn: () => false, target: $isPaid });
  sample({ clock: paid, fn: () => true, target: $isPaid });
  sample({ clock: confirm.failed, fn: () => undefined, target: bookingMoved });
  return {
    confirmedAgain,
    $isConfirming: combine([$returned, confirm.$failure] as const, ([payment, failure]) => payment !== null && failure === null),
    $isPaid,
    $unpaid: confirm.$failure.map((failure) => failure?.message ?? null),
  };
};
