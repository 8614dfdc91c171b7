// Generated 76b4ad6a3727. What the product keeps, and what travels under a name.
import type { Accessibility, Amenity, ArrivalPart, AutomaticMoment, AwareOfReferral, Badge, BalanceKind, BookingEvent, BookingSide, BookingStatus, BookingTab, CancellationPolicy, CancelledBy, CardBrand, ChangeState, ClaimAnswer, ClaimKind, ClaimState, CohostRole, CohostState, ContactTopic, Currency, DifferenceKind, DisputeState, FeedbackType, FlexibleStay, GuestReviewState, Header, ImportProblem, ImportSource, Language, LineType, ListingNeed, NightTaken, NightsOpen, NightsRefused, OfflineMethod, PayeeKind, PayeeState, PaymentMethod, PaymentProvider, PaymentState, PlaceFound, PlaceKind, PointsEntryKind, PostingKind, PropertyStatus, PropertyType, Province, QuoteRefusal, ReferralAffectedDecision, ReferralStage, RefundReason, RegistrationStatus, ReplyField, ReportedFor, ReportedKind, ReviewState, ReviewWait, SearchChange, SearchLack, SetupPage, SourcePlatform, SuspensionReason, SyncStatus, TimeZone, UserMode, VoidBecause, Weekday } from "./values";
import type { Clock, Instant, PlainDate } from "./wire";

/** The price of a stay as it was agreed, points apart; refunds, other currencies and the ledger are reckoned from it. */
export interface AgreedPrice {
  readonly province: string | null;
  /** Where taxes are due */
  readonly city: string;
  /** What each night costs by itself */
  readonly night_cents: readonly number[];
  readonly lines: readonly PriceLine[];
}

/** What a guest reads beside the price and agrees to with it, as the listing had it when the price was shown. */
export interface AgreedTerms {
  readonly cancellation_policy: CancellationPolicy;
  readonly checkin_time: Clock;
  readonly checkout_time: Clock;
  readonly timezone: TimeZone;
}

/** What a host tells guests about arriving and leaving. */
export interface ArrivalGuide {
  readonly way?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly way_days: number;
  readonly parking?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly parking_days: number;
  readonly entry?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly entry_days: number;
  /** Private: in no answer that anyone may read. */
  readonly code?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly code_days: number;
  readonly wifi?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly wifi_days: number;
  readonly manual?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly manual_days: number;
  readonly leaving?: string | undefined;
  /** From how many days before check-in it is shown */
  readonly leaving_days: number;
}

/** ArrivalGuide as it is sent: what has a default may be left out. */
export interface ArrivalGuideInput extends Omit<ArrivalGuide, "way_days" | "parking_days" | "entry_days" | "code_days" | "wifi_days" | "manual_days" | "leaving_days"> {
  readonly way_days?: number | undefined;
  readonly parking_days?: number | undefined;
  readonly entry_days?: number | undefined;
  readonly code_days?: number | undefined;
  readonly wifi_days?: number | undefined;
  readonly manual_days?: number | undefined;
  readonly leaving_days?: number | undefined;
}

/** One thing that a guest reads about an arrival. */
export interface ArrivalNote {
  readonly part: ArrivalPart;
  /** Nothing before the day from which it is shown. Private: in no answer that anyone may read. */
  readonly text: string | null;
  /** At the property */
  readonly shown_from: PlainDate;
}

/** A message that is sent to each guest by itself. */
export interface AutomaticMessage {
  readonly message_id: string;
  /** The host’s profile. Private: in no answer that anyone may read. */
  readonly profile_id: string;
  /** Nothing where it is for all of the host’s properties */
  readonly property_id: string | null;
  readonly moment: AutomaticMoment;
  /** Before check-in or after check-out */
  readonly days: number;
  /** The time of that day, at the property */
  readonly clock: Clock;
  readonly text: string;
  /** Whether it is sent */
  readonly is_on: boolean;
  /** Moments before it was last changed do not count. Private: in no answer that anyone may read. */
  readonly written_at: Instant;
}

/** AutomaticMessage as it is sent: what has a default may be left out. */
export interface AutomaticMessageInput extends Omit<AutomaticMessage, "days" | "clock" | "is_on"> {
  readonly days?: number | undefined;
  readonly clock?: Clock | undefined;
  readonly is_on?: boolean | undefined;
}

/** When a property can be booked. */
export interface Availability extends Pick<Property, "timezone" | "checkin_time" | "checkout_time" | "min_nights" | "max_nights" | "advance_notice_hours"> {
  /** The last day that can be booked */
  readonly horizon: PlainDate;
  readonly unavailable: readonly {
      readonly start: PlainDate;
      readonly end: PlainDate;
    }[];
  /** Where several hold on a day, the first shortest stay counts */
  readonly rules: readonly CalendarRule[];
  /** Gaps between stays in which a shorter stay may begin */
  readonly gaps: readonly NightsGap[];
  readonly synced_at: Instant | null;
}

/** Availability as it is sent: what has a default may be left out. */
export interface AvailabilityInput extends Omit<Availability, "timezone" | "checkin_time" | "checkout_time" | "min_nights" | "max_nights" | "advance_notice_hours"> {
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
}

/** A move of the money that lies for us at the provider, as the provider reports it; all together are its balance. */
export interface BalanceMove {
  /** The provider’s */
  readonly move_id: string;
  readonly kind: BalanceKind;
  /** The provider’s id of the charge, refund, dispute, transfer or reversal that moved it */
  readonly source_id: string | null;
  /** Of a charge, a refund or a dispute: the charge, as payments name it */
  readonly charge_id: string | null;
  /** Of a transfer or a reversal: the transfer */
  readonly transfer_id: string | null;
  /** Of a transfer: the payout that it was sent for */
  readonly payout_id: string | null;
  /** In the smallest unit of its currency, above zero where money came; fees apart */
  readonly amount_cents: number;
  /** The provider’s fee; below zero where one came back */
  readonly fee_cents: number;
  /** That of the balance */
  readonly currency: string;
  /** The same before it was changed into the currency of the balance, with its sign */
  readonly own_cents: number;
  /** That of the charge, refund or dispute */
  readonly own_currency: string;
  readonly at: Instant;
}

/** The page on which the banners are considered. Source: §4 Referral banners. */
export interface BannerVisit {
  readonly path: string;
}

/** One bedroom and the beds in it. */
export interface Bedroom {
  readonly name: string;
  readonly beds: string;
}

/** What a booking shows of its property. */
export interface BookedProperty {
  readonly property_id: string;
  /** Empty while a draft */
  readonly title: string;
  readonly city: string;
  readonly province: Province | null;
  readonly property_type: PropertyType;
  readonly place: string;
  readonly photo: Photo | null;
}

/** BookedProperty as it is sent: what has a default may be left out. */
export interface BookedPropertyInput extends Omit<BookedProperty, "property_type"> {
  readonly property_type?: PropertyType | undefined;
}

/** One stay of one guest at one property. Source: §3 Booking. */
export interface Booking {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly property_id: string;
  /** The guest’s profile. Private: in no answer that anyone may read. */
  readonly guest_id: string;
  /** The owner’s profile. Private: in no answer that anyone may read. */
  readonly host_id: string;
  /** The co-hosts who answer guests there. Private: in no answer that anyone may read. */
  readonly cohost_ids: readonly string[];
  /** What people quote to each other */
  readonly reference: string;
  readonly status: BookingStatus;
  /** The first night */
  readonly checkin: PlainDate;
  /** The morning after the last night */
  readonly checkout: PlainDate;
  /** The property’s */
  readonly timezone: TimeZone;
  /** The property’s, as it was when booked */
  readonly checkin_time: Clock;
  /** The property’s, as it was when booked */
  readonly checkout_time: Clock;
  readonly guests: Guests;
  /** The property’s, as it was when booked */
  readonly cancellation_policy: CancellationPolicy;
  /** The price as it was agreed */
  readonly quote: Quote;
  /** What the guest pays in */
  readonly currency: Currency;
  /** Points put towards it. Private: in no answer that anyone may read. */
  readonly points: number;
  /** What the guest wrote with the request. Private: in no answer that anyone may read. */
  readonly message: string | null;
  /** Private: in no answer that anyone may read. */
  readonly cancel_reason: string | null;
  /** Private: in no answer that anyone may read. */
  readonly reject_reason: string | null;
  /** The payment’s, once paid. Private: in no answer that anyone may read. */
  readonly confirmation_id: string | null;
  /** The page on which it can be seen */
  readonly bookingUrl: string;
  readonly paid_at: Instant | null;
  readonly accepted_at: Instant | null;
  /** Until when the host may answer, never later than check-in time */
  readonly reply_by: Instant | null;
  /** Until when the guest may pay */
  readonly pay_by: Instant | null;
  readonly payment_method: PaymentMethod | null;
  readonly cancelled_by: CancelledBy | null;
  /** Private: in no answer that anyone may read. */
  readonly refund_cents: number | null;
  /** Nothing is left of what was paid. Private: in no answer that anyone may read. */
  readonly is_given_back: boolean;
  /** When its guest reported it: the payout waits. Private: in no answer that anyone may read. */
  readonly reported_at: Instant | null;
  /** When its host reported it: no payout waits for that. Private: in no answer that anyone may read. */
  readonly host_reported_at: Instant | null;
  /** The guest’s review of the stay, once there is one */
  readonly review: string | null;
  /** The host’s review of the guest, once there is one */
  readonly guest_review: string | null;
  /** Check-out as a moment: day and clock in the property’s zone */
  readonly checkoutDate: Instant;
  /** How long after check-out it may be reviewed */
  readonly reviewWindowDays: number;
  readonly created_at: Instant;
}

/** Booking as it is sent: what has a default may be left out. */
export interface BookingInput extends Omit<Booking, "guests" | "quote" | "points" | "is_given_back" | "reviewWindowDays"> {
  readonly guests: GuestsInput;
  readonly quote: QuoteInput;
  readonly points?: number | undefined;
  readonly is_given_back?: boolean | undefined;
  readonly reviewWindowDays?: number | undefined;
}

/** What a person did with a booking, and the reason that they gave: a report among them. */
export interface BookingDeed {
  readonly booking_id: string;
  readonly at: Instant;
  readonly event: string;
  readonly reason: string | null;
}

/** A booking as its guest and its host see it; a co-host sees no claim or change of it, and its sums where they see the money. Source: §7 Booking. */
export interface BookingDetail extends Omit<Booking, "guest_id" | "host_id" | "cohost_ids" | "quote" | "confirmation_id" | "reported_at" | "host_reported_at"> {
  readonly property: BookedProperty;
  /** The price as it was agreed; nothing for a co-host who does not see the money */
  readonly quote: Quote | null;
  /** Whose eyes it is seen with */
  readonly side: BookingSide;
  /** The first name of the host, where the reader is a co-host */
  readonly cohost_for: string | null;
  /** The first one first; a report only for who made it */
  readonly events: readonly BookingHappening[];
  readonly house_rules: string;
  /** Rounded to about 500 metres */
  readonly lat: number | null;
  /** Rounded to about 500 metres */
  readonly lng: number | null;
  readonly guest: {
      readonly profile_id: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly avatar: string | null;
      readonly rating: number | null;
      readonly review_count: number;
    };
  readonly host: {
      readonly profile_id: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly avatar: string | null;
    };
  /** First names of the co-hosts who answer guests, for the guest */
  readonly cohosts: readonly string[];
  /** Street, city and postal code; once confirmed and paid. Private: in no answer that anyone may read. */
  readonly address: string | null;
  /** The other side’s, where they gave one: once confirmed and paid, until the day of check-out is over. Private: in no answer that anyone may read. */
  readonly phone: string | null;
  /** What the host gets, in Canadian dollars; for the host, and for co-hosts who see the money */
  readonly payout: Money | null;
  /** What that is made of: what was agreed, less what went back, with the taxes that a registered host hands on */
  readonly payout_lines: readonly LineItem[];
  /** When the payout was due; for those who see it */
  readonly payout_due_at: Instant | null;
  /** When it was sent */
  readonly payout_paid_at: Instant | null;
  /** It is due, and waits until we can send it somewhere */
  readonly payout_is_held: boolean;
  /** We cannot send one before the host’s payout details are complete; for those who see it */
  readonly payout_needs_details: boolean;
  /** The guest’s total, in Canadian dollars; for those who see the payout */
  readonly guest_total: Money | null;
  /** What goes back to the card, but for changes, in the currency that was charged */
  readonly refund: Money | null;
  /** What went back to the card because a change made it cheaper, in the same currency */
  readonly changed_refund: Money | null;
  /** Where the card’s bank looks into the payment, or gave it back: what that means for a refund */
  readonly dispute_note: string | null;
  /** What the host recorded as paid directly by now, in Canadian cents */
  readonly recorded_cents: number;
  /** What is left for the host to record, in Canadian cents; 0 once it is paid */
  readonly left_cents: number;
  /** For the guest alone, as long as the points of the booking may be changed */
  readonly points_use: {
      readonly balance: number;
      readonly max: number;
    } | null;
  /** A change that one side proposed, or an offer for a request, as long as it is open */
  readonly change: ShownChange | null;
  /** For the guest, as long as they may call it off: as agreed when booked */
  readonly cancellation: CancellationTerms | null;
  /** What its host claims, once the stay is over */
  readonly claim: ShownClaim | null;
  /** Pictures that its host has added for a claim that is not made yet; for the host alone */
  readonly claim_photos: readonly ClaimPhoto[];
  readonly can_review: boolean;
  readonly review_deadline: Instant;
}

/** BookingDetail as it is sent: what has a default may be left out. */
export interface BookingDetailInput extends Omit<BookingDetail, "guests" | "points" | "is_given_back" | "reviewWindowDays" | "property" | "quote" | "change" | "claim"> {
  readonly guests: GuestsInput;
  readonly points?: number | undefined;
  readonly is_given_back?: boolean | undefined;
  readonly reviewWindowDays?: number | undefined;
  readonly property: BookedPropertyInput;
  readonly quote: QuoteInput | null;
  readonly change: ShownChangeInput | null;
  readonly claim: ShownClaimInput | null;
}

/** A document to keep or to print. */
export interface BookingDocument {
  readonly file_name: string;
  /** The PDF in base64: the calls of a page carry text */
  readonly pdf: string;
}

/** One thing that happened to a booking. */
export interface BookingHappening {
  readonly at: Instant;
  readonly event: BookingEvent;
  /** Why, where one was given; what a report says is for our team alone */
  readonly reason: string | null;
}

/** A page of bookings. Source: §3 Booking. */
export interface BookingList {
  readonly bookingList: readonly BookingRow[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** BookingList as it is sent: what has a default may be left out. */
export interface BookingListInput extends Omit<BookingList, "bookingList"> {
  readonly bookingList: readonly BookingRowInput[];
}

/** What one side of a booking writes to the other. Source: §5. */
export interface BookingMessage {
  /** Empty only where there are pictures */
  readonly message?: string | undefined;
  /** Pictures that were added before; with them it may be without words */
  readonly photo_ids?: readonly string[] | undefined;
}

/** Which booking a request is about. Source: §5. */
export interface BookingReference {
  readonly booking_id: string | null;
}

/** A booking as a list shows it; hosts see who comes and what they get. Source: §3 Booking. */
export interface BookingRow extends Omit<Booking, "guest_id" | "host_id" | "cohost_ids" | "quote" | "confirmation_id" | "reported_at" | "host_reported_at"> {
  readonly property: BookedProperty;
  /** The price as it was agreed; nothing for a co-host who does not see the money */
  readonly quote: Quote | null;
  readonly guest: {
      readonly first_name: string | null;
      readonly avatar: string | null;
      readonly rating: number | null;
    } | null;
  /** What the host gets; nothing of what came to nothing */
  readonly payout: Money | null;
  /** Where its host’s claim stands, so that a list marks what waits for an answer or a payment */
  readonly claim: {
      readonly state: ClaimState;
      readonly answer_by: Instant;
      readonly offered_cents: number | null;
      readonly owed_cents: number | null;
    } | null;
  /** Of a request that its host answered with an offer: until when the guest may accept it */
  readonly offer_by: Instant | null;
  readonly can_review: boolean;
  readonly review_deadline: Instant;
}

/** BookingRow as it is sent: what has a default may be left out. */
export interface BookingRowInput extends Omit<BookingRow, "guests" | "points" | "is_given_back" | "reviewWindowDays" | "property" | "quote"> {
  readonly guests: GuestsInput;
  readonly points?: number | undefined;
  readonly is_given_back?: boolean | undefined;
  readonly reviewWindowDays?: number | undefined;
  readonly property: BookedPropertyInput;
  readonly quote: QuoteInput | null;
}

/** What holds from now on for some nights; what is left out stays as it is. */
export interface CalendarChange {
  /** The first night */
  readonly start: PlainDate;
  /** The morning after the last night */
  readonly end: PlainDate;
  /** Nobody can book them; no opens them again */
  readonly blocked?: boolean | undefined;
  /** The price of each; nothing is the usual price */
  readonly price_cents?: number | null | undefined;
  /** The shortest stay that begins then; nothing is the usual */
  readonly min_nights?: number | null | undefined;
  /** On which weekdays a stay may begin then; nothing is any */
  readonly checkin_days?: readonly number[] | null | undefined;
  /** On which weekdays a stay may end then; nothing is any */
  readonly checkout_days?: readonly number[] | null | undefined;
  /** For the host alone */
  readonly note?: string | null | undefined;
}

/** Nights that are taken twice: here and elsewhere. */
export interface CalendarConflict {
  /** The first night */
  readonly start: PlainDate;
  /** The morning after the last night */
  readonly end: PlainDate;
  readonly booking_id: string;
  readonly feed_id: string;
  readonly platform: SourcePlatform;
  /** What its host calls that calendar */
  readonly feed_name: string | null;
}

/** What a host sets for the nights that are chosen; what is left as it was stays. */
export interface CalendarEdit {
  readonly availability?: NightsOpen | undefined;
  /** The price of each; nothing is the usual price */
  readonly price_cents?: number | null | undefined;
  /** The shortest stay that begins then; nothing is the usual */
  readonly min_nights?: number | null | undefined;
  readonly checkin_days?: readonly Weekday[] | undefined;
  readonly checkout_days?: readonly Weekday[] | undefined;
  /** For the host alone */
  readonly note?: string | null | undefined;
}

/** A calendar from elsewhere that is read again and again. */
export interface CalendarFeed {
  readonly feed_id: string;
  readonly property_id: string;
  readonly platform: SourcePlatform;
  /** The secret export link; anybody who has it can read the calendar. Private: in no answer that anyone may read. */
  readonly url: string;
  readonly sync_status: SyncStatus;
  /** The last reading that worked */
  readonly synced_at: Instant | null;
  /** The last reading that failed, if none has worked since */
  readonly failed_at: Instant | null;
  /** How often in a row it could not be read */
  readonly failures: number;
  /** What its host calls it; nothing is the name of the platform */
  readonly name: string | null;
  /** How many coming nights it takes */
  readonly nights: number;
  /** How many coming events are marked as free there, and hold no night */
  readonly free_events: number;
  /** How many coming events begin and end on one day, and hold no night */
  readonly short_events: number;
  /** How many events could not be understood, and are left out */
  readonly broken_events: number;
  /** It belongs to the connected listing */
  readonly proves_ownership: boolean;
  /** What this platform should read, in the place of the file of export_url: also what the other calendars say, and never what it told us */
  readonly export_file: string;
  readonly created_at: Instant;
}

/** CalendarFeed as it is sent: what has a default may be left out. */
export interface CalendarFeedInput extends Omit<CalendarFeed, "sync_status" | "failures" | "nights" | "free_events" | "short_events" | "broken_events" | "proves_ownership"> {
  readonly sync_status?: SyncStatus | undefined;
  readonly failures?: number | undefined;
  readonly nights?: number | undefined;
  readonly free_events?: number | undefined;
  readonly short_events?: number | undefined;
  readonly broken_events?: number | undefined;
  readonly proves_ownership?: boolean | undefined;
}

/** The listings of a host with the nights of four weeks. */
export interface CalendarGrid {
  /** The earliest day at any of these listings */
  readonly today: PlainDate;
  readonly from: PlainDate;
  /** The day after the last night */
  readonly to: PlainDate;
  /** How many listings there are on all pages */
  readonly total: number;
  /** Drafts and archived properties, which are not in the grid */
  readonly left_out: number;
  /** By title */
  readonly rows: readonly CalendarRow[];
}

/** CalendarGrid as it is sent: what has a default may be left out. */
export interface CalendarGridInput extends Omit<CalendarGrid, "rows"> {
  readonly rows: readonly CalendarRowInput[];
}

/** One night, as its host sees it. */
export interface CalendarNight {
  readonly date: PlainDate;
  /** What the night costs, whether set for the date or usual */
  readonly price_cents: number;
  /** The price was set for this date */
  readonly price_is_own: boolean;
  /** What it costs where no price is set for this date: by its season, else by its weekday */
  readonly usual_cents: number;
  /** What its host calls the season that it lies in */
  readonly season: string | null;
  /** The shortest stay that begins on it, gaps apart */
  readonly min_nights: number;
  /** The same where none is set for this date */
  readonly usual_min_nights: number;
  /** In a gap that guests may book: the shortest stay that begins on it */
  readonly gap_min_nights: number | null;
  /** On which of the weekdays around it a stay may begin; nothing is any */
  readonly checkin_days: readonly number[] | null;
  /** On which of the weekdays around it a stay may end; nothing is any */
  readonly checkout_days: readonly number[] | null;
  readonly taken: NightTaken | null;
  /** Where it is taken, if elsewhere */
  readonly platform: SourcePlatform | null;
  /** What its host calls that calendar */
  readonly feed_name: string | null;
  /** The booking that takes it; of a block, the one that the host called off, so that it stays */
  readonly booking_id: string | null;
  /** The first name of who comes, or asks to */
  readonly guest: string | null;
  /** Of a confirmed booking: what its host gets for the night, a fair share of fees with it */
  readonly earns_cents: number | null;
  /** For the host alone */
  readonly note: string | null;
}

/** The nights of one listing, in the grid of all of them. */
export interface CalendarRow {
  readonly property_id: string;
  /** Empty while a draft */
  readonly title: string;
  readonly status: PropertyStatus;
  readonly min_nights: number;
  /** The first name of the owner, where the reader is a co-host */
  readonly cohost_for: string | null;
  readonly photo: Photo | null;
  /** The day at the property */
  readonly today: PlainDate;
  readonly nights: readonly CalendarNight[];
  readonly conflicts: readonly CalendarConflict[];
  /** Open nights between nights that are gone, too few for any stay */
  readonly gaps: readonly NightsGap[];
}

/** CalendarRow as it is sent: what has a default may be left out. */
export interface CalendarRowInput extends Omit<CalendarRow, "status" | "min_nights"> {
  readonly status?: PropertyStatus | undefined;
  readonly min_nights?: number | undefined;
}

/** What holds on some dates. */
export interface CalendarRule {
  readonly start: PlainDate;
  /** The day after the last */
  readonly end: PlainDate;
  readonly min_nights?: number | undefined;
  readonly checkin_days?: readonly number[] | undefined;
  readonly checkout_days?: readonly number[] | undefined;
}

/** At which listings a change was made, whole, and at which nothing was changed. */
export interface CalendarsChanged {
  /** The listings at which it was made */
  readonly saved: readonly string[];
  readonly refused: readonly {
      readonly property_id: string;
      readonly title: string;
      readonly why: NightsRefused;
      readonly taken: readonly {
        readonly start: PlainDate;
        readonly end: PlainDate;
      }[];
    }[];
}

/** What comes back if the booking is cancelled now. */
export interface CancelPreview {
  /** What goes back to the card, in the currency that was charged */
  readonly refund: Money;
  /** The same in Canadian dollars */
  readonly refund_cad: Money;
  /** Where the card’s bank looks into the payment, or gave it back: what that means for a refund */
  readonly dispute_note: string | null;
  /** What is kept of the charge, in its currency */
  readonly kept: Money;
  readonly points_back: number;
  /** What comes back of each line in Canadian dollars, and which part of it points paid; together they are the refund */
  readonly lines: readonly {
      readonly label: string;
      readonly amount: Money;
    }[];
  /** The step of the policy that holds now, in words */
  readonly step: string;
}

/** Until when how much comes back. */
export interface CancellationTerms {
  readonly policy: CancellationPolicy;
  /** Until when before check-in everything comes back */
  readonly free_until: Instant | null;
  /** From the first to the last */
  readonly steps: readonly ({
      readonly until: Instant | null;
      readonly refund_percent: number;
      readonly says: string;
    })[];
}

/** A change of a paid booking that one of its sides proposed. */
export interface Change {
  readonly change_id: string;
  readonly booking_id: string;
  readonly state: ChangeState;
  /** The host proposed it; else the guest */
  readonly by_host: boolean;
  readonly proposed_at: Instant;
  /** Until when the other side may answer */
  readonly answer_by: Instant;
  /** Once it is accepted: until when the guest may pay the difference */
  readonly pay_by: Instant | null;
  /** Dates, guests and price that are proposed */
  readonly quote: Quote;
  /** When it took effect, or came to nothing */
  readonly ended_at: Instant | null;
}

/** Change as it is sent: what has a default may be left out. */
export interface ChangeInput extends Omit<Change, "quote"> {
  readonly quote: QuoteInput;
}

/** What a change of a booking would cost, as a price that is held for a while. */
export interface ChangePreview {
  /** What the proposal names */
  readonly quote_id: string;
  readonly expires_at: Instant;
  /** The new price, line by line */
  readonly line_items: readonly LineItem[];
  /** What the guest pays by card for the booking as it is, in the currency of the booking */
  readonly before: Money;
  /** The same once it is changed */
  readonly after: Money;
  /** What the guest pays more; below zero it goes back to the card */
  readonly difference: Money;
  /** Points that come back, because the new price cannot take them */
  readonly points_back: number;
  /** What the host gets for the booking as it is, without taxes, in Canadian dollars */
  readonly payout_before: Money;
  /** The same once it is changed */
  readonly payout_after: Money;
}

/** What a checkout shows of a booking. */
export interface CheckoutOffer {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly status: BookingStatus;
  /** The first night */
  readonly checkin: PlainDate;
  /** The morning after the last night */
  readonly checkout: PlainDate;
  /** The property’s */
  readonly timezone: TimeZone;
  readonly guests: Guests;
  /** The property’s, as it was when booked */
  readonly cancellation_policy: CancellationPolicy;
  /** Until when the host may answer, never later than check-in time */
  readonly reply_by: Instant | null;
  /** Until when the guest may pay */
  readonly pay_by: Instant | null;
  readonly paid_at: Instant | null;
  readonly payment_method: PaymentMethod | null;
  /** What the guest pays in */
  readonly currency: Currency;
  readonly property: BookedProperty;
  readonly house_rules: string;
  /** What comes back to a guest who cancels, from now on */
  readonly cancellation: CancellationTerms;
  readonly quote: Quote;
  readonly supported_currencies: readonly CurrencyName[];
  /** Confirmed, unpaid, in time, and not paid to the host directly */
  readonly may_pay: boolean;
}

/** CheckoutOffer as it is sent: what has a default may be left out. */
export interface CheckoutOfferInput extends Omit<CheckoutOffer, "guests" | "property" | "quote"> {
  readonly guests: GuestsInput;
  readonly property: BookedPropertyInput;
  readonly quote: QuoteInput;
}

/** What surrounds a page. Source: §2. */
export interface Chrome {
  /** What stands at its head */
  readonly header: Header;
  /** The footer */
  readonly footer: boolean;
  /** The sidebar of a signed-in person */
  readonly sidebar: boolean;
  /** Whether the page itself may scroll beyond the window */
  readonly overflow: boolean;
}

/** Chrome as it is sent: what has a default may be left out. */
export interface ChromeInput extends Omit<Chrome, "header" | "footer" | "sidebar" | "overflow"> {
  readonly header?: Header | undefined;
  readonly footer?: boolean | undefined;
  readonly sidebar?: boolean | undefined;
  readonly overflow?: boolean | undefined;
}

/** What a host asks of a guest after a stay. */
export interface Claim {
  readonly claim_id: string;
  readonly booking_id: string;
  readonly kind: ClaimKind;
  /** What the host asks for, in Canadian cents, like the price that was agreed */
  readonly amount_cents: number;
  /** What happened; nothing once its host has left */
  readonly message: string | null;
  readonly state: ClaimState;
  readonly filed_at: Instant;
  /** Until when the guest may answer */
  readonly answer_by: Instant;
  readonly answered_at: Instant | null;
  /** What the guest says to it */
  readonly answer: string | null;
  /** The part that the guest offers */
  readonly offered_cents: number | null;
  readonly decided_at: Instant | null;
  /** Why it was decided so */
  readonly decision: string | null;
  /** What the guest owes: what was accepted, or what was decided */
  readonly owed_cents: number | null;
  /** When it was known that the guest had paid */
  readonly paid_at: Instant | null;
  /** Through us; else to the host directly */
  readonly paid_by_card: boolean;
  /** When its host let it go */
  readonly withdrawn_at: Instant | null;
  readonly photos: readonly ClaimPhoto[];
}

/** Claim as it is sent: what has a default may be left out. */
export interface ClaimInput extends Omit<Claim, "paid_by_card"> {
  readonly paid_by_card?: boolean | undefined;
}

/** One picture of a claim, without an address: it is asked for by a call, which only the two sides may make. */
export interface ClaimPhoto {
  readonly photo_id: string;
  readonly width: number;
  readonly height: number;
}

/** What a guest answers to a claim. */
export interface ClaimReply {
  readonly answer: ClaimAnswer;
  /** The part that is offered */
  readonly offered_cents?: number | undefined;
  /** Why; needed where it is not accepted */
  readonly message?: string | undefined;
}

/** A co-host of a listing, or an invitation to become one, as its owner sees it. */
export interface Cohost {
  readonly cohost_id: string;
  readonly property_id: string;
  /** Where the invitation was sent. Private: in no answer that anyone may read. */
  readonly email: string;
  /** When the invitation was sent last */
  readonly created_at: Instant;
  /** Until when it can be accepted */
  readonly expires_at: Instant;
  readonly accepted_at: Instant | null;
  /** What they may do */
  readonly roles: readonly CohostRole[];
  readonly state: CohostState;
  /** The person who accepted */
  readonly profile_id: string | null;
  /** The person who accepted */
  readonly first_name: string | null;
}

/** What a person who opens the link of an invitation is asked. */
export interface CohostInvitation {
  /** Those that it is for, by their titles */
  readonly listings: readonly ({
      readonly property_id: string;
      readonly title: string;
      readonly place: string;
      readonly photo: Photo | null;
      readonly roles: readonly CohostRole[];
    })[];
  /** The first name of the owner */
  readonly host: string;
  /** What they may do at one of them at least */
  readonly roles: readonly CohostRole[];
  readonly expires_at: Instant;
}

/** A stay as it stands beside others. */
export interface ComparedStay extends Pick<Property, "property_id" | "title" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "city" | "province" | "rating" | "review_count" | "amenities" | "house_rules" | "pets_allowed" | "timezone" | "checkin_time" | "checkout_time"> {
  /** Rounded to about 500 metres */
  readonly lat: number | null;
  /** Rounded to about 500 metres */
  readonly lng: number | null;
  readonly place: string;
  readonly photos: readonly Photo[];
  readonly price: PropertyPrice;
  readonly policy: CancellationPolicy;
  /** With dates: until when before check-in everything comes back */
  readonly free_cancel_until: Instant | null;
  /** The cheapest dates that fit, where the search leaves them open */
  readonly dates?: {
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    } | undefined;
  /** By its reviews, its answers and how it is booked */
  readonly badges: readonly Badge[];
  /** Whether it can be had for that trip; nothing where no dates were given */
  readonly is_bookable: boolean | null;
}

/** ComparedStay as it is sent: what has a default may be left out. */
export interface ComparedStayInput extends Omit<ComparedStay, "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "review_count" | "pets_allowed" | "timezone" | "checkin_time" | "checkout_time"> {
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly review_count?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
}

/** The page of a host, or one address a line; kept as listing_url. */
export interface ConnectManyRequest {
  readonly listing_url: string;
}

/** The address of one listing on another platform. Source: §1. */
export interface ConnectRequest {
  readonly listing_url: string;
}

/** What the consent cookie holds, as JSON. */
export interface Consent {
  /** Page visits and conversions are told to the ad tracker */
  readonly analytics: boolean;
  /** Error reports may carry a recording of the page, and the feedback widget may load */
  readonly replay: boolean;
  readonly decided_at: Instant;
}

/** Consent as it is sent: what has a default may be left out. */
export interface ConsentInput extends Omit<Consent, "analytics" | "replay"> {
  readonly analytics?: boolean | undefined;
  readonly replay?: boolean | undefined;
}

/** What the person allows. */
export interface ConsentChoice {
  /** Page visits and conversions are told to the ad tracker */
  readonly analytics: boolean;
  /** Error reports may carry a recording of the page, and the feedback widget may load */
  readonly replay: boolean;
}

/** ConsentChoice as it is sent: what has a default may be left out. */
export interface ConsentChoiceInput extends Omit<ConsentChoice, "analytics" | "replay"> {
  readonly analytics?: boolean | undefined;
  readonly replay?: boolean | undefined;
}

/** What somebody writes to the people behind the product. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
  /** Stands in the form where no person sees it, and stays empty */
  readonly website?: string | undefined;
  /** How long the form stood open before it was sent */
  readonly seconds: number;
}

/** What somebody says about a listing, a review or a message. */
export interface ContentReport {
  readonly kind: ReportedKind;
  /** The listing, the review, or the thread of the message */
  readonly thing_id: string;
  /** Of a message: its number in the thread */
  readonly number?: number | undefined;
  readonly wrong: ReportedFor;
  readonly message?: string | undefined;
}

/** A cookie about to be set. Source: §5. */
export interface CookieToSet {
  /** The size of name, value and attributes */
  readonly bytes: number;
}

/** A currency as the dropdown lists it. Source: §3 Currency. */
export interface CurrencyName {
  readonly code: Currency;
  readonly name: string;
}

/** The person who is signed in, with their modes and counts. */
export interface CurrentUser {
  readonly user_id: string;
  /** Trimmed, lower case and unique. Private: in no answer that anyone may read. */
  readonly email: string;
  /** When the address was proven, by a mailed link or by the parent platform */
  readonly verified_at: Instant | null;
  readonly profile_id: string;
  /** As other people on the product see it */
  readonly first_name: string | null;
  /** Shown to the other side of a confirmed booking only. Private: in no answer that anyone may read. */
  readonly last_name: string | null;
  /** The address of the picture */
  readonly avatar: string | null;
  /** No for someone who only ever used single sign-on */
  readonly has_password: boolean;
  readonly modes: readonly UserMode[];
  readonly counts: {
      readonly bookings: number;
      readonly properties_connected: number;
      readonly properties_total: number;
      readonly cohosted: number;
      readonly answered: number;
      readonly stays: number;
      readonly threads: number;
      readonly wishlists: number;
      readonly saved_searches: number;
      readonly unread_as_guest: number;
      readonly unread_as_host: number;
    };
}

/** A place with a page of its own. */
export interface DestinationLink {
  /** Stands in the address of its page */
  readonly slug: string;
  readonly name: string;
  /** How many stays are listed there */
  readonly count: number;
}

/** A place that can be browsed: the country, a province or territory, or a town; with what its listings come to at this moment. Source: §2. */
export interface DestinationPlace {
  /** Stands in the address of its page */
  readonly slug: string;
  readonly name: string;
  /** How many stays are listed there */
  readonly count: number;
  /** What a search for a town looks for */
  readonly query: string | null;
  /** Where a search for a province or territory looks */
  readonly province: Province | null;
  /** The lowest price of a night, fees included */
  readonly from_all_in: Money | null;
  /** The average of all reviews there; none before three */
  readonly rating: number | null;
  readonly review_count: number;
  /** Stays that take pets */
  readonly pets_count: number;
  /** Stays that are booked without asking */
  readonly instant_count: number;
  /** Provinces and territories with stays, then the towns with most of them */
  readonly others: readonly DestinationLink[];
}

/** A signed-in browser, as its owner sees it. */
export interface DeviceSession {
  readonly session_id: string;
  /** Browser and system, as the browser names them */
  readonly device: string;
  readonly created_at: Instant;
  /** The last call made with it */
  readonly seen_at: Instant;
  /** The browser that asks */
  readonly current: boolean;
}

/** A sum that the books and the payment provider tell differently, until both tell the same. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The provider’s id of the charge or refund, or ours of the payout; the balance has its name */
  readonly thing_id: string;
  /** None where it is of no stay that we know */
  readonly booking_id: string | null;
  /** In the smallest unit of its currency; none where the books lack it */
  readonly ours_cents: number | null;
  /** The same of the provider */
  readonly theirs_cents: number | null;
  readonly currency: string;
  /** When the money moved */
  readonly at: Instant;
  readonly first_seen: Instant;
}

/** A text that is being written in this browser. */
export interface Draft {
  /** Where it is written */
  readonly of: string;
  readonly message: string;
}

/** A property after an edit, with what of it was not saved. */
export interface EditedProperty extends Property {
  /** The first name of the owner, where the reader is a co-host */
  readonly cohost_for: string | null;
  readonly photos: readonly Photo[];
  /** Guessed from listing_url */
  readonly platform: SourcePlatform | null;
  readonly imported: ImportedListing | null;
  readonly feeds: readonly CalendarFeed[];
  /** The calendar that other platforms can read; keep it secret */
  readonly export_url: string;
  /** Put into the description of the source listing, it proves whose it is */
  readonly ownership_code: string;
  readonly ownership_proven_at: Instant | null;
  readonly registration_status: RegistrationStatus;
  /** Why the number was refused */
  readonly registration_reason: string | null;
  readonly registration_duty: RegistrationDuty | null;
  /** What its city asks for beside that */
  readonly licence_duty: RegistrationDuty | null;
  readonly suspended_for: SuspensionReason | null;
  /** What the operator said when they took it down */
  readonly suspended_because: string | null;
  /** What keeps it from being listed */
  readonly missing: readonly ListingNeed[];
  /** The oldest last reading of its calendars */
  readonly synced_at: Instant | null;
  /** Open requests and upcoming stays; none for a co-host, who sees no bookings */
  readonly open_bookings: number;
  /** How far the host is in the setup */
  readonly setup_page: SetupPage | null;
  /** Grows with every edit; who edits sends it along, so that nothing is overwritten unseen */
  readonly version: number;
  /** Sent fields that do not fit: nothing of them was saved */
  readonly not_saved: readonly FieldProblem[];
}

/** EditedProperty as it is sent: what has a default may be left out. */
export interface EditedPropertyInput extends Omit<EditedProperty, "sync_status" | "status" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "timezone" | "checkin_time" | "checkout_time" | "cancellation_policy" | "instant_book" | "cleaning_fee_cents" | "pet_fee_cents" | "pets_allowed" | "extra_guest_cents" | "guests_included" | "weekly_discount_percent" | "monthly_discount_percent" | "early_discount_percent" | "last_minute_discount_percent" | "min_nights" | "max_nights" | "gap_stays" | "gap_min_nights" | "advance_notice_hours" | "preparation_nights" | "no_other_calendars" | "review_count" | "feeds" | "version"> {
  readonly sync_status?: SyncStatus | undefined;
  readonly status?: PropertyStatus | undefined;
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  readonly pet_fee_cents?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly gap_stays?: boolean | undefined;
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  readonly preparation_nights?: number | undefined;
  readonly no_other_calendars?: boolean | undefined;
  readonly review_count?: number | undefined;
  readonly feeds: readonly CalendarFeedInput[];
  readonly version?: number | undefined;
}

/** What one Canadian dollar buys, margin included. */
export interface ExchangeRate {
  readonly code: Currency;
  readonly name: string;
  /** A decimal number */
  readonly rate: string;
  /** The day of the rate */
  readonly as_of: PlainDate;
}

/** A booking as one of its two sides takes it along. */
export interface ExportedBooking extends Omit<Booking, "cohost_ids"> {
}

/** ExportedBooking as it is sent: what has a default may be left out. */
export interface ExportedBookingInput extends Omit<ExportedBooking, "guests" | "quote" | "points" | "is_given_back" | "reviewWindowDays"> {
  readonly guests: GuestsInput;
  readonly quote: QuoteInput;
  readonly points?: number | undefined;
  readonly is_given_back?: boolean | undefined;
  readonly reviewWindowDays?: number | undefined;
}

/** The ratings of either feedback; each type has its own. Source: §3 Referral feedback payload. */
export interface FeedbackRatings {
  /** How well the sender understands the referral system */
  readonly understand_referral_system?: number | undefined;
  /** How likely the sender is to refer others */
  readonly likely_to_refer?: number | undefined;
  /** Whether the system is worth the sender’s time */
  readonly worth_time?: number | undefined;
  /** How the signup went: 1 confusing, 2 okay, 3 smooth */
  readonly signup_satisfaction?: number | undefined;
}

/** Somebody who voted or wrote in a wish list of another person. */
export interface Fellow {
  readonly profile_id: string;
  readonly first_name: string | null;
}

/** What is wrong with one field. */
export interface FieldProblem {
  /** The field, its parts joined with points */
  readonly path: string;
  /** What is wrong with it */
  readonly code: string;
  /** The same as a sentence */
  readonly message: string;
}

/** A picture that the page of a connected listing names, before it is copied. */
export interface FoundPhoto {
  /** Follows from its address */
  readonly found_id: string;
  /** What the page says it shows */
  readonly alt: string;
}

/** Where an address is; its town where a geocoder does not know it; the middle of its province where no such town is known. */
export interface FoundPlace {
  readonly found: PlaceFound;
  /** The town as it is written */
  readonly city: string | null;
  readonly province: Province;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: TimeZone | null;
  /** Whether the postal code can be of that province; true where none is given */
  readonly postal_fits: boolean;
}

/** The exchange rate that a quote was made with. */
export interface FrozenRate {
  readonly currency: Currency;
  readonly rate: string;
  readonly as_of: PlainDate;
}

/** What a host says of a guest, once for each stay. */
export interface GuestReview {
  readonly review_id: string;
  /** Private: in no answer that anyone may read. */
  readonly booking_id: string;
  readonly property_id: string;
  /** Who wrote it */
  readonly profile_id: string;
  /** Of whom it is */
  readonly guest_id: string;
  /** The guest as a whole */
  readonly rating: number;
  /** Whether the guest kept to the house rules */
  readonly rules?: number | undefined;
  /** How the guest left the place */
  readonly cleanliness?: number | undefined;
  /** How the guest answered */
  readonly communication?: number | undefined;
  readonly comment: string;
  readonly created_at: Instant;
  /** When it shows at the latest; nothing once it does */
  readonly opens_at: Instant | null;
  readonly state: GuestReviewState;
  /** What its author and the guest read about it */
  readonly hidden_because: string | null;
}

/** GuestReview as it is sent: what has a default may be left out. */
export interface GuestReviewInput extends Omit<GuestReview, "state"> {
  readonly state?: GuestReviewState | undefined;
}

/** A page of reviews of a guest, the newest first. */
export interface GuestReviewList {
  readonly reviews: readonly ShownGuestReview[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** GuestReviewList as it is sent: what has a default may be left out. */
export interface GuestReviewListInput extends Omit<GuestReviewList, "reviews"> {
  readonly reviews: readonly ShownGuestReviewInput[];
}

/** Who comes along. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

/** Guests as it is sent: what has a default may be left out. */
export interface GuestsInput extends Omit<Guests, "adults" | "children" | "infants" | "pets"> {
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** Bookings of one tab, with how many there are in each. */
export interface HostBookings {
  readonly tab: BookingTab;
  /** Every tab in its order, by the words that are looked for */
  readonly counts: readonly {
      readonly tab: BookingTab;
      readonly count: number;
    }[];
  readonly bookingList: readonly BookingRow[];
  /** Payouts that are due to the host, and wait until we can send them somewhere */
  readonly held: Money | null;
}

/** HostBookings as it is sent: what has a default may be left out. */
export interface HostBookingsInput extends Omit<HostBookings, "bookingList"> {
  readonly bookingList: readonly BookingRowInput[];
}

/** The nights of a property from one day to another. */
export interface HostCalendar {
  /** All of its dates and times are in this zone */
  readonly timezone: TimeZone;
  readonly min_nights: number;
  readonly from: PlainDate;
  /** The day after the last night */
  readonly to: PlainDate;
  readonly nights: readonly CalendarNight[];
  readonly conflicts: readonly CalendarConflict[];
  readonly feeds: readonly CalendarFeed[];
}

/** HostCalendar as it is sent: what has a default may be left out. */
export interface HostCalendarInput extends Omit<HostCalendar, "timezone" | "min_nights" | "feeds"> {
  readonly timezone?: TimeZone | undefined;
  readonly min_nights?: number | undefined;
  readonly feeds: readonly CalendarFeedInput[];
}

/** What a guest writes to the host of a property. Source: §5. */
export interface HostContact {
  /** Cannot be empty */
  readonly message?: string | undefined;
}

/** What a host was paid for a stay whose guest got it back since. */
export interface HostDebt {
  readonly debt_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** The claim that it is for; none where it is for the stay */
  readonly claim_id: string | null;
  /** The host’s */
  readonly profile_id: string;
  /** In Canadian cents */
  readonly cents: number;
  readonly since: Instant;
}

/** What a host earned in a year, by month and listing. */
export interface HostEarnings {
  readonly year: string;
  readonly earned: Money;
  /** The newest first; none in which nothing moved */
  readonly months: readonly MonthEarnings[];
  /** The same as a table */
  readonly file: HostStatement;
}

/** A property with everything that its owner sees and edits. Source: §7 Property. */
export interface HostProperty extends Property {
  /** The first name of the owner, where the reader is a co-host */
  readonly cohost_for: string | null;
  readonly photos: readonly Photo[];
  /** Guessed from listing_url */
  readonly platform: SourcePlatform | null;
  readonly imported: ImportedListing | null;
  readonly feeds: readonly CalendarFeed[];
  /** The calendar that other platforms can read; keep it secret */
  readonly export_url: string;
  /** Put into the description of the source listing, it proves whose it is */
  readonly ownership_code: string;
  readonly ownership_proven_at: Instant | null;
  readonly registration_status: RegistrationStatus;
  /** Why the number was refused */
  readonly registration_reason: string | null;
  readonly registration_duty: RegistrationDuty | null;
  /** What its city asks for beside that */
  readonly licence_duty: RegistrationDuty | null;
  readonly suspended_for: SuspensionReason | null;
  /** What the operator said when they took it down */
  readonly suspended_because: string | null;
  /** What keeps it from being listed */
  readonly missing: readonly ListingNeed[];
  /** The oldest last reading of its calendars */
  readonly synced_at: Instant | null;
  /** Open requests and upcoming stays; none for a co-host, who sees no bookings */
  readonly open_bookings: number;
  /** How far the host is in the setup */
  readonly setup_page: SetupPage | null;
  /** Grows with every edit; who edits sends it along, so that nothing is overwritten unseen */
  readonly version: number;
}

/** HostProperty as it is sent: what has a default may be left out. */
export interface HostPropertyInput extends Omit<HostProperty, "sync_status" | "status" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "timezone" | "checkin_time" | "checkout_time" | "cancellation_policy" | "instant_book" | "cleaning_fee_cents" | "pet_fee_cents" | "pets_allowed" | "extra_guest_cents" | "guests_included" | "weekly_discount_percent" | "monthly_discount_percent" | "early_discount_percent" | "last_minute_discount_percent" | "min_nights" | "max_nights" | "gap_stays" | "gap_min_nights" | "advance_notice_hours" | "preparation_nights" | "no_other_calendars" | "review_count" | "feeds" | "version"> {
  readonly sync_status?: SyncStatus | undefined;
  readonly status?: PropertyStatus | undefined;
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  readonly pet_fee_cents?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly gap_stays?: boolean | undefined;
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  readonly preparation_nights?: number | undefined;
  readonly no_other_calendars?: boolean | undefined;
  readonly review_count?: number | undefined;
  readonly feeds: readonly CalendarFeedInput[];
  readonly version?: number | undefined;
}

/** What a host was paid in a month or a year, as a file. */
export interface HostStatement {
  readonly file_name: string;
  readonly media_type: string;
  /** The file in base64: the calls of a page carry text */
  readonly content: string;
}

/** The listed properties of one host, a page at a time, the best rated first. */
export interface HostStays {
  readonly results: readonly PropertyCard[];
  /** On all pages */
  readonly total: number;
  readonly page: number;
}

/** HostStays as it is sent: what has a default may be left out. */
export interface HostStaysInput extends Omit<HostStays, "results"> {
  readonly results: readonly PropertyCardInput[];
}

/** What connecting found at the address. */
export interface ImportedListing {
  readonly platform: SourcePlatform;
  /** The listing’s id on that platform */
  readonly source_id: string | null;
  readonly read_at: Instant | null;
  readonly problem: ImportProblem | null;
  /** By field: where its value came from */
  readonly field_sources: Readonly<Record<string, ImportSource>>;
  /** Fields that the host has not confirmed yet */
  readonly unconfirmed: readonly string[];
  /** Pictures found, then those of them that the host chose */
  readonly photos_found: number;
  /** Those to choose from, until the host says which may be used */
  readonly photos_offered: readonly FoundPhoto[];
  /** How many of them are still to be copied */
  readonly photos_waiting: number;
  /** The host owns the pictures or may use them */
  readonly photos_permitted: boolean;
}

/** A page of threads, the newest first. */
export interface Inbox {
  readonly threads: readonly ThreadRow[];
  /** How many messages the reader has not seen, in all threads of that side */
  readonly unread: number;
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** Inbox as it is sent: what has a default may be left out. */
export interface InboxInput extends Omit<Inbox, "threads"> {
  readonly threads: readonly ThreadRowInput[];
}

/** What the browser remembers of log-ins on it. Source: §3 Cookies. */
export interface KnownDevice {
  /** How many accounts stand in the device’s log-in history */
  readonly logins: number;
}

/** A host who left as the tax office is told of them. */
export interface LeftHost {
  readonly profile_id: string;
  readonly account: PayoutAccount | null;
  readonly is_paid_by_provider: boolean;
  readonly listings: readonly ReportedListing[];
  readonly kept_until: Instant;
}

/** LeftHost as it is sent: what has a default may be left out. */
export interface LeftHostInput extends Omit<LeftHost, "account"> {
  readonly account: PayoutAccountInput | null;
}

/** One line of a price. */
export interface LineItem {
  readonly code: string;
  readonly label: string;
  readonly type: LineType;
  /** For reading */
  readonly amount: string;
  /** In the smallest unit of the currency */
  readonly amount_cents: number;
  readonly currency: Currency;
  /** Of a tax: its rate as a decimal number */
  readonly rate?: string | undefined;
  /** Of a tax: what it is computed on */
  readonly base_cents?: number | undefined;
}

/** A link that a person or another site gave. Source: §5. */
export interface Link {
  readonly address: string;
}

/** A property as anyone may see it. */
export interface Listing extends Pick<Property, "property_id" | "title" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "city" | "province" | "rating" | "review_count" | "description" | "bedroom_list" | "amenities" | "accessibility" | "house_rules" | "timezone" | "checkin_time" | "checkout_time" | "cancellation_policy" | "instant_book" | "pets_allowed" | "min_nights" | "max_nights" | "status"> {
  /** Rounded to about 500 metres */
  readonly lat: number | null;
  /** Rounded to about 500 metres */
  readonly lng: number | null;
  readonly place: string;
  readonly registrations: readonly ShownRegistration[];
  readonly photos: readonly Photo[];
  /** By its reviews, its answers and how it is booked */
  readonly badges: readonly Badge[];
  readonly host: PublicProfile;
  /** First names of the co-hosts who answer guests */
  readonly cohosts: readonly string[];
  /** How many requests the host answers; none before the third */
  readonly reply_rate_percent: number | null;
  /** How long an answer usually takes */
  readonly reply_hours: number | null;
  readonly price: PropertyPrice;
  /** The average of each part of the reviews; none before three */
  readonly rating_parts: Readonly<Record<string, number>> | null;
}

/** Listing as it is sent: what has a default may be left out. */
export interface ListingInput extends Omit<Listing, "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "review_count" | "timezone" | "checkin_time" | "checkout_time" | "cancellation_policy" | "instant_book" | "pets_allowed" | "min_nights" | "max_nights" | "status" | "host"> {
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly review_count?: number | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly status?: PropertyStatus | undefined;
  readonly host: PublicProfileInput;
}

/** What stands around a property that is about to be listed. */
export interface ListingCheck {
  /** How many pictures it has */
  readonly photos: number;
  /** How many of them say nothing in words */
  readonly photos_without_text: number;
  /** How many calendars from elsewhere it reads */
  readonly calendars: number;
  /** The feed of the connected listing, or the code in its description, proves whose it is */
  readonly ownership_proven: boolean;
  /** The law of its place asks for a registration number */
  readonly registration_needed: boolean;
  /** Its city asks for a number of its own beside that of the province */
  readonly licence_needed: boolean;
  /** The number of the city has the form that it gives out, any where no form is known */
  readonly licence_fits: boolean;
  /** The number is given for a time, and its last day is not said */
  readonly registration_undated: boolean;
  /** The number has the form that its place gives out, any where no form is known, and was not refused */
  readonly registration_fits: boolean;
}

/** What one listing earned in a month: price, taxes and claims, less what was refunded. */
export interface ListingEarnings {
  readonly property_id: string;
  /** Of the place */
  readonly title: string;
  /** Of the stays that were paid out */
  readonly nights: number;
  /** What the host charged for these stays */
  readonly price: Money;
  /** What of it went back to guests, before the payout or after it */
  readonly refunded: Money;
  /** Taxes that were passed on to the host */
  readonly taxes: Money;
  /** What guests paid by card for claims */
  readonly claims: Money;
  readonly earned: Money;
  /** What guests paid the host directly, as recorded; not part of what was earned */
  readonly direct: Money;
}

/** What was paid out for one listing, what waits, and what it earned in a year. */
export interface ListingMoney {
  /** Due, and not paid yet */
  readonly waiting: Money;
  /** Paid by now */
  readonly paid: Money;
  /** The newest first */
  readonly payouts: readonly PayoutRow[];
  /** The first day on which something was paid; empty before */
  readonly since: PlainDate | null;
  /** Of this listing alone */
  readonly earnings: HostEarnings;
  /** Whether the reader may open its bookings */
  readonly opens_bookings: boolean;
}

/** How a property did in a period, by the days of its place. */
export interface ListingNumbers {
  /** Its first night; not before the day on which it was first listed */
  readonly from: PlainDate;
  /** The day after its last night */
  readonly to: PlainDate;
  /** Nights of confirmed stays that were paid for and not given back */
  readonly nights_sold: number;
  /** Other nights that could have been sold: not blocked, not taken by another calendar, not kept free around a stay; paused time counts */
  readonly nights_open: number;
  /** What a sold night brings its host on average, with fees, before refunds and without taxes */
  readonly night: Money | null;
  /** Sold nights, of those that were sold or open; nothing where there were none */
  readonly occupancy_percent: number | null;
  /** Requests of these days that were accepted, declined, or ran out */
  readonly requests: number;
  /** Those of them that the host answered in time */
  readonly answered: number;
  /** How often its page was opened by others than its host in these days, today included */
  readonly views: number;
  /** Stays that were booked and paid for since the first counted look of these days */
  readonly booked: number;
}

/** Where a stay stands on the map, as roughly as anyone may know. */
export interface MapPin {
  readonly property_id: string;
  /** Empty while a draft */
  readonly title: string;
  readonly lat: number;
  readonly lng: number;
}

/** A message as both sides read it. */
export interface Message {
  /** Messages of a thread are numbered from 1 on */
  readonly number: number;
  /** Who wrote it */
  readonly side: BookingSide;
  /** Whose name stands above it: a co-host’s, or for a co-host the host’s; nothing where the side alone tells it */
  readonly writer: {
      readonly first_name: string | null;
      readonly is_cohost: boolean;
    } | null;
  /** Empty where there are only pictures; nothing once its writer has left, or we removed it */
  readonly text: string | null;
  /** None once its writer has left, or we removed it */
  readonly photos: readonly MessagePhoto[];
  /** Whether the operator removed it, for both sides */
  readonly is_removed: boolean;
  /** Whether something in it is hidden until a booking is paid */
  readonly is_masked: boolean;
  /** Whether it was sent by itself, as its host has set up */
  readonly is_automatic: boolean;
  readonly at: Instant;
}

/** One picture of a message, without an address: it is asked for by a call, which only the two sides may make. */
export interface MessagePhoto {
  readonly photo_id: string;
  readonly width: number;
  readonly height: number;
}

/** A sum: as a text that contains its three-letter currency code, and as a number. Source: §3 Currency. */
export interface Money {
  /** For reading */
  readonly amount: string;
  /** In the smallest unit of the currency */
  readonly amount_cents: number;
  readonly currency: Currency;
}

/** What a host earned in a month, and each listing of it. */
export interface MonthEarnings {
  /** Its first day */
  readonly month: PlainDate;
  readonly earned: Money;
  /** Those for which something moved, by their titles */
  readonly listings: readonly ListingEarnings[];
}

/** What a night costs from each day of a month on which a stay may begin. */
export interface NightPrices {
  readonly currency: Currency;
  readonly nights: readonly {
      readonly date: PlainDate;
      readonly night_cents: number;
    }[];
}

/** What holds from now on; what is left out stays as it is. */
export interface NightsChange {
  /** Nobody can book them; no opens them again */
  readonly blocked?: boolean | undefined;
  /** The price of each; nothing is the usual price */
  readonly price_cents?: number | null | undefined;
  /** The shortest stay that begins then; nothing is the usual */
  readonly min_nights?: number | null | undefined;
  /** On which weekdays a stay may begin then; nothing is any */
  readonly checkin_days?: readonly number[] | null | undefined;
  /** On which weekdays a stay may end then; nothing is any */
  readonly checkout_days?: readonly number[] | null | undefined;
  /** For the host alone */
  readonly note?: string | null | undefined;
}

/** Open nights between nights that are gone, too few for the shortest stay. */
export interface NightsGap {
  /** The first night */
  readonly start: PlainDate;
  /** The morning after the last night */
  readonly end: PlainDate;
  /** The shortest stay that may begin there */
  readonly min_nights: number;
}

/** Why nothing was found, and what would find something. */
export interface NothingFound {
  readonly lack: SearchLack;
  /** The likeliest first */
  readonly alternatives: readonly SearchAlternative[];
}

/** NothingFound as it is sent: what has a default may be left out. */
export interface NothingFoundInput extends Omit<NothingFound, "alternatives"> {
  readonly alternatives: readonly SearchAlternativeInput[];
}

/** A saved reply as it can be sent to one guest. */
export interface OfferedReply {
  readonly reply_id: string;
  /** Only the host sees it */
  readonly title: string;
  readonly text: string;
  /** The text with its fields filled in; a field without a value stays as it is */
  readonly filled: string;
  /** Fields of the text that have no value for this guest */
  readonly missing: readonly ReplyField[];
}

/** What goes along to the partner’s form. Source: §1. */
export interface PayLaterRequest {
  /** The amount to finance, in whole dollars; may be left open */
  readonly amount?: number | undefined;
}

/** A payment of a booking, or of a claim after it, by card, from the moment its page was opened. */
export interface Payment {
  /** What the browser comes back with, and confirms the payment by */
  readonly payment_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** The claim that it is for; none where it is for the stay */
  readonly claim_id: string | null;
  /** The change of the stay whose difference it is for */
  readonly change_id: string | null;
  readonly provider: PaymentProvider;
  /** The provider’s, once its page is open */
  readonly provider_id: string | null;
  /** The page on which it is paid */
  readonly address: string | null;
  /** What the provider calls the charge, once paid */
  readonly charge_id: string | null;
  readonly state: PaymentState;
  /** It paid for its booking or claim; else what was paid goes back */
  readonly used: boolean;
  /** The price that it pays; a claim has none */
  readonly quote: Quote | null;
  /** In the smallest unit of its currency */
  readonly amount_cents: number;
  readonly currency: Currency;
  /** The same in Canadian cents */
  readonly cad_cents: number;
  /** What goes back of it, in its currency */
  readonly refunded_cents: number;
  /** The same in Canadian cents */
  readonly refunded_cad_cents: number;
  /** Where a payer comes back to */
  readonly success_path: string;
  /** Where somebody comes back to who did not pay */
  readonly cancel_path: string;
  readonly opened_at: Instant;
  readonly open_until: Instant;
  readonly paid_at: Instant | null;
  /** Of the card that paid, as far as the provider tells */
  readonly card_brand: CardBrand | null;
  /** The last four digits of its number */
  readonly card_last4: string | null;
  /** When the card’s owner denied it; empty once that is decided */
  readonly disputed_at: Instant | null;
  readonly dispute: DisputeState | null;
  /** When the provider was asked last what became of the charge */
  readonly looked_at: Instant | null;
}

/** Payment as it is sent: what has a default may be left out. */
export interface PaymentInput extends Omit<Payment, "used" | "quote" | "refunded_cents" | "refunded_cad_cents"> {
  readonly used?: boolean | undefined;
  readonly quote: QuoteInput | null;
  readonly refunded_cents?: number | undefined;
  readonly refunded_cad_cents?: number | undefined;
}

/** What a host gets for a stay, or for a claim after it. */
export interface Payout {
  readonly payout_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** The claim that it is for; none where it is for the stay */
  readonly claim_id: string | null;
  /** The host’s */
  readonly profile_id: string;
  /** In Canadian cents */
  readonly cents: number;
  /** What of it makes up for what the host owed, in Canadian cents */
  readonly withheld_cents: number;
  readonly due_at: Instant;
  /** Waits while it is empty: for payout details, or for a report to be looked at */
  readonly paid_at: Instant | null;
  /** When it was handed to the provider; from then on its sum stays as it is */
  readonly sending_at: Instant | null;
  /** When the provider refused it last */
  readonly refused_at: Instant | null;
  /** Where it went: the last three digits of the bank account, or the provider */
  readonly paid_to: string | null;
}

/** Payout as it is sent: what has a default may be left out. */
export interface PayoutInput extends Omit<Payout, "withheld_cents"> {
  readonly withheld_cents?: number | undefined;
}

/** Who is paid for the stays of a host, and where. */
export interface PayoutAccount {
  readonly profile_id: string;
  readonly kind: PayeeKind;
  readonly legal_name: string;
  /** Of a person */
  readonly birth_date?: PlainDate | undefined;
  /** Of a company: the number that it is registered under */
  readonly company_number?: string | undefined;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly tax_number: string;
  readonly gst_number?: string | undefined;
  readonly qst_number?: string | undefined;
  readonly institution?: string | undefined;
  readonly transit?: string | undefined;
  readonly account?: string | undefined;
  readonly saved_at: Instant;
}

/** PayoutAccount as it is sent: what has a default may be left out. */
export interface PayoutAccountInput extends Omit<PayoutAccount, "kind"> {
  readonly kind?: PayeeKind | undefined;
}

/** Who is paid, where, and what tax law asks of them. */
export interface PayoutDetails {
  readonly kind: PayeeKind;
  readonly legal_name: string;
  /** Of a person */
  readonly birth_date?: PlainDate | undefined;
  /** Of a company: the number that it is registered under */
  readonly company_number?: string | undefined;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly tax_number: string;
  readonly gst_number?: string | undefined;
  readonly qst_number?: string | undefined;
  readonly institution?: string | undefined;
  readonly transit?: string | undefined;
  readonly account?: string | undefined;
}

/** PayoutDetails as it is sent: what has a default may be left out. */
export interface PayoutDetailsInput extends Omit<PayoutDetails, "kind"> {
  readonly kind?: PayeeKind | undefined;
}

/** One payout in the statement of a host. */
export interface PayoutRow {
  readonly payout_id: string;
  readonly booking_id: string;
  /** The claim that it is for; none where it is for the stay */
  readonly claim_id: string | null;
  readonly due_at: Instant;
  /** Waits while it is empty: for payout details, or for a report to be looked at */
  readonly paid_at: Instant | null;
  /** What people quote to each other */
  readonly reference: string;
  /** The first night */
  readonly checkin: PlainDate;
  /** The morning after the last night */
  readonly checkout: PlainDate;
  /** The property’s */
  readonly timezone: TimeZone;
  /** Of the place */
  readonly title: string;
  readonly amount: Money;
  /** What of it makes up for what the host owed */
  readonly withheld: Money;
}

/** Who is paid, what waits, and the latest payouts. */
export interface PayoutStanding {
  readonly account: ShownAccount | null;
  /** Who asks hosts where money goes; nobody where we do */
  readonly payer: PaymentProvider | null;
  readonly payee: PayeeState;
  /** Due, and not paid yet */
  readonly waiting: Money;
  /** Paid so far */
  readonly paid: Money;
  /** Paid before for stays whose guests got it back since; the next payouts make up for it */
  readonly owed: Money;
  /** The first day, at the place, with something for a statement */
  readonly statements_since: PlainDate | null;
  /** The newest first */
  readonly payouts: readonly PayoutRow[];
}

/** PayoutStanding as it is sent: what has a default may be left out. */
export interface PayoutStandingInput extends Omit<PayoutStanding, "account"> {
  readonly account: ShownAccountInput | null;
}

/** What a person tells of themselves on the account page. */
export interface PersonDetails {
  readonly first_name: string;
  readonly last_name: string;
  /** Private: in no answer that anyone may read. */
  readonly phone?: string | undefined;
  readonly languages?: readonly Language[] | undefined;
}

/** The names that a complete profile has. Source: §4 Authentication. */
export interface PersonName {
  readonly first_name: string;
  readonly last_name: string;
}

/** One picture of a property. */
export interface Photo {
  readonly photo_id: string;
  readonly url: string;
  /** What the picture shows, in words */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How wide it is kept, as AVIF and as JPEG: with 480 in place of the width at the end of its url, `-480.avif` and `-480.jpg`; none where it has one form for every screen */
  readonly widths: readonly number[];
  /** Fills the space until the picture is there */
  readonly colour: string;
}

/** A picture that only some people may see, as a file. */
export interface PictureFile {
  /** The picture in base64: the calls of a page carry text */
  readonly jpeg: string;
}

/** Whose clocks a place keeps. */
export interface PlaceZone {
  /** Empty at sea and outside Canada and the United States */
  readonly timezone: TimeZone | null;
}

/** What a person has, and the entries behind it. */
export interface PointsBalance {
  /** Points that can be spent */
  readonly balance: number;
  /** Points set aside for open bookings */
  readonly held: number;
  /** Points of refunded stays that were spent before, and are taken from the next ones */
  readonly owed: number;
  /** What paid stays will earn, the next first */
  readonly coming: readonly ({
      readonly booking_id: string;
      readonly reason: string;
      readonly points: number;
      readonly arrives_at: Instant | null;
    })[];
  /** The points for signing up with a code, where they wait for a look or were not given */
  readonly welcome: {
      readonly points: number;
      readonly is_waiting: boolean;
      readonly because: VoidBecause;
      readonly decided: string | null;
    } | null;
  /** The newest first; what was set aside for a stay and then spent on it is one line */
  readonly entries: readonly PointsEntry[];
  /** How many entries there are in all */
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** One line of a person’s points ledger. */
export interface PointsEntry {
  readonly entry_id: string;
  /** Private: in no answer that anyone may read. */
  readonly profile_id: string;
  readonly kind: PointsEntryKind;
  /** Above zero where points come in, below where they go */
  readonly points: number;
  /** The booking that it belongs to, if any */
  readonly booking_id: string | null;
  /** What it was for, in a few words */
  readonly reason: string;
  readonly created_at: Instant;
}

/** How many points a booking shall be paid with, and what bounds them. Source: §4 Booking actions. */
export interface PointsUse {
  /** The points asked for; 0 takes them all off again */
  readonly points: number;
  /** The points that the guest has, those set aside for this booking included */
  readonly balance: number;
  /** The points that this booking can take: never taxes, and a minimum stays on the card */
  readonly max: number;
}

/** A province or territory with many stays. Source: §7 Property. */
export interface PopularState {
  readonly code: Province;
  readonly name: string;
  /** How many stays are listed there */
  readonly count: number;
  /** The lowest price of a night, fees included */
  readonly from_all_in: Money | null;
  readonly image: string;
  readonly slug: string;
}

/** One move of money between accounts; its entries come to nothing. */
export interface Posting {
  readonly posting_id: string;
  /** What it follows from; a cause that comes twice is posted once */
  readonly cause: string;
  readonly kind: PostingKind;
  /** None where money moved for no stay, such as to our bank */
  readonly booking_id: string | null;
  /** The claim that money moved for; none where it was for the stay */
  readonly claim_id: string | null;
  /** The provider’s id of the charge, refund or dispute that it books */
  readonly source: string | null;
  readonly at: Instant;
}

/** How many stays cost how much. */
export interface PriceBar {
  /** A night, fees included, in the smallest unit; from here */
  readonly from_cents: number;
  /** To here, not included */
  readonly to_cents: number;
  readonly count: number;
}

/** What the stay costs here, and what it saves. */
export interface PriceCheck {
  readonly available: boolean;
  readonly reason: QuoteRefusal | null;
  readonly quote: Quote | null;
  readonly source: {
      readonly platform: SourcePlatform;
      readonly total: Money | null;
    };
  /** Only where both totals include taxes */
  readonly savings: {
      readonly amount_cents: number;
      readonly percent: number;
    } | null;
  /** The listing with the same dates and guests */
  readonly bookingUrl: string;
}

/** PriceCheck as it is sent: what has a default may be left out. */
export interface PriceCheckInput extends Omit<PriceCheck, "quote"> {
  readonly quote: QuoteInput | null;
}

/** A line of the price that is not as the caller has it. */
export interface PriceDifference {
  readonly code: string;
  readonly given: Money | null;
  readonly actual: Money | null;
}

/** One line of a price in cents of Canadian dollars, before it is shown in any currency. */
export interface PriceLine {
  readonly code: string;
  /** With a place for what a night costs, in the currency that it is shown in */
  readonly label: string;
  /** What a night costs: of so many the line is made, or that is their average */
  readonly each?: {
      readonly cents: number;
      readonly isAverage: boolean;
    } | undefined;
  readonly type: LineType;
  readonly cents: number;
  /** Of a tax: its rate */
  readonly percent?: number | undefined;
  /** Of a tax: what it is computed on */
  readonly base_cents?: number | undefined;
}

/** What a weekend stay of two guests would cost and bring. */
export interface PricePreview {
  readonly nights: number;
  readonly line_items: readonly LineItem[];
  /** What guests pay before taxes */
  readonly subtotal: Money;
  /** With taxes */
  readonly total: Money;
  /** What the host gets */
  readonly payout: Money;
  /** What the host would get of the same payment where the compared commission is taken */
  readonly elsewhere: Money;
}

/** The address that a price is compared with. Source: §5. */
export interface PriceTarget {
  /** The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https:// */
  readonly url?: string | undefined;
}

/** The price of a stay, with points, cancellation and payout. */
export interface PricingMeta {
  /** The stay can be had, and every line sent is right */
  readonly valid: boolean;
  /** All that stands in the way; none where the stay can be had */
  readonly reasons: readonly StayRefusal[];
  readonly differences: readonly PriceDifference[];
  readonly quote: Quote | null;
  readonly per_night_all_in: Money | null;
  /** Of the person who asks; none signed out */
  readonly points: {
      readonly balance: number;
      readonly max: number;
      readonly earn: number;
    } | null;
  readonly cancellation: CancellationTerms | null;
  readonly deposit: Money | null;
  /** What the host gets; only the owner sees it */
  readonly payout: Money | null;
}

/** PricingMeta as it is sent: what has a default may be left out. */
export interface PricingMetaInput extends Omit<PricingMeta, "quote"> {
  readonly quote: QuoteInput | null;
}

/** The person behind an account, as the product knows them. Source: §3 Profile. */
export interface Profile {
  readonly profile_id: string;
  /** Private: in no answer that anyone may read. */
  readonly user_id: string;
  /** As other people on the product see it */
  readonly first_name: string | null;
  /** Shown to the other side of a confirmed booking only. Private: in no answer that anyone may read. */
  readonly last_name: string | null;
  /** The phone number, where the person gave one: for the other side of a paid booking only. Private: in no answer that anyone may read. */
  readonly phone: string | null;
  /** The address of the picture */
  readonly avatar: string | null;
  /** Spoken, as the person says */
  readonly languages: readonly Language[];
  /** Host mode is on */
  readonly is_host: boolean;
  /** Guest mode is on */
  readonly is_guest: boolean;
  /** The person’s own code, to share. Private: in no answer that anyone may read. */
  readonly referral_code: string;
  /** The recipient’s banner shows unless this is false. Private: in no answer that anyone may read. */
  readonly show_referral_recipient_banner?: boolean | undefined;
  /** The sender’s banner shows unless this is false. Private: in no answer that anyone may read. */
  readonly show_referral_sender_banner?: boolean | undefined;
  /** The sender’s survey opens by itself on the referral centre. Private: in no answer that anyone may read. */
  readonly show_referral_sender_modal?: boolean | undefined;
  /** When the person chose a face. Private: in no answer that anyone may read. */
  readonly referral_recipient_banner_interacted_at: Instant | null;
  /** When the person took the survey or declined it. Private: in no answer that anyone may read. */
  readonly referral_sender_banner_interacted_at: Instant | null;
  /** Offers by email are welcome; off until the person ticks it, as anti-spam law asks. Private: in no answer that anyone may read. */
  readonly marketing_consent: boolean;
  /** Shown as the month and year in which the person joined */
  readonly created_at: Instant;
}

/** Profile as it is sent: what has a default may be left out. */
export interface ProfileInput extends Omit<Profile, "is_host" | "is_guest" | "marketing_consent"> {
  readonly is_host?: boolean | undefined;
  readonly is_guest?: boolean | undefined;
  readonly marketing_consent?: boolean | undefined;
}

/** A place that a host offers. Source: §3 Property. */
export interface Property {
  readonly property_id: string;
  /** The owner */
  readonly profile_id: string;
  /** Its co-hosts: the people who help its owner */
  readonly cohost_ids: readonly string[];
  /** Those of them who look after its calendar */
  readonly calendar_ids: readonly string[];
  /** Those of them who see what it earns */
  readonly money_ids: readonly string[];
  /** The listing on another platform, which is guessed from it; for connecting several, the address of a host’s page or one address a line. Private: in no answer that anyone may read. */
  readonly listing_url: string | null;
  /** Set once the listing elsewhere is connected; a property that is set up by hand is connected to itself */
  readonly connection_status: "connected" | null;
  readonly sync_status: SyncStatus;
  readonly status: PropertyStatus;
  /** Empty while a draft */
  readonly title: string;
  readonly description: string;
  readonly property_type: PropertyType;
  /** How many guests it takes */
  readonly sleeps: number;
  readonly bedrooms: number;
  readonly beds: number;
  /** Half baths count a half */
  readonly baths: number;
  readonly bedroom_list: readonly Bedroom[];
  readonly amenities: readonly Amenity[];
  readonly accessibility: readonly Accessibility[];
  readonly house_rules: string;
  /** Street and number; shown once a booking is confirmed. Private: in no answer that anyone may read. */
  readonly address: string | null;
  readonly city: string;
  readonly province: Province | null;
  /** Private: in no answer that anyone may read. */
  readonly postal_code: string | null;
  /** Private: in no answer that anyone may read. */
  readonly latitude: number | null;
  /** Private: in no answer that anyone may read. */
  readonly longitude: number | null;
  /** All of its dates and times are in this zone */
  readonly timezone: TimeZone;
  readonly checkin_time: Clock;
  readonly checkout_time: Clock;
  readonly cancellation_policy: CancellationPolicy;
  /** Booked at once, without asking the host */
  readonly instant_book: boolean;
  /** Price per night, where its day of the week has none of its own */
  readonly base_cents: number;
  /** A Monday night; the price per night where empty */
  readonly monday_cents: number | null;
  /** A Tuesday night; the price per night where empty */
  readonly tuesday_cents: number | null;
  /** A Wednesday night; the price per night where empty */
  readonly wednesday_cents: number | null;
  /** A Thursday night; the price per night where empty */
  readonly thursday_cents: number | null;
  /** A Friday night; the price per night where empty */
  readonly friday_cents: number | null;
  /** A Saturday night; the price per night where empty */
  readonly saturday_cents: number | null;
  /** A Sunday night; the price per night where empty */
  readonly sunday_cents: number | null;
  readonly cleaning_fee_cents: number;
  /** Once a stay */
  readonly pet_fee_cents: number;
  readonly pets_allowed: boolean;
  /** A night, for each guest beyond those included */
  readonly extra_guest_cents: number;
  readonly guests_included: number;
  /** From seven nights */
  readonly weekly_discount_percent: number;
  /** From twenty-eight nights */
  readonly monthly_discount_percent: number;
  /** Booked sixty days ahead or earlier */
  readonly early_discount_percent: number;
  /** Booked within the last seven days */
  readonly last_minute_discount_percent: number;
  readonly min_nights: number;
  readonly max_nights: number;
  /** Guests may book a gap between two stays that is shorter than the shortest stay */
  readonly gap_stays: boolean;
  /** The shortest stay in such a gap */
  readonly gap_min_nights: number;
  readonly advance_notice_hours: number;
  /** Kept free between two stays */
  readonly preparation_nights: number;
  /** The host says that it is offered nowhere else */
  readonly no_other_calendars: boolean;
  /** Shown on the listing where law asks */
  readonly registration_number: string | null;
  readonly registration_expires: PlainDate | null;
  /** Of the city, where it asks for one beside its province */
  readonly licence_number: string | null;
  /** The average; none before three reviews */
  readonly rating: number | null;
  readonly review_count: number;
  readonly created_at: Instant;
  readonly listed_at: Instant | null;
}

/** Property as it is sent: what has a default may be left out. */
export interface PropertyInput extends Omit<Property, "sync_status" | "status" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "timezone" | "checkin_time" | "checkout_time" | "cancellation_policy" | "instant_book" | "cleaning_fee_cents" | "pet_fee_cents" | "pets_allowed" | "extra_guest_cents" | "guests_included" | "weekly_discount_percent" | "monthly_discount_percent" | "early_discount_percent" | "last_minute_discount_percent" | "min_nights" | "max_nights" | "gap_stays" | "gap_min_nights" | "advance_notice_hours" | "preparation_nights" | "no_other_calendars" | "review_count"> {
  readonly sync_status?: SyncStatus | undefined;
  readonly status?: PropertyStatus | undefined;
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  readonly pet_fee_cents?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly gap_stays?: boolean | undefined;
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  readonly preparation_nights?: number | undefined;
  readonly no_other_calendars?: boolean | undefined;
  readonly review_count?: number | undefined;
}

/** One property in a list of results. */
export interface PropertyCard extends Pick<Property, "property_id" | "title" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "city" | "province" | "rating" | "review_count"> {
  /** Rounded to about 500 metres */
  readonly lat: number | null;
  /** Rounded to about 500 metres */
  readonly lng: number | null;
  readonly place: string;
  readonly photos: readonly Photo[];
  readonly price: PropertyPrice;
  readonly policy: CancellationPolicy;
  /** With dates: until when before check-in everything comes back */
  readonly free_cancel_until: Instant | null;
  /** The cheapest dates that fit, where the search leaves them open */
  readonly dates?: {
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    } | undefined;
  /** By its reviews, its answers and how it is booked */
  readonly badges: readonly Badge[];
}

/** PropertyCard as it is sent: what has a default may be left out. */
export interface PropertyCardInput extends Omit<PropertyCard, "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "review_count"> {
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly review_count?: number | undefined;
}

/** The price as search shows it. */
export interface PropertyPrice {
  /** With dates: everything but taxes */
  readonly subtotal: Money | null;
  /** Fees included, at the shortest stay where there are no dates */
  readonly per_night_all_in: Money;
  /** The same with taxes; without dates as they are today */
  readonly per_night_with_tax: Money;
  /** With dates: everything */
  readonly total_with_tax: Money | null;
  readonly nights: number | null;
  /** With dates: every line, as the listing shows them */
  readonly line_items: readonly LineItem[];
}

/** Which property a request is about. Source: §5. */
export interface PropertyRequest {
  readonly property_id: string | null;
}

/** A property in its owner’s list. Source: §7 Property. */
export interface PropertyRow extends Pick<Property, "property_id" | "profile_id" | "listing_url" | "connection_status" | "sync_status" | "status" | "title" | "property_type" | "city" | "province" | "timezone" | "cancellation_policy" | "base_cents" | "rating" | "review_count" | "created_at"> {
  /** The first name of the owner, where the reader is a co-host */
  readonly cohost_for: string | null;
  readonly photo: Photo | null;
  readonly platform: SourcePlatform | null;
  /** Why little or nothing was brought over from its listing elsewhere */
  readonly problem: ImportProblem | null;
  /** What keeps it from being listed */
  readonly missing: readonly ListingNeed[];
  readonly synced_at: Instant | null;
  /** The check-in of the next confirmed stay, today’s included */
  readonly next_arrival: PlainDate | null;
  /** Open requests and upcoming stays; none for a co-host, who sees no bookings */
  readonly open_bookings: number;
}

/** PropertyRow as it is sent: what has a default may be left out. */
export interface PropertyRowInput extends Omit<PropertyRow, "sync_status" | "status" | "property_type" | "timezone" | "cancellation_policy" | "review_count"> {
  readonly sync_status?: SyncStatus | undefined;
  readonly status?: PropertyStatus | undefined;
  readonly property_type?: PropertyType | undefined;
  readonly timezone?: TimeZone | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly review_count?: number | undefined;
}

/** What anyone may see of a person. Source: §7 User and session. */
export interface PublicProfile extends Pick<Profile, "profile_id" | "first_name" | "avatar" | "is_host" | "languages" | "created_at"> {
}

/** PublicProfile as it is sent: what has a default may be left out. */
export interface PublicProfileInput extends Omit<PublicProfile, "is_host"> {
  readonly is_host?: boolean | undefined;
}

/** A review as anyone may read it, with who wrote it. Source: §7 Property. */
export interface PublicReview extends Omit<Review, "booking_id" | "profile_id" | "private_note"> {
  readonly author: ReviewAuthor;
  readonly property_title: string;
}

/** PublicReview as it is sent: what has a default may be left out. */
export interface PublicReviewInput extends Omit<PublicReview, "paid_directly" | "state" | "author"> {
  readonly paid_directly?: boolean | undefined;
  readonly state?: ReviewState | undefined;
  readonly author: ReviewAuthorInput;
}

/** The price of a stay: its lines and sums, held for a while. */
export interface Quote {
  readonly quote_id: string;
  readonly expires_at: Instant;
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly nights: number;
  readonly guests: Guests;
  readonly line_items: readonly LineItem[];
  /** What the host gets, all of it */
  readonly host_subtotal: Money;
  /** Total before taxes: what search shows */
  readonly subtotal: Money;
  readonly taxes: Money;
  readonly total: Money;
  readonly points_applied: number;
  /** What is left to pay after points */
  readonly due: Money;
  readonly fx: FrozenRate;
}

/** Quote as it is sent: what has a default may be left out. */
export interface QuoteInput extends Omit<Quote, "guests"> {
  readonly guests: GuestsInput;
}

/** A search of this browser: what it left open is left out. */
export interface RecentSearch {
  readonly query?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  /** The dates may lie so many days earlier or later, as many nights long */
  readonly flex_days?: number | undefined;
  /** Without dates: a weekend from Friday to Sunday, 7 nights or 28 nights in the months named */
  readonly flex_stay?: FlexibleStay | undefined;
  /** Any day of each month; a stay may go on from one into the next */
  readonly flex_months?: readonly PlainDate[] | undefined;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

/** RecentSearch as it is sent: what has a default may be left out. */
export interface RecentSearchInput extends Omit<RecentSearch, "adults" | "children" | "infants" | "pets"> {
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** The two answers of the recipient’s survey. Source: §3 Referral feedback payload. */
export interface RecipientChoices {
  readonly aware_of_referral?: AwareOfReferral | undefined;
  readonly referral_affected_decision?: ReferralAffectedDecision | undefined;
}

/** What the recipient’s banner collects. Source: §2 Referral recipient banner. */
export interface RecipientFace {
  /** How the signup went: 1 confusing, 2 okay, 3 smooth */
  readonly signup_satisfaction: number;
}

/** What a recipient’s survey sends, with the face chosen before; closing it sends what there is. Source: §3 Referral feedback payload. */
export interface RecipientFeedback {
  readonly type: "referral_recipient";
  readonly choices: RecipientChoices;
  readonly ratings: RecipientRatings;
}

/** The face chosen in the recipient’s banner. Source: §3 Referral feedback payload. */
export interface RecipientRatings {
  /** How the signup went: 1 confusing, 2 okay, 3 smooth */
  readonly signup_satisfaction?: number | undefined;
}

/** What the recipient’s survey collects. Source: §2 Recipient survey modal. */
export interface RecipientSurvey {
  readonly aware_of_referral: AwareOfReferral;
  readonly referral_affected_decision: ReferralAffectedDecision;
}

/** What a guest paid the host directly, as the host says. */
export interface RecordedPayment {
  readonly record_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** In Canadian cents */
  readonly amount_cents: number;
  readonly method: OfflineMethod;
  readonly received_on: PlainDate;
  readonly reference: string | null;
  readonly recorded_at: Instant;
}

/** A visit to a referral link. */
export interface ReferralClick {
  /** The code that the browser already keeps */
  readonly kept_code: string | null;
}

/** Either feedback as the call takes it; which parts belong to which type is a rule. Source: §3 Referral feedback payload. */
export interface ReferralFeedback {
  readonly type: FeedbackType;
  readonly ratings?: FeedbackRatings | undefined;
  readonly choices?: RecipientChoices | undefined;
  /** Anything that could be better */
  readonly comment?: string | undefined;
  /** The person would like to be contacted for a deeper discussion */
  readonly followup_requested?: boolean | undefined;
}

/** A person’s code, and what has come of it. Source: §3 Profile. */
export interface ReferralSummary {
  readonly referral_code: string;
  /** What the person shares */
  readonly link: string;
  /** All rewards so far */
  readonly points_earned: number;
  /** Rewards that arrive if friends stay, and those who host have guests, in time */
  readonly points_pending: number;
  /** Counted against the yearly cap */
  readonly points_this_year: number;
  /** The newest first */
  readonly referrals: readonly ReferredFriend[];
}

/** Somebody who signed up with a person’s code. */
export interface ReferredFriend {
  /** Empty until the friend has completed the profile */
  readonly first_name: string | null;
  readonly joined_at: Instant;
  readonly stage: ReferralStage;
  /** What this friend brought */
  readonly points: number;
  /** Why rewards wait or are not given */
  readonly because: VoidBecause | null;
  /** What was said about it after a look */
  readonly decided: string | null;
}

/** The person behind a referral code, as a friend sees them. */
export interface Referrer {
  /** As other people on the product see it */
  readonly first_name: string | null;
  /** The address of the picture */
  readonly avatar: string | null;
}

/** Money that goes back to a card, once and no more. */
export interface Refund {
  readonly refund_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** That of its payment */
  readonly claim_id: string | null;
  readonly payment_id: string;
  readonly reason: RefundReason;
  /** In the currency that was charged */
  readonly amount_cents: number;
  /** The same in Canadian cents, at the rate of the charge */
  readonly cad_cents: number;
  readonly owed_at: Instant;
  /** When the provider gave it back */
  readonly returned_at: Instant | null;
  /** The provider’s, once it has taken it on */
  readonly provider_id: string | null;
  /** When it turned out that it cannot reach the card: it is owed again */
  readonly failed_at: Instant | null;
  /** How many attempts the provider has erred over, or refused */
  readonly attempts: number;
}

/** Refund as it is sent: what has a default may be left out. */
export interface RefundInput extends Omit<Refund, "attempts"> {
  readonly attempts?: number | undefined;
}

/** What the law of the place asks for. */
export interface RegistrationDuty {
  /** Where the law asks for it: a province, or a city */
  readonly place: string;
  readonly called: string;
  readonly asked_by: string;
  /** The form of the number in capital letters, as a regular expression */
  readonly pattern: string | null;
  readonly example: string | null;
  readonly expires: boolean;
  readonly nights_a_year: number | null;
}

/** A listing as the tax office is told of it. */
export interface ReportedListing {
  readonly property_id: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postal_code: string | null;
  readonly property_type: PropertyType;
  readonly registration_number: string | null;
}

/** What a guest says of a stay, once, for ever. Source: §3 Review. */
export interface Review {
  readonly review_id: string;
  /** Private: in no answer that anyone may read. */
  readonly booking_id: string;
  readonly property_id: string;
  /** Who wrote it */
  readonly profile_id: string;
  /** The stay as a whole */
  readonly rating: number;
  /** How clean it was */
  readonly cleanliness?: number | undefined;
  /** Whether it was as described */
  readonly accuracy?: number | undefined;
  /** How coming in went */
  readonly checkin?: number | undefined;
  /** How the host answered */
  readonly communication?: number | undefined;
  /** Where it is */
  readonly location?: number | undefined;
  /** What it was worth */
  readonly value?: number | undefined;
  readonly comment: string;
  /** For the host alone. Private: in no answer that anyone may read. */
  readonly private_note: string | null;
  readonly host_reply: string | null;
  readonly host_replied_at: Instant | null;
  readonly created_at: Instant;
  /** When it shows at the latest; nothing once it does */
  readonly opens_at: Instant | null;
  /** The stay was not paid through us: it counts in no average, and the review says so */
  readonly paid_directly: boolean;
  readonly state: ReviewState;
  /** Nothing once it was looked at */
  readonly waits_for: ReviewWait | null;
  /** What its author and the host read about it */
  readonly hidden_because: string | null;
}

/** Review as it is sent: what has a default may be left out. */
export interface ReviewInput extends Omit<Review, "paid_directly" | "state"> {
  readonly paid_directly?: boolean | undefined;
  readonly state?: ReviewState | undefined;
}

/** A person as their reviews name them. Source: §7 Property. */
export interface ReviewAuthor {
  readonly profile_id: string;
  /** As other people on the product see it */
  readonly first_name: string | null;
  /** The address of the picture */
  readonly avatar: string | null;
  /** Host mode is on */
  readonly is_host: boolean;
  /** Shown as the month and year in which the person joined */
  readonly created_at: Instant;
}

/** ReviewAuthor as it is sent: what has a default may be left out. */
export interface ReviewAuthorInput extends Omit<ReviewAuthor, "is_host"> {
  readonly is_host?: boolean | undefined;
}

/** What of a review has been filled in so far. */
export interface ReviewDraft {
  readonly booking_id: string;
  /** The stay as a whole */
  readonly rating?: number | undefined;
  /** How the guest left the place */
  readonly cleanliness?: number | undefined;
  /** Whether it was as described */
  readonly accuracy?: number | undefined;
  /** How coming in went */
  readonly checkin?: number | undefined;
  /** How the guest answered */
  readonly communication?: number | undefined;
  /** Where it is */
  readonly location?: number | undefined;
  /** What it was worth */
  readonly value?: number | undefined;
  /** Whether the guest kept to the house rules */
  readonly rules?: number | undefined;
  readonly comment?: string | undefined;
  readonly private_note?: string | undefined;
}

/** A page of reviews, the newest first. Source: §7 Property. */
export interface ReviewList {
  readonly reviews: readonly PublicReview[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** ReviewList as it is sent: what has a default may be left out. */
export interface ReviewListInput extends Omit<ReviewList, "reviews"> {
  readonly reviews: readonly PublicReviewInput[];
}

/** A payment as the built-in page shows it. */
export interface SandboxPayment {
  readonly payment_id: string;
  readonly booking_id: string;
  readonly amount: Money;
  readonly state: PaymentState;
  readonly title: string;
  /** Once paid */
  readonly confirmation_id: string | null;
  /** Where the payer goes next, on our own site */
  readonly return_path: string;
}

/** A text that a host keeps for guests. */
export interface SavedReply {
  readonly reply_id: string;
  /** The host’s profile. Private: in no answer that anyone may read. */
  readonly profile_id: string;
  /** Only the host sees it */
  readonly title: string;
  readonly text: string;
  /** Private: in no answer that anyone may read. */
  readonly created_at: Instant;
}

/** A search that a person keeps. */
export interface SavedSearch {
  readonly saved_search_id: string;
  /** Whose it is. Private: in no answer that anyone may read. */
  readonly profile_id: string;
  readonly name: string;
  readonly terms: {
      readonly query?: string | undefined;
      readonly bounds?: readonly number[] | undefined;
      readonly province?: Province | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly flex_days?: number | undefined;
      readonly flex_stay?: FlexibleStay | undefined;
      readonly flex_months?: readonly PlainDate[] | undefined;
      readonly guests?: Guests | undefined;
      readonly filters?: SearchFilters | undefined;
      readonly price_currency?: Currency | undefined;
    };
  /** The currency in which its mails tell prices */
  readonly currency: Currency;
  /** Whether a mail tells when a stay that fits is new */
  readonly mails: boolean;
  readonly saved_at: Instant;
  /** The address of what it finds */
  readonly path: string;
  /** Its check-in is past: it finds nothing any more */
  readonly is_over: boolean;
}

/** SavedSearch as it is sent: what has a default may be left out. */
export interface SavedSearchInput extends Omit<SavedSearch, "terms"> {
  readonly terms: {
      readonly query?: string | undefined;
      readonly bounds?: readonly number[] | undefined;
      readonly province?: Province | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly flex_days?: number | undefined;
      readonly flex_stay?: FlexibleStay | undefined;
      readonly flex_months?: readonly PlainDate[] | undefined;
      readonly guests?: GuestsInput | undefined;
      readonly filters?: SearchFilters | undefined;
      readonly price_currency?: Currency | undefined;
    };
}

/** What its owner calls a saved search. */
export interface SavedSearchName {
  readonly name: string;
}

/** A search that asks for a little less, and how many stays it finds. */
export interface SearchAlternative {
  readonly change: SearchChange;
  readonly count: number;
  /** It finds more than a search looks at */
  readonly more: boolean;
  /** The town or province that it is about, where that is what differs */
  readonly place: string | null;
  readonly terms: {
      readonly query?: string | undefined;
      readonly bounds?: readonly number[] | undefined;
      readonly province?: Province | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly flex_days?: number | undefined;
      readonly flex_stay?: FlexibleStay | undefined;
      readonly flex_months?: readonly PlainDate[] | undefined;
      readonly guests?: Guests | undefined;
      readonly filters?: SearchFilters | undefined;
      readonly price_currency?: Currency | undefined;
    };
}

/** SearchAlternative as it is sent: what has a default may be left out. */
export interface SearchAlternativeInput extends Omit<SearchAlternative, "more" | "terms"> {
  readonly more?: boolean | undefined;
  readonly terms: {
      readonly query?: string | undefined;
      readonly bounds?: readonly number[] | undefined;
      readonly province?: Province | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly flex_days?: number | undefined;
      readonly flex_stay?: FlexibleStay | undefined;
      readonly flex_months?: readonly PlainDate[] | undefined;
      readonly guests?: GuestsInput | undefined;
      readonly filters?: SearchFilters | undefined;
      readonly price_currency?: Currency | undefined;
    };
}

/** A page of stays, with what the map and the filters need. */
export interface SearchAnswer {
  readonly results: readonly PropertyCard[];
  readonly total: number;
  /** More stays fit than a search looks at: the total is what it looked at */
  readonly more: boolean;
  readonly page: number;
  readonly per_page: number;
  /** South, west, north and east of what was found */
  readonly bounds: readonly number[] | null;
  readonly facets: SearchFacets;
  readonly understood: UnderstoodSearch;
  /** Where nothing is found and alternatives are asked for */
  readonly nothing: NothingFound | null;
  /** The currency of all prices */
  readonly currency: Currency;
}

/** SearchAnswer as it is sent: what has a default may be left out. */
export interface SearchAnswerInput extends Omit<SearchAnswer, "results" | "more" | "per_page" | "understood" | "nothing"> {
  readonly results: readonly PropertyCardInput[];
  readonly more?: boolean | undefined;
  readonly per_page?: number | undefined;
  readonly understood: UnderstoodSearchInput;
  readonly nothing: NothingFoundInput | null;
}

/** How many of the stays found have what. */
export interface SearchFacets {
  /** By amenity */
  readonly amenities: Readonly<Record<string, number>>;
  /** By kind of place */
  readonly types: Readonly<Record<string, number>>;
  readonly price_histogram: readonly PriceBar[];
  /** The currency of the price picture: that of the price filter, else that of the prices */
  readonly price_currency: Currency;
}

/** What a stay must have to be found; what is left out does not matter. */
export interface SearchFilters {
  /** Whole units of its currency a night, fees included */
  readonly price_min?: number | undefined;
  /** Whole units of its currency a night, fees included */
  readonly price_max?: number | undefined;
  /** At least so many bedrooms */
  readonly bedrooms_min?: number | undefined;
  /** At least so many beds */
  readonly beds_min?: number | undefined;
  /** At least so many bathrooms */
  readonly baths_min?: number | undefined;
  /** The average of its reviews */
  readonly rating_min?: number | undefined;
  /** Any of these */
  readonly types?: readonly PropertyType[] | undefined;
  /** All of these */
  readonly amenities?: readonly Amenity[] | undefined;
  /** All of these */
  readonly accessible?: readonly Accessibility[] | undefined;
  /** At least one of these, by the profile of its owner */
  readonly languages?: readonly Language[] | undefined;
  /** With dates: everything comes back until a time before check-in that still lies ahead; without: by the policy */
  readonly free_cancellation?: boolean | undefined;
  /** Any of these */
  readonly policies?: readonly CancellationPolicy[] | undefined;
  /** Only what is booked at once */
  readonly instant?: boolean | undefined;
}

/** A saved search as its mails let everybody see it who has them. */
export interface SearchMails {
  readonly name: string;
  /** Whether a mail tells when a stay that fits is new */
  readonly mails: boolean;
}

/** A time of the year with a price or a shortest stay of its own, or both, at some of a host’s listings. */
export interface Season {
  readonly season_id: string;
  /** Only the host sees it */
  readonly name: string;
  /** The first night */
  readonly start: PlainDate;
  /** The last night */
  readonly last: PlainDate;
  /** It comes back on the same dates of every later year */
  readonly yearly: boolean;
  /** The price of each night; nothing is the usual */
  readonly price_cents: number | null;
  /** The shortest stay that begins in it; nothing is the usual */
  readonly min_nights: number | null;
  /** The listings at which it holds */
  readonly property_ids: readonly string[];
}

/** A season as its host types it; its listings are chosen beside. */
export interface SeasonEdit {
  /** Only the host sees it */
  readonly name: string;
  /** The first night */
  readonly start: PlainDate;
  /** The last night */
  readonly last: PlainDate;
  readonly yearly?: boolean | undefined;
  /** The price of each night; nothing is the usual */
  readonly price_cents?: number | undefined;
  /** The shortest stay that begins in it; nothing is the usual */
  readonly min_nights?: number | undefined;
}

/** A host’s seasons in the order of their dates, and the listings at which they may hold. */
export interface Seasons {
  readonly seasons: readonly Season[];
  /** By title; archived ones apart */
  readonly listings: readonly {
      readonly property_id: string;
      readonly title: string;
    }[];
}

/** What a sender’s survey sends; closing it early sends what there is. Source: §3 Referral feedback payload. */
export interface SenderFeedback {
  readonly type: "referral_sender";
  readonly ratings: SenderRatings;
  /** Anything that could be better */
  readonly comment?: string | undefined;
  /** The person would like to be contacted for a deeper discussion */
  readonly followup_requested?: boolean | undefined;
}

/** The three questions of step 1, each on the sender’s scale. Source: §3 Referral feedback payload. */
export interface SenderRatings {
  /** How well the sender understands the referral system */
  readonly understand_referral_system?: number | undefined;
  /** How likely the sender is to refer others */
  readonly likely_to_refer?: number | undefined;
  /** Whether the system is worth the sender’s time */
  readonly worth_time?: number | undefined;
}

/** What the sender’s survey collects over its two steps. Source: §2 Sender survey modal. */
export interface SenderSurvey {
  readonly understand_referral_system: number;
  readonly likely_to_refer: number;
  readonly worth_time: number;
  /** Anything that could be better */
  readonly comment?: string | undefined;
  /** The person would like to be contacted for a deeper discussion */
  readonly followup_requested?: boolean | undefined;
}

/** Feedback that has arrived. */
export interface SentFeedback {
  readonly feedback_id: string;
  readonly profile_id: string;
  readonly type: FeedbackType;
  readonly payload: ReferralFeedback;
  /** When it was first sent; nothing when it never was */
  readonly first_sent_at: Instant | null;
}

/** The co-host or the invitation at the listing that it was sent from, and how far it reaches. */
export interface SentInvitation extends Cohost {
  /** At how many listings the person is invited by it */
  readonly invited: number;
  /** The titles of those that have as many co-hosts as they may, and were left out */
  readonly full: readonly string[];
}

/** A message as its writer takes it along. */
export interface SentMessage {
  readonly thread_id: string;
  /** The title of the property */
  readonly property: string;
  readonly side: BookingSide;
  readonly text: string;
  readonly photos: readonly MessagePhoto[];
  readonly at: Instant;
}

/** A report of a listing, a review or a message as its writer takes it along. */
export interface SentReport {
  readonly report_id: string;
  /** Private: in no answer that anyone may read. */
  readonly profile_id: string;
  readonly kind: ReportedKind;
  readonly thing_id: string;
  readonly number: number | null;
  readonly wrong: ReportedFor;
  readonly message: string | null;
  readonly created_at: Instant;
}

/** One signed-in browser. Source: §3 Session. */
export interface Session {
  readonly session_id: string;
  /** Private: in no answer that anyone may read. */
  readonly user_id: string;
  /** An opaque random token; the server keeps only its hash. Private: in no answer that anyone may read. */
  readonly access_token: string;
  /** Browser and system, as the browser names them */
  readonly device: string;
  readonly created_at: Instant;
  /** The last call made with it */
  readonly seen_at: Instant;
}

/** What a running browser counts of its own session. Source: §3 Client session counters. */
export interface SessionState {
  /** Bookings of the person’s own properties */
  readonly numOfBookings: number;
  /** Properties with a connection_status */
  readonly numOfProperties: number;
  /** Bookings that the person made as a guest */
  readonly numOfStays: number;
  /** Attempts left before logging in has to wait; every refused password answers the new number */
  readonly passwordAttempts: number;
  /** The counts have come */
  readonly isLoaded: boolean;
}

/** SessionState as it is sent: what has a default may be left out. */
export interface SessionStateInput extends Omit<SessionState, "passwordAttempts" | "isLoaded"> {
  readonly passwordAttempts?: number | undefined;
  readonly isLoaded?: boolean | undefined;
}

/** What guests find there. */
export interface SetupAmenities {
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessibility?: readonly Accessibility[] | undefined;
}

/** Kind, title and description. */
export interface SetupBasics {
  readonly property_type: PropertyType;
  readonly title: string;
  readonly description: string;
}

/** SetupBasics as it is sent: what has a default may be left out. */
export interface SetupBasicsInput extends Omit<SetupBasics, "property_type"> {
  readonly property_type?: PropertyType | undefined;
}

/** Whether it is offered anywhere else. */
export interface SetupCalendar {
  /** The host says that it is offered nowhere else */
  readonly no_other_calendars: boolean;
}

/** SetupCalendar as it is sent: what has a default may be left out. */
export interface SetupCalendarInput extends Omit<SetupCalendar, "no_other_calendars"> {
  readonly no_other_calendars?: boolean | undefined;
}

/** Address, pin and time zone. */
export interface SetupPlace {
  /** Street and number */
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly latitude: number;
  readonly longitude: number;
  /** All of its dates and times are in this zone */
  readonly timezone: TimeZone;
}

/** SetupPlace as it is sent: what has a default may be left out. */
export interface SetupPlaceInput extends Omit<SetupPlace, "timezone"> {
  readonly timezone?: TimeZone | undefined;
}

/** What a night costs, and what comes on top or off. */
export interface SetupPrice extends Pick<Property, "cleaning_fee_cents" | "extra_guest_cents" | "guests_included" | "weekly_discount_percent" | "monthly_discount_percent" | "early_discount_percent" | "last_minute_discount_percent"> {
  /** Price per night, where its day of the week has none of its own */
  readonly base_cents: number;
  /** A Monday night; the price per night where empty */
  readonly monday_cents?: number | null | undefined;
  /** A Tuesday night; the price per night where empty */
  readonly tuesday_cents?: number | null | undefined;
  /** A Wednesday night; the price per night where empty */
  readonly wednesday_cents?: number | null | undefined;
  /** A Thursday night; the price per night where empty */
  readonly thursday_cents?: number | null | undefined;
  /** A Friday night; the price per night where empty */
  readonly friday_cents?: number | null | undefined;
  /** A Saturday night; the price per night where empty */
  readonly saturday_cents?: number | null | undefined;
  /** A Sunday night; the price per night where empty */
  readonly sunday_cents?: number | null | undefined;
}

/** SetupPrice as it is sent: what has a default may be left out. */
export interface SetupPriceInput extends Omit<SetupPrice, "cleaning_fee_cents" | "extra_guest_cents" | "guests_included" | "weekly_discount_percent" | "monthly_discount_percent" | "early_discount_percent" | "last_minute_discount_percent"> {
  readonly cleaning_fee_cents?: number | undefined;
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  readonly weekly_discount_percent?: number | undefined;
  readonly monthly_discount_percent?: number | undefined;
  readonly early_discount_percent?: number | undefined;
  readonly last_minute_discount_percent?: number | undefined;
}

/** The numbers that the law of its place asks for. */
export interface SetupRegistration {
  /** Shown on the listing where law asks */
  readonly registration_number?: string | null | undefined;
  readonly registration_expires?: PlainDate | null | undefined;
  /** Of the city, where it asks for one beside its province */
  readonly licence_number?: string | null | undefined;
}

/** How many it takes, and who sleeps where. */
export interface SetupRooms {
  /** How many guests it takes */
  readonly sleeps: number;
  readonly bedrooms: number;
  readonly beds: number;
  /** Half baths count a half */
  readonly baths: number;
  readonly bedroom_list?: readonly Bedroom[] | undefined;
}

/** SetupRooms as it is sent: what has a default may be left out. */
export interface SetupRoomsInput extends Omit<SetupRooms, "sleeps" | "bedrooms" | "beds" | "baths"> {
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
}

/** Times, limits, house rules and cancellation. */
export interface SetupRules extends Pick<Property, "pets_allowed" | "pet_fee_cents" | "checkin_time" | "checkout_time" | "min_nights" | "max_nights" | "gap_stays" | "gap_min_nights" | "advance_notice_hours" | "preparation_nights" | "cancellation_policy" | "instant_book"> {
  readonly house_rules: string;
}

/** SetupRules as it is sent: what has a default may be left out. */
export interface SetupRulesInput extends Omit<SetupRules, "pets_allowed" | "pet_fee_cents" | "checkin_time" | "checkout_time" | "min_nights" | "max_nights" | "gap_stays" | "gap_min_nights" | "advance_notice_hours" | "preparation_nights" | "cancellation_policy" | "instant_book"> {
  readonly pets_allowed?: boolean | undefined;
  readonly pet_fee_cents?: number | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly gap_stays?: boolean | undefined;
  readonly gap_min_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  readonly preparation_nights?: number | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  readonly instant_book?: boolean | undefined;
}

/** A wish list as everybody sees it who has its link. */
export interface SharedWishlist {
  readonly name: string;
  /** The stays, the last saved first */
  readonly property_ids: readonly string[];
  /** When its trip begins; nothing while it has no dates */
  readonly checkin: PlainDate | null;
  /** When its trip ends */
  readonly checkout: PlainDate | null;
  /** Who comes along; nothing while that is not said */
  readonly guests: Guests | null;
  /** The first name of its owner */
  readonly by: string | null;
  readonly voices: WishlistVoices;
}

/** SharedWishlist as it is sent: what has a default may be left out. */
export interface SharedWishlistInput extends Omit<SharedWishlist, "guests"> {
  readonly guests: GuestsInput | null;
}

/** Payout details as their owner sees them again. */
export interface ShownAccount {
  readonly kind: PayeeKind;
  readonly legal_name: string;
  /** Of a person */
  readonly birth_date?: PlainDate | undefined;
  /** Of a company: the number that it is registered under */
  readonly company_number?: string | undefined;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly postal_code: string;
  readonly gst_number?: string | undefined;
  readonly qst_number?: string | undefined;
  readonly institution?: string | undefined;
  readonly transit?: string | undefined;
  readonly saved_at: Instant;
  /** The last three digits */
  readonly tax_ending: string;
  /** The last three digits */
  readonly account_ending?: string | undefined;
}

/** ShownAccount as it is sent: what has a default may be left out. */
export interface ShownAccountInput extends Omit<ShownAccount, "kind"> {
  readonly kind?: PayeeKind | undefined;
}

/** A change of a booking that is proposed, or waits for the guest’s payment. */
export interface ShownChange extends Omit<Change, "booking_id" | "quote" | "ended_at"> {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
  /** The new price, line by line */
  readonly line_items: readonly LineItem[];
  /** What the guest pays by card for the booking as it is, in the currency of the booking */
  readonly before: Money;
  /** The same once it is changed */
  readonly after: Money;
  /** What the guest pays more; below zero it goes back to the card */
  readonly difference: Money;
  /** Points that come back, because the new price cannot take them */
  readonly points_back: number;
  /** What the host gets for the booking as it is, without taxes, in Canadian dollars */
  readonly payout_before: Money;
  /** The same once it is changed */
  readonly payout_after: Money;
}

/** ShownChange as it is sent: what has a default may be left out. */
export interface ShownChangeInput extends Omit<ShownChange, "guests"> {
  readonly guests: GuestsInput;
}

/** What a host claims after a stay, what the guest answers, and what was decided. */
export interface ShownClaim extends Omit<Claim, "claim_id" | "booking_id"> {
}

/** ShownClaim as it is sent: what has a default may be left out. */
export interface ShownClaimInput extends Omit<ShownClaim, "paid_by_card"> {
  readonly paid_by_card?: boolean | undefined;
}

/** A review of a guest as hosts and the guest read it, with who wrote it. */
export interface ShownGuestReview extends Omit<GuestReview, "booking_id" | "property_id" | "profile_id" | "guest_id"> {
  readonly author: ReviewAuthor;
  readonly property_title: string;
}

/** ShownGuestReview as it is sent: what has a default may be left out. */
export interface ShownGuestReviewInput extends Omit<ShownGuestReview, "state" | "author"> {
  readonly state?: GuestReviewState | undefined;
  readonly author: ReviewAuthorInput;
}

/** A note on a stay as everybody sees it who has the list. */
export interface ShownNote {
  readonly note_id: string;
  readonly property_id: string;
  readonly message: string;
  readonly written_at: Instant;
  /** The first name of its writer */
  readonly by: string | null;
  /** Whether the person who reads this wrote it */
  readonly is_own: boolean;
}

/** A number that a listing is let under, and where it counts. */
export interface ShownRegistration {
  readonly place: string;
  readonly called: string;
  readonly number: string;
}

/** What the login page is told of a failed single sign-on. */
export interface SignOnProblem {
  /** A code of the error catalogue */
  readonly problem: string | null;
}

/** What travels to the parent platform and back; signed, used once, short-lived. Source: §7 Single sign-on. */
export interface SignOnState {
  readonly environment: string;
  readonly referral_code: string | null;
  /** Where the person was going */
  readonly from: string | null;
  /** A random part, bound to the browser by a cookie */
  readonly nonce: string;
}

/** A note that a person writes on a stay of a wish list. */
export interface StayNote {
  readonly note_id: string;
  readonly wishlist_id: string;
  readonly property_id: string;
  /** Who wrote it. Private: in no answer that anyone may read. */
  readonly profile_id: string;
  readonly message: string;
  readonly written_at: Instant;
}

/** Something that stands in the way of a stay. */
export interface StayRefusal {
  readonly reason: QuoteRefusal;
  /** The number of nights or guests that it is about */
  readonly limit: number | null;
}

/** The dates and people of a stay that is asked for. */
export interface StayRequest {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

/** StayRequest as it is sent: what has a default may be left out. */
export interface StayRequestInput extends Omit<StayRequest, "adults" | "children" | "infants" | "pets"> {
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** How many people voted for a stay of a wish list. */
export interface StayVotes {
  readonly property_id: string;
  readonly count: number;
  /** Whether the person who reads this is one of them */
  readonly is_own: boolean;
}

/** A place, or a listing, that begins or sounds like what is typed, and has stays in it or near it. */
export interface SuggestedPlace {
  readonly kind: PlaceKind;
  /** What to search for */
  readonly name: string;
  /** How many stays are listed there; nothing where they are around it */
  readonly count: number | null;
}

/** A payment as its payer takes it along; of the card we know its maker and last four digits. */
export interface TakenPayment extends Pick<Payment, "payment_id" | "booking_id" | "claim_id" | "provider" | "state" | "amount_cents" | "currency" | "refunded_cents" | "opened_at" | "paid_at" | "card_brand" | "card_last4"> {
}

/** TakenPayment as it is sent: what has a default may be left out. */
export interface TakenPaymentInput extends Omit<TakenPayment, "refunded_cents"> {
  readonly refunded_cents?: number | undefined;
}

/** All that a guest and the host of a property have written to each other. */
export interface Thread {
  readonly thread_id: string;
  readonly property_id: string;
  /** The guest’s profile. Private: in no answer that anyone may read. */
  readonly guest_id: string;
  /** The owner’s profile. Private: in no answer that anyone may read. */
  readonly host_id: string;
  /** How many messages there are; the last one has this number */
  readonly length: number;
  /** The number of the last message that the guest has seen */
  readonly guest_read: number;
  /** The number of the last message that the host or a co-host has seen */
  readonly host_read: number;
  readonly last_at: Instant;
  /** The co-hosts who answer guests there */
  readonly cohost_ids: readonly string[];
}

/** A thread as one of its two parties, or a co-host, reads it. */
export interface ThreadDetail {
  readonly thread_id: string;
  /** Which side the reader is */
  readonly side: BookingSide;
  readonly property: BookedProperty;
  readonly other: {
      readonly first_name: string | null;
      readonly avatar: string | null;
    };
  readonly last: Message;
  /** How many messages the reader has not seen */
  readonly unread: number;
  /** The newest booking of this guest there */
  readonly booking: {
      readonly booking_id: string;
      readonly status: BookingStatus;
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    } | null;
  /** In the order in which they were written */
  readonly messages: readonly Message[];
  /** Whether there are messages before these */
  readonly earlier: boolean;
  /** Whether a booking was paid, so that nothing is hidden */
  readonly is_open: boolean;
  /** Whether the other one is still there */
  readonly may_write: boolean;
}

/** ThreadDetail as it is sent: what has a default may be left out. */
export interface ThreadDetailInput extends Omit<ThreadDetail, "property"> {
  readonly property: BookedPropertyInput;
}

/** What one side of a thread writes to the other. */
export interface ThreadMessage {
  /** Empty only where there are pictures */
  readonly message?: string | undefined;
  /** Pictures that were added before; with them it may be without words */
  readonly photo_ids?: readonly string[] | undefined;
}

/** A thread as the inbox lists it. */
export interface ThreadRow {
  readonly thread_id: string;
  /** Which side the reader is */
  readonly side: BookingSide;
  readonly property: BookedProperty;
  readonly other: {
      readonly first_name: string | null;
      readonly avatar: string | null;
    };
  readonly last: Message;
  /** How many messages the reader has not seen */
  readonly unread: number;
  /** The newest booking of this guest there */
  readonly booking: {
      readonly booking_id: string;
      readonly status: BookingStatus;
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    } | null;
}

/** ThreadRow as it is sent: what has a default may be left out. */
export interface ThreadRowInput extends Omit<ThreadRow, "property"> {
  readonly property: BookedPropertyInput;
}

/** The access token as another tab has just left it. Source: §4 Authentication. */
export interface TokenChange {
  /** The token that this tab works with */
  readonly here: string | null;
  /** The token that is stored now */
  readonly elsewhere: string | null;
}

/** A stay in a list, for the trip that was asked about. */
export interface TripCard extends Pick<Property, "property_id" | "title" | "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "city" | "province" | "rating" | "review_count"> {
  /** Rounded to about 500 metres */
  readonly lat: number | null;
  /** Rounded to about 500 metres */
  readonly lng: number | null;
  readonly place: string;
  readonly photos: readonly Photo[];
  readonly price: PropertyPrice;
  readonly policy: CancellationPolicy;
  /** With dates: until when before check-in everything comes back */
  readonly free_cancel_until: Instant | null;
  /** The cheapest dates that fit, where the search leaves them open */
  readonly dates?: {
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    } | undefined;
  /** By its reviews, its answers and how it is booked */
  readonly badges: readonly Badge[];
  /** Whether it can be had for that trip; nothing where no dates were given */
  readonly is_bookable: boolean | null;
}

/** TripCard as it is sent: what has a default may be left out. */
export interface TripCardInput extends Omit<TripCard, "property_type" | "sleeps" | "bedrooms" | "beds" | "baths" | "review_count"> {
  readonly property_type?: PropertyType | undefined;
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  readonly review_count?: number | undefined;
}

/** Where, when and who, as people enter it. */
export interface TripSearch {
  readonly query?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

/** TripSearch as it is sent: what has a default may be left out. */
export interface TripSearchInput extends Omit<TripSearch, "adults" | "children" | "infants" | "pets"> {
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** What the words of a search were understood as, beside a place. */
export interface UnderstoodSearch {
  /** The words as typed, without those that are filters */
  readonly place: string;
  /** The place that was found, by its own name */
  readonly named: string | null;
  /** No stay names this place: what was found is around it */
  readonly near: boolean;
  /** Each once */
  readonly amenities: readonly {
      readonly amenity: Amenity;
      readonly without: string;
    }[];
  /** Pets come along */
  readonly pets: {
      readonly without: string;
    } | null;
}

/** UnderstoodSearch as it is sent: what has a default may be left out. */
export interface UnderstoodSearchInput extends Omit<UnderstoodSearch, "near"> {
  readonly near?: boolean | undefined;
}

/** An account: an email address and what proves whose it is. Source: §3 User. */
export interface User {
  readonly user_id: string;
  /** Trimmed, lower case and unique. Private: in no answer that anyone may read. */
  readonly email: string;
  /** When the address was proven, by a mailed link or by the parent platform */
  readonly verified_at: Instant | null;
  /** Kept as an Argon2id hash and never answered; none where only single sign-on is used. Private: in no answer that anyone may read. */
  readonly password: string | null;
  /** The code that the person came with, given at signup. Private: in no answer that anyone may read. */
  readonly referral_code: string | null;
  readonly created_at: Instant;
}

/** What the address of the verify page carries. */
export interface VerifyVisit {
  /** From the mailed link */
  readonly token: string | null;
}

/** The visitor, signed in or not; every fact of someone signed out is empty or zero. */
export interface Visitor {
  /** A valid session stands behind the request */
  readonly signed_in: boolean;
  readonly profile_id: string | null;
  readonly email: string | null;
  readonly verified_at: Instant | null;
  /** Empty until the profile is complete */
  readonly first_name: string | null;
  /** Empty until the profile is complete */
  readonly last_name: string | null;
  /** Host mode is on */
  readonly is_host: boolean;
  /** Guest mode is on */
  readonly is_guest: boolean;
  /** Bookings of the person’s own properties */
  readonly numOfBookings: number;
  /** Properties with a connection_status */
  readonly numOfProperties: number;
  /** Properties in all, connected or not */
  readonly propertiesTotal: number;
  /** Properties of others that the person co-hosts */
  readonly numOfCohosted: number;
  /** Those of them where the person answers guests */
  readonly numOfAnswered: number;
  /** Bookings that the person made as a guest */
  readonly numOfStays: number;
  /** Conversations with hosts and with guests */
  readonly numOfThreads: number;
  /** Wish lists of the person */
  readonly numOfWishlists: number;
  /** Saved searches of the person */
  readonly numOfSavedSearches: number;
  /** Messages from hosts that the person has not seen */
  readonly unreadAsGuest: number;
  /** Messages from guests that the person has not seen */
  readonly unreadAsHost: number;
}

/** Where to go with the token of a fresh session. Source: §5. */
export interface WayOn {
  /** A path of the app, such as the from= of the login page */
  readonly url: string | null;
  /** The access token */
  readonly token: string | null;
}

/** Stays that a person keeps together. */
export interface Wishlist {
  readonly wishlist_id: string;
  /** Whose it is. Private: in no answer that anyone may read. */
  readonly profile_id: string;
  readonly name: string;
  /** Stands in the address at which others see it; nothing while it is not shared */
  readonly token: string | null;
  /** The stays, the last saved first */
  readonly property_ids: readonly string[];
  /** When its trip begins; nothing while it has no dates */
  readonly checkin: PlainDate | null;
  /** When its trip ends */
  readonly checkout: PlainDate | null;
  /** Who comes along; nothing while that is not said */
  readonly guests: Guests | null;
  /** When a stay was saved to it or taken out last */
  readonly changed_at: Instant;
}

/** Wishlist as it is sent: what has a default may be left out. */
export interface WishlistInput extends Omit<Wishlist, "guests"> {
  readonly guests: GuestsInput | null;
}

/** The votes and notes of a wish list, as one person sees them. */
export interface WishlistVoices {
  readonly wishlist_id: string;
  /** Whether the list is of the person who reads this */
  readonly is_owner: boolean;
  /** Of the stays with at least one vote */
  readonly votes: readonly StayVotes[];
  /** The first written first */
  readonly notes: readonly ShownNote[];
  /** For the owner alone */
  readonly fellows: readonly Fellow[];
}
