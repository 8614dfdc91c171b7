// Generated f413a6580dd6. What is sent and done after an answer, each with what it carries, and when by itself.
import { firstOf, type Timer } from "./timer";
import type { Booking, Change, Claim } from "../model/entities";
import type { ContactTopic, Currency, DisputeOutcome, PaymentProvider } from "../model/values";
import type { Instant } from "../model/wire";
import { momentOf, type Facts } from "../rules/runtime";

/** What each mail is written from. */
export interface Mails {
  /** The guest is told how to arrive. */
  readonly arrivalNear: {
      readonly booking_id: string;
    };
  /** The guest is told, and what comes back. */
  readonly bookingCalledOff: {
      readonly booking_id: string;
    };
  /** The host who cancelled is told that the guest gets everything back and that the nights stay blocked. */
  readonly bookingCalledOffHost: {
      readonly booking_id: string;
    };
  /** The guest is told that the stay is cancelled, and how much is refunded. */
  readonly bookingCancelled: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has cancelled. */
  readonly bookingCancelledHost: {
      readonly booking_id: string;
    };
  /** A co-host is told who asks for which nights, or has booked them. */
  readonly bookingForCohost: {
      readonly booking_id: string;
      readonly profile_id: string;
    };
  /** The guest is told that the time to pay has passed. */
  readonly bookingLapsed: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has not paid. */
  readonly bookingLapsedHost: {
      readonly booking_id: string;
    };
  /** The guest gets a receipt. */
  readonly bookingPaid: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has paid. */
  readonly bookingPaidHost: {
      readonly booking_id: string;
    };
  /** The operator is told. */
  readonly bookingReported: {
      readonly booking_id: string;
    };
  /** The host, or a co-host, hears that nights are booked here and elsewhere. */
  readonly calendarConflict: {
      readonly property_id: string;
      readonly profile_id?: string | undefined;
    };
  /** The host, or a co-host, hears that a calendar could not be read for a day. */
  readonly calendarStale: {
      readonly feed_id: string;
      readonly profile_id?: string | undefined;
    };
  /** The guest reads that the change waits for the difference to be paid. */
  readonly changeAccepted: {
      readonly change_id: string;
    };
  /** Who proposed a change hears that it was declined. */
  readonly changeDeclined: {
      readonly change_id: string;
    };
  /** Who proposed a change hears that it was not answered. */
  readonly changeExpired: {
      readonly change_id: string;
    };
  /** The guest hears that the difference was not paid in time. */
  readonly changeLapsed: {
      readonly change_id: string;
    };
  /** The host hears it. */
  readonly changeLapsedHost: {
      readonly change_id: string;
    };
  /** The guest reads the booking as it is now, and what was paid or comes back. */
  readonly changeMade: {
      readonly change_id: string;
      readonly difference_cents: number;
      readonly currency: Currency;
      readonly points: number;
    };
  /** The host reads the booking as it is now, and the payout. */
  readonly changeMadeHost: {
      readonly change_id: string;
    };
  /** The other side reads what is proposed, and until when to answer. */
  readonly changeProposed: {
      readonly change_id: string;
      readonly message: string | null;
    };
  /** The guest hears that money for a change that came too late goes back. */
  readonly changeReturned: {
      readonly change_id: string;
      readonly amount_cents: number;
      readonly currency: Currency;
    };
  /** The guest reads what was accepted, and how it is paid. */
  readonly claimAccepted: {
      readonly booking_id: string;
    };
  /** The host reads what the guest answered. */
  readonly claimAnswered: {
      readonly booking_id: string;
    };
  /** The guest reads what was decided, why, and what is owed. */
  readonly claimDecided: {
      readonly booking_id: string;
    };
  /** The host reads what was decided, and why. */
  readonly claimDecidedHost: {
      readonly booking_id: string;
    };
  /** The host hears how that ended, and who bears it. */
  readonly claimDisputeDecidedHost: {
      readonly booking_id: string;
      readonly cad_cents: number;
      readonly outcome: DisputeOutcome;
    };
  /** The host hears that the card’s owner denies the payment of a claim. */
  readonly claimDisputedHost: {
      readonly booking_id: string;
    };
  /** The guest reads what the host claims, and until when to answer. */
  readonly claimFiled: {
      readonly booking_id: string;
    };
  /** The guest reads that the host took the offer, and how it is paid. */
  readonly claimOfferTaken: {
      readonly booking_id: string;
    };
  /** The guest hears that a claim is paid by card. */
  readonly claimPaid: {
      readonly booking_id: string;
    };
  /** The host hears that a claim is paid by card, and is paid out. */
  readonly claimPaidHost: {
      readonly booking_id: string;
    };
  /** The guest hears of a refund of a claim that was made at the provider. */
  readonly claimRefunded: {
      readonly booking_id: string;
      readonly cad_cents: number;
    };
  /** The host hears of it. */
  readonly claimRefundedHost: {
      readonly booking_id: string;
      readonly cad_cents: number;
    };
  /** The guest hears that money for a claim goes back. */
  readonly claimReturned: {
      readonly booking_id: string;
      readonly cad_cents: number;
    };
  /** The host hears that the guest did not answer in time. */
  readonly claimUnanswered: {
      readonly booking_id: string;
    };
  /** The guest reads that the host let the claim go, and owes nothing. */
  readonly claimWithdrawn: {
      readonly booking_id: string;
    };
  /** The owner hears that an invitation was accepted. */
  readonly cohostAccepted: {
      readonly cohost_ids: readonly string[];
    };
  /** A co-host hears what they may do from now on. */
  readonly cohostChanged: {
      readonly property_id: string;
      readonly profile_id: string;
    };
  /** The owner hears that a co-host has closed their account. */
  readonly cohostGone: {
      readonly profile_id: string;
      readonly name: string;
      readonly property_ids: readonly string[];
    };
  /** A person is invited to co-host, and gets the link. */
  readonly cohostInvited: {
      readonly cohost_ids: readonly string[];
    };
  /** The owner hears that a co-host has ended it. */
  readonly cohostLeft: {
      readonly property_id: string;
      readonly profile_id: string;
    };
  /** A co-host hears that the owner has ended it. */
  readonly cohostRemoved: {
      readonly property_id: string;
      readonly profile_id: string;
    };
  /** A co-host hears that the listing is gone, by its owner or with them. */
  readonly cohostingEnded: {
      readonly profile_id: string;
      readonly title: string;
    };
  /** A new account gets the link that proves their address. */
  readonly confirmLink: {
      readonly link_id: string;
      readonly page: string;
    };
  /** The author of a message of the contact form gets a copy. */
  readonly contactCopy: {
      readonly reference: string;
      readonly name: string;
      readonly email: string;
      readonly topic: ContactTopic;
      readonly message: string;
    };
  /** Support gets a message of the contact form. */
  readonly contactReceived: {
      readonly reference: string;
      readonly name: string;
      readonly email: string;
      readonly topic: ContactTopic;
      readonly message: string;
    };
  /** An account that leaves without a password gets the link that confirms it. */
  readonly deleteLink: {
      readonly link_id: string;
      readonly page: string;
    };
  /** The host is told how a dispute ended, and who bears it. */
  readonly disputeDecidedHost: {
      readonly booking_id: string;
      readonly outcome: DisputeOutcome;
      readonly cad_cents: number;
    };
  /** The host is asked how the guest was. */
  readonly guestReviewAsked: {
      readonly booking_id: string;
    };
  /** The host hears whether hosts read the review of a guest, and if not why. */
  readonly guestReviewDecided: {
      readonly review_id: string;
    };
  /** The guest reads what the host wrote. */
  readonly guestReviewReceived: {
      readonly review_id: string;
    };
  /** The host hears that the guest has written. */
  readonly guestWroteReview: {
      readonly booking_id: string;
    };
  /** The guest hears that the host has written. */
  readonly hostWroteReview: {
      readonly booking_id: string;
    };
  /** A co-host hears of a guest’s message. */
  readonly messageForCohost: {
      readonly thread_id: string;
      readonly number: number;
      readonly profile_id: string;
    };
  /** The other side hears of a message. */
  readonly messageReceived: {
      readonly thread_id: string;
      readonly number: number;
    };
  /** The owner of a saved search reads which stays are new. */
  readonly newStays: {
      readonly saved_search_id: string;
      readonly after: Instant;
      readonly until: Instant;
    };
  /** The host hears that the guest declined, and that the request waits. */
  readonly offerDeclined: {
      readonly change_id: string;
    };
  /** The host hears that the guest did not answer, and that the request waits. */
  readonly offerExpired: {
      readonly change_id: string;
    };
  /** The guest reads what the host offers instead, and until when. */
  readonly offerMade: {
      readonly change_id: string;
      readonly message: string | null;
    };
  /** The guest who accepted an offer is told until when to pay. */
  readonly offerTaken: {
      readonly change_id: string;
    };
  /** The host hears that the guest accepted. */
  readonly offerTakenHost: {
      readonly change_id: string;
    };
  /** The guest hears that the offer is gone, and that the request waits for its answer. */
  readonly offerWithdrawn: {
      readonly change_id: string;
    };
  /** The operator reads what is stuck. */
  readonly operatorTold: object;
  /** The owner of an account hears that its password is another one now. */
  readonly passwordChanged: {
      readonly user_id: string;
    };
  /** The host is told that the card’s owner denies the payment. */
  readonly paymentDisputedHost: {
      readonly booking_id: string;
    };
  /** The guest who has not paid is told that the time to pay is almost over. */
  readonly paymentNear: {
      readonly booking_id: string;
    };
  /** The guest is told of a payment that the host recorded. */
  readonly paymentRecorded: {
      readonly booking_id: string;
      readonly amount_cents: number;
    };
  /** The guest is told that the money goes back. */
  readonly paymentReturned: {
      readonly booking_id: string;
      readonly amount_cents: number;
      readonly currency: Currency;
      readonly cad_cents?: number | undefined;
    };
  /** The host is told that a payment came too late. */
  readonly paymentReturnedHost: {
      readonly booking_id: string;
    };
  /** The host is told that a payout was sent. */
  readonly payoutSent: {
      readonly booking_id: string;
      readonly amount_cents: number;
      readonly withheld_cents: number;
    };
  /** The host is told that a payout waits for details, theirs or the provider’s. */
  readonly payoutWaits: {
      readonly booking_id: string;
      readonly amount_cents: number;
    };
  /** The guest is told how many points a stay brought. */
  readonly pointsArrived: {
      readonly booking_id: string;
      readonly points: number;
    };
  /** The host is told why. */
  readonly propertySuspended: {
      readonly property_id: string;
    };
  /** The guest is told of a refund that was made at the payment provider. */
  readonly refundMade: {
      readonly booking_id: string;
      readonly amount_cents: number;
      readonly currency: Currency;
      readonly cad_cents?: number | undefined;
      readonly points: number;
    };
  /** The host is told of a refund that was made at the payment provider. */
  readonly refundMadeHost: {
      readonly booking_id: string;
      readonly cad_cents: number;
    };
  /** The host is reminded that a registration ends soon. */
  readonly registrationEnds: {
      readonly property_id: string;
      readonly days: number;
    };
  /** The guest is told how the report of a problem was decided. */
  readonly reportResolved: {
      readonly booking_id: string;
    };
  /** The host is told how the report of a problem was decided. */
  readonly reportResolvedHost: {
      readonly booking_id: string;
    };
  /** The guest is told until when to pay. */
  readonly requestAccepted: {
      readonly booking_id: string;
    };
  /** The host is told how the guest changed the request. */
  readonly requestChanged: {
      readonly booking_id: string;
    };
  /** The guest is told that nobody answered. */
  readonly requestExpired: {
      readonly booking_id: string;
    };
  /** The host is told that a request was not answered. */
  readonly requestExpiredHost: {
      readonly booking_id: string;
    };
  /** The host is told who asks for which nights. */
  readonly requestReceived: {
      readonly booking_id: string;
    };
  /** The guest is told why. */
  readonly requestRejected: {
      readonly booking_id: string;
    };
  /** The guest is told until when the host may answer. */
  readonly requestSent: {
      readonly booking_id: string;
    };
  /** The host is told that the guest no longer asks. */
  readonly requestWithdrawn: {
      readonly booking_id: string;
    };
  /** The owner of an address gets the link that sets a new password; an address without an account gets nothing. */
  readonly resetLink: {
      readonly link_id: string;
      readonly email: string;
      readonly page: string;
    };
  /** The guest reads what the host replied. */
  readonly reviewAnswered: {
      readonly review_id: string;
    };
  /** The guest is asked how the stay was. */
  readonly reviewAsked: {
      readonly booking_id: string;
    };
  /** The guest hears whether the review is public, and if not why. */
  readonly reviewDecided: {
      readonly review_id: string;
    };
  /** The host reads the review, and may reply. */
  readonly reviewReceived: {
      readonly review_id: string;
    };
  /** The guest is told until when a review can be written. */
  readonly reviewReminded: {
      readonly booking_id: string;
    };
}

/** What each job is told. */
export interface Jobs {
  /** The guest of a stay that is over is asked for a review. */
  readonly askForReview: {
      readonly booking_id: string;
    };
  /** At the booking's reply-by time. */
  readonly bookingLifeExpire: {
      readonly booking_id: string;
    };
  /** At the booking's pay-by time. */
  readonly bookingLifeLapse: {
      readonly booking_id: string;
    };
  /** At the change's answer-by time. */
  readonly changeLifeExpire: {
      readonly change_id: string;
    };
  /** At the change's pay-by time. */
  readonly changeLifeLapse: {
      readonly change_id: string;
    };
  /** Pages that nobody told of are asked after, and what is still owed to a card is tried again. */
  readonly checkPayments: object;
  /** The registration number goes to the register, or to a person, for checking. */
  readonly checkRegistration: {
      readonly property_id: string;
    };
  /** At the claim's answer-by time. */
  readonly claimLifeLapse: {
      readonly claim_id: string;
    };
  /** The account of a host who is no more is closed at the provider that paid them. */
  readonly closePayee: {
      readonly provider: PaymentProvider;
      readonly account_id: string;
    };
  /** A payment page that nobody is to pay on any more is closed, and each is asked after once it can no longer be paid. */
  readonly closePayment: {
      readonly payment_id: string;
    };
  /** Charges, refunds, disputes, transfers and the balance are compared with what the payment provider has. */
  readonly compareBooks: object;
  /** The pictures of a connected listing are copied, a few at a time. */
  readonly copyPhotos: {
      readonly property_id: string;
      readonly profile_id: string;
    };
  /** The points of a stay arrive. */
  readonly earnStayPoints: {
      readonly booking_id: string;
    };
  /** Offers that are open at a listing that guests no longer find end; the requests stay. */
  readonly endOffers: {
      readonly property_id: string;
    };
  /** The newest rates of currencies are read and kept. */
  readonly fetchRates: object;
  /** Bookings, nights and payment pages that are past their time, and that no timer or job is at, are ended. */
  readonly findForgotten: object;
  /** New stays are looked for with the saved searches whose turn has come. */
  readonly findNewStays: object;
  /** The provider is asked what became of a charge: its refunds, and whether it is disputed. */
  readonly lookAtCharge: {
      readonly payment_id: string;
    };
  /** What was written of a stay shows, since the time for it is over. */
  readonly openReviews: {
      readonly booking_id: string;
    };
  /** Payouts whose moment has come fall due, and those that can be paid are paid. */
  readonly payHosts: object;
  /** Fees, exchange and whatever else moved money at the payment provider are read there and booked. */
  readonly readBalance: object;
  /** Calendars from elsewhere whose turn has come are read; hosts hear of those that are old, or disagree with a booking. */
  readonly readCalendars: object;
  /** The page of a connected listing is read into its draft. */
  readonly readListing: {
      readonly property_id: string;
      readonly profile_id: string;
    };
  /** The money goes back the way it came. */
  readonly refundBooking: {
      readonly booking_id: string;
    };
  /** The guest who has not written one is reminded of it. */
  readonly remindOfReview: {
      readonly booking_id: string;
    };
  /** The guest who has not paid yet gets one more mail. */
  readonly remindToPay: {
      readonly booking_id: string;
    };
  /** Sessions, links, counters and prices that have run out are removed. */
  readonly removeExpired: object;
  /** The share and time of the host’s answers are reckoned anew. */
  readonly replyFigures: {
      readonly property_id: string;
    };
  /** A friend who was invited and has verified the address gets points. */
  readonly rewardFriend: {
      readonly friend_id: string;
    };
  /** The host of a first listed property with a synced calendar gets points. */
  readonly rewardListing: {
      readonly property_id: string;
    };
  /** The person who invited the guest or the host of a paid stay gets points once it is over. */
  readonly rewardSenders: {
      readonly booking_id: string;
    };
  /** The payment provider is asked which card a payment was made with: only its fingerprint, and of that a hash is kept. */
  readonly seeCard: {
      readonly payment_id: string;
    };
  /** Messages of hosts whose moment has come are sent. */
  readonly sendAutomatic: object;
  /** The guest of a stay that begins tomorrow gets a mail about arriving. */
  readonly tellOfArrival: {
      readonly booking_id: string;
    };
  /** The operator is told what is stuck. */
  readonly tellOperator: object;
  /** Hosts are reminded before a registration ends, listings whose registration has ended are suspended, and registers are asked again. */
  readonly watchRegistrations: object;
}

/** How many seconds lie between two times of what is done by itself. */
export const repeats = { checkPayments: 300, compareBooks: 86400, fetchRates: 14400, findForgotten: 900, findNewStays: 900, payHosts: 600, readBalance: 3600, readCalendars: 60, removeExpired: 3600, sendAutomatic: 300, tellOperator: 86400, watchRegistrations: 3600 } as const satisfies { readonly [Job in keyof Jobs]?: number };

/** Those of them that are done when few are there. */
export const quiet: readonly (keyof Jobs)[] = ["compareBooks"];

/** The jobs that wait for others: for a provider of ours, or for a stranger’s server. */
export const asking: Readonly<Record<'provider' | 'stranger', readonly (keyof Jobs)[]>> = {
  provider: ["bookingLifeLapse", "changeLifeLapse", "checkPayments", "closePayee", "closePayment", "compareBooks", "lookAtCharge", "payHosts", "readBalance", "refundBooking", "seeCard"],
  stranger: ["copyPhotos", "readListing"],
};

export interface BookingLifeTimerFacts {
  readonly booking: Facts<Booking, "pay_by" | "reply_by">;
}

/** When the product moves it by itself, by the state that the move starts in. */
export function bookingLifeTimers(facts: BookingLifeTimerFacts): readonly Timer<"bookingLifeExpire" | "bookingLifeLapse">[] {
  return [{ job: "bookingLifeExpire", from: "pending", at: firstOf([momentOf(facts.booking.reply_by)]) }, { job: "bookingLifeLapse", from: "confirmed", at: firstOf([momentOf(facts.booking.pay_by)]) }];
}

export interface ChangeLifeTimerFacts {
  readonly change: Facts<Change, "answer_by" | "pay_by">;
}

/** When the product moves it by itself, by the state that the move starts in. */
export function changeLifeTimers(facts: ChangeLifeTimerFacts): readonly Timer<"changeLifeExpire" | "changeLifeLapse">[] {
  return [{ job: "changeLifeExpire", from: "proposed", at: firstOf([momentOf(facts.change.answer_by)]) }, { job: "changeLifeLapse", from: "accepted", at: firstOf([momentOf(facts.change.pay_by)]) }, { job: "changeLifeExpire", from: "offered", at: firstOf([momentOf(facts.change.answer_by)]) }];
}

export interface ClaimLifeTimerFacts {
  readonly claim: Facts<Claim, "answer_by">;
}

/** When the product moves it by itself, by the state that the move starts in. */
export function claimLifeTimers(facts: ClaimLifeTimerFacts): readonly Timer<"claimLifeLapse">[] {
  return [{ job: "claimLifeLapse", from: "filed", at: firstOf([momentOf(facts.claim.answer_by)]) }];
}

/** The people who get mails. */
export type MailReader = "account" | "guest" | "host" | "cohost" | "formerCohost" | "invited" | "searcher" | "writer" | "support";

/** Their reason to get one. */
export const mailReasons: Readonly<Record<MailReader, string>> = {
  account: "You’re receiving this because you have a Tuckamore account.",
  guest: "You’re receiving this because you have a booking on Tuckamore.",
  host: "You’re receiving this because you host on Tuckamore.",
  cohost: "You’re receiving this because you host on Tuckamore.",
  formerCohost: "You’re receiving this because you have a Tuckamore account.",
  invited: "You’re receiving this because a host on Tuckamore entered this address.",
  searcher: "You’re receiving this because you saved a search on Tuckamore and asked to hear of new stays.",
  writer: "You’re receiving this because this address was used on our contact page.",
  support: "You’re receiving this because this is Tuckamore’s support address.",
};
