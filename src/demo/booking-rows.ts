// A stay that is planned, as its rows: the booking with its quote, what happened to it, and the nights it holds.
import type { AgreedPrice } from '../../generated/model/entities';
import type { BookingStatus } from '../../generated/model/values';
import { HOUR, DAY, dateOf } from '../../generated/model/dates';
import { instantOf } from '../../generated/model/wire';
import { payDeadline } from '../../generated/rules/derived/payDeadline';
import { replyDeadline } from '../../generated/rules/derived/replyDeadline';
import { momentAt, momentOf } from '../../generated/rules/runtime';
import type { Refund } from '../server/pricing/refund.rules';
import type { NewRow } from '../../generated/tables/tables';
import { agreedOf, termsOf } from './agreed';
import type { Listing } from './listings';
import { type Person, codeOf } from './people';
import { cancelReasons, callOffReasons, messages, rejectReasons } from './phrases/bookings';
import { type Chance, chanceOf } from './pictures/chance';
import { idOf, oneOf } from './seed';

/** Where a stay of the demo stands. */
export type Stage =
  | 'pending'
  | 'unpaid'
  | 'upcoming'
  | 'tomorrow'
  | 'today'
  | 'running'
  | 'leaving'
  | 'completed'
  | 'cancelled'
  | 'called_off'
  | 'withdrawn'
  | 'rejected'
  | 'expired'
  | 'lapsed';

export interface Plan {
  readonly seed: string;
  readonly listing: Listing;
  readonly guest: Person;
  /** The first night, as days since 1970. */
  readonly checkin: number;
  readonly nights: number;
  readonly stage: Stage;
}

type BookingRow = NewRow<'bookings'>;
type EventRow = NewRow<'booking_events'>;
type HeldRow = NewRow<'held_nights'>;
export interface Booked {
  readonly plan: Plan;
  readonly booking: BookingRow;
  readonly events: readonly EventRow[];
  readonly held: HeldRow | undefined;
  readonly agreed: AgreedPrice;
  /** The refunded part of the payment, and when. */
  readonly refund: Refund | null;
  readonly closed: Date | null;
  /** Check-out as a moment, in milliseconds. */
  readonly ends: number;
}

const statuses: Readonly<Record<Stage, BookingRow['status']>> = {
  pending: 'pending',
  unpaid: 'confirmed',
  upcoming: 'confirmed',
  tomorrow: 'confirmed',
  today: 'confirmed',
  running: 'confirmed',
  leaving: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
  called_off: 'cancelled',
  withdrawn: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
  lapsed: 'expired',
};
const holds: readonly Stage[] = ['pending', 'unpaid', 'upcoming', 'tomorrow', 'today', 'running', 'leaving', 'completed'];
/** Whether a stay keeps its nights: a host who calls one off does not get them back. */
export const holdsNights = (stage: Stage): boolean => stage === 'called_off' || holds.includes(stage);

interface Times {
  readonly created: number;
  readonly answered: number | null;
  readonly paid: number | null;
  readonly closed: number | null;
}

/** The longest that a host takes to answer, in hours: most are quick. */
const slowest = ({ row }: Listing): number => {
  const chance = chanceOf(`answers ${row.profile_id}`);
  return chance.in(0.6) ? 1 : chance.whole(2, 14);
};

/** The deadlines of a stay, as the product computes them. */
const deadlinesOf = (stay: Parameters<typeof payDeadline>[0]['booking']) => ({
  replyBy: (created: number): number => momentOf(replyDeadline({ booking: { ...stay, created_at: instantOf(Math.round(created)) } })),
  payBy: (answered: number): number => momentOf(payDeadline({ booking: stay, now: instantOf(Math.round(answered)) })),
});
type Deadlines = ReturnType<typeof deadlinesOf>;

const timesOf = (plan: Plan, begins: number, it: Deadlines & { readonly now: number; readonly chance: Chance }): Times => {
  const { now, chance, replyBy, payBy } = it;
  const { stage } = plan;
  if (stage === 'pending') return { created: now - chance.between(1, 21) * HOUR, answered: null, paid: null, closed: null };
  if (stage === 'unpaid') {
    const answered = now - chance.between(0.5, 6) * HOUR;
    return { created: answered - chance.between(1, 15) * HOUR, answered, paid: null, closed: null };
  }
  const created = Math.min(begins, now) - chance.between(3, begins > now ? 30 : 70) * DAY;
  const answered = created + chance.between(0.1, slowest(plan.listing)) * HOUR;
  switch (stage) {
    case 'rejected':
    case 'withdrawn':
      return { created, answered: null, paid: null, closed: answered };
    case 'expired':
      return { created, answered: null, paid: null, closed: replyBy(created) };
    case 'lapsed':
      return { created, answered, paid: null, closed: payBy(answered) };
    case 'cancelled':
    case 'called_off': {
      const paid = answered + chance.between(0.2, 3) * HOUR;
      return { created, answered, paid, closed: paid + chance.between(0.1, 1) * (Math.min(begins, now) - paid) };
    }
    default:
      return { created, answered, paid: answered + chance.between(0.2, 8) * HOUR, closed: null };
  }
};

type Step = readonly [event: string, at: number | null, from: BookingStatus | null, to: BookingStatus, who: 'guest' | 'host' | null];
const steps = (plan: Plan, times: Times): readonly Step[] => {
  const end: Partial<Record<Stage, readonly [event: string, from: BookingStatus, to: BookingStatus, who: Step[4]]>> = {
    cancelled: ['cancel', 'confirmed', 'cancelled', 'guest'],
    called_off: ['call_off', 'confirmed', 'cancelled', 'host'],
    withdrawn: ['withdraw', 'pending', 'cancelled', 'guest'],
    rejected: ['reject', 'pending', 'rejected', 'host'],
    expired: ['expire', 'pending', 'expired', null],
    lapsed: ['lapse', 'confirmed', 'expired', null],
  };
  const closing = end[plan.stage];
  return [
    ['request', times.created, null, 'pending', 'guest'],
    ['accept', times.answered, 'pending', 'confirmed', 'host'],
    ['pay', times.paid, 'confirmed', 'confirmed', 'guest'],
    ...(closing ? ([[closing[0], times.closed, closing[1], closing[2], closing[3]]] as const) : []),
  ];
};

const reasonsOf = (stage: Stage, chance: Chance): Pick<BookingRow, 'cancel_reason' | 'reject_reason' | 'cancelled_by'> => ({
  cancel_reason:
    stage === 'cancelled' || stage === 'withdrawn'
      ? oneOf(chance, cancelReasons)
      : stage === 'called_off'
        ? oneOf(chance, callOffReasons)
        : null,
  reject_reason: stage === 'rejected' ? oneOf(chance, rejectReasons) : null,
  cancelled_by: stage === 'cancelled' || stage === 'withdrawn' ? 'guest' : stage === 'called_off' ? 'host' : null,
});

const moment = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(Math.round(milliseconds)));

const eventsOf = (plan: Plan, times: Times, reason: string | null): EventRow[] =>
  steps(plan, times).flatMap(([event, at, from_status, to_status, who], index) =>
    at === null
      ? []
      : [
          {
            event_id: idOf(`event ${plan.seed} ${index}`),
            property_id: plan.listing.row.property_id,
            booking_id: idOf(`booking ${plan.seed}`),
            at: new Date(Math.round(at)),
            who: who === 'guest' ? plan.guest.profile_id : who === 'host' ? plan.listing.row.profile_id : null,
            event,
            from_status,
            to_status,
            reason: index === 3 ? reason : null,
          },
        ],
  );

const heldOf = ({ seed, stage, listing, checkin, nights }: Plan, created_at: Date): HeldRow => ({
  held_id: idOf(`held ${seed}`),
  property_id: listing.row.property_id,
  nights: `[${dateOf(checkin)},${dateOf(checkin + nights)})`,
  kind: stage === 'called_off' ? 'block' : 'booking',
  booking_id: idOf(`booking ${seed}`),
  created_at,
});

/** The rows of a planned stay, as of a moment. */
export const bookedOf = (plan: Plan, now: Date): Booked => {
  const { listing, stage, seed } = plan;
  const chance = chanceOf(`booking ${seed}`);
  const terms = termsOf(listing);
  const begins = momentAt(plan.checkin, terms.checkin_time, terms.timezone);
  const deadlines = deadlinesOf({ ...terms, checkin: dateOf(plan.checkin) });
  const times = timesOf(plan, begins, { ...deadlines, now: now.getTime(), chance });
  const created_at = new Date(Math.round(times.created));
  const reasons = reasonsOf(stage, chance);
  const { facts, agreed, refund } = agreedOf({
    plan,
    chance,
    created: created_at,
    cancelled: times.paid === null ? null : moment(times.closed),
  });
  const booking: BookingRow = {
    booking_id: idOf(`booking ${seed}`),
    property_id: listing.row.property_id,
    guest_id: plan.guest.profile_id,
    reference: codeOf(`reference ${seed}`, 6),
    status: statuses[stage],
    ...facts,
    ...terms,
    message: chance.in(0.7) ? oneOf(chance, messages) : null,
    ...reasons,
    confirmation_id: times.paid === null ? null : idOf(`payment ${seed}`),
    paid_at: moment(times.paid),
    accepted_at: moment(times.answered),
    reply_by: moment(deadlines.replyBy(times.created)),
    pay_by: moment(times.answered === null ? null : deadlines.payBy(times.answered)),
    payment_method: times.paid === null ? null : 'card',
    reported_at: null,
    host_reported_at: null,
    created_at,
  };
  return {
    plan,
    booking,
    events: eventsOf(plan, times, reasons.cancel_reason ?? reasons.reject_reason ?? null),
    agreed,
    refund,
    closed: moment(times.closed),
    held: holdsNights(stage) ? heldOf(plan, created_at) : undefined,
    ends: momentAt(plan.checkin + plan.nights, terms.checkout_time, terms.timezone),
  };
};
