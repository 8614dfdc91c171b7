// Who answers each call: with what, and how.
// Written by the generator from the spec; change the spec, not this file.
import type { Availability, Bedroom, Booking, BookingDetail, BookingList, BookingRow, CalendarChange, CalendarFeed, CancelPreview, CheckoutOffer, CurrentUser, DeviceSession, ExchangeRate, Guests, HostCalendar, HostProperty, LineItem, Listing, Photo, PointsBalance, PointsEntry, PointsUse, PopularState, PriceCheck, PricingMeta, Profile, Property, PropertyRow, PublicProfile, PublicReview, Quote, RecipientChoices, ReferralSummary, Referrer, Review, ReviewList, SandboxPayment, SearchAnswer, SearchFilters, SentFeedback } from "../model/entities";
import type { Accessibility, Amenity, BookingStatus, CancellationPolicy, CardOutcome, ContactTopic, Currency, DuplicateKind, FeedbackType, OfflineMethod, PropertyType, Province, ReviewOrder, SearchSort, StatusChoice, TimeZone } from "../model/values";
import type { Clock, Instant, PlainDate } from "../model/wire";
import type { Facts } from "../rules/runtime";

/** A file that came with a multipart form, whole. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at. */
export interface GuardedThings {
  readonly Booking: Facts<Booking, "checkout" | "checkout_time" | "guest_id" | "host_id" | "paid_at" | "pay_by" | "review" | "reviewWindowDays" | "status" | "timezone">;
  readonly Profile: object;
  readonly Property: Facts<Property, "listing_url" | "max_nights" | "min_nights" | "profile_id" | "status">;
}
/** Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile. */
export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };

/** What a server hands its handlers beside the request. */
export interface Serving {
  /** Where anyone may ask. */
  readonly anyone: object;
  /** Behind a guard that wants a session. */
  readonly signedIn: object;
  /** What its loaders find. */
  readonly things: GuardedThings;
}

declare const enforced: unique symbol;
/** An answer that was made after the rules of its call were asked. */
export type Enforced<Answer> = Answer & { readonly [enforced]: true };
/** What a handler is handed where rules of its call ask for facts that only it finds. */
export interface EnforcingRules<Facts, Answer> {
  /** Refuses where one of them does not hold; what it returns makes the answer, which nothing else can. */
  readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;
}

/** What createSession is asked with: checked, and defaults filled in. */
export interface CreateSessionRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly email: string;
    readonly password: string;
  };
}
export type CreateSessionAnswer = { readonly access_token: string };

/** What createUser is asked with: checked, and defaults filled in. */
export interface CreateUserRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly email: string;
    readonly password: string;
    readonly referral_code?: string | undefined;
  };
}
export type CreateUserAnswer = Readonly<Record<never, never>>;

/** What deleteSession is asked with: checked, and defaults filled in. */
export interface DeleteSessionRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DeleteSessionAnswer = Readonly<Record<never, never>>;

/** What deleteUser is asked with: checked, and defaults filled in. */
export interface DeleteUserRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly password: string;
  };
}
export type DeleteUserAnswer = Readonly<Record<never, never>>;

/** What endOtherSessions is asked with: checked, and defaults filled in. */
export interface EndOtherSessionsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;

/** What endSession is asked with: checked, and defaults filled in. */
export interface EndSessionRequest {
  readonly params: {
    readonly session_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type EndSessionAnswer = Readonly<Record<never, never>>;

/** What exchangeSession is asked with: checked, and defaults filled in. */
export interface ExchangeSessionRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly code: string;
  };
}
export type ExchangeSessionAnswer = { readonly access_token: string };

/** What exportUserData is asked with: checked, and defaults filled in. */
export interface ExportUserDataRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ExportUserDataAnswer = { readonly exported_at: Instant; readonly user: CurrentUser; readonly profile: Profile; readonly sessions: readonly DeviceSession[]; readonly stays: readonly Booking[]; readonly bookings: readonly Booking[]; readonly properties: readonly Property[]; readonly reviews: readonly Review[]; readonly points: readonly PointsEntry[]; readonly referral_feedback: readonly SentFeedback[] };

/** What finishSignOn is asked with: checked, and defaults filled in. */
export interface FinishSignOnRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly code?: string | undefined;
    readonly state?: string | undefined;
    readonly error?: string | undefined;
    readonly error_description?: string | undefined;
    readonly error_uri?: string | undefined;
    readonly iss?: string | undefined;
    readonly session_state?: string | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type FinishSignOnAnswer = string;

/** What getProfile is asked with: checked, and defaults filled in. */
export interface GetProfileRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetProfileAnswer = Profile;

/** What getPublicProfile is asked with: checked, and defaults filled in. */
export interface GetPublicProfileRequest {
  readonly params: {
    readonly profile_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetPublicProfileAnswer = PublicProfile;

/** What getUser is asked with: checked, and defaults filled in. */
export interface GetUserRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetUserAnswer = CurrentUser;

/** What listOwnReviews is asked with: checked, and defaults filled in. */
export interface ListOwnReviewsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly page: number;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListOwnReviewsAnswer = ReviewList;

/** What listProfileReviews is asked with: checked, and defaults filled in. */
export interface ListProfileReviewsRequest {
  readonly params: {
    readonly profile_id: string;
  };
  readonly query: {
    readonly page: number;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListProfileReviewsAnswer = ReviewList;

/** What listSessions is asked with: checked, and defaults filled in. */
export interface ListSessionsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ListSessionsAnswer = readonly DeviceSession[];

/** What requestPasswordReset is asked with: checked, and defaults filled in. */
export interface RequestPasswordResetRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly email: string;
    readonly reset_link: string;
  };
}
export type RequestPasswordResetAnswer = Readonly<Record<never, never>>;

/** What resetPassword is asked with: checked, and defaults filled in. */
export interface ResetPasswordRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly token: string;
  };
  readonly input: {
    readonly new_password: string;
  };
}
export type ResetPasswordAnswer = Readonly<Record<never, never>>;

/** What sendConfirmEmail is asked with: checked, and defaults filled in. */
export interface SendConfirmEmailRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly redirect_url: string;
  };
}
export type SendConfirmEmailAnswer = Readonly<Record<never, never>>;

/** What startSignOn is asked with: checked, and defaults filled in. */
export interface StartSignOnRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly from?: string | undefined;
    readonly referral_code?: string | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type StartSignOnAnswer = string;

/** What updatePassword is asked with: checked, and defaults filled in. */
export interface UpdatePasswordRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly current_password: string;
    readonly new_password: string;
  };
}
export type UpdatePasswordAnswer = Readonly<Record<never, never>>;

/** What updateProfile is asked with: checked, and defaults filled in. */
export interface UpdateProfileRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly first_name?: string | undefined;
    readonly last_name?: string | undefined;
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

/** What verifyEmail is asked with: checked, and defaults filled in. */
export interface VerifyEmailRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly token: string;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type VerifyEmailAnswer = { readonly verified_at: Instant };

/** What acceptBooking is asked with: checked, and defaults filled in. */
export interface AcceptBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly message?: string | undefined;
  };
}
export type AcceptBookingAnswer = BookingDetail;

/** What cancelBooking is asked with: checked, and defaults filled in. */
export interface CancelBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly cancel_reason: string;
  };
}
export type CancelBookingAnswer = BookingDetail;

/** What checkDuplicate is asked with: checked, and defaults filled in. */
export interface CheckDuplicateRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly property_id: string;
    readonly checkin: PlainDate;
    readonly checkout: PlainDate;
  };
}
export type CheckDuplicateAnswer = { readonly duplicate: boolean; readonly kind: DuplicateKind | null; readonly booking_id: string | null; readonly status: BookingStatus | null };

/** What contactAboutBooking is asked with: checked, and defaults filled in. */
export interface ContactAboutBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly message?: string | undefined;
  };
}
export type ContactAboutBookingAnswer = Readonly<Record<never, never>>;

/** What createBooking is asked with: checked, and defaults filled in. */
export interface CreateBookingRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
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
export type CreateBookingAnswer = { readonly booking_id: string };

/** What getBooking is asked with: checked, and defaults filled in. */
export interface GetBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetBookingAnswer = BookingDetail;

/** What listHostBookings is asked with: checked, and defaults filled in. */
export interface ListHostBookingsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly page: number;
    readonly per_page: number;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListHostBookingsAnswer = BookingList;

/** What listReviewable is asked with: checked, and defaults filled in. */
export interface ListReviewableRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ListReviewableAnswer = { readonly bookingList: readonly BookingRow[] };

/** What listStays is asked with: checked, and defaults filled in. */
export interface ListStaysRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly page: number;
    readonly per_page: number;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListStaysAnswer = BookingList;

/** What payBooking is asked with: checked, and defaults filled in. */
export interface PayBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly confirmation_id: string;
    readonly currency?: Currency | undefined;
  };
}
export type PayBookingAnswer = BookingDetail;

/** What previewCancellation is asked with: checked, and defaults filled in. */
export interface PreviewCancellationRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type PreviewCancellationAnswer = CancelPreview;

/** What priceBooking is asked with: checked, and defaults filled in. */
export interface PriceBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly bookingUrl: string;
  };
}
export type PriceBookingAnswer = { readonly quote: Quote };

/** What recordPayment is asked with: checked, and defaults filled in. */
export interface RecordPaymentRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly amount_cents: number;
    readonly method: OfflineMethod;
    readonly received_on: PlainDate;
    readonly reference?: string | undefined;
  };
}
export type RecordPaymentAnswer = BookingDetail;

/** What rejectBooking is asked with: checked, and defaults filled in. */
export interface RejectBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly reject_reason: string;
  };
}
export type RejectBookingAnswer = BookingDetail;

/** What reportBooking is asked with: checked, and defaults filled in. */
export interface ReportBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly message: string;
  };
}
export type ReportBookingAnswer = Readonly<Record<never, never>>;

/** What searchBookings is asked with: checked, and defaults filled in. */
export interface SearchBookingsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly reference?: string | undefined;
    readonly bookingUrl?: string | undefined;
    readonly property_id?: string | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
  };
}
export type SearchBookingsAnswer = readonly BookingDetail[];

/** What setBookingPoints is asked with: checked, and defaults filled in. */
export interface SetBookingPointsRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly points: number;
  };
}
export type SetBookingPointsAnswer = { readonly quote: Quote; readonly points: number };
/** What the rules of setBookingPoints ask that only its handler finds. */
export type SetBookingPointsFacts = { readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points"> };

/** What updateBooking is asked with: checked, and defaults filled in. */
export interface UpdateBookingRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly guests?: Guests | undefined;
    readonly message?: string | undefined;
    readonly quote_id?: string | undefined;
  };
}
export type UpdateBookingAnswer = BookingDetail;

/** What finishPayment is asked with: checked, and defaults filled in. */
export interface FinishPaymentRequest {
  readonly params: {
    readonly booking_id: string;
    readonly payment_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly outcome: CardOutcome;
  };
}
export type FinishPaymentAnswer = SandboxPayment;

/** What getCheckout is asked with: checked, and defaults filled in. */
export interface GetCheckoutRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetCheckoutAnswer = CheckoutOffer;

/** What getCurrency is asked with: checked, and defaults filled in. */
export interface GetCurrencyRequest {
  readonly params: {
    readonly code: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetCurrencyAnswer = ExchangeRate;

/** What getPayment is asked with: checked, and defaults filled in. */
export interface GetPaymentRequest {
  readonly params: {
    readonly booking_id: string;
    readonly payment_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetPaymentAnswer = SandboxPayment;

/** What startCheckout is asked with: checked, and defaults filled in. */
export interface StartCheckoutRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly booking_id: string;
    readonly currency: Currency;
    readonly success_path: string;
    readonly cancel_path: string;
  };
}
export type StartCheckoutAnswer = { readonly url: string };
/** What the rules of startCheckout ask that only its handler finds. */
export type StartCheckoutFacts = { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status"> };

/** What sendContactMessage is asked with: checked, and defaults filled in. */
export interface SendContactMessageRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly name: string;
    readonly email: string;
    readonly topic: ContactTopic;
    readonly message: string;
  };
}
export type SendContactMessageAnswer = Readonly<Record<never, never>>;

/** What getPoints is asked with: checked, and defaults filled in. */
export interface GetPointsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetPointsAnswer = PointsBalance;

/** What addFeed is asked with: checked, and defaults filled in. */
export interface AddFeedRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly url: string;
  };
}
export type AddFeedAnswer = CalendarFeed;

/** What addPhoto is asked with: checked, and defaults filled in. */
export interface AddPhotoRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly photo: Upload;
    readonly alt?: string | undefined;
  };
}
export type AddPhotoAnswer = Photo;

/** What checkPrice is asked with: checked, and defaults filled in. */
export interface CheckPriceRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly url?: string | undefined;
    readonly checkin?: PlainDate | null | undefined;
    readonly checkout?: PlainDate | null | undefined;
    readonly guests?: Guests | null | undefined;
    readonly currency: Currency;
    readonly source_total?: { readonly amount_cents: number; readonly currency: Currency } | null | undefined;
  };
}
export type CheckPriceAnswer = PriceCheck;

/** What connectListing is asked with: checked, and defaults filled in. */
export interface ConnectListingRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ConnectListingAnswer = HostProperty;

/** What connectListings is asked with: checked, and defaults filled in. */
export interface ConnectListingsRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ConnectListingsAnswer = readonly PropertyRow[];

/** What contactHost is asked with: checked, and defaults filled in. */
export interface ContactHostRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly message?: string | undefined;
  };
}
export type ContactHostAnswer = Readonly<Record<never, never>>;

/** What createProperty is asked with: checked, and defaults filled in. */
export interface CreatePropertyRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type CreatePropertyAnswer = HostProperty;

/** What deleteFeed is asked with: checked, and defaults filled in. */
export interface DeleteFeedRequest {
  readonly params: {
    readonly property_id: string;
    readonly feed_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DeleteFeedAnswer = Readonly<Record<never, never>>;

/** What deletePhoto is asked with: checked, and defaults filled in. */
export interface DeletePhotoRequest {
  readonly params: {
    readonly property_id: string;
    readonly photo_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DeletePhotoAnswer = readonly Photo[];

/** What deleteProperty is asked with: checked, and defaults filled in. */
export interface DeletePropertyRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DeletePropertyAnswer = Readonly<Record<never, never>>;

/** What disconnectListing is asked with: checked, and defaults filled in. */
export interface DisconnectListingRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DisconnectListingAnswer = HostProperty;

/** What exportCalendar is asked with: checked, and defaults filled in. */
export interface ExportCalendarRequest {
  readonly params: {
    readonly property_id: string;
    readonly file: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ExportCalendarAnswer = string;

/** What getAvailability is asked with: checked, and defaults filled in. */
export interface GetAvailabilityRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: {
    readonly from?: PlainDate | undefined;
    readonly to?: PlainDate | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type GetAvailabilityAnswer = Availability;

/** What getCalendar is asked with: checked, and defaults filled in. */
export interface GetCalendarRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: {
    readonly from?: PlainDate | undefined;
    readonly to?: PlainDate | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type GetCalendarAnswer = HostCalendar;

/** What getListing is asked with: checked, and defaults filled in. */
export interface GetListingRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: {
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly currency?: Currency | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type GetListingAnswer = Listing;

/** What getOwnProperty is asked with: checked, and defaults filled in. */
export interface GetOwnPropertyRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetOwnPropertyAnswer = HostProperty;

/** What getPricingMeta is asked with: checked, and defaults filled in. */
export interface GetPricingMetaRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly booking: { readonly checkin: PlainDate; readonly checkout: PlainDate; readonly guests?: Guests | undefined; readonly currency: Currency; readonly points: number };
    readonly lineItems?: readonly LineItem[] | undefined;
  };
}
export type GetPricingMetaAnswer = PricingMeta;

/** What listOwnProperties is asked with: checked, and defaults filled in. */
export interface ListOwnPropertiesRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ListOwnPropertiesAnswer = readonly PropertyRow[];

/** What listPopularStates is asked with: checked, and defaults filled in. */
export interface ListPopularStatesRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ListPopularStatesAnswer = readonly PopularState[];

/** What searchOwnProperties is asked with: checked, and defaults filled in. */
export interface SearchOwnPropertiesRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly listing_url: string;
  };
}
export type SearchOwnPropertiesAnswer = readonly PropertyRow[];

/** What searchProperties is asked with: checked, and defaults filled in. */
export interface SearchPropertiesRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly query?: string | undefined;
    readonly bounds?: readonly number[] | undefined;
    readonly province?: Province | undefined;
    readonly checkin?: PlainDate | null | undefined;
    readonly checkout?: PlainDate | null | undefined;
    readonly guests?: Guests | undefined;
    readonly filters?: SearchFilters | undefined;
    readonly sort: SearchSort;
    readonly page: number;
    readonly per_page: number;
    readonly currency: Currency;
  };
}
export type SearchPropertiesAnswer = SearchAnswer;

/** What syncFeed is asked with: checked, and defaults filled in. */
export interface SyncFeedRequest {
  readonly params: {
    readonly property_id: string;
    readonly feed_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type SyncFeedAnswer = CalendarFeed;

/** What updateCalendar is asked with: checked, and defaults filled in. */
export interface UpdateCalendarRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly changes: readonly CalendarChange[];
  };
}
export type UpdateCalendarAnswer = HostCalendar;

/** What updatePhotos is asked with: checked, and defaults filled in. */
export interface UpdatePhotosRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly photos: readonly ({ readonly photo_id: string; readonly alt?: string | undefined })[];
  };
}
export type UpdatePhotosAnswer = readonly Photo[];

/** What updateProperty is asked with: checked, and defaults filled in. */
export interface UpdatePropertyRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
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
    readonly weekend_cents?: number | null | undefined;
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
    readonly advance_notice_hours?: number | undefined;
    readonly no_other_calendars?: boolean | undefined;
    readonly registration_number?: string | null | undefined;
    readonly registration_expires?: PlainDate | null | undefined;
    readonly photos_permitted?: true | undefined;
    readonly new_export_url?: true | undefined;
  };
}
export type UpdatePropertyAnswer = HostProperty;

/** What updatePropertyStatus is asked with: checked, and defaults filled in. */
export interface UpdatePropertyStatusRequest {
  readonly params: {
    readonly property_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly status: StatusChoice;
  };
}
export type UpdatePropertyStatusAnswer = HostProperty;

/** What getReferralSummary is asked with: checked, and defaults filled in. */
export interface GetReferralSummaryRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetReferralSummaryAnswer = ReferralSummary;

/** What getReferrer is asked with: checked, and defaults filled in. */
export interface GetReferrerRequest {
  readonly params: {
    readonly referralCode: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetReferrerAnswer = Referrer;

/** What sendReferralFeedback is asked with: checked, and defaults filled in. */
export interface SendReferralFeedbackRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly type: FeedbackType;
    readonly ratings?: { readonly understand_referral_system?: number | undefined; readonly likely_to_refer?: number | undefined; readonly worth_time?: number | undefined; readonly signup_satisfaction?: number | undefined } | undefined;
    readonly choices?: RecipientChoices | undefined;
    readonly comment?: string | undefined;
    readonly followup_requested?: boolean | undefined;
  };
}
export type SendReferralFeedbackAnswer = Readonly<Record<never, never>>;
/** What the rules of sendReferralFeedback ask that only its handler finds. */
export type SendReferralFeedbackFacts = { readonly sentFeedback: Facts<SentFeedback, "first_sent_at"> };

/** What getBookingReview is asked with: checked, and defaults filled in. */
export interface GetBookingReviewRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type GetBookingReviewAnswer = { readonly review: PublicReview | null };

/** What listHostReviews is asked with: checked, and defaults filled in. */
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
  readonly input: Readonly<Record<never, never>>;
}
export type ListHostReviewsAnswer = ReviewList;

/** What listPropertyReviews is asked with: checked, and defaults filled in. */
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
  readonly input: Readonly<Record<never, never>>;
}
export type ListPropertyReviewsAnswer = ReviewList;

/** What listReviews is asked with: checked, and defaults filled in. */
export interface ListReviewsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly page: number;
    readonly per_page: number;
    readonly sort: ReviewOrder;
    readonly query?: string | undefined;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListReviewsAnswer = ReviewList;

/** What submitReview is asked with: checked, and defaults filled in. */
export interface SubmitReviewRequest {
  readonly params: {
    readonly booking_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
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

/** Answers the calls of account. */
export interface AccountHandlers<S extends Serving> {
  /**
   * Logs in with email and password
   *
   * POST /session
   *
   * Source: §7 User and session
   */
  readonly createSession: (request: CreateSessionRequest, context: S["anyone"]) => Promise<CreateSessionAnswer>;
  /**
   * Creates an account; the browser then logs in with the same email and password
   *
   * POST /user
   *
   * Source: §7 User and session
   */
  readonly createUser: (request: CreateUserRequest, context: S["anyone"]) => Promise<CreateUserAnswer>;
  /**
   * Logs out: the token stops working at once
   *
   * DELETE /session
   *
   * Source: §7 User and session
   */
  readonly deleteSession: (request: DeleteSessionRequest, context: S["signedIn"]) => Promise<DeleteSessionAnswer>;
  /**
   * Deletes the account; bookings and reviews that law makes us keep lose the person’s name
   *
   * POST /user/delete
   *
   * Source: §7 User and session
   */
  readonly deleteUser: (request: DeleteUserRequest, context: S["signedIn"]) => Promise<DeleteUserAnswer>;
  /**
   * Logs the person out everywhere but here
   *
   * DELETE /user/session
   *
   * Decision: after a lost phone, one press logs out everywhere else
   */
  readonly endOtherSessions: (request: EndOtherSessionsRequest, context: S["signedIn"]) => Promise<EndOtherSessionsAnswer>;
  /**
   * Logs the person out on one device
   *
   * DELETE /user/session/{session_id}
   *
   * Decision: a person sees where the account is open, and can close it there
   */
  readonly endSession: (request: EndSessionRequest, context: S["signedIn"]) => Promise<EndSessionAnswer>;
  /**
   * Turns the one-time code of a single sign-on into a session
   *
   * POST /session/exchange
   *
   * Decision: section 10: the token of a single sign-on is in no address; a one-time code is
   */
  readonly exchangeSession: (request: ExchangeSessionRequest, context: S["anyone"]) => Promise<ExchangeSessionAnswer>;
  /**
   * All that is kept about the person, as one file
   *
   * GET /user/export
   *
   * Decision: privacy law: everybody may take along what is kept about them, in a common format
   */
  readonly exportUserData: (request: ExportUserDataRequest, context: S["signedIn"]) => Promise<ExportUserDataAnswer>;
  /**
   * The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem
   *
   * GET /user/sso
   *
   * Source: §7 Single sign-on
   */
  readonly finishSignOn: (request: FinishSignOnRequest, context: S["anyone"]) => Promise<FinishSignOnAnswer>;
  /**
   * The person’s own profile
   *
   * GET /user/profile
   *
   * Source: §7 User and session
   */
  readonly getProfile: (request: GetProfileRequest, context: S["signedIn"]) => Promise<GetProfileAnswer>;
  /**
   * What anyone may see of a person
   *
   * GET /user/profile/{profile_id}
   *
   * Source: §7 User and session
   */
  readonly getPublicProfile: (request: GetPublicProfileRequest & { readonly profile: S["things"]["Profile"] }, context: S["anyone"]) => Promise<GetPublicProfileAnswer>;
  /**
   * The person who is signed in, with their modes and counts
   *
   * GET /user
   *
   * Source: §7 User and session
   */
  readonly getUser: (request: GetUserRequest, context: S["signedIn"]) => Promise<GetUserAnswer>;
  /**
   * The reviews that the person has written
   *
   * GET /user/profile/review
   *
   * Source: §7 User and session
   */
  readonly listOwnReviews: (request: ListOwnReviewsRequest, context: S["signedIn"]) => Promise<ListOwnReviewsAnswer>;
  /**
   * The reviews that another person has written
   *
   * GET /user/profile/{profile_id}/review
   *
   * Source: §7 User and session
   */
  readonly listProfileReviews: (request: ListProfileReviewsRequest & { readonly profile: S["things"]["Profile"] }, context: S["signedIn"]) => Promise<ListProfileReviewsAnswer>;
  /**
   * The browsers in which the person is signed in, the one that asks included
   *
   * GET /user/session
   *
   * Decision: a person sees where the account is open, and can close it there
   */
  readonly listSessions: (request: ListSessionsRequest, context: S["signedIn"]) => Promise<ListSessionsAnswer>;
  /**
   * Mails a link that resets the password, signed in or not; never tells whether there is such an account
   *
   * POST /user/request_password_reset
   *
   * Source: §7 User and session
   */
  readonly requestPasswordReset: (request: RequestPasswordResetRequest, context: S["anyone"]) => Promise<RequestPasswordResetAnswer>;
  /**
   * Sets a new password with a mailed link, and ends every session
   *
   * POST /user/password_reset
   *
   * Source: §7 User and session
   */
  readonly resetPassword: (request: ResetPasswordRequest, context: S["anyone"]) => Promise<ResetPasswordAnswer>;
  /**
   * Mails a link that verifies the address
   *
   * POST /user/send_confirm_email
   *
   * Source: §7 User and session
   */
  readonly sendConfirmEmail: (request: SendConfirmEmailRequest, context: S["signedIn"]) => Promise<SendConfirmEmailAnswer>;
  /**
   * Begins a single sign-on and leads to the parent platform
   *
   * GET /user/sso/start
   *
   * Decision: section 10: begins a single sign-on and leads to the parent platform’s authorize page
   */
  readonly startSignOn: (request: StartSignOnRequest, context: S["anyone"]) => Promise<StartSignOnAnswer>;
  /**
   * Changes the password and logs the person out everywhere else
   *
   * POST /user/password_update
   *
   * Source: §7 User and session
   */
  readonly updatePassword: (request: UpdatePasswordRequest, context: S["signedIn"]) => Promise<UpdatePasswordAnswer>;
  /**
   * Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture
   *
   * PATCH /user/profile
   *
   * Source: §7 User and session
   */
  readonly updateProfile: (request: UpdateProfileRequest, context: S["signedIn"]) => Promise<UpdateProfileAnswer>;
  /**
   * Verifies the address with a mailed link, signed in or not
   *
   * POST /user/verify_email
   *
   * Source: §7 User and session
   */
  readonly verifyEmail: (request: VerifyEmailRequest, context: S["anyone"]) => Promise<VerifyEmailAnswer>;
}

/** Answers the calls of booking. */
export interface BookingHandlers<S extends Serving> {
  /**
   * The host accepts a request
   *
   * PATCH /booking/{booking_id}/accept
   *
   * Source: §7 Booking
   */
  readonly acceptBooking: (request: AcceptBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<AcceptBookingAnswer>;
  /**
   * Cancels a booking, with a reason; a guest withdraws a request the same way
   *
   * PATCH /booking/{booking_id}/cancel
   *
   * Source: §7 Booking
   */
  readonly cancelBooking: (request: CancelBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<CancelBookingAnswer>;
  /**
   * Tells whether the guest has already booked these nights
   *
   * POST /booking/check-duplicate
   *
   * Source: §7 Booking
   */
  readonly checkDuplicate: (request: CheckDuplicateRequest, context: S["signedIn"]) => Promise<CheckDuplicateAnswer>;
  /**
   * Writes to the other side of a booking
   *
   * POST /booking/{booking_id}/contact
   *
   * Source: §7 Booking
   */
  readonly contactAboutBooking: (request: ContactAboutBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<ContactAboutBookingAnswer>;
  /**
   * Asks for a stay, or books it at once where the listing allows it; the booking is then fetched
   *
   * POST /booking
   *
   * Source: §7 Booking
   */
  readonly createBooking: (request: CreateBookingRequest, context: S["signedIn"]) => Promise<CreateBookingAnswer>;
  /**
   * One booking, for its guest and its host
   *
   * GET /booking/{booking_id}
   *
   * Source: §7 Booking
   */
  readonly getBooking: (request: GetBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<GetBookingAnswer>;
  /**
   * The bookings of the host’s own properties
   *
   * GET /booking/properties
   *
   * Source: §7 Booking
   */
  readonly listHostBookings: (request: ListHostBookingsRequest, context: S["signedIn"]) => Promise<ListHostBookingsAnswer>;
  /**
   * The stays that are ready for a review
   *
   * GET /booking/complete
   *
   * Source: §7 Booking
   */
  readonly listReviewable: (request: ListReviewableRequest, context: S["signedIn"]) => Promise<ListReviewableAnswer>;
  /**
   * The guest’s own bookings
   *
   * GET /booking
   *
   * Source: §7 Booking
   */
  readonly listStays: (request: ListStaysRequest, context: S["signedIn"]) => Promise<ListStaysAnswer>;
  /**
   * Confirms a payment that the payment provider has taken
   *
   * PATCH /booking/{booking_id}/pay
   *
   * Source: §7 Booking
   */
  readonly payBooking: (request: PayBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<PayBookingAnswer>;
  /**
   * What comes back if the booking is cancelled now
   *
   * GET /booking/{booking_id}/cancel-preview
   *
   * Decision: section 5: the refund is seen before the click
   */
  readonly previewCancellation: (request: PreviewCancellationRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<PreviewCancellationAnswer>;
  /**
   * The price of a booking with what its address now asks for: other dates, people or currency
   *
   * POST /booking/{booking_id}/price
   *
   * Source: §7 Booking
   */
  readonly priceBooking: (request: PriceBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<PriceBookingAnswer>;
  /**
   * The host records what a guest paid directly
   *
   * PATCH /booking/{booking_id}/record-payment
   *
   * Source: §7 Booking
   */
  readonly recordPayment: (request: RecordPaymentRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<RecordPaymentAnswer>;
  /**
   * The host rejects a request, with a reason
   *
   * PATCH /booking/{booking_id}/reject
   *
   * Source: §7 Booking
   */
  readonly rejectBooking: (request: RejectBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<RejectBookingAnswer>;
  /**
   * Says that something is wrong with a stay; the payout waits and an operator looks at it
   *
   * POST /booking/{booking_id}/report
   *
   * Source: §7 Booking
   */
  readonly reportBooking: (request: ReportBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<ReportBookingAnswer>;
  /**
   * Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none
   *
   * POST /booking/search
   *
   * Source: §7 Booking
   */
  readonly searchBookings: (request: SearchBookingsRequest, context: S["signedIn"]) => Promise<SearchBookingsAnswer>;
  /**
   * Sets how many points go towards a booking; 0 takes them back
   *
   * POST /booking/{booking_id}/points
   *
   * Source: §7 Booking
   */
  readonly setBookingPoints: (request: SetBookingPointsRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"] & EnforcingRules<SetBookingPointsFacts, SetBookingPointsAnswer>) => Promise<Enforced<SetBookingPointsAnswer>>;
  /**
   * Changes what may still change before the host has answered: dates, people, message
   *
   * PATCH /booking/{booking_id}
   *
   * Source: §7 Booking
   */
  readonly updateBooking: (request: UpdateBookingRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<UpdateBookingAnswer>;
}

/** Answers the calls of checkout. */
export interface CheckoutHandlers<S extends Serving> {
  /**
   * Ends a payment on the built-in page
   *
   * POST /checkout/{booking_id}/payment/{payment_id}
   *
   * Decision: section 17: the built-in payment page, only with the sandbox provider
   */
  readonly finishPayment: (request: FinishPaymentRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<FinishPaymentAnswer>;
  /**
   * The offer behind a checkout link
   *
   * GET /checkout/{booking_id}
   *
   * Source: §7 Checkout
   */
  readonly getCheckout: (request: GetCheckoutRequest, context: S["anyone"]) => Promise<GetCheckoutAnswer>;
  /**
   * A currency with today’s rate; an empty or unknown code answers the supported ones in its error
   *
   * GET /checkout/currencies/{code}
   *
   * Source: §7 Checkout
   */
  readonly getCurrency: (request: GetCurrencyRequest, context: S["anyone"]) => Promise<GetCurrencyAnswer>;
  /**
   * A payment as the built-in page shows it
   *
   * GET /checkout/{booking_id}/payment/{payment_id}
   *
   * Decision: section 17: the built-in payment page, only with the sandbox provider
   */
  readonly getPayment: (request: GetPaymentRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<GetPaymentAnswer>;
  /**
   * Begins a payment; the browser goes on to the payment page
   *
   * POST /checkout
   *
   * Source: §7 Checkout
   */
  readonly startCheckout: (request: StartCheckoutRequest, context: S["signedIn"] & EnforcingRules<StartCheckoutFacts, StartCheckoutAnswer>) => Promise<Enforced<StartCheckoutAnswer>>;
}

/** Answers the calls of pages. */
export interface PagesHandlers<S extends Serving> {
  /**
   * Sends a message to the people behind the product
   *
   * POST /contact
   *
   * Decision: section 17: the contact form page needs a call of its own
   */
  readonly sendContactMessage: (request: SendContactMessageRequest, context: S["anyone"]) => Promise<SendContactMessageAnswer>;
}

/** Answers the calls of points. */
export interface PointsHandlers<S extends Serving> {
  /**
   * The points of the person who asks, and where they came from
   *
   * GET /user/points
   *
   * Decision: the specification has points but no call that shows them; the points page and checkout need the balance
   */
  readonly getPoints: (request: GetPointsRequest, context: S["signedIn"]) => Promise<GetPointsAnswer>;
}

/** Answers the calls of property. */
export interface PropertyHandlers<S extends Serving> {
  /**
   * Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is
   *
   * POST /user/property/{property_id}/feed
   *
   * Decision: section 17: calendars from elsewhere are added, removed and read at once
   */
  readonly addFeed: (request: AddFeedRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<AddFeedAnswer>;
  /**
   * Adds a picture at the end; its place, camera and owner are taken out of the file
   *
   * POST /user/property/{property_id}/photo
   *
   * Decision: section 17: pictures are uploaded, put in order, described and removed
   */
  readonly addPhoto: (request: AddPhotoRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<AddPhotoAnswer>;
  /**
   * What the stay at another site’s address costs here; dates and guests are read off the address where they are not given
   *
   * POST /property/{property_id}/check-price
   *
   * Source: §7 Property
   */
  readonly checkPrice: (request: CheckPriceRequest & { readonly property: S["things"]["Property"] }, context: S["anyone"]) => Promise<CheckPriceAnswer>;
  /**
   * Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed
   *
   * GET /user/property/{property_id}/connect
   *
   * Source: §7 Property
   */
  readonly connectListing: (request: ConnectListingRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<ConnectListingAnswer>;
  /**
   * Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice
   *
   * GET /user/property/{property_id}/connect/bulk
   *
   * Source: §7 Property
   */
  readonly connectListings: (request: ConnectListingsRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<ConnectListingsAnswer>;
  /**
   * Sends a message to the host; the answer comes by mail, and neither sees the other’s address
   *
   * POST /property/{property_id}/contact
   *
   * Source: §7 Property
   */
  readonly contactHost: (request: ContactHostRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<ContactHostAnswer>;
  /**
   * Creates a draft, and turns host mode on
   *
   * POST /user/property
   *
   * Source: §7 Property
   */
  readonly createProperty: (request: CreatePropertyRequest, context: S["signedIn"]) => Promise<CreatePropertyAnswer>;
  /**
   * Removes a calendar from elsewhere; the nights that it took are free again
   *
   * DELETE /user/property/{property_id}/feed/{feed_id}
   *
   * Decision: section 17: calendars from elsewhere are added, removed and read at once
   */
  readonly deleteFeed: (request: DeleteFeedRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<DeleteFeedAnswer>;
  /**
   * Removes a picture
   *
   * DELETE /user/property/{property_id}/photo/{photo_id}
   *
   * Decision: section 17: pictures are uploaded, put in order, described and removed
   */
  readonly deletePhoto: (request: DeletePhotoRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<DeletePhotoAnswer>;
  /**
   * Deletes a property for good; past bookings and reviews that the law makes us keep lose its address
   *
   * DELETE /user/property/{property_id}
   *
   * Source: §7 Property
   */
  readonly deleteProperty: (request: DeletePropertyRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<DeletePropertyAnswer>;
  /**
   * Takes the connection to the source listing away; what was brought over and its calendars stay
   *
   * POST /user/property/{property_id}/disconnect
   *
   * Source: §7 Property
   */
  readonly disconnectListing: (request: DisconnectListingRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<DisconnectListingAnswer>;
  /**
   * The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us
   *
   * GET /property/{property_id}/calendar/{file}
   *
   * Decision: section 17: other platforms read the calendar here; whoever holds the secret may
   */
  readonly exportCalendar: (request: ExportCalendarRequest, context: S["anyone"]) => Promise<ExportCalendarAnswer>;
  /**
   * Which nights are taken, never why; from today to the horizon unless asked otherwise
   *
   * GET /property/{property_id}/availability
   *
   * Source: §7 Property
   */
  readonly getAvailability: (request: GetAvailabilityRequest & { readonly property: S["things"]["Property"] }, context: S["anyone"]) => Promise<GetAvailabilityAnswer>;
  /**
   * The nights of a property from one day to another; from today for three months unless asked otherwise
   *
   * GET /user/property/{property_id}/calendar
   *
   * Decision: section 17: price, blocks and the shortest stay by date
   */
  readonly getCalendar: (request: GetCalendarRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<GetCalendarAnswer>;
  /**
   * A property as a guest sees it; drafts and what was put away are not found
   *
   * GET /property/{property_id}
   *
   * Decision: section 17: the listing page needs the listing; its place is rounded until a booking is confirmed
   */
  readonly getListing: (request: GetListingRequest & { readonly property: S["things"]["Property"] }, context: S["anyone"]) => Promise<GetListingAnswer>;
  /**
   * A property with everything that its owner sees and edits
   *
   * GET /user/property/{property_id}
   *
   * Source: §7 Property
   */
  readonly getOwnProperty: (request: GetOwnPropertyRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<GetOwnPropertyAnswer>;
  /**
   * The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted
   *
   * POST /property/{property_id}/pricing-meta
   *
   * Source: §7 Property
   */
  readonly getPricingMeta: (request: GetPricingMetaRequest & { readonly property: S["things"]["Property"] }, context: S["anyone"]) => Promise<GetPricingMetaAnswer>;
  /**
   * The person’s own properties, the newest first
   *
   * GET /user/property
   *
   * Source: §7 Property
   */
  readonly listOwnProperties: (request: ListOwnPropertiesRequest, context: S["signedIn"]) => Promise<ListOwnPropertiesAnswer>;
  /**
   * The provinces and territories with the most listed properties, the fullest first
   *
   * GET /property/states/popular
   *
   * Source: §7 Property
   */
  readonly listPopularStates: (request: ListPopularStatesRequest, context: S["anyone"]) => Promise<ListPopularStatesAnswer>;
  /**
   * Finds the person’s own property by its listing address: a list of one, or an empty one
   *
   * POST /user/property/search
   *
   * Source: §7 Property
   */
  readonly searchOwnProperties: (request: SearchOwnPropertiesRequest, context: S["signedIn"]) => Promise<SearchOwnPropertiesAnswer>;
  /**
   * Finds listed properties by place, dates, people and filters; with dates only those that are free
   *
   * POST /property/search
   *
   * Source: §7 Property
   */
  readonly searchProperties: (request: SearchPropertiesRequest, context: S["anyone"]) => Promise<SearchPropertiesAnswer>;
  /**
   * Reads a calendar from elsewhere now
   *
   * POST /user/property/{property_id}/feed/{feed_id}/sync
   *
   * Decision: section 17: calendars from elsewhere are added, removed and read at once
   */
  readonly syncFeed: (request: SyncFeedRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<SyncFeedAnswer>;
  /**
   * Sets price, blocks and the shortest stay of some nights; bookings are not touched
   *
   * PUT /user/property/{property_id}/calendar
   *
   * Decision: section 17: price, blocks and the shortest stay by date
   */
  readonly updateCalendar: (request: UpdateCalendarRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<UpdateCalendarAnswer>;
  /**
   * Puts the pictures in this order, and changes the words that are sent; those left out follow at the end
   *
   * PATCH /user/property/{property_id}/photo
   *
   * Decision: section 17: pictures are uploaded, put in order, described and removed
   */
  readonly updatePhotos: (request: UpdatePhotosRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<UpdatePhotosAnswer>;
  /**
   * Changes what is sent of a property, and confirms it where it was imported
   *
   * PATCH /user/property/{property_id}
   *
   * Source: §7 Property
   */
  readonly updateProperty: (request: UpdatePropertyRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<UpdatePropertyAnswer>;
  /**
   * Lists, pauses or archives a property
   *
   * PATCH /user/property/{property_id}/status
   *
   * Source: §7 Property
   */
  readonly updatePropertyStatus: (request: UpdatePropertyStatusRequest & { readonly property: S["things"]["Property"] }, context: S["signedIn"]) => Promise<UpdatePropertyStatusAnswer>;
}

/** Answers the calls of referral. */
export interface ReferralHandlers<S extends Serving> {
  /**
   * The person’s own code, link, friends and rewards
   *
   * GET /user/profile/referral/summary
   *
   * Source: §7 User and session
   */
  readonly getReferralSummary: (request: GetReferralSummaryRequest, context: S["signedIn"]) => Promise<GetReferralSummaryAnswer>;
  /**
   * Tells whose referral code it is; an unknown code gives no result
   *
   * GET /user/profile/referral/{referralCode}
   *
   * Source: §7 User and session
   */
  readonly getReferrer: (request: GetReferrerRequest, context: S["anyone"]) => Promise<GetReferrerAnswer>;
  /**
   * Takes what a sender or a recipient says about the referral system
   *
   * POST /user/profile/referral/feedback
   *
   * Source: §7 User and session
   */
  readonly sendReferralFeedback: (request: SendReferralFeedbackRequest, context: S["signedIn"] & EnforcingRules<SendReferralFeedbackFacts, SendReferralFeedbackAnswer>) => Promise<Enforced<SendReferralFeedbackAnswer>>;
}

/** Answers the calls of review. */
export interface ReviewHandlers<S extends Serving> {
  /**
   * The review of a booking, once there is one
   *
   * GET /booking/{booking_id}/review
   *
   * Source: §7 Booking
   */
  readonly getBookingReview: (request: GetBookingReviewRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<GetBookingReviewAnswer>;
  /**
   * The reviews of all properties of a host
   *
   * GET /property/profile/{profile_id}/review
   *
   * Source: §7 Property
   */
  readonly listHostReviews: (request: ListHostReviewsRequest & { readonly profile: S["things"]["Profile"] }, context: S["anyone"]) => Promise<ListHostReviewsAnswer>;
  /**
   * The reviews of a property
   *
   * GET /property/{property_id}/review
   *
   * Source: §7 Property
   */
  readonly listPropertyReviews: (request: ListPropertyReviewsRequest & { readonly property: S["things"]["Property"] }, context: S["anyone"]) => Promise<ListPropertyReviewsAnswer>;
  /**
   * The newest reviews of the whole product
   *
   * GET /property/review
   *
   * Source: §7 Property
   */
  readonly listReviews: (request: ListReviewsRequest, context: S["anyone"]) => Promise<ListReviewsAnswer>;
  /**
   * The guest reviews the stay
   *
   * POST /booking/{booking_id}/review
   *
   * Source: §7 Booking
   */
  readonly submitReview: (request: SubmitReviewRequest & { readonly booking: S["things"]["Booking"] }, context: S["signedIn"]) => Promise<SubmitReviewAnswer>;
}

/** Answers every call. One that is missing does not compile. */
export type Handlers<S extends Serving> = AccountHandlers<S> & BookingHandlers<S> & CheckoutHandlers<S> & PagesHandlers<S> & PointsHandlers<S> & PropertyHandlers<S> & ReferralHandlers<S> & ReviewHandlers<S>;
export type CallId = keyof Handlers<Serving>;
