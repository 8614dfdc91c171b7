// Generated 9e6ebbca3b14. What is sent and done after an answer, each with what it carries, and when by itself. Change the spec, not this file.
import { firstOf, type Timer } from "./timer";
import { replyHours } from "../model/constants";
import type { Booking } from "../model/entities";
import type { ContactTopic, Currency, PaymentProvider } from "../model/values";
import { HOUR, dayOf, momentAt, momentOf, type Facts } from "../rules/runtime";

/** What each mail is written from. */
export interface Mails {
  /** The guest is told, and what comes back. Decision: section 2: who is told of what, and what follows. */
  readonly bookingCalledOff: {
      readonly booking_id: string;
    };
  /** The guest is told what comes back. Decision: section 2: who is told of what, and what follows. */
  readonly bookingCancelled: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has cancelled. Decision: section 2: who is told of what, and what follows. */
  readonly bookingCancelledHost: {
      readonly booking_id: string;
    };
  /** The guest is told that the time to pay has passed. Decision: section 2: who is told of what, and what follows. */
  readonly bookingLapsed: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has not paid. Decision: section 2: who is told of what, and what follows. */
  readonly bookingLapsedHost: {
      readonly booking_id: string;
    };
  /** The guest gets a receipt. Decision: section 2: who is told of what, and what follows. */
  readonly bookingPaid: {
      readonly booking_id: string;
    };
  /** The host is told that the guest has paid. Decision: section 2: who is told of what, and what follows. */
  readonly bookingPaidHost: {
      readonly booking_id: string;
    };
  /** Whoever runs the product is told. Decision: section 2: who is told of what, and what follows. */
  readonly bookingReported: {
      readonly booking_id: string;
    };
  /** The host hears that nights are booked here and elsewhere. Decision: section 2: where a calendar from elsewhere has the nights of a booking, ours is kept and the host decides. */
  readonly calendarConflict: {
      readonly property_id: string;
    };
  /** The host hears that a calendar could not be read for a day. Decision: section 8: calendars from elsewhere are read again and again, and a host hears where we have gone blind. */
  readonly calendarStale: {
      readonly feed_id: string;
    };
  /** Whoever signed up gets the link that proves their address. Decision: section 10: addresses are proven, and passwords reset, by links that are mailed and work once. */
  readonly confirmLink: {
      readonly link_id: string;
      readonly page: string;
    };
  /** Whoever wrote a message of the contact form gets a copy. Decision: section 17: a message reaches us as a mail that can be answered, and whoever wrote it keeps a copy. */
  readonly contactCopy: {
      readonly reference: string;
      readonly name: string;
      readonly email: string;
      readonly topic: ContactTopic;
      readonly message: string;
    };
  /** Support gets a message of the contact form. Decision: section 17: a message reaches us as a mail that can be answered, and whoever wrote it keeps a copy. */
  readonly contactReceived: {
      readonly reference: string;
      readonly name: string;
      readonly email: string;
      readonly topic: ContactTopic;
      readonly message: string;
    };
  /** Whoever wants to leave without a password gets the link that confirms it. Decision: section 10: whoever only ever used single sign-on leaves by a mailed link in place of a password. */
  readonly deleteLink: {
      readonly link_id: string;
      readonly page: string;
    };
  /** The other side hears of a message. Decision: section 19: mails tell of news and lead to the inbox; there is no answer by mail, and neither sees the other’s address. */
  readonly messageReceived: {
      readonly thread_id: string;
      readonly number: number;
    };
  /** The owner of an account hears that its password is another one now. Decision: section 10: addresses are proven, and passwords reset, by links that are mailed and work once. */
  readonly passwordChanged: {
      readonly user_id: string;
    };
  /** The host is told that the card’s owner denies the payment. Decision: section 2: a payout waits while something about its stay is to be looked at. */
  readonly paymentDisputedHost: {
      readonly booking_id: string;
    };
  /** The guest is told of a payment that the host recorded. Decision: section 19: the guest is told how to object. */
  readonly paymentRecorded: {
      readonly booking_id: string;
      readonly amount_cents: number;
    };
  /** The guest is told that the money goes back. Decision: section 19: money for a booking that can no longer be had goes back by itself, and both are told. */
  readonly paymentReturned: {
      readonly booking_id: string;
      readonly amount_cents: number;
      readonly currency: Currency;
    };
  /** The host is told that a payment came too late. Decision: section 19: money for a booking that can no longer be had goes back by itself, and both are told. */
  readonly paymentReturnedHost: {
      readonly booking_id: string;
    };
  /** The host is told that a payout was sent. Decision: section 2: a host hears when money is on its way. */
  readonly payoutSent: {
      readonly booking_id: string;
      readonly amount_cents: number;
      readonly withheld_cents: number;
    };
  /** The host is told that a payout waits for details, theirs or the provider’s. Decision: section 19: payout details are asked for before the first payout, and payouts wait without them. */
  readonly payoutWaits: {
      readonly booking_id: string;
      readonly amount_cents: number;
    };
  /** The host is told why. Decision: section 12: registration is checked, and a host hears why a listing is gone. */
  readonly propertySuspended: {
      readonly property_id: string;
    };
  /** The host is reminded that a registration ends soon. Decision: section 12: registration is checked, and a host hears why a listing is gone. */
  readonly registrationEnds: {
      readonly property_id: string;
      readonly days: number;
    };
  /** The guest is told what was decided. Decision: section 2: who is told of what, and what follows. */
  readonly reportResolved: {
      readonly booking_id: string;
    };
  /** The host is told what was decided. Decision: section 2: who is told of what, and what follows. */
  readonly reportResolvedHost: {
      readonly booking_id: string;
    };
  /** The guest is told until when to pay. Decision: section 2: who is told of what, and what follows. */
  readonly requestAccepted: {
      readonly booking_id: string;
    };
  /** The host is told what changed. Decision: section 2: who is told of what, and what follows. */
  readonly requestChanged: {
      readonly booking_id: string;
    };
  /** The guest is told that nobody answered. Decision: section 2: who is told of what, and what follows. */
  readonly requestExpired: {
      readonly booking_id: string;
    };
  /** The host is told who asks for which nights. Decision: section 2: who is told of what, and what follows. */
  readonly requestReceived: {
      readonly booking_id: string;
    };
  /** The guest is told why. Decision: section 2: who is told of what, and what follows. */
  readonly requestRejected: {
      readonly booking_id: string;
    };
  /** The host is told that the guest no longer asks. Decision: section 2: who is told of what, and what follows. */
  readonly requestWithdrawn: {
      readonly booking_id: string;
    };
  /** Whoever asks for it gets the link that sets a new password; where nobody has the address, nobody does. Decision: section 10: addresses are proven, and passwords reset, by links that are mailed and work once. */
  readonly resetLink: {
      readonly link_id: string;
      readonly email: string;
      readonly page: string;
    };
  /** The guest reads what the host replied. Decision: section 9: one public reply of the host, within a month. */
  readonly reviewAnswered: {
      readonly review_id: string;
    };
  /** The guest is asked how the stay was. Decision: section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over. */
  readonly reviewAsked: {
      readonly booking_id: string;
    };
  /** The host reads the review, and may reply. Decision: section 9: one public reply of the host, within a month. */
  readonly reviewReceived: {
      readonly review_id: string;
    };
  /** The guest is told until when a review can be written. Decision: section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over. */
  readonly reviewReminded: {
      readonly booking_id: string;
    };
}

/** What each job is told. */
export interface Jobs {
  /** The guest of a stay that is over is asked for a review. Decision: section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over. */
  readonly askForReview: {
      readonly booking_id: string;
    };
  /** 24 hours after the booking's created-at time or at check-in time, whichever comes first. Decision: section 2: request, answer, payment; completed is derived and never stored. */
  readonly bookingLifeExpire: {
      readonly booking_id: string;
    };
  /** At the booking's pay-by time. Decision: section 2: request, answer, payment; completed is derived and never stored. */
  readonly bookingLifeLapse: {
      readonly booking_id: string;
    };
  /** Pages that nobody told of are asked after, and what is still owed to a card is tried again. Decision: section 19: money counts when the provider says so; where it says nothing, it is asked. */
  readonly checkPayments: object;
  /** The registration number goes to the register, or to a person, for checking. Decision: section 12: registration is checked, and a host hears why a listing is gone. */
  readonly checkRegistration: {
      readonly property_id: string;
    };
  /** The account of a host who is no more is closed at the provider that paid them. Decision: privacy law: nothing is left behind elsewhere either, once all money has arrived. */
  readonly closePayee: {
      readonly provider: PaymentProvider;
      readonly account_id: string;
    };
  /** A payment page that nobody is to pay on any more is closed. Decision: section 19: money counts when the provider says so; where it says nothing, it is asked. */
  readonly closePayment: {
      readonly payment_id: string;
    };
  /** The pictures of a connected listing are copied, a few at a time. Decision: section 13: pictures are copied only after the host says that they may be used. */
  readonly copyPhotos: {
      readonly property_id: string;
    };
  /** The points of a stay arrive. Decision: section 6: points arrive a day after a stay that ended well. */
  readonly earnStayPoints: {
      readonly booking_id: string;
    };
  /** The newest rates of currencies are read and kept. Decision: section 15: the table that the Bank of Canada publishes each banking day. */
  readonly fetchRates: object;
  /** Payouts whose moment has come fall due, and those that can be paid are paid. Decision: section 2: a host is paid a day after check-in, unless a report is to be looked at first. */
  readonly payHosts: object;
  /** Calendars from elsewhere whose turn has come are read; hosts hear of those that are old, or disagree with a booking. Decision: section 8: calendars from elsewhere are read again and again, and a host hears where we have gone blind. */
  readonly readCalendars: object;
  /** The page of a connected listing is read into its draft. Decision: section 13: what stands at a saved address is read after the answer, since the other site may take its time. */
  readonly readListing: {
      readonly property_id: string;
    };
  /** The money goes back the way it came. Decision: section 2: who is told of what, and what follows. */
  readonly refundBooking: {
      readonly booking_id: string;
    };
  /** The guest who has not written one is reminded of it. Decision: section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over. */
  readonly remindOfReview: {
      readonly booking_id: string;
    };
  /** Sessions, links, counters and prices that have run out are removed. Decision: what has run out is of no use to anybody but a thief. */
  readonly removeExpired: object;
  /** The share and time of the host’s answers are reckoned anew. Decision: section 2: who is told of what, and what follows. */
  readonly replyFigures: {
      readonly property_id: string;
    };
  /** A friend who was invited and has verified the address gets points. Decision: section 7: the friend is rewarded once the email address is verified. */
  readonly rewardFriend: {
      readonly friend_id: string;
    };
  /** The host of a first listed property with a synced calendar gets points. Decision: section 6: thanks for a listing with a calendar that keeps itself true. */
  readonly rewardListing: {
      readonly property_id: string;
    };
  /** Whoever invited the guest or the host of a paid stay that is over gets points. Decision: section 7: the sender is rewarded a day after the friend’s first paid stay, or the first at the friend’s place. */
  readonly rewardSenders: {
      readonly booking_id: string;
    };
  /** The payment provider is asked which card a payment was made with: only its fingerprint, and of that a hash is kept. Decision: section 7: sender and friend do not share a card. */
  readonly seeCard: {
      readonly payment_id: string;
    };
  /** Hosts are reminded before a registration ends, listings whose registration has ended are suspended, and registers are asked again. Decision: section 12: a listing without a valid number leaves search at once, and registers are asked every day. */
  readonly watchRegistrations: object;
}

/** How many seconds lie between two times of what is done by itself. */
export const repeats = { checkPayments: 300, fetchRates: 14400, payHosts: 600, readCalendars: 60, removeExpired: 3600, watchRegistrations: 3600 } as const satisfies { readonly [Job in keyof Jobs]?: number };

export interface BookingLifeTimerFacts {
  readonly booking: Facts<Booking, "checkin" | "checkin_time" | "created_at" | "pay_by" | "timezone">;
}

/** When the product moves it by itself, by the state that the move starts in (decision: section 2: request, answer, payment; completed is derived and never stored). */
export function bookingLifeTimers(facts: BookingLifeTimerFacts): readonly Timer<"bookingLifeExpire" | "bookingLifeLapse">[] {
  return [{ job: "bookingLifeExpire", from: "pending", at: firstOf([Math.min((momentOf(facts.booking.created_at) + replyHours * HOUR), momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone))]) }, { job: "bookingLifeLapse", from: "confirmed", at: firstOf([momentOf(facts.booking.pay_by)]) }];
}
