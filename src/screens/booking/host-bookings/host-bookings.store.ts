// A host's bookings: those of a tab and words, both told by the address, as many of them as were asked for; and the coming days.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { type FindHostBookingsArgs, findHostBookingsFx, listComingStaysFx } from '../../../../generated/client/booking';
import type { BookingDetail, BookingRow, HostBookings } from '../../../../generated/model/entities';
import type { BookingTab } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { bookingsQuery } from '../../../../generated/routes/queries/bookingsQuery';
import { query } from '../../shell/calls/query';
import { redirectedTo } from '../../shell/navigation/navigation';
import { pageChanged, type Visit, visitOf } from '../../shell/navigation/visit';
import { bookingMoved, bookingOpened, open } from '../detail/detail.store';
import { writingWanted } from '../detail/review.store';
import { whenRested } from '../../shell/calls/when-rested';

const perPage = 50;

/** The tab and words that are looked for; without a tab the server shows the first that has any. */
interface Sought {
  readonly tab?: BookingTab | undefined;
  readonly words?: string | undefined;
}
interface At extends Sought {
  readonly booking_id?: string | undefined;
}
type Rows = readonly BookingRow[];
export interface Known extends HostBookings {
  /** The words by which they were found. */
  readonly words: string;
}

export const opened = createEvent<Visit>();
/** It was a while since they were asked for. */
export const renewed = createEvent();
/** More of them are to be shown. */
export const moreWanted = createEvent();

const left = pageChanged.filter({ fn: (path) => visitOf(path).route !== 'bookings' });
const atOf = ({ params, query }: Visit): At => {
  const { tab, words } = bookingsQuery(query);
  return { booking_id: params['booking_id'], tab, words };
};

/** The address: the tab, the words, the open booking. */
export const $at = createStore<At>({}, { serialize: 'ignore' });
sample({ clock: opened, fn: atOf, target: $at });

export const rows = query(attach({ effect: findHostBookingsFx, mapParams: (args: FindHostBookingsArgs) => args }));
export const coming = query(listComingStaysFx);
const first = ({ tab, words }: Sought) => ({ tab, words, per_page: perPage });

/** Those that are known of one tab and words; null until the first have come. */
export const $known = createStore<Known | null>(null, { serialize: 'ignore' });
sample({ clock: left, fn: () => undefined, target: [rows.cleared, coming.cleared] });
sample({ clock: left, fn: () => null, target: $known });
sample({ clock: left, fn: () => ({}), target: $at });
sample({ clock: opened, fn: (visit) => first(atOf(visit)), target: rows.wanted });
sample({ clock: opened, fn: () => undefined, target: coming.wanted });
sample({ clock: opened, fn: ({ query }) => bookingsQuery(query).review ?? false, target: writingWanted });
sample({ clock: opened, fn: ({ params }) => params['booking_id'], target: bookingOpened });
sample({ clock: [bookingMoved, renewed], source: $at, fn: first, target: rows.asked });
sample({ clock: [bookingMoved, renewed], fn: () => undefined, target: coming.asked });
sample({
  clock: moreWanted,
  source: { known: $known, at: $at },
  fn: ({ known, at }) => ({ ...first(at), tab: known?.tab, after: known?.bookingList.at(-1)?.booking_id }),
  target: rows.asked,
});

const isIn = (known: Rows, { booking_id }: Pick<BookingRow, 'booking_id'>) => known.some((row) => row.booking_id === booking_id);
/** More of the same follow those that are known; the first of them anew keep those behind. */
const joined = (known: Rows, fresh: Rows, isMore: boolean): Rows => {
  if (isMore) return [...known, ...fresh.filter((row) => !isIn(known, row))];
  const last = known.findIndex(({ booking_id }) => booking_id === fresh.at(-1)?.booking_id);
  return last === -1 ? fresh : [...fresh, ...known.slice(last + 1).filter((row) => !isIn(fresh, row))];
};
sample({
  clock: rows.done,
  source: $known,
  fn: (known, { params: { words = '', after }, result }): Known => {
    const isSame = known !== null && known.tab === result.tab && known.words === words;
    const bookingList = isSame ? joined(known.bookingList, result.bookingList, after !== undefined) : result.bookingList;
    return { ...result, words, bookingList: [...bookingList] };
  },
  target: $known,
});
/** A booking that ended unpaid pays out nothing, whatever was agreed. */
const payoutOf = ({ status, payout, payout_due_at }: BookingDetail): BookingRow['payout'] =>
  status === 'pending' || status === 'confirmed' || payout_due_at !== null ? payout : null;
// an opened booking is newer than its row
const newer = (row: BookingRow, seen: BookingDetail): BookingRow => {
  const { first_name, avatar } = seen.guest;
  if (row.booking_id !== seen.booking_id) return row;
  return { ...row, ...seen, payout: payoutOf(seen), guest: { first_name, avatar, rating: row.guest?.rating ?? null } };
};
sample({
  clock: open.done,
  source: $known,
  filter: Boolean,
  fn: (known, { result }) => ({ ...known, bookingList: known.bookingList.map((row) => newer(row, result)) }),
  target: $known,
});

export const countIn = ({ counts }: HostBookings, tab: BookingTab): number => counts.find((it) => it.tab === tab)?.count ?? 0;

/** The text of the search box: the address follows when the typing rests, and is followed when it changes by itself. */
export const typed = createEvent<string>();
export const $typed = createStore('', { serialize: 'ignore' });
sample({ clock: typed, target: $typed });
sample({ clock: left, fn: () => '', target: $typed });
/** The tab of the address and the words in the box, as links take them along: also words that the address does not have yet. */
export const $sought = combine($at, $typed, ({ tab }, text): Sought => ({ tab, words: text.trim() || undefined }));

const restFx = whenRested<string>(250);
sample({ clock: typed, target: restFx });
const rested = sample({ clock: restFx.doneData, source: $typed, filter: (text, then) => text === then, fn: (text) => text.trim() });
/** The words that the box itself has put into the address. */
const $sent = createStore('', { serialize: 'ignore' });
sample({ clock: left, fn: () => '', target: $sent });
const sent = sample({
  clock: rested,
  source: $at,
  filter: ({ words = '' }, text) => text !== words,
  fn: ({ booking_id }, text): At => ({ booking_id, words: text || undefined }),
});
sample({ clock: sent, fn: ({ words = '' }) => words, target: $sent });
sample({ clock: sent, fn: (at) => pathTo.bookings(at), target: redirectedTo });
sample({
  clock: opened,
  source: $sent,
  filter: (words, visit) => words !== (atOf(visit).words ?? ''),
  fn: (_, visit) => atOf(visit).words ?? '',
  target: [$typed, $sent],
});

/** The list shows what was looked for before. */
export const $isOld = combine($known, $at, (known, { tab, words = '' }) =>
  Boolean(known && (known.words !== words || (tab !== undefined && known.tab !== tab))),
);
