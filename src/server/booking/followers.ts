// A booking, its moves, and what it wants done and told by subjects further down the street.
import type { Booking, BookingDetail, BookingRow, LineItem, Money, Payment } from '../../../generated/model/entities';
import type { AliasedRawBuilder, OperationNodeSource, RawBuilder } from 'kysely';
import type { BookingSide, BookingStatus, RefundReason } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import type { BookingLifeEvent } from '../../../generated/rules/lifecycles';
import type { Moved } from '../../../generated/rules/move';
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import type { BookLine } from '../pricing/refund.rules';
import type { Shares } from '../pricing/shares.rules';
import type { Inside, Services } from '../request/context';

/** A booking with what was agreed about its price, in cents of Canadian dollars. */
export interface KeptBooking
  extends Omit<Booking, 'review' | 'guest_review'>,
    Pick<Row<'bookings'>, 'price' | 'host_subtotal_cents' | 'total_cents'> {}

/** The same with what its two sides wrote. */
export type ReviewedBooking = KeptBooking & Pick<Booking, 'review' | 'guest_review'>;

export type MovedBooking = Extract<Moved<BookingStatus, BookingLifeEvent>, { readonly ok: true }>;

/** The transaction of a move. */
export type MoveContext = Pick<Inside, 'trx' | 'mail' | 'job' | 'writeLast'> & Pick<Services, 'followers'> & { readonly now: Date };

/** Does what follows a move of a booking, which stands as it was moved. */
export type MoveFollower = (tx: MoveContext, booking: KeptBooking, moved: MovedBooking) => Promise<void>;

/** Points set aside for a booking. */
export interface PointsHold {
  readonly profile_id: string;
  readonly booking_id: string;
  readonly points: number;
  /** Their reason, as the person reads it. */
  readonly reason: string;
  readonly now: Date;
}

/** A message of one side about a stay. */
export interface StayMessage {
  readonly property_id: string;
  readonly guest_id: string;
  readonly side: 'guest' | 'host';
  readonly text: string;
  readonly now: Date;
}

/** Words that came with an answer. */
export interface AnswerWord {
  readonly property_id: string;
  readonly guest_id: string;
  readonly at: Instant;
  /** Whether contact details in words are shown. */
  readonly isOpen: boolean;
}

/** A refund, as points and money, and what of it each account of the books bears; points that come back are a line below zero. */
export interface BookingRefund extends Shares {
  readonly lines: readonly BookLine[];
  /** So much went back before, in Canadian cents, points included. */
  readonly before: number;
  /** The points that have come back with it, in all. */
  readonly returned: number;
  /** Nothing is left of the charge. */
  readonly isAll: boolean;
}

/** A refund with its reason. */
export interface ReasonedRefund extends BookingRefund {
  readonly reason: RefundReason;
  /** The sum that was promised, in the smallest unit of the currency of the charge; left out, it follows from the rate of the charge. */
  readonly promised_cents?: number;
  /** The provider's, where it has made it already: its id, and the sum in the currency of the charge. */
  readonly made?: MadeRefund;
  /** The thing that it follows from, where its reason comes more than once for a booking. */
  readonly of?: string;
}
export interface MadeRefund {
  /** The charge that it was made of: a stay that was changed may have several. */
  readonly payment_id: string;
  readonly provider_id: string;
  readonly amount_cents: number;
}

/** A refund of what was paid for a claim. */
export interface ClaimRefund {
  readonly payment: Payment;
  readonly cents: number;
  readonly reason: RefundReason;
  readonly made: MadeRefund;
}

export interface HostShare extends Pick<BookingDetail, 'payout_due_at' | 'payout_paid_at' | 'payout_is_held' | 'payout_needs_details'> {
  readonly payout: Money;
  /** The price that the guest pays, with our fee and taxes. */
  readonly guest_total: Money;
  readonly payout_lines: LineItem[];
}

export interface BookingFollowers {
  /** The followers of each move, in this order. */
  readonly moves: { readonly [E in BookingLifeEvent]: readonly MoveFollower[] };
  /** Sets how many points are set aside, whatever was before. Refuses more than the person has. */
  readonly holdPoints: (trx: Database, it: PointsHold) => Promise<void>;
  /** The writes that set points aside for a booking that is made with them. The database refuses more than the person has. */
  readonly holdingPoints: (trx: Database, it: PointsHold) => readonly OperationNodeSource[];
  /** Whether a write of these met a balance that another had lessened. */
  readonly isOverdrawn: (error: unknown) => boolean;
  /** Gives back a part of the points that were spent on a booking, which takes fewer by now. */
  readonly lessenSpent: (trx: Database, it: { readonly booking_id: string; readonly points: number; readonly now: Date }) => Promise<void>;
  readonly findBalance: (db: Database, profileId: string) => Promise<number>;
  /** The same, to ask with. */
  readonly balanceOf: (profileId: string) => RawBuilder<number>;
  readonly writeInThread: (trx: Database, it: StayMessage) => Promise<unknown>;
  /** The host's words to the guest that came with an answer at a moment, as the guest may read them. */
  readonly findWord: (db: Database, it: AnswerWord) => Promise<string | null>;
  /** Closes the page on which a booking is paid. */
  readonly closePages: (tx: Pick<Inside, 'trx' | 'job'>, bookingId: string) => Promise<void>;
  /** The payments by card that a booking was paid with, as one; denied where a part of it is. */
  readonly findPaymentOf: (db: Database, bookingId: string) => Promise<Payment | undefined>;
  /** The sum that comes back to the card for some reasons, in the currency that was charged. */
  readonly cardRefundOf: (db: Database, bookingId: string, reasons: readonly RefundReason[]) => Promise<Money | null>;
  /** The sums recorded as paid to the host, in Canadian cents. */
  readonly findRecorded: (db: Database, bookingId: string) => Promise<number>;
  /** Gives back what comes back: points at once, money by the provider, each of them once. */
  readonly giveBack: (tx: Pick<Inside, 'trx' | 'job'> & { readonly now: Date }, booking: KeptBooking, it: ReasonedRefund) => Promise<void>;
  /** The change of a booking that is proposed or waits for a payment. */
  readonly shownChange: (db: Database, booking: KeptBooking) => Promise<BookingDetail['change']>;
  /** Until when the guests may accept the offers that are open among some requests. */
  readonly offersOpen: (db: Database, bookingIds: readonly string[]) => Promise<ReadonlyMap<string, Instant>>;
  /** The difference of a change is paid: answers what it pays for, line by line; nothing where it does not cost just that any more. */
  readonly payChange: (
    tx: MoveContext,
    booking: KeptBooking,
    it: { readonly change_id: string; readonly cents: number },
  ) => Promise<readonly BookLine[] | undefined>;
  /** The host's claim after a stay, as one side reads it. */
  readonly shownClaim: (db: Database, bookingId: string, side: BookingSide) => Promise<Pick<BookingDetail, 'claim' | 'claim_photos'>>;
  /** Where the host's claim stands, or null, to ask with: of the booking whose id is in a column. */
  readonly claimStandOf: (column: string) => RawBuilder<BookingRow['claim']>;
  /** A claim is paid by card; false where it does not owe just that any more. */
  readonly payClaim: (tx: MoveContext, booking: KeptBooking, it: { readonly claim_id: string; readonly cents: number }) => Promise<boolean>;
  /** A claim's host has what was paid for it coming, at once. */
  readonly payOutClaim: (tx: MoveContext, booking: KeptBooking, claimId: string) => Promise<void>;
  /** Gives back a part of what was paid for a claim: it is taken from the host. */
  readonly giveBackClaim: (tx: MoveContext, booking: KeptBooking, it: ClaimRefund) => Promise<void>;
  readonly hostShareOf: (db: Database, booking: KeptBooking) => Promise<HostShare>;
  /** The shares of several bookings. */
  readonly payoutsOf: (db: Database, bookings: readonly KeptBooking[]) => Promise<ReadonlyMap<string, Money>>;
  /** The payouts that are due to a host and cannot be sent yet; nothing where none are. */
  readonly heldFor: (db: Database, profileId: string) => Promise<Money | null>;
  /** Whether payouts can be sent to a host: their details are complete. */
  readonly isPayable: (db: Database, profileId: string) => Promise<boolean>;
  /** A booking's agreed share for its host, in Canadian cents. */
  readonly agreedPayoutOf: (db: Database, booking: KeptBooking) => Promise<number>;
  /** The ids of what both sides of a booking wrote, or null, to ask with: of the booking whose id stands in a column. */
  readonly reviewsOf: (
    column: string,
  ) => readonly [AliasedRawBuilder<string | null, 'review'>, AliasedRawBuilder<string | null, 'guest_review'>];
  /** How many hosts have reviewed a guest, and with how many stars on average, once there are enough. */
  readonly guestStandingOf: (db: Database, guestId: string) => Promise<Pick<BookingDetail['guest'], 'rating' | 'review_count'>>;
}

declare module '../request/context' {
  interface Followers {
    readonly booking: BookingFollowers;
  }
}
