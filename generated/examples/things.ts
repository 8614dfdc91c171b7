// Generated f47e451cd67a. An example of each thing that calls speak of. Days and moments of one follow each other as its fields do; sums are not worked out.
import { clock, date, instant } from "./example";
import type { ArrivalGuide, ArrivalNote, AutomaticMessage, Availability, Bedroom, BookedProperty, BookingDeed, BookingDetail, BookingDocument, BookingHappening, BookingList, BookingRow, CalendarChange, CalendarConflict, CalendarFeed, CalendarGrid, CalendarNight, CalendarRow, CalendarRule, CalendarsChanged, CancelPreview, CancellationTerms, Change, ChangePreview, CheckoutOffer, Claim, ClaimPhoto, Cohost, CohostInvitation, ComparedStay, CurrencyName, CurrentUser, DestinationLink, DestinationPlace, DeviceSession, EditedProperty, ExchangeRate, ExportedBooking, FeedbackRatings, Fellow, FieldProblem, FoundPhoto, FoundPlace, FrozenRate, GuestReview, GuestReviewList, Guests, HostBookings, HostCalendar, HostEarnings, HostProperty, HostStatement, HostStays, ImportedListing, Inbox, LineItem, Listing, ListingEarnings, ListingMoney, ListingNumbers, MapPin, Message, MessagePhoto, Money, MonthEarnings, NightPrices, NightsChange, NightsGap, NothingFound, OfferedReply, PayoutRow, PayoutStanding, Photo, PictureFile, PlaceZone, PointsBalance, PointsEntry, PopularState, PriceBar, PriceCheck, PriceDifference, PricePreview, PricingMeta, Profile, Property, PropertyCard, PropertyPrice, PropertyRow, PublicProfile, PublicReview, Quote, RecipientChoices, ReferralFeedback, ReferralSummary, ReferredFriend, Referrer, RegistrationDuty, Review, ReviewAuthor, ReviewList, SandboxPayment, SavedReply, SavedSearch, SearchAlternative, SearchAnswer, SearchFacets, SearchFilters, SearchMails, Season, Seasons, SentFeedback, SentInvitation, SentMessage, SentReport, SharedWishlist, ShownAccount, ShownChange, ShownClaim, ShownGuestReview, ShownNote, ShownRegistration, StayRefusal, StayVotes, SuggestedPlace, TakenPayment, ThreadDetail, ThreadRow, TripCard, UnderstoodSearch, Wishlist, WishlistVoices } from "../model/entities";

export const exampleArrivalGuide: ArrivalGuide = {
  way_days: 3,
  parking_days: 3,
  entry_days: 3,
  code_days: 3,
  wifi_days: 3,
  manual_days: 3,
  leaving_days: 3,
};

export const exampleArrivalNote: ArrivalNote = { part: "way", text: null, shown_from: date("2027-02-12") };

export const exampleAutomaticMessage: AutomaticMessage = {
  message_id: "00000000-0000-4000-8000-b15abde784a8",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  property_id: null,
  moment: "paid",
  days: 3,
  clock: clock("10:00"),
  text: "Hi {guest}, check-in is after {checkin_time}.",
  is_on: true,
  written_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleCalendarRule: CalendarRule = { start: date("2027-02-12"), end: date("2027-02-15") };

export const exampleNightsGap: NightsGap = { start: date("2027-02-12"), end: date("2027-02-15"), min_nights: 1 };

export const exampleAvailability: Availability = {
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
  min_nights: 1,
  max_nights: 28,
  advance_notice_hours: 24,
  horizon: date("2027-02-12"),
  unavailable: [{ start: date("2027-02-12"), end: date("2027-02-15") }],
  rules: [exampleCalendarRule],
  gaps: [exampleNightsGap],
  synced_at: null,
};

export const exampleBedroom: Bedroom = { name: "Bedroom 1", beds: "1 queen bed" };

export const exampleBookedProperty: BookedProperty = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  city: "Whistler",
  province: null,
  property_type: "house",
  place: "Whistler, British Columbia",
  photo: null,
};

export const exampleBookingDeed: BookingDeed = {
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  at: instant("2027-01-05T16:00:00Z"),
  event: "report",
  reason: null,
};

export const exampleGuests: Guests = {
  adults: 1,
  children: 0,
  infants: 0,
  pets: 0,
};

export const exampleBookingHappening: BookingHappening = { at: instant("2027-01-05T16:00:00Z"), event: "request", reason: null };

export const exampleLineItem: LineItem = {
  code: "cleaning_fee",
  label: "Cleaning fee",
  type: "host",
  amount: "55.20 CAD",
  amount_cents: 5520,
  currency: "CAD",
  rate: "0.08",
  base_cents: 69000,
};

export const exampleClaimPhoto: ClaimPhoto = { photo_id: "00000000-0000-4000-8000-8e9aea3f7a41", width: 1, height: 1 };

export const exampleBookingDetail: BookingDetail = {
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  reference: "HX7K2M",
  status: "pending",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  timezone: "America/St_Johns",
  checkin_time: clock("09:00"),
  checkout_time: clock("10:00"),
  guests: exampleGuests,
  cancellation_policy: "flexible",
  currency: "CAD",
  points: 0,
  message: null,
  cancel_reason: null,
  reject_reason: null,
  bookingUrl: "/checkout/…",
  paid_at: null,
  accepted_at: null,
  reply_by: null,
  pay_by: null,
  payment_method: null,
  cancelled_by: null,
  refund_cents: null,
  is_given_back: false,
  review: null,
  guest_review: null,
  checkoutDate: instant("2027-02-15T19:00:00Z"),
  reviewWindowDays: 14,
  created_at: instant("2027-01-05T16:00:00Z"),
  property: exampleBookedProperty,
  quote: null,
  side: "guest",
  cohost_for: "Ann",
  events: [exampleBookingHappening],
  house_rules: "House rules",
  lat: null,
  lng: null,
  guest: {
    profile_id: "00000000-0000-4000-8000-d696a35bdd18",
    first_name: null,
    last_name: null,
    avatar: null,
    rating: null,
    review_count: 1,
  },
  host: {
    profile_id: "00000000-0000-4000-8000-d696a35bdd18",
    first_name: null,
    last_name: null,
    avatar: null,
  },
  cohosts: ["Sam"],
  address: null,
  phone: "+16045550188",
  payout: null,
  payout_lines: [exampleLineItem],
  payout_due_at: null,
  payout_paid_at: null,
  payout_is_held: false,
  payout_needs_details: false,
  guest_total: null,
  refund: null,
  changed_refund: null,
  dispute_note: null,
  recorded_cents: 12000,
  left_cents: 12000,
  points_use: null,
  change: null,
  cancellation: null,
  claim: null,
  claim_photos: [exampleClaimPhoto],
  can_review: false,
  review_deadline: instant("2027-01-06T16:00:00Z"),
};

export const exampleBookingDocument: BookingDocument = { file_name: "receipt-HX7K2M.pdf", pdf: "Pdf" };

export const exampleBookingRow: BookingRow = {
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  reference: "HX7K2M",
  status: "pending",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  timezone: "America/St_Johns",
  checkin_time: clock("09:00"),
  checkout_time: clock("10:00"),
  guests: exampleGuests,
  cancellation_policy: "flexible",
  currency: "CAD",
  points: 0,
  message: null,
  cancel_reason: null,
  reject_reason: null,
  bookingUrl: "/checkout/…",
  paid_at: null,
  accepted_at: null,
  reply_by: null,
  pay_by: null,
  payment_method: null,
  cancelled_by: null,
  refund_cents: null,
  is_given_back: false,
  review: null,
  guest_review: null,
  checkoutDate: instant("2027-02-15T19:00:00Z"),
  reviewWindowDays: 14,
  created_at: instant("2027-01-05T16:00:00Z"),
  property: exampleBookedProperty,
  quote: null,
  guest: null,
  payout: null,
  claim: null,
  offer_by: null,
  can_review: false,
  review_deadline: instant("2027-01-06T16:00:00Z"),
};

export const exampleBookingList: BookingList = {
  bookingList: [exampleBookingRow],
  total: 1,
  page: 1,
  per_page: 1,
};

export const exampleCalendarChange: CalendarChange = { start: date("2027-02-12"), end: date("2027-02-15") };

export const exampleCalendarConflict: CalendarConflict = {
  start: date("2027-02-12"),
  end: date("2027-02-15"),
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  feed_id: "00000000-0000-4000-8000-f4e54d900bd5",
  platform: "airbnb",
  feed_name: null,
};

export const exampleCalendarFeed: CalendarFeed = {
  feed_id: "00000000-0000-4000-8000-f4e54d900bd5",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  platform: "airbnb",
  url: "https://example.org/url",
  sync_status: "never",
  synced_at: null,
  failed_at: null,
  failures: 0,
  name: "Grandma’s calendar",
  nights: 0,
  free_events: 0,
  short_events: 0,
  broken_events: 0,
  proves_ownership: false,
  export_file: "Zk9yY2F0cy1hbmQtY2FiaW5zLWJ5LXRoZS1sYWtlLW4.ics",
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleCalendarNight: CalendarNight = {
  date: date("2027-02-12"),
  price_cents: 12000,
  price_is_own: false,
  usual_cents: 12000,
  season: null,
  min_nights: 1,
  usual_min_nights: 1,
  gap_min_nights: null,
  checkin_days: null,
  checkout_days: null,
  taken: null,
  platform: null,
  feed_name: null,
  booking_id: null,
  guest: null,
  earns_cents: null,
  note: null,
};

export const exampleCalendarRow: CalendarRow = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  status: "draft",
  min_nights: 1,
  cohost_for: "Ann",
  photo: null,
  today: date("2027-02-12"),
  nights: [exampleCalendarNight],
  conflicts: [exampleCalendarConflict],
  gaps: [exampleNightsGap],
};

export const exampleCalendarGrid: CalendarGrid = {
  today: date("2027-02-12"),
  from: date("2027-02-15"),
  to: date("2027-02-18"),
  total: 1,
  left_out: 1,
  rows: [exampleCalendarRow],
};

export const exampleCalendarsChanged: CalendarsChanged = {
  saved: ["00000000-0000-4000-8000-d81c55f49c5b"],
  refused: [
    {
      property_id: "00000000-0000-4000-8000-40040cb181f7",
      title: "Cedar cabin by the lake",
      why: "booked",
      taken: [{ start: date("2027-02-12"), end: date("2027-02-15") }],
    },
  ],
};

export const exampleMoney: Money = { amount: "55.20 CAD", amount_cents: 5520, currency: "CAD" };

export const exampleCancelPreview: CancelPreview = {
  refund: exampleMoney,
  refund_cad: exampleMoney,
  dispute_note: null,
  kept: exampleMoney,
  points_back: 1,
  lines: [{ label: "Label", amount: exampleMoney }],
  step: "Step",
};

export const exampleCancellationTerms: CancellationTerms = { policy: "flexible", free_until: null, steps: [{ until: null, refund_percent: 1, says: "Says" }] };

export const exampleFrozenRate: FrozenRate = { currency: "CAD", rate: "1", as_of: date("2027-02-12") };

export const exampleQuote: Quote = {
  quote_id: "00000000-0000-4000-8000-551ebffe6dc0",
  expires_at: instant("2027-01-05T16:00:00Z"),
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  nights: 3,
  guests: exampleGuests,
  line_items: [exampleLineItem],
  host_subtotal: exampleMoney,
  subtotal: exampleMoney,
  taxes: exampleMoney,
  total: exampleMoney,
  points_applied: 1,
  due: exampleMoney,
  fx: exampleFrozenRate,
};

export const exampleChange: Change = {
  change_id: "00000000-0000-4000-8000-c0bf75bd78bf",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  state: "proposed",
  by_host: false,
  proposed_at: instant("2027-01-05T16:00:00Z"),
  answer_by: instant("2027-01-06T16:00:00Z"),
  pay_by: null,
  quote: exampleQuote,
  ended_at: null,
};

export const exampleChangePreview: ChangePreview = {
  quote_id: "00000000-0000-4000-8000-551ebffe6dc0",
  expires_at: instant("2027-01-05T16:00:00Z"),
  line_items: [exampleLineItem],
  before: exampleMoney,
  after: exampleMoney,
  difference: exampleMoney,
  points_back: 1,
  payout_before: exampleMoney,
  payout_after: exampleMoney,
};

export const exampleCurrencyName: CurrencyName = { code: "CAD", name: "Canadian dollar" };

export const exampleCheckoutOffer: CheckoutOffer = {
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  status: "pending",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  timezone: "America/St_Johns",
  guests: exampleGuests,
  cancellation_policy: "flexible",
  reply_by: null,
  pay_by: null,
  paid_at: null,
  payment_method: null,
  currency: "CAD",
  property: exampleBookedProperty,
  house_rules: "House rules",
  cancellation: exampleCancellationTerms,
  quote: exampleQuote,
  supported_currencies: [exampleCurrencyName],
  may_pay: false,
};

export const exampleClaim: Claim = {
  claim_id: "00000000-0000-4000-8000-4ca41db02825",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  kind: "damage",
  amount_cents: 12000,
  message: null,
  state: "filed",
  filed_at: instant("2027-01-05T16:00:00Z"),
  answer_by: instant("2027-01-06T16:00:00Z"),
  answered_at: null,
  answer: null,
  offered_cents: null,
  decided_at: null,
  decision: null,
  owed_cents: null,
  paid_at: null,
  paid_by_card: false,
  withdrawn_at: null,
  photos: [exampleClaimPhoto],
};

export const exampleCohost: Cohost = {
  cohost_id: "00000000-0000-4000-8000-044ec5a7b9b6",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  email: "sam@example.ca",
  created_at: instant("2027-01-05T16:00:00Z"),
  expires_at: instant("2027-01-06T16:00:00Z"),
  accepted_at: null,
  roles: ["calendar"],
  state: "active",
  profile_id: null,
  first_name: "Sam",
};

export const exampleCohostInvitation: CohostInvitation = {
  listings: [
    {
      property_id: "00000000-0000-4000-8000-40040cb181f7",
      title: "Cedar cabin by the lake",
      place: "Whistler, British Columbia",
      photo: null,
      roles: ["calendar"],
    },
  ],
  host: "Ann",
  roles: ["calendar"],
  expires_at: instant("2027-01-05T16:00:00Z"),
};

export const examplePhoto: Photo = {
  photo_id: "00000000-0000-4000-8000-8e9aea3f7a41",
  url: "/media/drawn/lake/whistler-1.svg",
  alt: "A log cabin by a lake at dusk",
  width: 1,
  height: 1,
  widths: [1],
  colour: "#5f9fce",
};

export const examplePropertyPrice: PropertyPrice = {
  subtotal: null,
  per_night_all_in: exampleMoney,
  per_night_with_tax: exampleMoney,
  total_with_tax: null,
  nights: null,
  line_items: [exampleLineItem],
};

export const exampleComparedStay: ComparedStay = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  city: "Whistler",
  province: null,
  rating: null,
  review_count: 0,
  lat: null,
  lng: null,
  place: "Whistler, British Columbia",
  photos: [examplePhoto],
  price: examplePropertyPrice,
  policy: "flexible",
  free_cancel_until: null,
  badges: ["guest_favourite"],
  is_bookable: null,
  amenities: ["wifi"],
  house_rules: "House rules",
  pets_allowed: false,
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
};

export const exampleCurrentUser: CurrentUser = {
  user_id: "00000000-0000-4000-8000-b512d97e7cbf",
  email: "jo@example.ca",
  verified_at: null,
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  first_name: "Jo",
  last_name: "Tremblay",
  avatar: "/media/avatar/5f0c.webp",
  has_password: false,
  modes: ["host"],
  counts: {
    bookings: 2,
    properties_connected: 2,
    properties_total: 2,
    cohosted: 2,
    answered: 2,
    stays: 2,
    threads: 2,
    wishlists: 2,
    saved_searches: 2,
    unread_as_guest: 2,
    unread_as_host: 2,
  },
};

export const exampleDestinationLink: DestinationLink = { slug: "banff", name: "Banff, AB", count: 38 };

export const exampleDestinationPlace: DestinationPlace = {
  slug: "banff",
  name: "Banff, AB",
  count: 38,
  query: "Banff, AB",
  province: null,
  from_all_in: null,
  rating: 4.8,
  review_count: 213,
  pets_count: 12,
  instant_count: 9,
  others: [exampleDestinationLink],
};

export const exampleDeviceSession: DeviceSession = {
  session_id: "00000000-0000-4000-8000-6959b4159575",
  device: "Firefox on Windows",
  created_at: instant("2027-01-05T16:00:00Z"),
  seen_at: instant("2027-01-06T16:00:00Z"),
  current: false,
};

export const exampleFieldProblem: FieldProblem = { path: "address.city", code: "too_small", message: "Message" };

export const exampleEditedProperty: EditedProperty = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  cohost_ids: ["00000000-0000-4000-8000-e2375744a4bf"],
  calendar_ids: ["00000000-0000-4000-8000-4fff163f8d09"],
  money_ids: ["00000000-0000-4000-8000-d98dedcd2e4c"],
  listing_url: "https://www.airbnb.ca/rooms/123",
  connection_status: null,
  sync_status: "never",
  status: "draft",
  title: "Cedar cabin by the lake",
  description: "Description",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  bedroom_list: [exampleBedroom],
  amenities: ["wifi"],
  accessibility: ["step_free"],
  house_rules: "House rules",
  address: null,
  city: "Whistler",
  province: null,
  postal_code: "V8E 0B1",
  latitude: null,
  longitude: null,
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
  cancellation_policy: "moderate",
  instant_book: false,
  base_cents: 12000,
  monday_cents: null,
  tuesday_cents: null,
  wednesday_cents: null,
  thursday_cents: null,
  friday_cents: null,
  saturday_cents: null,
  sunday_cents: null,
  cleaning_fee_cents: 0,
  pet_fee_cents: 0,
  pets_allowed: false,
  extra_guest_cents: 0,
  guests_included: 30,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
  min_nights: 1,
  max_nights: 28,
  gap_stays: false,
  gap_min_nights: 1,
  advance_notice_hours: 24,
  preparation_nights: 0,
  no_other_calendars: false,
  registration_number: "PM123456789",
  registration_expires: null,
  licence_number: "26-123456",
  rating: null,
  review_count: 0,
  created_at: instant("2027-01-05T16:00:00Z"),
  listed_at: null,
  cohost_for: "Ann",
  photos: [examplePhoto],
  platform: null,
  imported: null,
  feeds: [exampleCalendarFeed],
  export_url: "Export URL",
  ownership_code: "TKM-7QX4-M2PA",
  ownership_proven_at: null,
  registration_status: "not_needed",
  registration_reason: null,
  registration_duty: null,
  licence_duty: null,
  suspended_for: null,
  suspended_because: null,
  missing: ["title"],
  synced_at: null,
  open_bookings: 1,
  setup_page: null,
  version: 1,
  not_saved: [exampleFieldProblem],
};

export const exampleExchangeRate: ExchangeRate = {
  code: "CAD",
  name: "US dollar",
  rate: "0.7157",
  as_of: date("2027-02-12"),
};

export const exampleExportedBooking: ExportedBooking = {
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  guest_id: "00000000-0000-4000-8000-d696a35bdd18",
  host_id: "00000000-0000-4000-8000-d696a35bdd18",
  reference: "HX7K2M",
  status: "pending",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  timezone: "America/St_Johns",
  checkin_time: clock("09:00"),
  checkout_time: clock("10:00"),
  guests: exampleGuests,
  cancellation_policy: "flexible",
  quote: exampleQuote,
  currency: "CAD",
  points: 0,
  message: null,
  cancel_reason: null,
  reject_reason: null,
  confirmation_id: null,
  bookingUrl: "/checkout/…",
  paid_at: null,
  accepted_at: null,
  reply_by: null,
  pay_by: null,
  payment_method: null,
  cancelled_by: null,
  refund_cents: null,
  is_given_back: false,
  reported_at: null,
  host_reported_at: null,
  review: null,
  guest_review: null,
  checkoutDate: instant("2027-02-15T19:00:00Z"),
  reviewWindowDays: 14,
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleFeedbackRatings: FeedbackRatings = {};

export const exampleFellow: Fellow = { profile_id: "00000000-0000-4000-8000-d696a35bdd18", first_name: "Ben" };

export const exampleFoundPhoto: FoundPhoto = { found_id: "5f9fce1a2b3c4d5e", alt: "Alt" };

export const exampleFoundPlace: FoundPlace = {
  found: "street",
  city: "Mont-Tremblant",
  province: "AB",
  latitude: 46.213,
  longitude: -74.584,
  timezone: null,
  postal_fits: false,
};

export const exampleGuestReview: GuestReview = {
  review_id: "00000000-0000-4000-8000-aff0766a5290",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  guest_id: "00000000-0000-4000-8000-d696a35bdd18",
  rating: 5,
  rules: 5,
  cleanliness: 5,
  communication: 5,
  comment: "An example of “Comment”, as long as it must be.",
  created_at: instant("2027-01-05T16:00:00Z"),
  opens_at: null,
  state: "shown",
  hidden_because: null,
};

export const exampleReviewAuthor: ReviewAuthor = {
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  first_name: "Jo",
  avatar: "/media/avatar/5f0c.webp",
  is_host: false,
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleShownGuestReview: ShownGuestReview = {
  review_id: "00000000-0000-4000-8000-aff0766a5290",
  rating: 5,
  rules: 5,
  cleanliness: 5,
  communication: 5,
  comment: "An example of “Comment”, as long as it must be.",
  created_at: instant("2027-01-05T16:00:00Z"),
  opens_at: null,
  state: "shown",
  hidden_because: null,
  author: exampleReviewAuthor,
  property_title: "Property title",
};

export const exampleGuestReviewList: GuestReviewList = {
  reviews: [exampleShownGuestReview],
  total: 1,
  page: 1,
  per_page: 1,
};

export const exampleHostBookings: HostBookings = {
  tab: "requests",
  counts: [{ tab: "requests", count: 1 }],
  bookingList: [exampleBookingRow],
  held: null,
};

export const exampleHostCalendar: HostCalendar = {
  timezone: "America/Toronto",
  min_nights: 1,
  from: date("2027-02-12"),
  to: date("2027-02-15"),
  nights: [exampleCalendarNight],
  conflicts: [exampleCalendarConflict],
  feeds: [exampleCalendarFeed],
};

export const exampleListingEarnings: ListingEarnings = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Title",
  nights: 1,
  price: exampleMoney,
  refunded: exampleMoney,
  taxes: exampleMoney,
  claims: exampleMoney,
  earned: exampleMoney,
  direct: exampleMoney,
};

export const exampleMonthEarnings: MonthEarnings = { month: date("2027-02-01"), earned: exampleMoney, listings: [exampleListingEarnings] };

export const exampleHostStatement: HostStatement = { file_name: "payouts-2027-02.csv", media_type: "text/csv", content: "Content" };

export const exampleHostEarnings: HostEarnings = {
  year: "2027",
  earned: exampleMoney,
  months: [exampleMonthEarnings],
  file: exampleHostStatement,
};

export const exampleHostProperty: HostProperty = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  cohost_ids: ["00000000-0000-4000-8000-e2375744a4bf"],
  calendar_ids: ["00000000-0000-4000-8000-4fff163f8d09"],
  money_ids: ["00000000-0000-4000-8000-d98dedcd2e4c"],
  listing_url: "https://www.airbnb.ca/rooms/123",
  connection_status: null,
  sync_status: "never",
  status: "draft",
  title: "Cedar cabin by the lake",
  description: "Description",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  bedroom_list: [exampleBedroom],
  amenities: ["wifi"],
  accessibility: ["step_free"],
  house_rules: "House rules",
  address: null,
  city: "Whistler",
  province: null,
  postal_code: "V8E 0B1",
  latitude: null,
  longitude: null,
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
  cancellation_policy: "moderate",
  instant_book: false,
  base_cents: 12000,
  monday_cents: null,
  tuesday_cents: null,
  wednesday_cents: null,
  thursday_cents: null,
  friday_cents: null,
  saturday_cents: null,
  sunday_cents: null,
  cleaning_fee_cents: 0,
  pet_fee_cents: 0,
  pets_allowed: false,
  extra_guest_cents: 0,
  guests_included: 30,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
  min_nights: 1,
  max_nights: 28,
  gap_stays: false,
  gap_min_nights: 1,
  advance_notice_hours: 24,
  preparation_nights: 0,
  no_other_calendars: false,
  registration_number: "PM123456789",
  registration_expires: null,
  licence_number: "26-123456",
  rating: null,
  review_count: 0,
  created_at: instant("2027-01-05T16:00:00Z"),
  listed_at: null,
  cohost_for: "Ann",
  photos: [examplePhoto],
  platform: null,
  imported: null,
  feeds: [exampleCalendarFeed],
  export_url: "Export URL",
  ownership_code: "TKM-7QX4-M2PA",
  ownership_proven_at: null,
  registration_status: "not_needed",
  registration_reason: null,
  registration_duty: null,
  licence_duty: null,
  suspended_for: null,
  suspended_because: null,
  missing: ["title"],
  synced_at: null,
  open_bookings: 1,
  setup_page: null,
  version: 1,
};

export const examplePropertyCard: PropertyCard = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  city: "Whistler",
  province: null,
  rating: null,
  review_count: 0,
  lat: null,
  lng: null,
  place: "Whistler, British Columbia",
  photos: [examplePhoto],
  price: examplePropertyPrice,
  policy: "flexible",
  free_cancel_until: null,
  badges: ["guest_favourite"],
};

export const exampleHostStays: HostStays = { results: [examplePropertyCard], total: 1, page: 1 };

export const exampleImportedListing: ImportedListing = {
  platform: "airbnb",
  source_id: "123456",
  read_at: null,
  problem: null,
  field_sources: {},
  unconfirmed: ["Unconfirmed"],
  photos_found: 1,
  photos_offered: [exampleFoundPhoto],
  photos_waiting: 1,
  photos_permitted: false,
};

export const exampleMessagePhoto: MessagePhoto = { photo_id: "00000000-0000-4000-8000-8e9aea3f7a41", width: 1, height: 1 };

export const exampleMessage: Message = {
  number: 1,
  side: "guest",
  writer: null,
  text: null,
  photos: [exampleMessagePhoto],
  is_removed: false,
  is_masked: false,
  is_automatic: false,
  at: instant("2027-01-05T16:00:00Z"),
};

export const exampleThreadRow: ThreadRow = {
  thread_id: "00000000-0000-4000-8000-5373c7f8a5a6",
  side: "guest",
  property: exampleBookedProperty,
  other: { first_name: null, avatar: null },
  last: exampleMessage,
  unread: 1,
  booking: null,
};

export const exampleInbox: Inbox = {
  threads: [exampleThreadRow],
  unread: 1,
  total: 1,
  page: 1,
  per_page: 1,
};

export const exampleShownRegistration: ShownRegistration = { place: "British Columbia", called: "registration number", number: "PM123456789" };

export const examplePublicProfile: PublicProfile = {
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  first_name: "Jo",
  avatar: "/media/avatar/5f0c.webp",
  is_host: false,
  languages: ["en", "fr"],
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleListing: Listing = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  city: "Whistler",
  province: null,
  rating: null,
  review_count: 0,
  lat: null,
  lng: null,
  description: "Description",
  bedroom_list: [exampleBedroom],
  amenities: ["wifi"],
  accessibility: ["step_free"],
  house_rules: "House rules",
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
  cancellation_policy: "moderate",
  instant_book: false,
  pets_allowed: false,
  min_nights: 1,
  max_nights: 28,
  status: "draft",
  place: "Whistler, British Columbia",
  registrations: [exampleShownRegistration],
  photos: [examplePhoto],
  badges: ["guest_favourite"],
  host: examplePublicProfile,
  cohosts: ["Sam"],
  reply_rate_percent: null,
  reply_hours: null,
  price: examplePropertyPrice,
  rating_parts: null,
};

export const examplePayoutRow: PayoutRow = {
  payout_id: "00000000-0000-4000-8000-08be085af32a",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  claim_id: null,
  due_at: instant("2027-01-05T16:00:00Z"),
  paid_at: null,
  reference: "HX7K2M",
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  timezone: "America/St_Johns",
  title: "Title",
  amount: exampleMoney,
  withheld: exampleMoney,
};

export const exampleListingMoney: ListingMoney = {
  waiting: exampleMoney,
  paid: exampleMoney,
  payouts: [examplePayoutRow],
  since: null,
  earnings: exampleHostEarnings,
  opens_bookings: false,
};

export const exampleListingNumbers: ListingNumbers = {
  from: date("2027-02-12"),
  to: date("2027-02-15"),
  nights_sold: 1,
  nights_open: 1,
  night: null,
  occupancy_percent: null,
  requests: 1,
  answered: 1,
  views: 1,
  booked: 1,
};

export const exampleMapPin: MapPin = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  lat: 50.115,
  lng: -122.955,
};

export const exampleNightPrices: NightPrices = { currency: "CAD", nights: [{ date: date("2027-02-12"), night_cents: 12000 }] };

export const exampleNightsChange: NightsChange = {};

export const exampleSearchAlternative: SearchAlternative = {
  change: "without_pets",
  count: 4,
  more: false,
  place: "Canmore",
  terms: { query: "Whistler, BC", bounds: [50, -123.1, 50.2, -122.8] },
};

export const exampleNothingFound: NothingFound = { lack: "place", alternatives: [exampleSearchAlternative] };

export const exampleOfferedReply: OfferedReply = {
  reply_id: "00000000-0000-4000-8000-1a6248ab1366",
  title: "Parking",
  text: "Hi {guest}, check-in is after {checkin_time}.",
  filled: "Filled",
  missing: ["guest"],
};

export const examplePayoutStanding: PayoutStanding = {
  account: null,
  payer: null,
  payee: "none",
  waiting: exampleMoney,
  paid: exampleMoney,
  owed: exampleMoney,
  statements_since: null,
  payouts: [examplePayoutRow],
};

export const examplePictureFile: PictureFile = { jpeg: "Jpeg" };

export const examplePlaceZone: PlaceZone = { timezone: null };

export const examplePointsEntry: PointsEntry = {
  entry_id: "00000000-0000-4000-8000-0a88a18ef408",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  kind: "earn",
  points: 400,
  booking_id: null,
  reason: "Stay at Lakeside cabin",
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const examplePointsBalance: PointsBalance = {
  balance: 2400,
  held: 0,
  owed: 0,
  coming: [
    {
      booking_id: "00000000-0000-4000-8000-948e03e7054b",
      reason: "Stay at Lakeside cabin",
      points: 400,
      arrives_at: null,
    },
  ],
  welcome: null,
  entries: [examplePointsEntry],
  total: 1,
  page: 1,
  per_page: 1,
};

export const examplePopularState: PopularState = {
  code: "AB",
  name: "British Columbia",
  count: 412,
  from_all_in: null,
  image: "/media/drawn/mountains/bc.svg",
  slug: "british-columbia",
};

export const examplePriceBar: PriceBar = { from_cents: 12000, to_cents: 12000, count: 1 };

export const examplePriceCheck: PriceCheck = {
  available: false,
  reason: null,
  quote: null,
  source: { platform: "airbnb", total: null },
  savings: null,
  bookingUrl: "/listing/…?checkin=2027-02-12",
};

export const examplePriceDifference: PriceDifference = { code: "cleaning_fee", given: null, actual: null };

export const examplePricePreview: PricePreview = {
  nights: 1,
  line_items: [exampleLineItem],
  subtotal: exampleMoney,
  total: exampleMoney,
  payout: exampleMoney,
  elsewhere: exampleMoney,
};

export const exampleStayRefusal: StayRefusal = { reason: "dates_missing", limit: 3 };

export const examplePricingMeta: PricingMeta = {
  valid: false,
  reasons: [exampleStayRefusal],
  differences: [examplePriceDifference],
  quote: null,
  per_night_all_in: null,
  points: null,
  cancellation: null,
  deposit: null,
  payout: null,
};

export const exampleProfile: Profile = {
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  user_id: "00000000-0000-4000-8000-b512d97e7cbf",
  first_name: "Jo",
  last_name: "Tremblay",
  phone: "+16045550188",
  avatar: "/media/avatar/5f0c.webp",
  languages: ["en", "fr"],
  is_host: false,
  is_guest: false,
  referral_code: "MAPLE7QX",
  referral_recipient_banner_interacted_at: null,
  referral_sender_banner_interacted_at: null,
  marketing_consent: false,
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleProperty: Property = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  cohost_ids: ["00000000-0000-4000-8000-e2375744a4bf"],
  calendar_ids: ["00000000-0000-4000-8000-4fff163f8d09"],
  money_ids: ["00000000-0000-4000-8000-d98dedcd2e4c"],
  listing_url: "https://www.airbnb.ca/rooms/123",
  connection_status: null,
  sync_status: "never",
  status: "draft",
  title: "Cedar cabin by the lake",
  description: "Description",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  bedroom_list: [exampleBedroom],
  amenities: ["wifi"],
  accessibility: ["step_free"],
  house_rules: "House rules",
  address: null,
  city: "Whistler",
  province: null,
  postal_code: "V8E 0B1",
  latitude: null,
  longitude: null,
  timezone: "America/Toronto",
  checkin_time: clock("16:00"),
  checkout_time: clock("11:00"),
  cancellation_policy: "moderate",
  instant_book: false,
  base_cents: 12000,
  monday_cents: null,
  tuesday_cents: null,
  wednesday_cents: null,
  thursday_cents: null,
  friday_cents: null,
  saturday_cents: null,
  sunday_cents: null,
  cleaning_fee_cents: 0,
  pet_fee_cents: 0,
  pets_allowed: false,
  extra_guest_cents: 0,
  guests_included: 30,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
  min_nights: 1,
  max_nights: 28,
  gap_stays: false,
  gap_min_nights: 1,
  advance_notice_hours: 24,
  preparation_nights: 0,
  no_other_calendars: false,
  registration_number: "PM123456789",
  registration_expires: null,
  licence_number: "26-123456",
  rating: null,
  review_count: 0,
  created_at: instant("2027-01-05T16:00:00Z"),
  listed_at: null,
};

export const examplePropertyRow: PropertyRow = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  listing_url: "https://www.airbnb.ca/rooms/123",
  connection_status: null,
  sync_status: "never",
  status: "draft",
  title: "Cedar cabin by the lake",
  property_type: "house",
  city: "Whistler",
  province: null,
  timezone: "America/Toronto",
  cancellation_policy: "moderate",
  base_cents: 12000,
  rating: null,
  review_count: 0,
  created_at: instant("2027-01-05T16:00:00Z"),
  cohost_for: "Ann",
  photo: null,
  platform: null,
  problem: null,
  missing: ["title"],
  synced_at: null,
  next_arrival: null,
  open_bookings: 1,
};

export const examplePublicReview: PublicReview = {
  review_id: "00000000-0000-4000-8000-aff0766a5290",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  rating: 5,
  cleanliness: 5,
  accuracy: 5,
  checkin: 5,
  communication: 5,
  location: 5,
  value: 5,
  comment: "An example of “Comment”, as long as it must be.",
  host_reply: null,
  host_replied_at: null,
  created_at: instant("2027-01-05T16:00:00Z"),
  paid_directly: false,
  opens_at: null,
  state: "shown",
  waits_for: null,
  hidden_because: null,
  author: exampleReviewAuthor,
  property_title: "Property title",
};

export const exampleRecipientChoices: RecipientChoices = {};

export const exampleReferralFeedback: ReferralFeedback = { type: "referral_sender" };

export const exampleReferredFriend: ReferredFriend = {
  first_name: null,
  joined_at: instant("2027-01-05T16:00:00Z"),
  stage: "signed_up",
  points: 1,
  because: null,
  decided: null,
};

export const exampleReferralSummary: ReferralSummary = {
  referral_code: "MAPLE7QX",
  link: "https://tuckamore.example/refer/MAPLE7QX",
  points_earned: 1,
  points_pending: 1,
  points_this_year: 1,
  referrals: [exampleReferredFriend],
};

export const exampleReferrer: Referrer = { first_name: "Jo", avatar: "/media/avatar/5f0c.webp" };

export const exampleRegistrationDuty: RegistrationDuty = {
  place: "British Columbia",
  called: "CITQ establishment number",
  asked_by: "the City of Toronto",
  pattern: null,
  example: "STR-0000-ABCDEF",
  expires: false,
  nights_a_year: null,
};

export const exampleReview: Review = {
  review_id: "00000000-0000-4000-8000-aff0766a5290",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  rating: 5,
  cleanliness: 5,
  accuracy: 5,
  checkin: 5,
  communication: 5,
  location: 5,
  value: 5,
  comment: "An example of “Comment”, as long as it must be.",
  private_note: null,
  host_reply: null,
  host_replied_at: null,
  created_at: instant("2027-01-05T16:00:00Z"),
  opens_at: null,
  paid_directly: false,
  state: "shown",
  waits_for: null,
  hidden_because: null,
};

export const exampleReviewList: ReviewList = {
  reviews: [examplePublicReview],
  total: 1,
  page: 1,
  per_page: 1,
};

export const exampleSandboxPayment: SandboxPayment = {
  payment_id: "00000000-0000-4000-8000-7048f38b33f1",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  amount: exampleMoney,
  state: "open",
  title: "Title",
  confirmation_id: null,
  return_path: "Return path",
};

export const exampleSavedReply: SavedReply = {
  reply_id: "00000000-0000-4000-8000-1a6248ab1366",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  title: "Parking",
  text: "Hi {guest}, check-in is after {checkin_time}.",
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleSavedSearch: SavedSearch = {
  saved_search_id: "00000000-0000-4000-8000-26660fbec20c",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  name: "Tofino · Feb 10–14 · 4 guests",
  terms: { query: "Whistler, BC", bounds: [50, -123.1, 50.2, -122.8] },
  currency: "CAD",
  mails: false,
  saved_at: instant("2027-01-05T16:00:00Z"),
  path: "/search?query=Tofino",
  is_over: false,
};

export const exampleSearchFacets: SearchFacets = {
  amenities: {},
  types: {},
  price_histogram: [examplePriceBar],
  price_currency: "CAD",
};

export const exampleUnderstoodSearch: UnderstoodSearch = {
  place: "tofino",
  named: "Tofino",
  near: false,
  amenities: [{ amenity: "wifi", without: "Tofino" }],
  pets: null,
};

export const exampleSearchAnswer: SearchAnswer = {
  results: [examplePropertyCard],
  total: 132,
  more: false,
  page: 1,
  per_page: 24,
  bounds: null,
  facets: exampleSearchFacets,
  understood: exampleUnderstoodSearch,
  nothing: null,
  currency: "CAD",
};

export const exampleSearchFilters: SearchFilters = { price_max: 400 };

export const exampleSearchMails: SearchMails = { name: "Tofino · Feb 10–14 · 4 guests", mails: false };

export const exampleSeason: Season = {
  season_id: "00000000-0000-4000-8000-44410c3d53fd",
  name: "Summer 2027",
  start: date("2027-02-12"),
  last: date("2027-02-15"),
  yearly: false,
  price_cents: null,
  min_nights: null,
  property_ids: ["00000000-0000-4000-8000-fa10c11b2236"],
};

export const exampleSeasons: Seasons = { seasons: [exampleSeason], listings: [{ property_id: "00000000-0000-4000-8000-40040cb181f7", title: "Cedar cabin by the lake" }] };

export const exampleSentFeedback: SentFeedback = {
  feedback_id: "00000000-0000-4000-8000-01ccaf28319f",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  type: "referral_sender",
  payload: exampleReferralFeedback,
  first_sent_at: null,
};

export const exampleSentInvitation: SentInvitation = {
  cohost_id: "00000000-0000-4000-8000-044ec5a7b9b6",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  email: "sam@example.ca",
  created_at: instant("2027-01-05T16:00:00Z"),
  expires_at: instant("2027-01-06T16:00:00Z"),
  accepted_at: null,
  roles: ["calendar"],
  state: "active",
  profile_id: null,
  first_name: "Sam",
  invited: 1,
  full: ["Full"],
};

export const exampleSentMessage: SentMessage = {
  thread_id: "00000000-0000-4000-8000-5373c7f8a5a6",
  property: "Property",
  side: "guest",
  text: "Text",
  photos: [exampleMessagePhoto],
  at: instant("2027-01-05T16:00:00Z"),
};

export const exampleSentReport: SentReport = {
  report_id: "00000000-0000-4000-8000-1fd6bcbc36e5",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  kind: "listing",
  thing_id: "00000000-0000-4000-8000-d517dece2554",
  number: null,
  wrong: "fraud",
  message: null,
  created_at: instant("2027-01-05T16:00:00Z"),
};

export const exampleStayVotes: StayVotes = { property_id: "00000000-0000-4000-8000-40040cb181f7", count: 3, is_own: false };

export const exampleShownNote: ShownNote = {
  note_id: "00000000-0000-4000-8000-fea49641e47c",
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  message: "Close to the lake, but no parking.",
  written_at: instant("2027-01-05T16:00:00Z"),
  by: "Anna",
  is_own: false,
};

export const exampleWishlistVoices: WishlistVoices = {
  wishlist_id: "00000000-0000-4000-8000-edc279c643e5",
  is_owner: false,
  votes: [exampleStayVotes],
  notes: [exampleShownNote],
  fellows: [exampleFellow],
};

export const exampleSharedWishlist: SharedWishlist = {
  name: "Summer 2027",
  property_ids: ["00000000-0000-4000-8000-fa10c11b2236"],
  checkin: null,
  checkout: null,
  guests: null,
  by: "Anna",
  voices: exampleWishlistVoices,
};

export const exampleShownAccount: ShownAccount = {
  kind: "person",
  legal_name: "Anne MacLeod",
  birth_date: date("1980-05-17"),
  address: "Address",
  city: "City",
  province: "AB",
  postal_code: "V8E 0B1",
  gst_number: "123456782 RT 0001",
  qst_number: "1234567890 TQ 0001",
  institution: "004",
  transit: "12345",
  saved_at: instant("2027-01-05T16:00:00Z"),
  tax_ending: "782",
  account_ending: "567",
};

export const exampleShownChange: ShownChange = {
  change_id: "00000000-0000-4000-8000-c0bf75bd78bf",
  state: "proposed",
  by_host: false,
  checkin: date("2027-02-12"),
  checkout: date("2027-02-15"),
  guests: exampleGuests,
  proposed_at: instant("2027-01-05T16:00:00Z"),
  answer_by: instant("2027-01-06T16:00:00Z"),
  pay_by: null,
  line_items: [exampleLineItem],
  before: exampleMoney,
  after: exampleMoney,
  difference: exampleMoney,
  points_back: 1,
  payout_before: exampleMoney,
  payout_after: exampleMoney,
};

export const exampleShownClaim: ShownClaim = {
  kind: "damage",
  amount_cents: 12000,
  message: null,
  state: "filed",
  filed_at: instant("2027-01-05T16:00:00Z"),
  answer_by: instant("2027-01-06T16:00:00Z"),
  answered_at: null,
  answer: null,
  offered_cents: null,
  decided_at: null,
  decision: null,
  owed_cents: null,
  paid_at: null,
  paid_by_card: false,
  withdrawn_at: null,
  photos: [exampleClaimPhoto],
};

export const exampleSuggestedPlace: SuggestedPlace = { kind: "town", name: "Tofino, BC", count: 12 };

export const exampleTakenPayment: TakenPayment = {
  payment_id: "00000000-0000-4000-8000-7048f38b33f1",
  booking_id: "00000000-0000-4000-8000-948e03e7054b",
  claim_id: null,
  provider: "stripe",
  state: "open",
  amount_cents: 12000,
  currency: "CAD",
  refunded_cents: 0,
  opened_at: instant("2027-01-05T16:00:00Z"),
  paid_at: null,
  card_brand: null,
  card_last4: "4242",
};

export const exampleThreadDetail: ThreadDetail = {
  thread_id: "00000000-0000-4000-8000-5373c7f8a5a6",
  side: "guest",
  property: exampleBookedProperty,
  other: { first_name: null, avatar: null },
  last: exampleMessage,
  unread: 1,
  booking: null,
  messages: [exampleMessage],
  earlier: false,
  is_open: false,
  may_write: false,
};

export const exampleTripCard: TripCard = {
  property_id: "00000000-0000-4000-8000-40040cb181f7",
  title: "Cedar cabin by the lake",
  property_type: "house",
  sleeps: 2,
  bedrooms: 1,
  beds: 1,
  baths: 1,
  city: "Whistler",
  province: null,
  rating: null,
  review_count: 0,
  lat: null,
  lng: null,
  place: "Whistler, British Columbia",
  photos: [examplePhoto],
  price: examplePropertyPrice,
  policy: "flexible",
  free_cancel_until: null,
  badges: ["guest_favourite"],
  is_bookable: null,
};

export const exampleWishlist: Wishlist = {
  wishlist_id: "00000000-0000-4000-8000-edc279c643e5",
  profile_id: "00000000-0000-4000-8000-d696a35bdd18",
  name: "Summer 2027",
  token: null,
  property_ids: ["00000000-0000-4000-8000-fa10c11b2236"],
  checkin: null,
  checkout: null,
  guests: null,
  changed_at: instant("2027-01-05T16:00:00Z"),
};
