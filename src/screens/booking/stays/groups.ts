// A guest's stays by where they stand: what asks for something comes first, what is over last. Pure.
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { type BookingDisplayStatusName, bookingDisplayStatusName } from '../../../../generated/rules/statuses';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';

type Group = 'current' | 'waiting' | 'upcoming' | 'past' | 'cancelled';

const groupOf: { readonly [status in BookingDisplayStatusName]: Group } = {
  pending: 'waiting',
  payment_pending: 'waiting',
  checking_in: 'current',
  hosting: 'current',
  checking_out: 'current',
  arrives_tomorrow: 'upcoming',
  upcoming: 'upcoming',
  completed: 'past',
  called_off: 'cancelled',
  unconfirmed: 'cancelled',
};

type Order = (one: BookingRow, other: BookingRow) => number;
const earlier: Order = (one, other) => one.checkin.localeCompare(other.checkin);
const later: Order = (one, other) => other.checkin.localeCompare(one.checkin);
const endOf = ({ pay_by, offer_by, reply_by }: BookingRow): string => pay_by ?? offer_by ?? reply_by ?? '';
const sooner: Order = (one, other) => endOf(one).localeCompare(endOf(other));

interface Kind {
  readonly group: Group;
  readonly heading: string;
  readonly order: Order;
  /** Only a line each: nothing is to be done any more. */
  readonly isOver: boolean;
}
const kinds: readonly Kind[] = [
  { group: 'current', heading: say.current, order: earlier, isOver: false },
  { group: 'waiting', heading: say.waiting, order: sooner, isOver: false },
  { group: 'upcoming', heading: say.upcoming, order: earlier, isOver: false },
  { group: 'past', heading: say.past, order: later, isOver: true },
  { group: 'cancelled', heading: say.cancelled, order: later, isOver: true },
];

export interface StayGroup extends Pick<Kind, 'group' | 'heading' | 'isOver'> {
  readonly rows: readonly BookingRow[];
}

/** The groups that somebody is in, in their order. */
export const groupsOf = (rows: readonly BookingRow[], now: Instant): readonly StayGroup[] =>
  kinds.flatMap(({ group, heading, order, isOver }) => {
    const its = rows.filter((booking) => groupOf[bookingDisplayStatusName({ booking, now })] === group);
    return its.length === 0 ? [] : [{ group, heading, isOver, rows: its.toSorted(order) }];
  });
