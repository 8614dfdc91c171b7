// The booking that one of its two sides has open: loaded once, and what is done with it.
import { type Effect, createEvent, createStore, sample, attach } from 'effector';
import { getBookingFx, reportBookingFx } from '../../../../generated/client/booking';
import type { AnyFailure } from '../../shell/calls/own-call';
import { query } from '../../shell/calls/query';
import { type Submission, submission } from '../../shell/calls/submission';
import { draftSent } from '../../shell/drafts/drafts.store';
import { headSaid } from '../../shell/navigation/head';
import { pageChanged } from '../../shell/navigation/visit';
import type { ReportFormValues } from '../../../../generated/forms/reportForm';
import { bookingTexts } from '../../../../generated/texts/sentences/bookingTexts';
import { toastShown } from '../../shell/chrome/toasts.store';

/** A booking is opened by its id; none is, by nothing. */
export const bookingOpened = createEvent<string | undefined>();
/** It is not any more what it was: done by us, or heard of by a refusal. Lists of bookings ask anew. */
export const bookingMoved = createEvent();

export const open = query(getBookingFx);
export const $bookingId = createStore('', { serialize: 'ignore' });
sample({ clock: bookingOpened, fn: (id = '') => id, target: $bookingId });
sample({
  clock: bookingOpened,
  source: open.$data,
  filter: (shown, id) => shown?.booking_id !== id,
  fn: () => undefined,
  target: open.cleared,
});
sample({ clock: bookingOpened.filterMap((booking_id) => (booking_id ? { booking_id } : undefined)), target: open.asked });
sample({ clock: bookingMoved, source: $bookingId, filter: Boolean, fn: (booking_id) => ({ booking_id }), target: open.asked });
sample({ clock: open.done, fn: ({ result }) => ({ title: result.property.title }), target: headSaid });

/** The question asked before an action. */
export type Window =
  | 'accept'
  | 'answer'
  | 'cancel'
  | 'change'
  | 'claim'
  | 'decline'
  | 'keep'
  | 'paid'
  | 'points'
  | 'propose'
  | 'record'
  | 'reject'
  | 'report'
  | 'review'
  | 'take'
  | 'withdraw';
export const windowOpened = createEvent<Window>();
export const windowClosed = createEvent();
export const $window = createStore<Window | null>(null, { serialize: 'ignore' });
sample({ clock: windowOpened, target: $window });
sample({ clock: [windowClosed, pageChanged, bookingOpened], fn: () => null, target: $window });

/** The name of the words that are written in a window of a booking. */
export const wordsIn = (window: Window, booking_id: string): string => `${window}:${booking_id}`;

/**
 * A submission about the open booking, in a window of its own: done, the window goes and the booking is asked for anew; refused, the
 * window stays, and behind it stands the booking as it is now.
 *
 * @example export const cancellation = acting(cancelOpenFx, 'cancel');
 */
export const acting = <P, T, F extends AnyFailure>(effect: Effect<P, T, F>, window: Window): Submission<P, T, F> => {
  const acted = submission(effect);
  const done = acted.done.map(() => undefined);
  const refused = acted.failed.filterMap(({ error }) => (error.kind === 'refusal' ? true : undefined));
  sample({ clock: done, source: $window, filter: (shown) => shown === window, fn: () => undefined, target: windowClosed });
  sample({ clock: done, source: $bookingId, fn: (id) => wordsIn(window, id), target: draftSent });
  sample({ clock: [done, refused], fn: () => undefined, target: bookingMoved });
  sample({ clock: [windowOpened, windowClosed], fn: () => undefined, target: acted.cleared });
  return acted;
};

const reportOpenFx = attach({
  effect: reportBookingFx,
  source: $bookingId,
  mapParams: (values: ReportFormValues, booking_id) => ({ ...values, booking_id }),
});
export const report = acting(reportOpenFx, 'report');
sample({ clock: report.done, fn: () => bookingTexts.reported, target: toastShown });
