// Generated 208475474a14. How to write a link to each page.
import type { Accessibility, Amenity, BookingTab, CancellationPolicy, ContactTopic, Currency, FlexibleStay, Language, PropertiesView, PropertyType, Province, SearchSort, SetupPage } from "../model/values";
import type { PlainDate } from "../model/wire";
import { address } from "./address";

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  account: (to: {
    readonly token?: string | undefined;
    readonly payouts?: string | undefined;
  } = {}): string => address("/account", to, ["token", "payouts"]),
  allRentals: (): string => "/all/vacation-rentals",
  bookingMessages: (to: {
    readonly thread_id?: string | undefined;
  } = {}): string => address("/bookings/messages/:thread_id?", to),
  bookingPolicies: (): string => "/booking-policies",
  bookings: (to: {
    readonly booking_id?: string | undefined;
    readonly tab?: BookingTab | undefined;
    readonly words?: string | undefined;
    readonly review?: boolean | undefined;
  } = {}): string => address("/bookings/:booking_id?", to, ["tab", "words", "review"]),
  browserExtension: (): string => "/browser-extension",
  checkout: (to: {
    readonly booking_id?: string | undefined;
    readonly property_id?: string | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly sandbox?: string | undefined;
    readonly payment?: string | undefined;
  } = {}): string => address("/checkout/:booking_id?", to, ["property_id", "checkin", "checkout", "adults", "children", "infants", "pets", "sandbox", "payment"]),
  cohost: (to: {
    readonly token?: string | undefined;
  } = {}): string => address("/co-host", to, ["token"]),
  comparePage: (to: {
    readonly stays?: readonly string[] | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
  } = {}): string => address("/compare", to, ["stays", "checkin", "checkout", "adults", "children", "infants", "pets"]),
  completeProfile: (to: {
    readonly from?: string | undefined;
  } = {}): string => address("/complete-profile", to, ["from"]),
  connectProperties: (to: {
    readonly properties?: readonly string[] | undefined;
  } = {}): string => address("/connect/properties", to, ["properties"]),
  connectProperty: (to: {
    readonly property?: string | undefined;
  } = {}): string => address("/connect/property", to, ["property"]),
  contact: (to: {
    readonly topic?: ContactTopic | undefined;
  } = {}): string => address("/contact", to, ["topic"]),
  denied: (to: {
    readonly from?: string | undefined;
  } = {}): string => address("/denied", to, ["from"]),
  faq: (): string => "/faq",
  faqBookings: (): string => "/faq/bookings",
  faqGeneral: (): string => "/faq/general",
  faqHosting: (): string => "/faq/hosting",
  faqPoints: (): string => "/faq/points",
  faqPricing: (): string => "/faq/pricing",
  forgot: (): string => "/forgot",
  home: (): string => "/",
  hostGuide: (): string => "/hosting-on-tuckamore",
  hostProfile: (to: {
    readonly profile_id: string;
  }): string => address("/host/:profile_id", to),
  installed: (): string => "/installed",
  listing: (to: {
    readonly property_id?: string | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly currency?: Currency | undefined;
    readonly message?: boolean | undefined;
  } = {}): string => address("/listing/:property_id?", to, ["checkin", "checkout", "adults", "children", "infants", "pets", "currency", "message"]),
  login: (to: {
    readonly from?: string | undefined;
    readonly code?: string | undefined;
    readonly problem?: string | undefined;
  } = {}): string => address("/login", to, ["from", "code", "problem"]),
  noFeeHosting: (): string => "/no-fee-hosting",
  ontarioRentals: (): string => "/ontario/vacation-rentals",
  placeRentals: (to: {
    readonly place: string;
  }): string => address("/:place/vacation-rentals", to),
  points: (): string => "/points",
  privacyPolicy: (): string => "/privacy-policy",
  properties: (to: {
    readonly view?: PropertiesView | undefined;
    readonly from?: PlainDate | undefined;
    readonly page?: number | undefined;
    readonly closed?: string | undefined;
  } = {}): string => address("/properties", to, ["view", "from", "page", "closed"]),
  property: (to: {
    readonly property_id: string;
  }): string => address("/property/:property_id", to),
  propertySetup: (to: {
    readonly property_id: string;
    readonly page?: SetupPage | undefined;
  }): string => address("/property/:property_id/setup/:page?", to),
  refer: (to: {
    readonly code: string;
  }): string => address("/refer/:code", to),
  referralCenter: (): string => "/referral-center",
  reset: (to: {
    readonly token?: string | undefined;
    readonly email?: string | undefined;
  } = {}): string => address("/reset", to, ["token", "email"]),
  savedSearchesPage: (): string => "/saved-searches",
  search: (to: {
    readonly query?: string | undefined;
    readonly province?: Province | undefined;
    readonly bounds?: readonly number[] | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly flex_days?: number | undefined;
    readonly flex_stay?: FlexibleStay | undefined;
    readonly flex_months?: readonly PlainDate[] | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly price_min?: number | undefined;
    readonly price_max?: number | undefined;
    readonly bedrooms_min?: number | undefined;
    readonly beds_min?: number | undefined;
    readonly baths_min?: number | undefined;
    readonly rating_min?: number | undefined;
    readonly types?: readonly PropertyType[] | undefined;
    readonly amenities?: readonly Amenity[] | undefined;
    readonly accessible?: readonly Accessibility[] | undefined;
    readonly languages?: readonly Language[] | undefined;
    readonly free_cancellation?: boolean | undefined;
    readonly policies?: readonly CancellationPolicy[] | undefined;
    readonly instant?: boolean | undefined;
    readonly price_currency?: Currency | undefined;
    readonly sort?: SearchSort | undefined;
    readonly page?: number | undefined;
    readonly currency?: Currency | undefined;
    readonly taxes?: boolean | undefined;
    readonly map?: boolean | undefined;
  } = {}): string => address("/search", to, ["query", "province", "bounds", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "adults", "children", "infants", "pets", "price_min", "price_max", "bedrooms_min", "beds_min", "baths_min", "rating_min", "types", "amenities", "accessible", "languages", "free_cancellation", "policies", "instant", "price_currency", "sort", "page", "currency", "taxes", "map"]),
  searchMailsPage: (to: {
    readonly token: string;
  }): string => address("/saved-search/:token", to),
  sharedWishlistPage: (to: {
    readonly token: string;
  }): string => address("/wishlist/:token", to),
  signup: (to: {
    readonly from?: string | undefined;
  } = {}): string => address("/signup", to, ["from"]),
  stayMessages: (to: {
    readonly thread_id?: string | undefined;
  } = {}): string => address("/stays/messages/:thread_id?", to),
  stays: (to: {
    readonly booking_id?: string | undefined;
    readonly review?: boolean | undefined;
    readonly payment?: string | undefined;
  } = {}): string => address("/stays/:booking_id?", to, ["review", "payment"]),
  tos: (): string => "/tos",
  verify: (to: {
    readonly token?: string | undefined;
    readonly from?: string | undefined;
  } = {}): string => address("/verify", to, ["token", "from"]),
  vertoflex: (): string => "/vertoflex",
  welcome: (to: {
    readonly from?: string | undefined;
  } = {}): string => address("/welcome", to, ["from"]),
  whistlerRentals: (): string => "/whistler/vacation-rentals",
  wishlistPage: (to: {
    readonly wishlist_id: string;
  }): string => address("/wishlists/:wishlist_id", to),
  wishlistsPage: (): string => "/wishlists",
};
