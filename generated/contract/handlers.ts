// Generated d0c246df7f00. Who answers each call: what it is asked with (checked, and defaults filled in), and with what it answers.
import type { ArrivalGuide, ArrivalNote, AutomaticMessage, Availability, Bedroom, Booking, BookingDeed, BookingDetail, BookingDocument, BookingList, BookingRow, CalendarChange, CalendarFeed, CalendarGrid, CalendarsChanged, CancelPreview, Change, ChangePreview, CheckoutOffer, Claim, Cohost, CohostInvitation, ComparedStay, CurrentUser, DestinationPlace, DeviceSession, EditedProperty, ExchangeRate, ExportedBooking, FeedbackRatings, FoundPlace, GuestReview, GuestReviewList, Guests, HostBookings, HostCalendar, HostEarnings, HostProperty, HostStatement, HostStays, Inbox, LineItem, Listing, ListingMoney, ListingNumbers, MapPin, Message, MessagePhoto, Money, NightPrices, NightsChange, OfferedReply, PayoutRow, PayoutStanding, PictureFile, PlaceZone, PointsBalance, PointsEntry, PointsUse, PopularState, PriceCheck, PricePreview, PricingMeta, Profile, Property, PropertyCard, PropertyRow, PublicProfile, PublicReview, Quote, RecipientChoices, ReferralSummary, ReferredFriend, Referrer, Review, ReviewList, SandboxPayment, SavedReply, SavedSearch, SearchAnswer, SearchFilters, SearchMails, Season, Seasons, SentFeedback, SentInvitation, SentMessage, SentReport, SharedWishlist, ShownAccount, ShownGuestReview, SuggestedPlace, TakenPayment, Thread, ThreadDetail, TripCard, Wishlist, WishlistVoices } from "../model/entities";
import type { Accessibility, Amenity, AutomaticMoment, BookingSide, BookingStatus, BookingTab, CancellationPolicy, CardOutcome, ClaimAnswer, ClaimKind, CohostRole, ContactTopic, Currency, DuplicateKind, FeedbackType, FlexibleStay, Language, NumbersPeriod, OfflineMethod, PayeeKind, PayeeState, PaymentProvider, PropertyType, Province, ReportedFor, ReportedKind, ReviewOrder, SearchSort, SetupPage, SharedThing, StatementFormat, StatusChoice, TimeZone, VoidBecause } from "../model/values";
import type { Clock, Instant, PlainDate } from "../model/wire";
import type { Facts } from "../rules/runtime";

/** A file that came with a multipart form, whole and no larger than it may be. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  /** Where it lies until the call is answered. */
  readonly file: string;
}

/** What another system sent: nothing of it is to be trusted before its signature was checked. */
export interface RawBody {
  /** The body as it came, whatever it is. */
  readonly bytes: Uint8Array;
  /** By their names in small letters. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/** What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at. */
export interface GuardedThings {
  readonly Booking: Facts<Booking, "checkout" | "checkout_time" | "cohost_ids" | "guest_id" | "guest_review" | "host_id" | "is_given_back" | "paid_at" | "pay_by" | "payment_method" | "review" | "reviewWindowDays" | "status" | "timezone">;
  readonly Profile: object;
  readonly Property: Facts<Property, "calendar_ids" | "cohost_ids" | "listing_url" | "max_nights" | "min_nights" | "money_ids" | "profile_id" | "status">;
  readonly Thread: Facts<Thread, "cohost_ids" | "guest_id" | "host_id">;
}

/** Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile. */
export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };

/** What a server hands its handlers beside the request. */
export interface HandlerTypes {
  /** Where anyone may ask. */
  readonly anyone: object;
  /** Behind a guard that wants a session. */
  readonly signedIn: object;
  /** What its loaders find. */
  readonly things: GuardedThings;
}

/** A server says here, once, what it hands its handlers: `declare module` adds `readonly types`, and every handler knows it. */
export interface Register {
}

/** What the server has registered; the least that it may hand before, and of what it has not registered. */
export type Registered = Register extends { readonly types: infer T extends Omit<HandlerTypes, "things"> & { readonly things: object } } ? T & { readonly things: Omit<GuardedThings, keyof T["things"]> } : HandlerTypes;
declare const enforced: unique symbol;

/** An answer that was made after the rules of its call were asked. */
export type Enforced<Answer> = Answer & { readonly [enforced]: true };

/** What a handler is handed where rules of its call ask for facts that only it finds. */
export interface EnforcingRules<Facts, Answer> {
  /** Refuses where one of them does not hold; what it returns makes the answer, which nothing else can. */
  readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;
}

/** What a handler is handed whose call moves a thing: the events that it may move it by. */
export interface Performing<Event extends string> {
  readonly events: readonly Event[];
}

export interface CreateSessionRequest {
  readonly input: {
      readonly email: string;
      readonly password: string;
    };
}

export type CreateSessionAnswer = {
    readonly access_token: string;
  };

export interface CreateUserRequest {
  readonly input: {
      readonly email: string;
      readonly password: string;
      readonly referral_code?: string | undefined;
    };
}

export type CreateUserAnswer = Readonly<Record<never, never>>;

export type DeleteSessionRequest = Readonly<Record<never, never>>;

export type DeleteSessionAnswer = Readonly<Record<never, never>>;

export interface DeleteUserRequest {
  readonly input: {
      readonly password: string;
    };
}

export type DeleteUserAnswer = Readonly<Record<never, never>>;

export interface DeleteUserByLinkRequest {
  readonly query: {
      readonly token: string;
    };
}

export type DeleteUserByLinkAnswer = Readonly<Record<never, never>>;

export type EndOtherSessionsRequest = Readonly<Record<never, never>>;

export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;

export interface EndSessionRequest {
  readonly params: {
      readonly session_id: string;
    };
}

export type EndSessionAnswer = Readonly<Record<never, never>>;

export interface ExchangeSessionRequest {
  readonly input: {
      readonly code: string;
    };
}

export type ExchangeSessionAnswer = {
    readonly access_token: string;
    readonly is_new: boolean;
  };

export type ExportUserDataRequest = Readonly<Record<never, never>>;

export type ExportUserDataAnswer = {
    readonly exported_at: Instant;
    readonly user: CurrentUser;
    readonly profile: Profile;
    readonly sessions: readonly DeviceSession[];
    readonly stays: readonly ExportedBooking[];
    readonly bookings: readonly ExportedBooking[];
    readonly properties: readonly Property[];
    readonly arrivals: readonly {
      readonly property_id: string;
      readonly guide: ArrivalGuide;
    }[];
    readonly cohosts: readonly Cohost[];
    readonly cohosting: readonly ({
      readonly property_id: string;
      readonly email: string;
      readonly roles: readonly CohostRole[];
      readonly accepted_at: Instant | null;
    })[];
    readonly deeds: readonly BookingDeed[];
    readonly claims: readonly Claim[];
    readonly changes: readonly Change[];
    readonly payments: readonly TakenPayment[];
    readonly reviews: readonly Review[];
    readonly guest_reviews: readonly GuestReview[];
    readonly reviews_of_self: readonly ShownGuestReview[];
    readonly messages: readonly SentMessage[];
    readonly seasons: readonly Season[];
    readonly saved_replies: readonly SavedReply[];
    readonly automatic_messages: readonly AutomaticMessage[];
    readonly wishlists: readonly Wishlist[];
    readonly stay_notes: readonly {
      readonly note_id: string;
      readonly wishlist_id: string;
      readonly property_id: string;
      readonly message: string;
      readonly written_at: Instant;
    }[];
    readonly stay_votes: readonly {
      readonly wishlist_id: string;
      readonly property_id: string;
      readonly voted_at: Instant;
    }[];
    readonly joined_wishlists: readonly {
      readonly wishlist_id: string;
      readonly joined_at: Instant;
    }[];
    readonly saved_searches: readonly SavedSearch[];
    readonly points: readonly PointsEntry[];
    readonly referral: {
      readonly came_with: string | null;
      readonly welcomed_at: Instant | null;
      readonly voided_at: Instant | null;
      readonly void_because: VoidBecause | null;
      readonly void_reason: string | null;
      readonly waits_for: VoidBecause | null;
      readonly friends: readonly ReferredFriend[];
      readonly seen_with: readonly {
        readonly kind: SharedThing;
        readonly mark: string;
        readonly seen_at: Instant;
      }[];
    };
    readonly referral_feedback: readonly SentFeedback[];
    readonly reports: readonly SentReport[];
    readonly payout_account: ShownAccount | null;
    readonly payee: PayeeState;
    readonly payouts: readonly PayoutRow[];
  };

export interface FinishSignOnRequest {
  readonly query: {
      readonly code?: string | undefined;
      readonly state?: string | undefined;
      readonly error?: string | undefined;
      readonly error_description?: string | undefined;
      readonly error_uri?: string | undefined;
      readonly iss?: string | undefined;
      readonly session_state?: string | undefined;
    };
}

export type FinishSignOnAnswer = string;

export type GetProfileRequest = Readonly<Record<never, never>>;

export type GetProfileAnswer = Profile;

export interface GetPublicProfileRequest {
  readonly params: {
      readonly profile_id: string;
    };
}

export type GetPublicProfileAnswer = PublicProfile;

export type GetUserRequest = Readonly<Record<never, never>>;

export type GetUserAnswer = CurrentUser;

export interface ListOwnReviewsRequest {
  readonly query: {
      readonly page: number;
    };
}

export type ListOwnReviewsAnswer = ReviewList;

export interface ListProfileReviewsRequest {
  readonly params: {
      readonly profile_id: string;
    };
  readonly query: {
      readonly page: number;
    };
}

export type ListProfileReviewsAnswer = ReviewList;

export interface ListReviewsOfSelfRequest {
  readonly query: {
      readonly page: number;
    };
}

export type ListReviewsOfSelfAnswer = GuestReviewList;

export type ListSessionsRequest = Readonly<Record<never, never>>;

export type ListSessionsAnswer = readonly DeviceSession[];

export interface RequestPasswordResetRequest {
  readonly input: {
      readonly email: string;
      readonly reset_link: string;
    };
}

export type RequestPasswordResetAnswer = Readonly<Record<never, never>>;

export interface ResetPasswordRequest {
  readonly query: {
      readonly token: string;
    };
  readonly input: {
      readonly new_password: string;
    };
}

export type ResetPasswordAnswer = Readonly<Record<never, never>>;

export interface SendConfirmEmailRequest {
  readonly input: {
      readonly redirect_url: string;
    };
}

export type SendConfirmEmailAnswer = Readonly<Record<never, never>>;

export interface SendDeleteEmailRequest {
  readonly input: {
      readonly redirect_url: string;
    };
}

export type SendDeleteEmailAnswer = Readonly<Record<never, never>>;

export interface StartSignOnRequest {
  readonly query: {
      readonly from?: string | undefined;
      readonly referral_code?: string | undefined;
    };
}

export type StartSignOnAnswer = string;

export interface UpdatePasswordRequest {
  readonly input: {
      readonly current_password: string;
      readonly new_password: string;
    };
}

export type UpdatePasswordAnswer = Readonly<Record<never, never>>;

export interface UpdateProfileRequest {
  readonly input: {
      readonly first_name?: string | undefined;
      readonly last_name?: string | undefined;
      readonly phone?: string | null | undefined;
      readonly languages?: readonly Language[] | undefined;
      readonly avatar?: Upload | undefined;
      readonly remove_avatar?: true | undefined;
      readonly is_host?: true | undefined;
      readonly is_guest?: true | undefined;
      readonly show_referral_recipient_banner?: boolean | undefined;
      readonly show_referral_sender_banner?: boolean | undefined;
      readonly show_referral_sender_modal?: boolean | undefined;
      readonly referral_recipient_banner_interacted_at?: Instant | undefined;
      readonly referral_sender_banner_interacted_at?: Instant | undefined;
      readonly marketing_consent?: boolean | undefined;
    };
}

export type UpdateProfileAnswer = Profile;

export interface VerifyEmailRequest {
  readonly query: {
      readonly token: string;
    };
}

export type VerifyEmailAnswer = {
    readonly verified_at: Instant;
  };

export interface AcceptBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly message?: string | undefined;
    };
}

export type AcceptBookingAnswer = BookingDetail;

export interface CancelBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly cancel_reason: string;
    };
}

export type CancelBookingAnswer = BookingDetail;

export interface CheckDuplicateRequest {
  readonly input: {
      readonly property_id: string;
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
    };
}

export type CheckDuplicateAnswer = {
    readonly duplicate: boolean;
    readonly kind: DuplicateKind | null;
    readonly booking_id: string | null;
    readonly status: BookingStatus | null;
  };

export interface ContactAboutBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly message?: string | undefined;
      readonly photo_ids?: readonly string[] | undefined;
    };
}

export type ContactAboutBookingAnswer = {
    readonly thread_id: string;
  };

export interface CreateBookingRequest {
  readonly input: {
      readonly property_id: string;
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
      readonly guests: Guests;
      readonly quote_id: string;
      readonly message?: string | undefined;
      readonly currency: Currency;
      readonly points: number;
    };
}

export type CreateBookingAnswer = {
    readonly booking_id: string;
  };

/** What the rules of createBooking ask that only its handler finds. */
export interface CreateBookingFacts {
  readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points">;
}

export interface FindHostBookingsRequest {
  readonly query: {
      readonly tab?: BookingTab | undefined;
      readonly words?: string | undefined;
      readonly after?: string | undefined;
      readonly per_page: number;
    };
}

export type FindHostBookingsAnswer = HostBookings;

export interface GetArrivalRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetArrivalAnswer = readonly ArrivalNote[];

export interface GetBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetBookingAnswer = BookingDetail;

export interface GetListingNumbersRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly period: NumbersPeriod;
    };
}

export type GetListingNumbersAnswer = ListingNumbers;

export interface GetReceiptRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetReceiptAnswer = BookingDocument;

export interface GetStatementRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetStatementAnswer = BookingDocument;

export type ListComingStaysRequest = Readonly<Record<never, never>>;

export type ListComingStaysAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

export interface ListHostBookingsRequest {
  readonly query: {
      readonly page: number;
      readonly per_page: number;
    };
}

export type ListHostBookingsAnswer = BookingList;

export type ListReviewableRequest = Readonly<Record<never, never>>;

export type ListReviewableAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

export interface ListStaysRequest {
  readonly query: {
      readonly page: number;
      readonly per_page: number;
    };
}

export type ListStaysAnswer = BookingList;

export interface PayBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly confirmation_id: string;
      readonly currency?: Currency | undefined;
    };
}

export type PayBookingAnswer = BookingDetail;

export interface PreviewCancellationRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type PreviewCancellationAnswer = CancelPreview;

export interface PriceBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly bookingUrl: string;
    };
}

export type PriceBookingAnswer = {
    readonly quote: Quote;
  };

export interface RecordPaymentRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly amount_cents: number;
      readonly method: OfflineMethod;
      readonly received_on: PlainDate;
      readonly reference?: string | undefined;
    };
}

export type RecordPaymentAnswer = BookingDetail;

export interface RejectBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly reject_reason: string;
    };
}

export type RejectBookingAnswer = BookingDetail;

export interface ReportBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly message: string;
    };
}

export type ReportBookingAnswer = Readonly<Record<never, never>>;

export interface SearchBookingsRequest {
  readonly input: {
      readonly reference?: string | undefined;
      readonly bookingUrl?: string | undefined;
      readonly property_id?: string | undefined;
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
    };
}

export type SearchBookingsAnswer = readonly BookingDetail[];

export interface SetBookingPointsRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly points: number;
    };
}

export type SetBookingPointsAnswer = {
    readonly quote: Quote;
    readonly points: number;
  };

/** What the rules of setBookingPoints ask that only its handler finds. */
export interface SetBookingPointsFacts {
  readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points">;
}

export interface UpdateBookingRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly guests?: Guests | undefined;
      readonly message?: string | undefined;
      readonly quote_id?: string | undefined;
    };
}

export type UpdateBookingAnswer = BookingDetail;

export interface AnswerChangeRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly change_id: string;
      readonly accept: boolean;
    };
}

export type AnswerChangeAnswer = BookingDetail;

export interface ConfirmChangePaymentRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly confirmation_id: string;
    };
}

export type ConfirmChangePaymentAnswer = BookingDetail;

export interface PayChangeRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly change_id: string;
      readonly success_path: string;
      readonly cancel_path: string;
    };
}

export type PayChangeAnswer = {
    readonly url: string;
  };

/** What the rules of payChange ask that only its handler finds. */
export interface PayChangeFacts {
  readonly change: Facts<Change, "pay_by" | "state">;
}

export interface PreviewChangeRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly checkin: PlainDate;
      readonly checkout: PlainDate;
      readonly guests: Guests;
      readonly nights_cents?: number | undefined;
    };
}

export type PreviewChangeAnswer = ChangePreview;

export interface ProposeChangeRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly quote_id: string;
      readonly message?: string | undefined;
    };
}

export type ProposeChangeAnswer = BookingDetail;

export interface WithdrawChangeRequest {
  readonly params: {
      readonly booking_id: string;
      readonly change_id: string;
    };
}

export type WithdrawChangeAnswer = BookingDetail;

export interface FinishPaymentRequest {
  readonly params: {
      readonly booking_id: string;
      readonly payment_id: string;
    };
  readonly input: {
      readonly outcome: CardOutcome;
    };
}

export type FinishPaymentAnswer = SandboxPayment;

export interface GetCheckoutRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetCheckoutAnswer = CheckoutOffer;

export interface GetCurrencyRequest {
  readonly params: {
      readonly code: string;
    };
}

export type GetCurrencyAnswer = ExchangeRate;

export interface GetPaymentRequest {
  readonly params: {
      readonly booking_id: string;
      readonly payment_id: string;
    };
}

export type GetPaymentAnswer = SandboxPayment;

export interface HearPaymentRequest {
  readonly params: {
      readonly provider: PaymentProvider;
    };
  readonly raw: RawBody;
}

export type HearPaymentAnswer = Readonly<Record<never, never>>;

export interface StartCheckoutRequest {
  readonly input: {
      readonly booking_id: string;
      readonly currency?: Currency | undefined;
      readonly quote_id?: string | undefined;
      readonly success_path: string;
      readonly cancel_path: string;
    };
}

export type StartCheckoutAnswer = {
    readonly url: string;
  };

/** What the rules of startCheckout ask that only its handler finds. */
export interface StartCheckoutFacts {
  readonly booking: Facts<Booking, "paid_at" | "pay_by" | "payment_method" | "status">;
}

export interface AddClaimPhotoRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly photo: Upload;
    };
}

export type AddClaimPhotoAnswer = BookingDetail;

export interface AnswerClaimRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly answer: ClaimAnswer;
      readonly offered_cents?: number | undefined;
      readonly message?: string | undefined;
    };
}

export type AnswerClaimAnswer = BookingDetail;

/** What the rules of answerClaim ask that only its handler finds. */
export interface AnswerClaimFacts {
  readonly claim: Facts<Claim, "amount_cents">;
}

export interface ConfirmClaimPaymentRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly confirmation_id: string;
    };
}

export type ConfirmClaimPaymentAnswer = BookingDetail;

export interface DeleteClaimPhotoRequest {
  readonly params: {
      readonly booking_id: string;
      readonly photo_id: string;
    };
}

export type DeleteClaimPhotoAnswer = BookingDetail;

export interface FileClaimRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly kind: ClaimKind;
      readonly amount_cents: number;
      readonly message: string;
    };
}

export type FileClaimAnswer = BookingDetail;

export interface GetClaimPhotoRequest {
  readonly params: {
      readonly booking_id: string;
      readonly photo_id: string;
    };
}

export type GetClaimPhotoAnswer = PictureFile;

export interface PayClaimRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly success_path: string;
      readonly cancel_path: string;
    };
}

export type PayClaimAnswer = {
    readonly url: string;
  };

/** What the rules of payClaim ask that only its handler finds. */
export interface PayClaimFacts {
  readonly claim: Facts<Claim, "owed_cents" | "state">;
}

export interface RecordClaimPaidRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type RecordClaimPaidAnswer = BookingDetail;

export interface TakeClaimOfferRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type TakeClaimOfferAnswer = BookingDetail;

export interface WithdrawClaimRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type WithdrawClaimAnswer = BookingDetail;

export interface AddAutomaticMessageRequest {
  readonly input: {
      readonly property_id?: string | undefined;
      readonly moment: AutomaticMoment;
      readonly days: number;
      readonly clock: Clock;
      readonly text: string;
      readonly is_on: boolean;
    };
}

export type AddAutomaticMessageAnswer = AutomaticMessage;

export interface AddMessagePhotoRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly photo: Upload;
    };
}

export type AddMessagePhotoAnswer = MessagePhoto;

export interface AddSavedReplyRequest {
  readonly input: {
      readonly title: string;
      readonly text: string;
    };
}

export type AddSavedReplyAnswer = SavedReply;

export interface ChangeAutomaticMessageRequest {
  readonly params: {
      readonly message_id: string;
    };
  readonly input: {
      readonly property_id?: string | undefined;
      readonly moment: AutomaticMoment;
      readonly days: number;
      readonly clock: Clock;
      readonly text: string;
      readonly is_on: boolean;
    };
}

export type ChangeAutomaticMessageAnswer = AutomaticMessage;

export interface ChangeSavedReplyRequest {
  readonly params: {
      readonly reply_id: string;
    };
  readonly input: {
      readonly title: string;
      readonly text: string;
    };
}

export type ChangeSavedReplyAnswer = SavedReply;

export interface DeleteAutomaticMessageRequest {
  readonly params: {
      readonly message_id: string;
    };
}

export type DeleteAutomaticMessageAnswer = Readonly<Record<never, never>>;

export interface DeleteSavedReplyRequest {
  readonly params: {
      readonly reply_id: string;
    };
}

export type DeleteSavedReplyAnswer = Readonly<Record<never, never>>;

export interface GetMessagePhotoRequest {
  readonly params: {
      readonly thread_id: string;
      readonly photo_id: string;
    };
  readonly query: {
      readonly large: boolean;
    };
}

export type GetMessagePhotoAnswer = PictureFile;

export interface GetThreadRequest {
  readonly params: {
      readonly thread_id: string;
    };
  readonly query: {
      readonly before?: number | undefined;
    };
}

export type GetThreadAnswer = ThreadDetail;

export type ListAutomaticMessagesRequest = Readonly<Record<never, never>>;

export type ListAutomaticMessagesAnswer = readonly AutomaticMessage[];

export interface ListSavedRepliesRequest {
  readonly query: {
      readonly thread_id?: string | undefined;
      readonly booking_id?: string | undefined;
    };
}

export type ListSavedRepliesAnswer = readonly OfferedReply[];

export interface ListThreadsRequest {
  readonly query: {
      readonly side?: BookingSide | undefined;
      readonly booking_id?: string | undefined;
      readonly page: number;
      readonly per_page: number;
    };
}

export type ListThreadsAnswer = Inbox;

export interface SendMessageRequest {
  readonly params: {
      readonly thread_id: string;
    };
  readonly input: {
      readonly message?: string | undefined;
      readonly photo_ids?: readonly string[] | undefined;
    };
}

export type SendMessageAnswer = Message;

export interface SendContactMessageRequest {
  readonly input: {
      readonly name: string;
      readonly email: string;
      readonly topic: ContactTopic;
      readonly message: string;
      readonly website?: string | undefined;
      readonly seconds: number;
    };
}

export type SendContactMessageAnswer = {
    readonly reference: string;
  };

export interface GetEarningsRequest {
  readonly query: {
      readonly year: string;
    };
}

export type GetEarningsAnswer = HostEarnings;

export type GetHeldPayoutsRequest = Readonly<Record<never, never>>;

export type GetHeldPayoutsAnswer = {
    readonly held: Money | null;
  };

export interface GetListingMoneyRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly year: string;
    };
}

export type GetListingMoneyAnswer = ListingMoney;

export type GetPayoutRequest = Readonly<Record<never, never>>;

export type GetPayoutAnswer = PayoutStanding;

export interface GetPayoutStatementRequest {
  readonly query: {
      readonly period: string;
      readonly format: StatementFormat;
    };
}

export type GetPayoutStatementAnswer = HostStatement;

export interface SavePayoutRequest {
  readonly input: {
      readonly kind: PayeeKind;
      readonly legal_name: string;
      readonly birth_date?: PlainDate | undefined;
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
      readonly password: string;
    };
}

export type SavePayoutAnswer = PayoutStanding;

export interface StartOnboardingRequest {
  readonly input: {
      readonly password: string;
    };
}

export type StartOnboardingAnswer = {
    readonly url: string;
  };

export interface GetPointsRequest {
  readonly query: {
      readonly page: number;
    };
}

export type GetPointsAnswer = PointsBalance;

export interface AcceptInvitationRequest {
  readonly input: {
      readonly token: string;
    };
}

export type AcceptInvitationAnswer = {
    readonly property_ids: readonly string[];
  };

export interface AddFeedRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly url: string;
      readonly name?: string | undefined;
    };
}

export type AddFeedAnswer = CalendarFeed;

export interface AddPhotoRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly photo: Upload;
      readonly alt?: string | undefined;
    };
}

export type AddPhotoAnswer = HostProperty;

export interface AddSeasonRequest {
  readonly input: {
      readonly name: string;
      readonly start: PlainDate;
      readonly last: PlainDate;
      readonly yearly?: boolean | undefined;
      readonly price_cents: number | null;
      readonly min_nights: number | null;
      readonly property_ids: readonly string[];
    };
}

export type AddSeasonAnswer = Season;

export interface ChangeCohostRequest {
  readonly params: {
      readonly property_id: string;
      readonly cohost_id: string;
    };
  readonly input: {
      readonly roles: readonly CohostRole[];
    };
}

export type ChangeCohostAnswer = Cohost;

export interface ChangeSeasonRequest {
  readonly params: {
      readonly season_id: string;
    };
  readonly input: {
      readonly name: string;
      readonly start: PlainDate;
      readonly last: PlainDate;
      readonly yearly?: boolean | undefined;
      readonly price_cents: number | null;
      readonly min_nights: number | null;
      readonly property_ids: readonly string[];
    };
}

export type ChangeSeasonAnswer = Season;

export interface CheckPriceRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly url?: string | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly guests?: Guests | null | undefined;
      readonly currency: Currency;
      readonly source_total?: {
        readonly amount_cents: number;
        readonly currency: Currency;
      } | null | undefined;
    };
}

export type CheckPriceAnswer = PriceCheck;

export interface CompareStaysRequest {
  readonly query: {
      readonly property_ids: readonly string[];
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly adults: number;
      readonly children: number;
      readonly pets: number;
      readonly currency: Currency;
    };
}

export type CompareStaysAnswer = readonly ComparedStay[];

export interface ConnectListingRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type ConnectListingAnswer = HostProperty;

export interface ConnectListingsRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type ConnectListingsAnswer = readonly PropertyRow[];

export interface ContactHostRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly message?: string | undefined;
    };
}

export type ContactHostAnswer = {
    readonly thread_id: string;
  };

export interface CountListingViewRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type CountListingViewAnswer = Readonly<Record<never, never>>;

export type CreatePropertyRequest = Readonly<Record<never, never>>;

export type CreatePropertyAnswer = HostProperty;

export interface DeleteFeedRequest {
  readonly params: {
      readonly property_id: string;
      readonly feed_id: string;
    };
}

export type DeleteFeedAnswer = Readonly<Record<never, never>>;

export interface DeletePhotoRequest {
  readonly params: {
      readonly property_id: string;
      readonly photo_id: string;
    };
}

export type DeletePhotoAnswer = HostProperty;

export interface DeletePropertyRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type DeletePropertyAnswer = {
    readonly kept: boolean;
  };

export interface DeleteSeasonRequest {
  readonly params: {
      readonly season_id: string;
    };
}

export type DeleteSeasonAnswer = Readonly<Record<never, never>>;

export interface DisconnectListingRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type DisconnectListingAnswer = HostProperty;

export interface DuplicatePropertyRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type DuplicatePropertyAnswer = HostProperty;

export interface ExportCalendarRequest {
  readonly params: {
      readonly property_id: string;
      readonly file: string;
    };
}

export type ExportCalendarAnswer = string;

export interface FindInvitationRequest {
  readonly input: {
      readonly token: string;
    };
}

export type FindInvitationAnswer = CohostInvitation;

export interface FindPlaceRequest {
  readonly query: {
      readonly address?: string | undefined;
      readonly city: string;
      readonly province: Province;
      readonly postal_code?: string | undefined;
    };
}

export type FindPlaceAnswer = FoundPlace;

export interface FindZoneRequest {
  readonly query: {
      readonly latitude: number;
      readonly longitude: number;
    };
}

export type FindZoneAnswer = PlaceZone;

export interface GetArrivalGuideRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type GetArrivalGuideAnswer = ArrivalGuide;

export interface GetAvailabilityRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly from?: PlainDate | undefined;
      readonly to?: PlainDate | undefined;
    };
}

export type GetAvailabilityAnswer = Availability;

export interface GetCalendarRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly from?: PlainDate | undefined;
      readonly to?: PlainDate | undefined;
    };
}

export type GetCalendarAnswer = HostCalendar;

export interface GetDestinationRequest {
  readonly params: {
      readonly slug: string;
    };
}

export type GetDestinationAnswer = DestinationPlace;

export interface GetFoundPhotoRequest {
  readonly params: {
      readonly property_id: string;
      readonly found_id: string;
    };
}

export type GetFoundPhotoAnswer = PictureFile;

export interface GetListingRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly currency?: Currency | undefined;
    };
}

export type GetListingAnswer = Listing;

export interface GetOwnPropertyRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type GetOwnPropertyAnswer = HostProperty;

export interface GetPricingMetaRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly booking: {
        readonly checkin: PlainDate;
        readonly checkout: PlainDate;
        readonly guests?: Guests | undefined;
        readonly currency: Currency;
        readonly points: number;
      };
      readonly lineItems?: readonly LineItem[] | undefined;
    };
}

export type GetPricingMetaAnswer = PricingMeta;

/** What the rules of getPricingMeta ask that only its handler finds. */
export interface GetPricingMetaFacts {
  readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points">;
}

export interface InviteCohostRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly email: string;
      readonly roles: readonly CohostRole[];
      readonly property_ids?: readonly string[] | undefined;
    };
}

export type InviteCohostAnswer = SentInvitation;

export interface LeaveListingRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type LeaveListingAnswer = Readonly<Record<never, never>>;

export interface ListCalendarsRequest {
  readonly query: {
      readonly from?: PlainDate | undefined;
      readonly page: number;
    };
}

export type ListCalendarsAnswer = CalendarGrid;

export interface ListCardsRequest {
  readonly query: {
      readonly property_ids: readonly string[];
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly adults: number;
      readonly children: number;
      readonly pets: number;
      readonly currency: Currency;
    };
}

export type ListCardsAnswer = readonly TripCard[];

export interface ListCohostsRequest {
  readonly params: {
      readonly property_id: string;
    };
}

export type ListCohostsAnswer = readonly Cohost[];

export interface ListHostStaysRequest {
  readonly params: {
      readonly profile_id: string;
    };
  readonly query: {
      readonly page: number;
      readonly currency: Currency;
    };
}

export type ListHostStaysAnswer = HostStays;

export interface ListNightPricesRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly month: PlainDate;
      readonly adults: number;
      readonly children: number;
      readonly pets: number;
      readonly currency: Currency;
    };
}

export type ListNightPricesAnswer = NightPrices;

export type ListOwnPropertiesRequest = Readonly<Record<never, never>>;

export type ListOwnPropertiesAnswer = readonly PropertyRow[];

export interface ListPinsRequest {
  readonly input: {
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
      readonly sort: SearchSort;
    };
}

export type ListPinsAnswer = readonly MapPin[];

export type ListPopularStatesRequest = Readonly<Record<never, never>>;

export type ListPopularStatesAnswer = readonly PopularState[];

export type ListSeasonsRequest = Readonly<Record<never, never>>;

export type ListSeasonsAnswer = Seasons;

export interface ListSimilarStaysRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly adults: number;
      readonly children: number;
      readonly pets: number;
      readonly currency: Currency;
    };
}

export type ListSimilarStaysAnswer = readonly PropertyCard[];

export interface PreviewPriceRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly base_cents?: number | undefined;
      readonly monday_cents?: number | null | undefined;
      readonly tuesday_cents?: number | null | undefined;
      readonly wednesday_cents?: number | null | undefined;
      readonly thursday_cents?: number | null | undefined;
      readonly friday_cents?: number | null | undefined;
      readonly saturday_cents?: number | null | undefined;
      readonly sunday_cents?: number | null | undefined;
      readonly cleaning_fee_cents?: number | undefined;
      readonly extra_guest_cents?: number | undefined;
      readonly guests_included?: number | undefined;
      readonly weekly_discount_percent?: number | undefined;
      readonly monthly_discount_percent?: number | undefined;
      readonly early_discount_percent?: number | undefined;
      readonly last_minute_discount_percent?: number | undefined;
    };
}

export type PreviewPriceAnswer = PricePreview;

export interface RemoveCohostRequest {
  readonly params: {
      readonly property_id: string;
      readonly cohost_id: string;
    };
}

export type RemoveCohostAnswer = Readonly<Record<never, never>>;

export interface RenameFeedRequest {
  readonly params: {
      readonly property_id: string;
      readonly feed_id: string;
    };
  readonly input: {
      readonly name?: string | undefined;
    };
}

export type RenameFeedAnswer = CalendarFeed;

export interface SaveArrivalGuideRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly way?: string | undefined;
      readonly way_days: number;
      readonly parking?: string | undefined;
      readonly parking_days: number;
      readonly entry?: string | undefined;
      readonly entry_days: number;
      readonly code?: string | undefined;
      readonly code_days: number;
      readonly wifi?: string | undefined;
      readonly wifi_days: number;
      readonly manual?: string | undefined;
      readonly manual_days: number;
      readonly leaving?: string | undefined;
      readonly leaving_days: number;
    };
}

export type SaveArrivalGuideAnswer = ArrivalGuide;

export interface SearchOwnPropertiesRequest {
  readonly input: {
      readonly listing_url: string;
    };
}

export type SearchOwnPropertiesAnswer = readonly PropertyRow[];

export interface SearchPropertiesRequest {
  readonly input: {
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
      readonly sort: SearchSort;
      readonly page: number;
      readonly per_page: number;
      readonly currency: Currency;
      readonly alternatives: boolean;
    };
}

export type SearchPropertiesAnswer = SearchAnswer;

export interface SuggestPlacesRequest {
  readonly query: {
      readonly query: string;
    };
}

export type SuggestPlacesAnswer = readonly SuggestedPlace[];

export interface SyncFeedRequest {
  readonly params: {
      readonly property_id: string;
      readonly feed_id: string;
    };
}

export type SyncFeedAnswer = CalendarFeed;

export interface UpdateCalendarRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly changes: readonly CalendarChange[];
    };
}

export type UpdateCalendarAnswer = HostCalendar;

export interface UpdateCalendarsRequest {
  readonly input: {
      readonly change: NightsChange;
      readonly calendars: readonly {
        readonly property_id: string;
        readonly nights: readonly {
          readonly start: PlainDate;
          readonly end: PlainDate;
        }[];
      }[];
    };
}

export type UpdateCalendarsAnswer = CalendarsChanged;

export interface UpdatePhotosRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly version?: number | undefined;
      readonly photos: readonly ({
        readonly photo_id: string;
        readonly alt?: string | undefined;
      })[];
    };
}

export type UpdatePhotosAnswer = HostProperty;

export interface UpdatePropertyRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly version?: number | undefined;
      readonly listing_url?: string | undefined;
      readonly title?: string | undefined;
      readonly description?: string | undefined;
      readonly property_type?: PropertyType | undefined;
      readonly sleeps?: number | undefined;
      readonly bedrooms?: number | undefined;
      readonly beds?: number | undefined;
      readonly baths?: number | undefined;
      readonly bedroom_list?: readonly Bedroom[] | undefined;
      readonly amenities?: readonly Amenity[] | undefined;
      readonly accessibility?: readonly Accessibility[] | undefined;
      readonly house_rules?: string | undefined;
      readonly address?: string | null | undefined;
      readonly city?: string | undefined;
      readonly province?: Province | null | undefined;
      readonly postal_code?: string | null | undefined;
      readonly latitude?: number | null | undefined;
      readonly longitude?: number | null | undefined;
      readonly timezone?: TimeZone | undefined;
      readonly checkin_time?: Clock | undefined;
      readonly checkout_time?: Clock | undefined;
      readonly cancellation_policy?: CancellationPolicy | undefined;
      readonly instant_book?: boolean | undefined;
      readonly base_cents?: number | undefined;
      readonly monday_cents?: number | null | undefined;
      readonly tuesday_cents?: number | null | undefined;
      readonly wednesday_cents?: number | null | undefined;
      readonly thursday_cents?: number | null | undefined;
      readonly friday_cents?: number | null | undefined;
      readonly saturday_cents?: number | null | undefined;
      readonly sunday_cents?: number | null | undefined;
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
      readonly registration_number?: string | null | undefined;
      readonly registration_expires?: PlainDate | null | undefined;
      readonly licence_number?: string | null | undefined;
      readonly setup_page?: SetupPage | undefined;
      readonly photos_permitted?: true | undefined;
      readonly photos_chosen?: readonly string[] | undefined;
      readonly new_export_url?: true | undefined;
    };
}

export type UpdatePropertyAnswer = EditedProperty;

export interface UpdatePropertyStatusRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly input: {
      readonly status: StatusChoice;
    };
}

export type UpdatePropertyStatusAnswer = HostProperty;

export type GetReferralSummaryRequest = Readonly<Record<never, never>>;

export type GetReferralSummaryAnswer = ReferralSummary;

export interface GetReferrerRequest {
  readonly params: {
      readonly referralCode: string;
    };
}

export type GetReferrerAnswer = Referrer;

export interface SendReferralFeedbackRequest {
  readonly input: {
      readonly type: FeedbackType;
      readonly ratings?: FeedbackRatings | undefined;
      readonly choices?: RecipientChoices | undefined;
      readonly comment?: string | undefined;
      readonly followup_requested?: boolean | undefined;
    };
}

export type SendReferralFeedbackAnswer = Readonly<Record<never, never>>;

/** What the rules of sendReferralFeedback ask that only its handler finds. */
export interface SendReferralFeedbackFacts {
  readonly sentFeedback: Facts<SentFeedback, "first_sent_at">;
}

export interface ReportContentRequest {
  readonly input: {
      readonly kind: ReportedKind;
      readonly thing_id: string;
      readonly number?: number | undefined;
      readonly wrong: ReportedFor;
      readonly message?: string | undefined;
    };
}

export type ReportContentAnswer = Readonly<Record<never, never>>;

export interface GetBookingReviewRequest {
  readonly params: {
      readonly booking_id: string;
    };
}

export type GetBookingReviewAnswer = {
    readonly review: PublicReview | null;
    readonly private_note: string | null;
    readonly guest_review: ShownGuestReview | null;
  };

export interface ListGuestReviewsRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly query: {
      readonly page: number;
    };
}

export type ListGuestReviewsAnswer = GuestReviewList;

export interface ListHostReviewsRequest {
  readonly params: {
      readonly profile_id: string;
    };
  readonly query: {
      readonly page: number;
      readonly per_page: number;
      readonly sort: ReviewOrder;
      readonly query?: string | undefined;
    };
}

export type ListHostReviewsAnswer = ReviewList;

export interface ListPropertyReviewsRequest {
  readonly params: {
      readonly property_id: string;
    };
  readonly query: {
      readonly page: number;
      readonly per_page: number;
      readonly sort: ReviewOrder;
      readonly query?: string | undefined;
    };
}

export type ListPropertyReviewsAnswer = ReviewList;

export interface ListReviewsRequest {
  readonly query: {
      readonly page: number;
      readonly per_page: number;
      readonly sort: ReviewOrder;
      readonly query?: string | undefined;
    };
}

export type ListReviewsAnswer = ReviewList;

export interface ReplyToReviewRequest {
  readonly params: {
      readonly property_id: string;
      readonly review_id: string;
    };
  readonly input: {
      readonly reply: string;
    };
}

export type ReplyToReviewAnswer = PublicReview;

/** What the rules of replyToReview ask that only its handler finds. */
export interface ReplyToReviewFacts {
  readonly review: Facts<Review, "created_at" | "host_reply">;
}

export interface SubmitGuestReviewRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly rating: number;
      readonly rules?: number | undefined;
      readonly cleanliness?: number | undefined;
      readonly communication?: number | undefined;
      readonly comment: string;
    };
}

export type SubmitGuestReviewAnswer = ShownGuestReview;

export interface SubmitReviewRequest {
  readonly params: {
      readonly booking_id: string;
    };
  readonly input: {
      readonly rating: number;
      readonly cleanliness?: number | undefined;
      readonly accuracy?: number | undefined;
      readonly checkin?: number | undefined;
      readonly communication?: number | undefined;
      readonly location?: number | undefined;
      readonly value?: number | undefined;
      readonly comment: string;
      readonly private_note?: string | undefined;
    };
}

export type SubmitReviewAnswer = PublicReview;

export interface AddWishlistRequest {
  readonly input: {
      readonly name: string;
      readonly property_id?: string | undefined;
    };
}

export type AddWishlistAnswer = readonly Wishlist[];

export interface ChangeSavedSearchRequest {
  readonly params: {
      readonly saved_search_id: string;
    };
  readonly input: {
      readonly name?: string | undefined;
      readonly mails?: boolean | undefined;
    };
}

export type ChangeSavedSearchAnswer = readonly SavedSearch[];

export interface ChangeWishlistRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
  readonly input: {
      readonly name: string;
      readonly shared: boolean;
    };
}

export type ChangeWishlistAnswer = readonly Wishlist[];

export interface DeleteSavedSearchRequest {
  readonly params: {
      readonly saved_search_id: string;
    };
}

export type DeleteSavedSearchAnswer = readonly SavedSearch[];

export interface DeleteStayNoteRequest {
  readonly params: {
      readonly wishlist_id: string;
      readonly note_id: string;
    };
}

export type DeleteStayNoteAnswer = Readonly<Record<never, never>>;

export interface DeleteWishlistRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
}

export type DeleteWishlistAnswer = readonly Wishlist[];

export interface EndSearchMailsRequest {
  readonly params: {
      readonly token: string;
    };
  readonly raw: RawBody;
}

export type EndSearchMailsAnswer = Readonly<Record<never, never>>;

export interface GetSearchMailsRequest {
  readonly params: {
      readonly token: string;
    };
}

export type GetSearchMailsAnswer = SearchMails;

export interface GetSharedWishlistRequest {
  readonly params: {
      readonly token: string;
    };
}

export type GetSharedWishlistAnswer = SharedWishlist;

export interface GetVoicesRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
}

export type GetVoicesAnswer = WishlistVoices;

export type ListSavedSearchesRequest = Readonly<Record<never, never>>;

export type ListSavedSearchesAnswer = readonly SavedSearch[];

export type ListWishlistsRequest = Readonly<Record<never, never>>;

export type ListWishlistsAnswer = readonly Wishlist[];

export interface NoteStayRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
  readonly input: {
      readonly property_id: string;
      readonly message: string;
      readonly token?: string | undefined;
    };
}

export type NoteStayAnswer = WishlistVoices;

export interface RemoveFellowRequest {
  readonly params: {
      readonly wishlist_id: string;
      readonly profile_id: string;
    };
}

export type RemoveFellowAnswer = WishlistVoices;

export interface SaveSearchRequest {
  readonly input: {
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
      readonly name: string;
      readonly currency: Currency;
      readonly mails: boolean;
    };
}

export type SaveSearchAnswer = readonly SavedSearch[];

export interface SaveStaysRequest {
  readonly input: {
      readonly property_ids: readonly string[];
    };
}

export type SaveStaysAnswer = readonly Wishlist[];

export interface SetSearchMailsRequest {
  readonly params: {
      readonly token: string;
    };
  readonly input: {
      readonly mails: boolean;
    };
}

export type SetSearchMailsAnswer = SearchMails;

export interface SetWishlistTripRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
  readonly input: {
      readonly checkin?: PlainDate | undefined;
      readonly checkout?: PlainDate | undefined;
      readonly adults: number;
      readonly children: number;
      readonly infants: number;
      readonly pets: number;
    };
}

export type SetWishlistTripAnswer = readonly Wishlist[];

export interface SortStayRequest {
  readonly input: {
      readonly property_id: string;
      readonly wishlist_ids: readonly string[];
    };
}

export type SortStayAnswer = readonly Wishlist[];

export interface VoteForStayRequest {
  readonly params: {
      readonly wishlist_id: string;
    };
  readonly input: {
      readonly property_id: string;
      readonly voted: boolean;
      readonly token?: string | undefined;
    };
}

export type VoteForStayAnswer = WishlistVoices;

/** Answers the calls of account. */
export interface AccountHandlers {
  /** POST /session: Logs in with email and password. */
  readonly createSession: (request: CreateSessionRequest, context: Registered["anyone"]) => Promise<CreateSessionAnswer>;
  /** POST /user: Creates an account; the browser then logs in with the same email and password. */
  readonly createUser: (request: CreateUserRequest, context: Registered["anyone"]) => Promise<CreateUserAnswer>;
  /** DELETE /session: Logs out: the token stops working at once. */
  readonly deleteSession: (request: DeleteSessionRequest, context: Registered["signedIn"]) => Promise<DeleteSessionAnswer>;
  /** POST /user/delete: Deletes the account; bookings and reviews that law makes us keep lose the person’s name. */
  readonly deleteUser: (request: DeleteUserRequest, context: Registered["signedIn"]) => Promise<DeleteUserAnswer>;
  /** POST /user/delete_by_link: Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. */
  readonly deleteUserByLink: (request: DeleteUserByLinkRequest, context: Registered["signedIn"]) => Promise<DeleteUserByLinkAnswer>;
  /** DELETE /user/session: Logs the person out everywhere but here. */
  readonly endOtherSessions: (request: EndOtherSessionsRequest, context: Registered["signedIn"]) => Promise<EndOtherSessionsAnswer>;
  /** DELETE /user/session/{session_id}: Logs the person out on one device. */
  readonly endSession: (request: EndSessionRequest, context: Registered["signedIn"]) => Promise<EndSessionAnswer>;
  /** POST /session/exchange: Turns the one-time code of a single sign-on into a session. */
  readonly exchangeSession: (request: ExchangeSessionRequest, context: Registered["anyone"]) => Promise<ExchangeSessionAnswer>;
  /** GET /user/export: All that is kept about the person, as one file. */
  readonly exportUserData: (request: ExportUserDataRequest, context: Registered["signedIn"]) => Promise<ExportUserDataAnswer>;
  /** GET /user/sso: The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. */
  readonly finishSignOn: (request: FinishSignOnRequest, context: Registered["anyone"]) => Promise<FinishSignOnAnswer>;
  /** GET /user/profile: The person’s own profile. */
  readonly getProfile: (request: GetProfileRequest, context: Registered["signedIn"]) => Promise<GetProfileAnswer>;
  /** GET /user/profile/{profile_id}: What anyone may see of a person. */
  readonly getPublicProfile: (request: GetPublicProfileRequest & { readonly profile: Registered["things"]["Profile"] }, context: Registered["anyone"]) => Promise<GetPublicProfileAnswer>;
  /** GET /user: The person who is signed in, with their modes and counts. */
  readonly getUser: (request: GetUserRequest, context: Registered["signedIn"]) => Promise<GetUserAnswer>;
  /** GET /user/profile/review: The reviews that the person has written. */
  readonly listOwnReviews: (request: ListOwnReviewsRequest, context: Registered["signedIn"]) => Promise<ListOwnReviewsAnswer>;
  /** GET /user/profile/{profile_id}/review: The reviews that another person has written. */
  readonly listProfileReviews: (request: ListProfileReviewsRequest & { readonly profile: Registered["things"]["Profile"] }, context: Registered["signedIn"]) => Promise<ListProfileReviewsAnswer>;
  /** GET /user/profile/guest-review: What hosts wrote of the person as a guest. */
  readonly listReviewsOfSelf: (request: ListReviewsOfSelfRequest, context: Registered["signedIn"]) => Promise<ListReviewsOfSelfAnswer>;
  /** GET /user/session: The browsers in which the person is signed in, the one that asks included. */
  readonly listSessions: (request: ListSessionsRequest, context: Registered["signedIn"]) => Promise<ListSessionsAnswer>;
  /** POST /user/request_password_reset: Mails a link that resets the password, signed in or not; never tells whether there is such an account. */
  readonly requestPasswordReset: (request: RequestPasswordResetRequest, context: Registered["anyone"]) => Promise<RequestPasswordResetAnswer>;
  /** POST /user/password_reset: Sets a new password with a mailed link, and ends every session. */
  readonly resetPassword: (request: ResetPasswordRequest, context: Registered["anyone"]) => Promise<ResetPasswordAnswer>;
  /** POST /user/send_confirm_email: Mails a link that verifies the address. */
  readonly sendConfirmEmail: (request: SendConfirmEmailRequest, context: Registered["signedIn"]) => Promise<SendConfirmEmailAnswer>;
  /** POST /user/send_delete_email: Mails a link that confirms that the account goes. */
  readonly sendDeleteEmail: (request: SendDeleteEmailRequest, context: Registered["signedIn"]) => Promise<SendDeleteEmailAnswer>;
  /** GET /user/sso/start: Begins a single sign-on and leads to the parent platform. */
  readonly startSignOn: (request: StartSignOnRequest, context: Registered["anyone"]) => Promise<StartSignOnAnswer>;
  /** POST /user/password_update: Changes the password and logs the person out everywhere else. */
  readonly updatePassword: (request: UpdatePasswordRequest, context: Registered["signedIn"]) => Promise<UpdatePasswordAnswer>;
  /** PATCH /user/profile: Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. */
  readonly updateProfile: (request: UpdateProfileRequest, context: Registered["signedIn"]) => Promise<UpdateProfileAnswer>;
  /** POST /user/verify_email: Verifies the address with a mailed link, signed in or not. */
  readonly verifyEmail: (request: VerifyEmailRequest, context: Registered["anyone"]) => Promise<VerifyEmailAnswer>;
}

/** Answers the calls of booking. */
export interface BookingHandlers {
  /** PATCH /booking/{booking_id}/accept: The host accepts a request. */
  readonly acceptBooking: (request: AcceptBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"accept">) => Promise<AcceptBookingAnswer>;
  /** PATCH /booking/{booking_id}/cancel: Cancels a booking, with a reason; a guest withdraws a request the same way. */
  readonly cancelBooking: (request: CancelBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"cancel" | "call_off" | "withdraw">) => Promise<CancelBookingAnswer>;
  /** POST /booking/check-duplicate: Tells whether the guest has already booked these nights. */
  readonly checkDuplicate: (request: CheckDuplicateRequest, context: Registered["signedIn"]) => Promise<CheckDuplicateAnswer>;
  /** POST /booking/{booking_id}/contact: Writes to the other side of a booking, in the thread of the two. */
  readonly contactAboutBooking: (request: ContactAboutBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<ContactAboutBookingAnswer>;
  /** POST /booking: Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. */
  readonly createBooking: (request: CreateBookingRequest, context: Registered["signedIn"] & Performing<"request" | "book"> & EnforcingRules<CreateBookingFacts, CreateBookingAnswer>) => Promise<Enforced<CreateBookingAnswer>>;
  /** GET /booking/properties/search: The bookings of a host’s own properties, and of those where they answer guests as a co-host, by tab and words. */
  readonly findHostBookings: (request: FindHostBookingsRequest, context: Registered["signedIn"]) => Promise<FindHostBookingsAnswer>;
  /** GET /booking/{booking_id}/arrival: How one arrives at a stay and leaves it: nothing before it is paid, nor after the day of check-out. */
  readonly getArrival: (request: GetArrivalRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetArrivalAnswer>;
  /** GET /booking/{booking_id}: One booking, for its guest, its host, and co-hosts who answer guests. */
  readonly getBooking: (request: GetBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetBookingAnswer>;
  /** GET /user/property/{property_id}/numbers: How many nights of a property were sold in a period, what they brought, and how many requests were answered. */
  readonly getListingNumbers: (request: GetListingNumbersRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetListingNumbersAnswer>;
  /** GET /booking/{booking_id}/receipt: The receipt of a paid stay, for its guest. */
  readonly getReceipt: (request: GetReceiptRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetReceiptAnswer>;
  /** GET /booking/{booking_id}/statement: What a paid stay brings its host, line by line, and when it was paid out. */
  readonly getStatement: (request: GetStatementRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetStatementAnswer>;
  /** GET /booking/properties/coming: Who stays, or asks to stay, in the coming days: at a host’s own properties, and where they answer guests as a co-host. */
  readonly listComingStays: (request: ListComingStaysRequest, context: Registered["signedIn"]) => Promise<ListComingStaysAnswer>;
  /** GET /booking/properties: The bookings of the host’s own properties. */
  readonly listHostBookings: (request: ListHostBookingsRequest, context: Registered["signedIn"]) => Promise<ListHostBookingsAnswer>;
  /** GET /booking/complete: The stays that are ready for a review. */
  readonly listReviewable: (request: ListReviewableRequest, context: Registered["signedIn"]) => Promise<ListReviewableAnswer>;
  /** GET /booking: The guest’s own bookings. */
  readonly listStays: (request: ListStaysRequest, context: Registered["signedIn"]) => Promise<ListStaysAnswer>;
  /** PATCH /booking/{booking_id}/pay: Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. */
  readonly payBooking: (request: PayBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"pay">) => Promise<PayBookingAnswer>;
  /** GET /booking/{booking_id}/cancel-preview: What comes back if the booking is cancelled now. */
  readonly previewCancellation: (request: PreviewCancellationRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<PreviewCancellationAnswer>;
  /** POST /booking/{booking_id}/price: The price of a booking with what its address now asks for: other dates, people or currency. */
  readonly priceBooking: (request: PriceBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<PriceBookingAnswer>;
  /** PATCH /booking/{booking_id}/record-payment: The host records what a guest paid directly. */
  readonly recordPayment: (request: RecordPaymentRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"record_payment">) => Promise<RecordPaymentAnswer>;
  /** PATCH /booking/{booking_id}/reject: The host rejects a request, with a reason. */
  readonly rejectBooking: (request: RejectBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"reject">) => Promise<RejectBookingAnswer>;
  /** POST /booking/{booking_id}/report: Says that something is wrong with a stay, for the operator to look at; where its guest says so, the payout waits. */
  readonly reportBooking: (request: ReportBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"report">) => Promise<ReportBookingAnswer>;
  /** POST /booking/search: Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. */
  readonly searchBookings: (request: SearchBookingsRequest, context: Registered["signedIn"]) => Promise<SearchBookingsAnswer>;
  /** POST /booking/{booking_id}/points: Sets how many points go towards a booking; 0 takes them back. */
  readonly setBookingPoints: (request: SetBookingPointsRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & EnforcingRules<SetBookingPointsFacts, SetBookingPointsAnswer>) => Promise<Enforced<SetBookingPointsAnswer>>;
  /** PATCH /booking/{booking_id}: Changes what may still change before the host has answered: dates, people, message. */
  readonly updateBooking: (request: UpdateBookingRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"update">) => Promise<UpdateBookingAnswer>;
}

/** Answers the calls of change. */
export interface ChangeHandlers {
  /** PATCH /booking/{booking_id}/change: Accepts or declines a change or an offer of the other side. What costs more takes effect once the guest has paid the difference. */
  readonly answerChange: (request: AnswerChangeRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"accept" | "agree" | "take" | "decline">) => Promise<AnswerChangeAnswer>;
  /** PATCH /booking/{booking_id}/change/pay: Confirms a payment of a change that the payment provider has taken; while that is on its way, the change is answered unpaid. */
  readonly confirmChangePayment: (request: ConfirmChangePaymentRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"pay">) => Promise<ConfirmChangePaymentAnswer>;
  /** POST /booking/{booking_id}/change/pay: Begins a payment of the difference of an accepted change; the browser goes on to the payment page. */
  readonly payChange: (request: PayChangeRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & EnforcingRules<PayChangeFacts, PayChangeAnswer>) => Promise<Enforced<PayChangeAnswer>>;
  /** POST /booking/{booking_id}/change/price: What a change of a paid booking, or an offer for a request, would cost. Nights that are booked already keep their price, and so does the exchange rate. */
  readonly previewChange: (request: PreviewChangeRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<PreviewChangeAnswer>;
  /** POST /booking/{booking_id}/change: Proposes a change of a paid booking, for the price that was seen, which the other side has {changeHours} hours to answer; or answers a request with an offer, which the guest has {offerHours} hours to accept. */
  readonly proposeChange: (request: ProposeChangeRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"propose" | "offer">) => Promise<ProposeChangeAnswer>;
  /** DELETE /booking/{booking_id}/change/{change_id}: Takes a change back that is not answered or not paid yet. */
  readonly withdrawChange: (request: WithdrawChangeRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"withdraw">) => Promise<WithdrawChangeAnswer>;
}

/** Answers the calls of checkout. */
export interface CheckoutHandlers {
  /** POST /checkout/{booking_id}/payment/{payment_id}: Ends a payment on the built-in page. */
  readonly finishPayment: (request: FinishPaymentRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<FinishPaymentAnswer>;
  /** GET /checkout/{booking_id}: The offer behind a checkout link; of a link that leads to none, its error tells the ID. */
  readonly getCheckout: (request: GetCheckoutRequest, context: Registered["anyone"]) => Promise<GetCheckoutAnswer>;
  /** GET /checkout/currencies/{code}: A currency with today’s rate; an empty or unknown code answers the supported ones in its error. */
  readonly getCurrency: (request: GetCurrencyRequest, context: Registered["anyone"]) => Promise<GetCurrencyAnswer>;
  /** GET /checkout/{booking_id}/payment/{payment_id}: A payment as the built-in page shows it. */
  readonly getPayment: (request: GetPaymentRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetPaymentAnswer>;
  /** POST /payment/{provider}: The payment provider tells what became of a payment, or that something changed about whom it pays. */
  readonly hearPayment: (request: HearPaymentRequest, context: Registered["anyone"]) => Promise<HearPaymentAnswer>;
  /** POST /checkout: Begins a payment; the browser goes on to the payment page. */
  readonly startCheckout: (request: StartCheckoutRequest, context: Registered["signedIn"] & EnforcingRules<StartCheckoutFacts, StartCheckoutAnswer>) => Promise<Enforced<StartCheckoutAnswer>>;
}

/** Answers the calls of claim. */
export interface ClaimHandlers {
  /** POST /booking/{booking_id}/claim/photo: Adds a picture to a claim that is not made yet; its place, camera and owner are taken out of the file. */
  readonly addClaimPhoto: (request: AddClaimPhotoRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<AddClaimPhotoAnswer>;
  /** PATCH /booking/{booking_id}/claim/answer: A guest accepts a claim, offers a part of it or refuses it, once. */
  readonly answerClaim: (request: AnswerClaimRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"accept" | "dispute"> & EnforcingRules<AnswerClaimFacts, AnswerClaimAnswer>) => Promise<Enforced<AnswerClaimAnswer>>;
  /** PATCH /booking/{booking_id}/claim/pay: Confirms a payment of a claim that the payment provider has taken; while that is on its way, the claim is answered unpaid. */
  readonly confirmClaimPayment: (request: ConfirmClaimPaymentRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"pay">) => Promise<ConfirmClaimPaymentAnswer>;
  /** DELETE /booking/{booking_id}/claim/photo/{photo_id}: Removes a picture of a claim that is not made yet. */
  readonly deleteClaimPhoto: (request: DeleteClaimPhotoRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<DeleteClaimPhotoAnswer>;
  /** POST /booking/{booking_id}/claim: A host makes a claim after a stay, with the pictures that were added; the guest is told. */
  readonly fileClaim: (request: FileClaimRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"file">) => Promise<FileClaimAnswer>;
  /** GET /booking/{booking_id}/claim/photo/{photo_id}: A picture of a claim, for its two sides; of one that is not made yet for the host alone. */
  readonly getClaimPhoto: (request: GetClaimPhotoRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetClaimPhotoAnswer>;
  /** POST /booking/{booking_id}/claim/pay: Begins a payment of what is owed for a claim; the browser goes on to the payment page. */
  readonly payClaim: (request: PayClaimRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & EnforcingRules<PayClaimFacts, PayClaimAnswer>) => Promise<Enforced<PayClaimAnswer>>;
  /** PATCH /booking/{booking_id}/claim/paid: A host records that the guest has paid directly what is owed; a page to pay it is closed. */
  readonly recordClaimPaid: (request: RecordClaimPaidRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"settle">) => Promise<RecordClaimPaidAnswer>;
  /** PATCH /booking/{booking_id}/claim/take-offer: A host takes the part that the guest offers; the guest is told what is owed. */
  readonly takeClaimOffer: (request: TakeClaimOfferRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"take">) => Promise<TakeClaimOfferAnswer>;
  /** PATCH /booking/{booking_id}/claim/withdraw: A host takes a claim back; the guest is told that nothing is owed. */
  readonly withdrawClaim: (request: WithdrawClaimRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"] & Performing<"withdraw">) => Promise<WithdrawClaimAnswer>;
}

/** Answers the calls of message. */
export interface MessageHandlers {
  /** POST /user/automatic: Adds a message that is sent by itself from now on. */
  readonly addAutomaticMessage: (request: AddAutomaticMessageRequest, context: Registered["signedIn"]) => Promise<AddAutomaticMessageAnswer>;
  /** POST /booking/{booking_id}/contact/photo: Adds a picture for a message that is not sent yet; its place, camera and owner are taken out of the file. */
  readonly addMessagePhoto: (request: AddMessagePhotoRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<AddMessagePhotoAnswer>;
  /** POST /user/reply: Keeps one more text. */
  readonly addSavedReply: (request: AddSavedReplyRequest, context: Registered["signedIn"]) => Promise<AddSavedReplyAnswer>;
  /** PUT /user/automatic/{message_id}: Changes a message that is sent by itself; moments that have passed do not come again. */
  readonly changeAutomaticMessage: (request: ChangeAutomaticMessageRequest, context: Registered["signedIn"]) => Promise<ChangeAutomaticMessageAnswer>;
  /** PUT /user/reply/{reply_id}: Changes a saved reply. */
  readonly changeSavedReply: (request: ChangeSavedReplyRequest, context: Registered["signedIn"]) => Promise<ChangeSavedReplyAnswer>;
  /** DELETE /user/automatic/{message_id}: Deletes a message that is sent by itself; what was sent stays. */
  readonly deleteAutomaticMessage: (request: DeleteAutomaticMessageRequest, context: Registered["signedIn"]) => Promise<DeleteAutomaticMessageAnswer>;
  /** DELETE /user/reply/{reply_id}: Deletes a saved reply; messages that were written with it stay. */
  readonly deleteSavedReply: (request: DeleteSavedReplyRequest, context: Registered["signedIn"]) => Promise<DeleteSavedReplyAnswer>;
  /** GET /message/{thread_id}/photo/{photo_id}: A picture of a message, for its two sides. */
  readonly getMessagePhoto: (request: GetMessagePhotoRequest & { readonly thread: Registered["things"]["Thread"] }, context: Registered["signedIn"]) => Promise<GetMessagePhotoAnswer>;
  /** GET /message/{thread_id}: A thread with its newest messages, which count as read from then on. */
  readonly getThread: (request: GetThreadRequest & { readonly thread: Registered["things"]["Thread"] }, context: Registered["signedIn"]) => Promise<GetThreadAnswer>;
  /** GET /user/automatic: The messages that are sent by themselves for a host, in the order in which a guest gets them. */
  readonly listAutomaticMessages: (request: ListAutomaticMessagesRequest, context: Registered["signedIn"]) => Promise<ListAutomaticMessagesAnswer>;
  /** GET /user/reply: A host’s saved replies by title, filled in for the guest of a thread or a booking where one is given. */
  readonly listSavedReplies: (request: ListSavedRepliesRequest, context: Registered["signedIn"]) => Promise<ListSavedRepliesAnswer>;
  /** GET /message: The threads of a person, as a guest, of their own properties, and of those where they answer guests as a co-host; the newest first. */
  readonly listThreads: (request: ListThreadsRequest, context: Registered["signedIn"]) => Promise<ListThreadsAnswer>;
  /** POST /message/{thread_id}: Writes to the other side of a thread. */
  readonly sendMessage: (request: SendMessageRequest & { readonly thread: Registered["things"]["Thread"] }, context: Registered["signedIn"]) => Promise<SendMessageAnswer>;
}

/** Answers the calls of pages. */
export interface PagesHandlers {
  /** POST /contact: Sends a message to the people behind the product, with a copy to its author. */
  readonly sendContactMessage: (request: SendContactMessageRequest, context: Registered["anyone"]) => Promise<SendContactMessageAnswer>;
}

/** Answers the calls of payout. */
export interface PayoutHandlers {
  /** GET /user/payout/earnings: What a host earned in a year, by month and listing: for this host alone. */
  readonly getEarnings: (request: GetEarningsRequest, context: Registered["signedIn"]) => Promise<GetEarningsAnswer>;
  /** GET /user/payout/held: The payouts that are due to the host, and wait until we can send them somewhere. */
  readonly getHeldPayouts: (request: GetHeldPayoutsRequest, context: Registered["signedIn"]) => Promise<GetHeldPayoutsAnswer>;
  /** GET /user/property/{property_id}/money: The payouts of one listing, and what it earned in a year; nothing of where money goes. */
  readonly getListingMoney: (request: GetListingMoneyRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetListingMoneyAnswer>;
  /** GET /user/payout: Who is paid for the host’s stays, what waits, and what was paid. */
  readonly getPayout: (request: GetPayoutRequest, context: Registered["signedIn"]) => Promise<GetPayoutAnswer>;
  /** GET /user/payout/statement: What a host was paid in a month or a year: for this host alone. */
  readonly getPayoutStatement: (request: GetPayoutStatementRequest, context: Registered["signedIn"]) => Promise<GetPayoutStatementAnswer>;
  /** PUT /user/payout: Sets who is paid, and where. */
  readonly savePayout: (request: SavePayoutRequest, context: Registered["signedIn"]) => Promise<SavePayoutAnswer>;
  /** POST /user/payout/onboarding: Where the host goes on with the provider that pays them; each address is good once, and not for long. */
  readonly startOnboarding: (request: StartOnboardingRequest, context: Registered["signedIn"]) => Promise<StartOnboardingAnswer>;
}

/** Answers the calls of points. */
export interface PointsHandlers {
  /** GET /user/points: The points of the person who asks, and where they came from, page by page. */
  readonly getPoints: (request: GetPointsRequest, context: Registered["signedIn"]) => Promise<GetPointsAnswer>;
}

/** Answers the calls of property. */
export interface PropertyHandlers {
  /** POST /cohost: Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more. */
  readonly acceptInvitation: (request: AcceptInvitationRequest, context: Registered["signedIn"]) => Promise<AcceptInvitationAnswer>;
  /** POST /user/property/{property_id}/feed: Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. */
  readonly addFeed: (request: AddFeedRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<AddFeedAnswer>;
  /** POST /user/property/{property_id}/photo: Adds a picture at the end; its place, camera and owner are taken out of the file. */
  readonly addPhoto: (request: AddPhotoRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<AddPhotoAnswer>;
  /** POST /user/season: Keeps one more season; nights that are booked keep their price. */
  readonly addSeason: (request: AddSeasonRequest, context: Registered["signedIn"]) => Promise<AddSeasonAnswer>;
  /** PUT /user/property/{property_id}/cohost/{cohost_id}: Sets what a co-host may do, from now on; or what an invited person will be able to do. */
  readonly changeCohost: (request: ChangeCohostRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<ChangeCohostAnswer>;
  /** PUT /user/season/{season_id}: Changes a season at all of its listings at once. */
  readonly changeSeason: (request: ChangeSeasonRequest, context: Registered["signedIn"]) => Promise<ChangeSeasonAnswer>;
  /** POST /property/{property_id}/check-price: What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. */
  readonly checkPrice: (request: CheckPriceRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<CheckPriceAnswer>;
  /** GET /property/compare: A few stays to look at side by side, in this order and without those that are not listed; with dates, whether each can be had. */
  readonly compareStays: (request: CompareStaysRequest, context: Registered["anyone"]) => Promise<CompareStaysAnswer>;
  /** GET /user/property/{property_id}/connect: Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. */
  readonly connectListing: (request: ConnectListingRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<ConnectListingAnswer>;
  /** GET /user/property/{property_id}/connect/bulk: Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. */
  readonly connectListings: (request: ConnectListingsRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<ConnectListingsAnswer>;
  /** POST /property/{property_id}/contact: Writes to the host in the thread of the two; neither sees the other’s address. */
  readonly contactHost: (request: ContactHostRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<ContactHostAnswer>;
  /** POST /property/{property_id}/view: Counts one look at the page of a listing, by day and without the person; its host’s own looks and robots’ are not counted. */
  readonly countListingView: (request: CountListingViewRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<CountListingViewAnswer>;
  /** POST /user/property: Creates a draft, and turns host mode on. */
  readonly createProperty: (request: CreatePropertyRequest, context: Registered["signedIn"] & Performing<"create">) => Promise<CreatePropertyAnswer>;
  /** DELETE /user/property/{property_id}/feed/{feed_id}: Removes a calendar from elsewhere; the nights that it took are free again. */
  readonly deleteFeed: (request: DeleteFeedRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<DeleteFeedAnswer>;
  /** DELETE /user/property/{property_id}/photo/{photo_id}: Removes a picture; for a while, naming it in the order of the pictures brings it back. */
  readonly deletePhoto: (request: DeletePhotoRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<DeletePhotoAnswer>;
  /** DELETE /user/property/{property_id}: Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. */
  readonly deleteProperty: (request: DeletePropertyRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<DeletePropertyAnswer>;
  /** DELETE /user/season/{season_id}: Removes a season; its nights have their usual price again. */
  readonly deleteSeason: (request: DeleteSeasonRequest, context: Registered["signedIn"]) => Promise<DeleteSeasonAnswer>;
  /** POST /user/property/{property_id}/disconnect: Takes the connection to the source listing away; what was brought over and its calendars stay. */
  readonly disconnectListing: (request: DisconnectListingRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<DisconnectListingAnswer>;
  /** POST /user/property/{property_id}/duplicate: Makes a draft with what is said of this property, its pictures and prices; calendars, bookings, reviews, registration and secrets stay behind. */
  readonly duplicateProperty: (request: DuplicatePropertyRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"] & Performing<"create">) => Promise<DuplicatePropertyAnswer>;
  /** GET /property/{property_id}/calendar/{file}: The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. */
  readonly exportCalendar: (request: ExportCalendarRequest, context: Registered["anyone"]) => Promise<ExportCalendarAnswer>;
  /** POST /cohost/invitation: What the link of an invitation asks; nothing is accepted yet. */
  readonly findInvitation: (request: FindInvitationRequest, context: Registered["signedIn"]) => Promise<FindInvitationAnswer>;
  /** GET /place/find: Where an address or a town of Canada is; misspelt towns too. */
  readonly findPlace: (request: FindPlaceRequest, context: Registered["signedIn"]) => Promise<FindPlaceAnswer>;
  /** GET /place/zone: The time zone of a position. */
  readonly findZone: (request: FindZoneRequest, context: Registered["signedIn"]) => Promise<FindZoneAnswer>;
  /** GET /user/property/{property_id}/arrival: What guests of a property are told about arriving, for its owner. */
  readonly getArrivalGuide: (request: GetArrivalGuideRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetArrivalGuideAnswer>;
  /** GET /property/{property_id}/availability: Which nights are taken, never why; from today to the horizon unless asked otherwise. */
  readonly getAvailability: (request: GetAvailabilityRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<GetAvailabilityAnswer>;
  /** GET /user/property/{property_id}/calendar: The nights of a property from one day to another; from today for three months unless asked otherwise. */
  readonly getCalendar: (request: GetCalendarRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetCalendarAnswer>;
  /** GET /destination/{slug}: A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. */
  readonly getDestination: (request: GetDestinationRequest, context: Registered["anyone"]) => Promise<GetDestinationAnswer>;
  /** GET /user/property/{property_id}/found-photo/{found_id}: A small version of a picture that the page of the connected listing names, while it may still be chosen. */
  readonly getFoundPhoto: (request: GetFoundPhotoRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetFoundPhotoAnswer>;
  /** GET /property/{property_id}: A property as a guest sees it; drafts are not found, and what was archived is gone. */
  readonly getListing: (request: GetListingRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<GetListingAnswer>;
  /** GET /user/property/{property_id}: A property with everything that its owner sees and edits; a co-host sees what their part needs. */
  readonly getOwnProperty: (request: GetOwnPropertyRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<GetOwnPropertyAnswer>;
  /** POST /property/{property_id}/pricing-meta: The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. */
  readonly getPricingMeta: (request: GetPricingMetaRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"] & EnforcingRules<GetPricingMetaFacts, GetPricingMetaAnswer>) => Promise<Enforced<GetPricingMetaAnswer>>;
  /** POST /user/property/{property_id}/cohost: Mails an invitation to help with a listing, or with several at once; one that was not accepted yet is sent anew, and its old link ends. */
  readonly inviteCohost: (request: InviteCohostRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<InviteCohostAnswer>;
  /** DELETE /user/property/{property_id}/cohosting: A co-host ends it at once. */
  readonly leaveListing: (request: LeaveListingRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<LeaveListingAnswer>;
  /** GET /user/calendar: The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them. */
  readonly listCalendars: (request: ListCalendarsRequest, context: Registered["signedIn"]) => Promise<ListCalendarsAnswer>;
  /** GET /property/card: Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had. */
  readonly listCards: (request: ListCardsRequest, context: Registered["anyone"]) => Promise<ListCardsAnswer>;
  /** GET /user/property/{property_id}/cohost: The co-hosts of a listing and the invitations that wait, in the order in which they were sent. */
  readonly listCohosts: (request: ListCohostsRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<ListCohostsAnswer>;
  /** GET /property/profile/{profile_id}/listing: The listed properties of a host, as cards without dates. */
  readonly listHostStays: (request: ListHostStaysRequest & { readonly profile: Registered["things"]["Profile"] }, context: Registered["anyone"]) => Promise<ListHostStaysAnswer>;
  /** GET /property/{property_id}/night-price: What a night costs from each day of a month on which these people may begin a stay; other days are left out. */
  readonly listNightPrices: (request: ListNightPricesRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<ListNightPricesAnswer>;
  /** GET /user/property: The person’s own properties and those that they co-host, the newest first. */
  readonly listOwnProperties: (request: ListOwnPropertiesRequest, context: Registered["signedIn"]) => Promise<ListOwnPropertiesAnswer>;
  /** POST /property/pin: Where the stays that a search finds stand on the map, the first ones by its order; the search itself answers with their cards. */
  readonly listPins: (request: ListPinsRequest, context: Registered["anyone"]) => Promise<ListPinsAnswer>;
  /** GET /property/states/popular: The provinces and territories with the most listed properties, the fullest first. */
  readonly listPopularStates: (request: ListPopularStatesRequest, context: Registered["anyone"]) => Promise<ListPopularStatesAnswer>;
  /** GET /user/season: A host’s seasons by their dates, and the listings at which they may hold. */
  readonly listSeasons: (request: ListSeasonsRequest, context: Registered["signedIn"]) => Promise<ListSeasonsAnswer>;
  /** GET /property/{property_id}/similar: Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free. */
  readonly listSimilarStays: (request: ListSimilarStaysRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<ListSimilarStaysAnswer>;
  /** POST /user/property/{property_id}/price-preview: What a stay would cost guests and bring the host at prices that are not saved yet. */
  readonly previewPrice: (request: PreviewPriceRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<PreviewPriceAnswer>;
  /** DELETE /user/property/{property_id}/cohost/{cohost_id}: Ends co-hosting at once, or withdraws an invitation. */
  readonly removeCohost: (request: RemoveCohostRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<RemoveCohostAnswer>;
  /** PATCH /user/property/{property_id}/feed/{feed_id}: Gives a calendar from elsewhere a name; without one it has the platform’s. */
  readonly renameFeed: (request: RenameFeedRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<RenameFeedAnswer>;
  /** PUT /user/property/{property_id}/arrival: Sets what guests are told about arriving; what is left out is told no more. */
  readonly saveArrivalGuide: (request: SaveArrivalGuideRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<SaveArrivalGuideAnswer>;
  /** POST /user/property/search: Finds the person’s own property by its listing address: a list of one, or an empty one. */
  readonly searchOwnProperties: (request: SearchOwnPropertiesRequest, context: Registered["signedIn"]) => Promise<SearchOwnPropertiesAnswer>;
  /** POST /property/search: Finds listed properties by place, dates, people and filters; with dates only those that are free. */
  readonly searchProperties: (request: SearchPropertiesRequest, context: Registered["anyone"]) => Promise<SearchPropertiesAnswer>;
  /** GET /property/place-suggestion: Places with stays in them or near them, and listings, that begin or sound like what is typed; with nothing typed the towns with most stays. */
  readonly suggestPlaces: (request: SuggestPlacesRequest, context: Registered["anyone"]) => Promise<SuggestPlacesAnswer>;
  /** POST /user/property/{property_id}/feed/{feed_id}/sync: Reads a calendar from elsewhere now. */
  readonly syncFeed: (request: SyncFeedRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<SyncFeedAnswer>;
  /** PUT /user/property/{property_id}/calendar: Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. */
  readonly updateCalendar: (request: UpdateCalendarRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<UpdateCalendarAnswer>;
  /** PUT /user/calendar: Sets price, blocks, the shortest stay and days of arrival at several listings that a host owns or co-hosts, the same at each: all of it or nothing. */
  readonly updateCalendars: (request: UpdateCalendarsRequest, context: Registered["signedIn"]) => Promise<UpdateCalendarsAnswer>;
  /** PATCH /user/property/{property_id}/photo: Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. */
  readonly updatePhotos: (request: UpdatePhotosRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<UpdatePhotosAnswer>;
  /** PATCH /user/property/{property_id}: Changes what is sent of a property, and confirms it where it was imported. */
  readonly updateProperty: (request: UpdatePropertyRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"]) => Promise<UpdatePropertyAnswer>;
  /** PATCH /user/property/{property_id}/status: Lists, pauses or archives a property. */
  readonly updatePropertyStatus: (request: UpdatePropertyStatusRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"] & Performing<"list" | "pause" | "archive">) => Promise<UpdatePropertyStatusAnswer>;
}

/** Answers the calls of referral. */
export interface ReferralHandlers {
  /** GET /user/profile/referral/summary: The person’s own code, link, friends and rewards. */
  readonly getReferralSummary: (request: GetReferralSummaryRequest, context: Registered["signedIn"]) => Promise<GetReferralSummaryAnswer>;
  /** GET /user/profile/referral/{referralCode}: Tells whose referral code it is; an unknown code gives no result. */
  readonly getReferrer: (request: GetReferrerRequest, context: Registered["anyone"]) => Promise<GetReferrerAnswer>;
  /** POST /user/profile/referral/feedback: Takes what a sender or a recipient says about the referral system. */
  readonly sendReferralFeedback: (request: SendReferralFeedbackRequest, context: Registered["signedIn"] & EnforcingRules<SendReferralFeedbackFacts, SendReferralFeedbackAnswer>) => Promise<Enforced<SendReferralFeedbackAnswer>>;
}

/** Answers the calls of report. */
export interface ReportHandlers {
  /** POST /report: Reports a listing, a review or a message that the person can read. */
  readonly reportContent: (request: ReportContentRequest, context: Registered["signedIn"]) => Promise<ReportContentAnswer>;
}

/** Answers the calls of review. */
export interface ReviewHandlers {
  /** GET /booking/{booking_id}/review: What the two sides of a booking wrote: each reads its own at once, and the other’s once it shows; the note is for the host alone. */
  readonly getBookingReview: (request: GetBookingReviewRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<GetBookingReviewAnswer>;
  /** GET /booking/{booking_id}/guest-review: What hosts wrote of the guest, for a host who has a request or a booking from that guest. */
  readonly listGuestReviews: (request: ListGuestReviewsRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<ListGuestReviewsAnswer>;
  /** GET /property/profile/{profile_id}/review: The reviews of all properties of a host. */
  readonly listHostReviews: (request: ListHostReviewsRequest & { readonly profile: Registered["things"]["Profile"] }, context: Registered["anyone"]) => Promise<ListHostReviewsAnswer>;
  /** GET /property/{property_id}/review: The reviews of a property. */
  readonly listPropertyReviews: (request: ListPropertyReviewsRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["anyone"]) => Promise<ListPropertyReviewsAnswer>;
  /** GET /property/review: The newest reviews of the whole product. */
  readonly listReviews: (request: ListReviewsRequest, context: Registered["anyone"]) => Promise<ListReviewsAnswer>;
  /** POST /property/{property_id}/review/{review_id}/reply: The host answers a review, once, for all to read. */
  readonly replyToReview: (request: ReplyToReviewRequest & { readonly property: Registered["things"]["Property"] }, context: Registered["signedIn"] & EnforcingRules<ReplyToReviewFacts, ReplyToReviewAnswer>) => Promise<Enforced<ReplyToReviewAnswer>>;
  /** POST /booking/{booking_id}/guest-review: The host reviews the guest. */
  readonly submitGuestReview: (request: SubmitGuestReviewRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<SubmitGuestReviewAnswer>;
  /** POST /booking/{booking_id}/review: The guest reviews the stay. */
  readonly submitReview: (request: SubmitReviewRequest & { readonly booking: Registered["things"]["Booking"] }, context: Registered["signedIn"]) => Promise<SubmitReviewAnswer>;
}

/** Answers the calls of wishlist. */
export interface WishlistHandlers {
  /** POST /user/wishlist: Makes a wish list, with a stay in it where one is given. */
  readonly addWishlist: (request: AddWishlistRequest, context: Registered["signedIn"]) => Promise<AddWishlistAnswer>;
  /** PUT /user/saved-search/{saved_search_id}: Renames a saved search, or sets whether it sends mails. */
  readonly changeSavedSearch: (request: ChangeSavedSearchRequest, context: Registered["signedIn"]) => Promise<ChangeSavedSearchAnswer>;
  /** PUT /user/wishlist/{wishlist_id}: Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards. */
  readonly changeWishlist: (request: ChangeWishlistRequest, context: Registered["signedIn"]) => Promise<ChangeWishlistAnswer>;
  /** DELETE /user/saved-search/{saved_search_id}: Deletes a saved search, and ends its mails. */
  readonly deleteSavedSearch: (request: DeleteSavedSearchRequest, context: Registered["signedIn"]) => Promise<DeleteSavedSearchAnswer>;
  /** DELETE /user/wishlist/{wishlist_id}/note/{note_id}: Deletes a note: its writer, or the owner of the list. */
  readonly deleteStayNote: (request: DeleteStayNoteRequest, context: Registered["signedIn"]) => Promise<DeleteStayNoteAnswer>;
  /** DELETE /user/wishlist/{wishlist_id}: Deletes a wish list; the stays themselves are not touched. */
  readonly deleteWishlist: (request: DeleteWishlistRequest, context: Registered["signedIn"]) => Promise<DeleteWishlistAnswer>;
  /** POST /saved-search/{token}/end: Ends the mails of a saved search: the one click of a mail program (RFC 8058), whatever it sends along. */
  readonly endSearchMails: (request: EndSearchMailsRequest, context: Registered["anyone"]) => Promise<EndSearchMailsAnswer>;
  /** GET /saved-search/{token}: Whether a saved search sends mails, for who has one of them. */
  readonly getSearchMails: (request: GetSearchMailsRequest, context: Registered["anyone"]) => Promise<GetSearchMailsAnswer>;
  /** GET /wishlist/{token}: A wish list that its owner shares, with its votes and notes. */
  readonly getSharedWishlist: (request: GetSharedWishlistRequest, context: Registered["anyone"]) => Promise<GetSharedWishlistAnswer>;
  /** GET /user/wishlist/{wishlist_id}/voice: The votes and notes of one of the person’s own wish lists. */
  readonly getVoices: (request: GetVoicesRequest, context: Registered["signedIn"]) => Promise<GetVoicesAnswer>;
  /** GET /user/saved-search: The person’s saved searches, the last saved first. */
  readonly listSavedSearches: (request: ListSavedSearchesRequest, context: Registered["signedIn"]) => Promise<ListSavedSearchesAnswer>;
  /** GET /user/wishlist: The person’s wish lists, the last changed first. */
  readonly listWishlists: (request: ListWishlistsRequest, context: Registered["signedIn"]) => Promise<ListWishlistsAnswer>;
  /** POST /user/wishlist/{wishlist_id}/note: Writes a note on a stay of a wish list. */
  readonly noteStay: (request: NoteStayRequest, context: Registered["signedIn"]) => Promise<NoteStayAnswer>;
  /** DELETE /user/wishlist/{wishlist_id}/fellow/{profile_id}: Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good. */
  readonly removeFellow: (request: RemoveFellowRequest & { readonly profile: Registered["things"]["Profile"] }, context: Registered["signedIn"]) => Promise<RemoveFellowAnswer>;
  /** POST /user/saved-search: Saves a search; one with the same terms that is there already stays as it is. */
  readonly saveSearch: (request: SaveSearchRequest, context: Registered["signedIn"]) => Promise<SaveSearchAnswer>;
  /** POST /user/wishlist/stay: Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out. */
  readonly saveStays: (request: SaveStaysRequest, context: Registered["signedIn"]) => Promise<SaveStaysAnswer>;
  /** PUT /saved-search/{token}: Ends the mails of a saved search, or takes that back, for who has one of them. */
  readonly setSearchMails: (request: SetSearchMailsRequest, context: Registered["anyone"]) => Promise<SetSearchMailsAnswer>;
  /** PUT /user/wishlist/{wishlist_id}/trip: Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had. */
  readonly setWishlistTrip: (request: SetWishlistTripRequest, context: Registered["signedIn"]) => Promise<SetWishlistTripAnswer>;
  /** PUT /user/wishlist/stay: Sets in which wish lists a stay is; in none, it is no longer saved. */
  readonly sortStay: (request: SortStayRequest, context: Registered["signedIn"]) => Promise<SortStayAnswer>;
  /** PUT /user/wishlist/{wishlist_id}/vote: Votes for a stay of a wish list, or takes the vote back. */
  readonly voteForStay: (request: VoteForStayRequest, context: Registered["signedIn"]) => Promise<VoteForStayAnswer>;
}

/** Answers every call. One that is missing does not compile. */
export type Handlers = AccountHandlers & BookingHandlers & ChangeHandlers & CheckoutHandlers & ClaimHandlers & MessageHandlers & PagesHandlers & PayoutHandlers & PointsHandlers & PropertyHandlers & ReferralHandlers & ReportHandlers & ReviewHandlers & WishlistHandlers;

export type CallId = keyof Handlers;
