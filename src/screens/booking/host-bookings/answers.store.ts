// A host's answers to the booking that is open: accepted, rejected, a payment recorded; each in a window of its own.
import { attach, createStore, sample } from 'effector';
import { acceptBookingFx, recordPaymentFx, rejectBookingFx } from '../../../../generated/client/booking';
import type { Refusal } from '../../../../generated/client/transport';
import type { AcceptFormValues } from '../../../../generated/forms/acceptForm';
import type { RecordPaymentFormValues } from '../../../../generated/forms/recordPaymentForm';
import type { RejectFormValues } from '../../../../generated/forms/rejectForm';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { toastShown } from '../../shell/chrome/toasts.store';
import { ownDeadline } from '../../shell/format/own-zone';
import { $bookingId, acting } from '../detail/detail.store';
import { guestOf } from './words';

const ofOpen = <Values extends object>(values: Values, booking_id: string) => ({ ...values, booking_id });
export const acceptance = acting(
  attach({ effect: acceptBookingFx, source: $bookingId, mapParams: (values: AcceptFormValues, id) => ofOpen(values, id) }),
  'accept',
);
export const rejection = acting(
  attach({ effect: rejectBookingFx, source: $bookingId, mapParams: (values: RejectFormValues, id) => ofOpen(values, id) }),
  'reject',
);
export const payment = acting(
  attach({ effect: recordPaymentFx, source: $bookingId, mapParams: (values: RecordPaymentFormValues, id) => ofOpen(values, id) }),
  'record',
);

sample({
  clock: acceptance.done,
  fn: ({ result }) =>
    say.accepted({ guest: guestOf(result), date: result.pay_by ? ownDeadline(result.pay_by, { zone: result.timezone }) : '' }),
  target: toastShown,
});
sample({ clock: rejection.done, fn: () => say.rejected, target: toastShown });
sample({ clock: payment.done, fn: () => say.paymentRecorded, target: toastShown });

/** An outside calendar's view of the nights that were to be accepted. */
export type Conflict = NonNullable<Refusal<'booking.dates_unavailable'>['data']['conflict']>;
export const $conflict = createStore<Conflict>([], { serialize: 'ignore' });
const taken = acceptance.failed.filterMap(({ error }) =>
  error.kind === 'refusal' && error.code === 'booking.dates_unavailable' ? (error.data.conflict ?? []) : undefined,
);
sample({ clock: acceptance.submitted, fn: () => [], target: $conflict });
sample({ clock: taken, target: $conflict });
