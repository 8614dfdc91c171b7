// Generated 9b4fdfbecd93. Every page: its path, its screen, who may open it and what surrounds it.
import type { Chrome } from "../model/entities";
import type { Mode } from "../model/values";
import { completeRoutes, startIn } from "./complete";

export type RouteId = "account"
  | "allRentals"
  | "bookingMessages"
  | "bookingPolicies"
  | "bookings"
  | "browserExtension"
  | "checkout"
  | "cohost"
  | "comparePage"
  | "completeProfile"
  | "connectProperties"
  | "connectProperty"
  | "contact"
  | "denied"
  | "faq"
  | "faqBookings"
  | "faqGeneral"
  | "faqHosting"
  | "faqPoints"
  | "faqPricing"
  | "forgot"
  | "home"
  | "hostGuide"
  | "hostProfile"
  | "installed"
  | "listing"
  | "login"
  | "noFeeHosting"
  | "notFound"
  | "ontarioRentals"
  | "placeRentals"
  | "points"
  | "privacyPolicy"
  | "properties"
  | "property"
  | "propertySetup"
  | "refer"
  | "referralCenter"
  | "reset"
  | "savedSearchesPage"
  | "search"
  | "searchMailsPage"
  | "sharedWishlistPage"
  | "signup"
  | "stayMessages"
  | "stays"
  | "tos"
  | "verify"
  | "vertoflex"
  | "welcome"
  | "whistlerRentals"
  | "wishlistPage"
  | "wishlistsPage";

export type ScreenName = "Account"
  | "BookingMessages"
  | "BookingPolicies"
  | "BrowserExtension"
  | "Checkout"
  | "Cohost"
  | "Compare"
  | "CompleteProfile"
  | "ConnectProperties"
  | "ConnectProperty"
  | "Contact"
  | "Denied"
  | "Destination"
  | "Faq"
  | "Forgot"
  | "Home"
  | "HostBookings"
  | "HostGuide"
  | "HostProfile"
  | "Installed"
  | "Listing"
  | "Login"
  | "NoFeeHosting"
  | "NotFound"
  | "OwnWishlist"
  | "PayLater"
  | "Points"
  | "PrivacyPolicy"
  | "Properties"
  | "Property"
  | "PropertySetup"
  | "Refer"
  | "ReferralCenter"
  | "Reset"
  | "SavedSearches"
  | "Search"
  | "SearchMails"
  | "SharedWishlist"
  | "Signup"
  | "StayMessages"
  | "Stays"
  | "TermsOfService"
  | "Verify"
  | "Welcome"
  | "Wishlists";

export type GuardId = "anyone"
  | "calendarKeeper"
  | "cohosting"
  | "guestMode"
  | "guestOfBooking"
  | "hostMode"
  | "hostOfBooking"
  | "moneyReader"
  | "named"
  | "namedAtListing"
  | "namedPartyToBooking"
  | "owner"
  | "partyToBooking"
  | "partyToThread"
  | "publicListing"
  | "publicProfile"
  | "readerOfBooking"
  | "signedIn"
  | "signedInAtProfile"
  | "verified";

export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: `/loans/:loan_id?`. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly guard: GuardId;
  /** The guards to ask, in order, `guard` the last. */
  readonly guards: readonly GuardId[];
  readonly chrome: Chrome;
  /** The chrome where an access token is stored. */
  readonly signedInChrome: Chrome;
  readonly mode: Mode;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly params: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** The long text that it shows: a key of `texts/pages`. */
  readonly text?: string;
}

interface Row extends Partial<Omit<RouteData, "id" | "path" | "screen" | "chrome" | "signedInChrome">> {
  readonly path: string;
  readonly screen: ScreenName;
  readonly chrome?: Partial<Chrome>;
  readonly signedInChrome?: Partial<Chrome>;
}

const plain: Chrome = { header: "site", footer: true, sidebar: false, overflow: true };

const chains: Readonly<Record<GuardId, readonly GuardId[]>> = {
  anyone: ["anyone"],
  calendarKeeper: ["signedIn", "verified", "named", "hostMode", "cohosting", "calendarKeeper"],
  cohosting: ["signedIn", "verified", "named", "hostMode", "cohosting"],
  guestMode: ["signedIn", "verified", "named", "guestMode"],
  guestOfBooking: ["signedIn", "verified", "named", "partyToBooking", "guestOfBooking"],
  hostMode: ["signedIn", "verified", "named", "hostMode"],
  hostOfBooking: ["signedIn", "verified", "named", "partyToBooking", "hostOfBooking"],
  moneyReader: ["signedIn", "verified", "named", "hostMode", "cohosting", "moneyReader"],
  named: ["signedIn", "verified", "named"],
  namedAtListing: ["signedIn", "verified", "named", "publicListing", "namedAtListing"],
  namedPartyToBooking: ["signedIn", "verified", "named", "partyToBooking", "namedPartyToBooking"],
  owner: ["signedIn", "verified", "named", "hostMode", "cohosting", "owner"],
  partyToBooking: ["signedIn", "partyToBooking"],
  partyToThread: ["signedIn", "partyToThread"],
  publicListing: ["publicListing"],
  publicProfile: ["publicProfile"],
  readerOfBooking: ["signedIn", "readerOfBooking"],
  signedIn: ["signedIn"],
  signedInAtProfile: ["signedIn", "publicProfile", "signedInAtProfile"],
  verified: ["signedIn", "verified"],
};

const rows: Readonly<Record<RouteId, Row>> = {
  account: {
    path: "/account",
    screen: "Account",
    guard: "named",
    chrome: { header: "plain", footer: false, sidebar: true },
    query: ["token", "payouts"],
  },
  allRentals: { path: "/all/vacation-rentals", screen: "Destination", text: "pages/destination-all.md" },
  bookingMessages: {
    path: "/bookings/messages/:thread_id?",
    screen: "BookingMessages",
    guard: "hostMode",
    chrome: { header: "plain", footer: false, sidebar: true },
    mode: "hostView",
  },
  bookingPolicies: { path: "/booking-policies", screen: "BookingPolicies", text: "pages/booking-policies.md" },
  bookings: {
    path: "/bookings/:booking_id?",
    screen: "HostBookings",
    guard: "hostMode",
    chrome: { header: "plain", footer: false, sidebar: true },
    mode: "hostView",
    query: ["tab", "words", "review"],
  },
  browserExtension: { path: "/browser-extension", screen: "BrowserExtension", text: "pages/browser-extension.md" },
  checkout: {
    path: "/checkout/:booking_id?",
    screen: "Checkout",
    chrome: { header: "checkout", footer: false },
    indexed: false,
    query: ["property_id", "checkin", "checkout", "adults", "children", "infants", "pets", "sandbox", "payment"],
  },
  cohost: {
    path: "/co-host",
    screen: "Cohost",
    guard: "named",
    chrome: { footer: false },
    query: ["token"],
  },
  comparePage: {
    path: "/compare",
    screen: "Compare",
    signedInChrome: { header: "plain", footer: false, sidebar: true },
    indexed: false,
    query: ["stays", "checkin", "checkout", "adults", "children", "infants", "pets"],
  },
  completeProfile: {
    path: "/complete-profile",
    screen: "CompleteProfile",
    guard: "verified",
    chrome: { header: "none", footer: false },
    query: ["from"],
  },
  connectProperties: {
    path: "/connect/properties",
    screen: "ConnectProperties",
    guard: "hostMode",
    chrome: { footer: false },
    mode: "host",
    query: ["properties"],
  },
  connectProperty: {
    path: "/connect/property",
    screen: "ConnectProperty",
    guard: "hostMode",
    chrome: { header: "wide", footer: false },
    mode: "host",
    query: ["property"],
  },
  contact: {
    path: "/contact",
    screen: "Contact",
    query: ["topic"],
  },
  denied: {
    path: "/denied",
    screen: "Denied",
    indexed: false,
    query: ["from"],
  },
  faq: { path: "/faq", screen: "Faq" },
  faqBookings: { path: "/faq/bookings", screen: "Faq", text: "pages/faq-bookings.md" },
  faqGeneral: { path: "/faq/general", screen: "Faq", text: "pages/faq-general.md" },
  faqHosting: { path: "/faq/hosting", screen: "Faq", text: "pages/faq-hosting.md" },
  faqPoints: { path: "/faq/points", screen: "Faq", text: "pages/faq-points.md" },
  faqPricing: { path: "/faq/pricing", screen: "Faq", text: "pages/faq-pricing.md" },
  forgot: { path: "/forgot", screen: "Forgot", indexed: false },
  home: { path: "/", screen: "Home" },
  hostGuide: { path: "/hosting-on-tuckamore", screen: "HostGuide", text: "pages/host-guide.md" },
  hostProfile: {
    path: "/host/:profile_id",
    screen: "HostProfile",
    signedInChrome: { header: "plain", footer: false, sidebar: true },
    indexed: false,
  },
  installed: { path: "/installed", screen: "Installed", indexed: false },
  listing: {
    path: "/listing/:property_id?",
    screen: "Listing",
    chrome: { header: "checkout", footer: false },
    query: ["checkin", "checkout", "adults", "children", "infants", "pets", "currency", "message"],
  },
  login: {
    path: "/login",
    screen: "Login",
    chrome: { footer: false },
    query: ["from", "code", "problem"],
  },
  noFeeHosting: { path: "/no-fee-hosting", screen: "NoFeeHosting", text: "pages/no-fee-hosting.md" },
  notFound: { path: "*", screen: "NotFound", indexed: false },
  ontarioRentals: { path: "/ontario/vacation-rentals", screen: "Destination", text: "pages/destination-ontario.md" },
  placeRentals: { path: "/:place/vacation-rentals", screen: "Destination" },
  points: { path: "/points", screen: "Points", text: "pages/points.md" },
  privacyPolicy: { path: "/privacy-policy", screen: "PrivacyPolicy", text: "pages/privacy-policy.md" },
  properties: {
    path: "/properties",
    screen: "Properties",
    guard: "hostMode",
    chrome: { header: "plain", footer: false, sidebar: true },
    mode: "host",
    query: ["view", "from", "page", "closed"],
  },
  property: {
    path: "/property/:property_id",
    screen: "Property",
    guard: "cohosting",
    chrome: { sidebar: true },
    mode: "hostView",
  },
  propertySetup: {
    path: "/property/:property_id/setup/:page?",
    screen: "PropertySetup",
    guard: "owner",
    chrome: { footer: false },
    mode: "host",
  },
  refer: { path: "/refer/:code", screen: "Refer", indexed: false },
  referralCenter: {
    path: "/referral-center",
    screen: "ReferralCenter",
    guard: "named",
    chrome: { header: "plain", footer: false, sidebar: true },
  },
  reset: {
    path: "/reset",
    screen: "Reset",
    indexed: false,
    query: ["token", "email"],
  },
  savedSearchesPage: {
    path: "/saved-searches",
    screen: "SavedSearches",
    guard: "signedIn",
    chrome: { header: "plain", footer: false, sidebar: true },
  },
  search: {
    path: "/search",
    screen: "Search",
    signedInChrome: { header: "plain", footer: false, sidebar: true },
    query: ["query", "province", "bounds", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "adults", "children", "infants", "pets", "price_min", "price_max", "bedrooms_min", "beds_min", "baths_min", "rating_min", "types", "amenities", "accessible", "languages", "free_cancellation", "policies", "instant", "price_currency", "sort", "page", "currency", "taxes", "map"],
  },
  searchMailsPage: { path: "/saved-search/:token", screen: "SearchMails", indexed: false },
  sharedWishlistPage: {
    path: "/wishlist/:token",
    screen: "SharedWishlist",
    signedInChrome: { header: "plain", footer: false, sidebar: true },
    indexed: false,
  },
  signup: {
    path: "/signup",
    screen: "Signup",
    query: ["from"],
  },
  stayMessages: {
    path: "/stays/messages/:thread_id?",
    screen: "StayMessages",
    guard: "named",
    chrome: { header: "plain", footer: false, sidebar: true },
    mode: "guest",
  },
  stays: {
    path: "/stays/:booking_id?",
    screen: "Stays",
    guard: "guestMode",
    chrome: { header: "plain", footer: false, sidebar: true, overflow: false },
    mode: "guest",
    query: ["review", "payment"],
  },
  tos: { path: "/tos", screen: "TermsOfService", text: "pages/tos.md" },
  verify: {
    path: "/verify",
    screen: "Verify",
    chrome: { footer: false },
    indexed: false,
    query: ["token", "from"],
  },
  vertoflex: { path: "/vertoflex", screen: "PayLater", text: "pages/vertoflex.md" },
  welcome: {
    path: "/welcome",
    screen: "Welcome",
    guard: "named",
    chrome: { header: "none", footer: false },
    query: ["from"],
  },
  whistlerRentals: { path: "/whistler/vacation-rentals", screen: "Destination", text: "pages/destination-whistler.md" },
  wishlistPage: {
    path: "/wishlists/:wishlist_id",
    screen: "OwnWishlist",
    guard: "signedIn",
    chrome: { header: "plain", footer: false, sidebar: true },
  },
  wishlistsPage: {
    path: "/wishlists",
    screen: "Wishlists",
    signedInChrome: { header: "plain", footer: false, sidebar: true },
    indexed: false,
  },
};

/** Every page by its id. */
export const routes = completeRoutes<RouteId, RouteData>(rows, { chains, chrome: plain, mode: "any" });

/** A page's address without its optional parts: `/loans`. */
export const startOf = startIn<RouteId>(rows);
