// A guest's stays: all of them in their groups, or the one that the address names.
import { combine, createEvent, createStore, sample } from 'effector';
import { listReviewableFx, listStaysFx } from '../../../../generated/client/booking';
import type { BookingRow } from '../../../../generated/model/entities';
import { staysQuery } from '../../../../generated/routes/queries/staysQuery';
import { query } from '../../shell/calls/query';
import type { Visit } from '../../shell/navigation/visit';
import { paymentReturned } from '../detail/paying.store';
import { bookingMoved, bookingOpened } from '../detail/detail.store';
import { writingWanted } from '../detail/review.store';

const perPage = 100;

export const opened = createEvent<Visit>();
sample({ clock: opened, fn: ({ query }) => staysQuery(query).payment ?? null, target: paymentReturned });
sample({ clock: opened, fn: ({ params }) => params['booking_id'], target: bookingOpened });

sample({ clock: opened, fn: ({ query }) => staysQuery(query).review ?? false, target: writingWanted });

/** Stays that may be reviewed now. */
export const reviewable = query(listReviewableFx);
sample({ clock: opened, filter: ({ params }) => params['booking_id'] === undefined, fn: () => undefined, target: reviewable.asked });

/** It is known whether there are any, or that it cannot be known. */
export const $reviewableSettled = combine(reviewable.$data, reviewable.$failure, (data, failure) => data !== null || failure !== null);

export const stays = query(listStaysFx);
sample({
  clock: opened,
  filter: ({ params }) => params['booking_id'] === undefined,
  fn: () => ({ page: 1, per_page: perPage }),
  target: stays.asked,
});

/** Those that are known, of however many; null until the first answer. */
export const $known = createStore<readonly BookingRow[] | null>(null, { serialize: 'ignore' });
sample({
  clock: stays.done,
  source: $known,
  fn: (before, { result: { page, bookingList } }) => (page === 1 || !before ? bookingList : [...before, ...bookingList]),
  target: $known,
});
export const $isMore = stays.$data.map((last) => last !== null && last.page * last.per_page < last.total);
/** The next of those who have been away a hundred times. */
export const moreAsked = createEvent();
sample({
  clock: moreAsked,
  source: stays.$data,
  fn: (last) => ({ page: (last?.page ?? 0) + 1, per_page: perPage }),
  target: stays.asked,
});
// the list's copy is out of date
sample({ clock: bookingMoved, fn: () => null, target: $known });
