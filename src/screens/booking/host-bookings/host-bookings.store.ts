// A host's bookings: as many pages of them as were asked for, and those that fit what is looked for.
import { combine, createEvent, createStore, sample } from 'effector';
import { listHostBookingsFx, searchBookingsFx } from '../../../../generated/client/booking';
import type { BookingDetail, BookingRow } from '../../../../generated/model/entities';
import { queryOf } from '../../../../generated/routes/queries';
import { query } from '../../shell/calls/query';
import { pageChanged, type Visit, visitOf } from '../../shell/navigation/visit';
import { bookingMoved, bookingOpened, open } from '../detail/detail.store';
import { writingWanted } from '../detail/review.store';
import { fitting } from './sections';

const perPage = 50;
const page = (number: number) => ({ page: number, per_page: perPage });

export const opened = createEvent<Visit>();
/** It was a while since they were asked for. */
export const renewed = createEvent();
/** More of them are to be shown. */
export const moreWanted = createEvent();

export const rows = query(listHostBookingsFx);
const left = pageChanged.filter({ fn: (path) => visitOf(path).route !== 'bookings' });

type Rows = readonly BookingRow[];
/** The newest answer holds, whatever page it came on. */
const joined = (known: Rows | null, fresh: Rows): Rows => [
  ...new Map([...(known ?? []), ...fresh].map((row) => [row.booking_id, row])).values(),
];
/** As a list shows it, what only a list tells kept. */
const rowOf = ({ guest: { first_name, avatar }, ...seen }: BookingDetail, known: BookingRow | undefined): BookingRow => ({
  ...seen,
  guest: { first_name, avatar, rating: known?.guest?.rating ?? null },
});
const sameIn = (known: Rows, { booking_id }: Pick<BookingRow, 'booking_id'>) => known.find((row) => row.booking_id === booking_id);

/** All that are known, in no order; null until the first page has come. */
export const $known = createStore<Rows | null>(null, { serialize: 'ignore' });
sample({ clock: left, fn: () => undefined, target: rows.cleared });
sample({ clock: left, fn: () => null, target: $known });
sample({ clock: opened, fn: () => page(1), target: rows.wanted });
sample({ clock: opened, fn: ({ query }) => queryOf.bookings(query).review ?? false, target: writingWanted });
sample({ clock: opened, fn: ({ params }) => params['booking_id'], target: bookingOpened });
sample({ clock: [bookingMoved, renewed], fn: () => page(1), target: rows.asked });
sample({
  clock: moreWanted,
  source: $known,
  fn: (known) => page(Math.floor((known?.length ?? 0) / perPage) + 1),
  target: rows.asked,
});
sample({ clock: rows.done, source: $known, fn: (known, { result }) => joined(known, result.bookingList), target: $known });
// an opened booking is newer than its row
sample({
  clock: open.done,
  source: $known,
  filter: (known) => known !== null,
  fn: (known, { result }) => joined(known, [rowOf(result, sameIn(known ?? [], result))]),
  target: $known,
});
export const $total = rows.$data.map((found) => found?.total ?? 0);

/** The search text: a booking's reference, its address, or words of it. */
export const typed = createEvent<string>();
export const $typed = createStore('', { serialize: 'ignore' });
sample({ clock: typed, target: $typed });
sample({ clock: left, fn: () => '', target: $typed });

const isLink = (text: string): boolean => /^(https?:\/\/|\/)\S+$/i.test(text);
const searched = (text: string) => {
  if (isLink(text)) return { bookingUrl: text };
  return /^[a-z2-9]{6}$/i.test(text) ? { reference: text.toUpperCase() } : undefined;
};
/** The server finds a booking by its reference and by its address on any page. */
export const found = query(searchBookingsFx);
const begun = typed.map((text) => searched(text.trim()));
sample({ clock: [left, begun], fn: () => undefined, target: found.cleared });
sample({ clock: begun.filterMap((it) => it), target: found.asked });

/** The shown list; null until it is loaded. */
export const $shown = combine([$known, $typed, found.$data] as const, ([known, text, hits]) => {
  if (!known || text.trim() === '') return known;
  const here = isLink(text.trim()) ? [] : fitting(known, text);
  const elsewhere = (hits ?? [])
    .filter(({ side }) => side === 'host')
    // the list's copy is never older
    .map((hit) => sameIn(known, hit) ?? rowOf(hit, undefined));
  return joined(here, elsewhere);
});
