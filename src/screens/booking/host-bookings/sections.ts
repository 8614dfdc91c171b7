// A host's bookings in the order in which they ask for something: requests first, what is over last. Pure.
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';
import { type BookingDisplayStatusName, bookingDisplayStatusName } from '../../../../generated/rules/statuses';

export type SectionId = 'requests' | 'arrivals' | 'current' | 'unpaid' | 'past' | 'cancelled';
export interface Section {
  readonly id: SectionId;
  readonly rows: readonly BookingRow[];
}

const sectionOf: Readonly<Record<BookingDisplayStatusName, SectionId>> = {
  pending: 'requests',
  upcoming: 'arrivals',
  arrives_tomorrow: 'arrivals',
  checking_in: 'arrivals',
  hosting: 'current',
  checking_out: 'current',
  payment_pending: 'unpaid',
  completed: 'past',
  called_off: 'cancelled',
  unconfirmed: 'cancelled',
};

const never = Number.MAX_SAFE_INTEGER;
const when = (moment: Instant | null): number => (moment === null ? never : momentOf(moment));
type Order = (one: BookingRow, other: BookingRow) => number;
const byArrival: Order = (one, other) => (one.checkin < other.checkin ? -1 : one.checkin > other.checkin ? 1 : 0);
const latestFirst: Order = (one, other) => byArrival(other, one);
const orders: Readonly<Record<SectionId, Order>> = {
  requests: (one, other) => when(one.reply_by) - when(other.reply_by),
  arrivals: byArrival,
  current: (one, other) => momentOf(one.checkoutDate) - momentOf(other.checkoutDate),
  unpaid: (one, other) => when(one.pay_by) - when(other.pay_by),
  past: latestFirst,
  cancelled: latestFirst,
};
const ids: readonly SectionId[] = ['requests', 'arrivals', 'current', 'unpaid', 'past', 'cancelled'];

/** Those in which there is something, in their order and each in its own. */
export const sectionsOf = (rows: readonly BookingRow[], now: Instant): readonly Section[] =>
  ids
    .map((id) => ({
      id,
      rows: rows.filter((booking) => sectionOf[bookingDisplayStatusName({ booking, now })] === id).toSorted(orders[id]),
    }))
    .filter((section) => section.rows.length > 0);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const wordsOf = ({ reference, guest, property: { title, place } }: BookingRow): string =>
  plain([reference, guest?.first_name, title, place].filter(Boolean).join(' '));

/** Those in which every word that is looked for stands: in the reference, the guest's name, or what the property is called and where it is. */
export const fitting = (rows: readonly BookingRow[], text: string): readonly BookingRow[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => words.every((word) => wordsOf(row).includes(word)));
};
