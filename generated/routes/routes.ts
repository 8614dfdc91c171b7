// Every page: its path, its screen, who may open it and what surrounds it.
// Written by the generator from the spec; change the spec, not this file.

export type RouteId = "account" | "allRentals" | "bookingPolicies" | "bookings" | "browserExtension" | "checkout" | "completeProfile" | "connectProperties" | "connectProperty" | "contact" | "denied" | "faq" | "faqBookings" | "faqGeneral" | "faqHosting" | "faqPoints" | "faqPricing" | "forgot" | "home" | "hostGuide" | "installed" | "listing" | "login" | "noFeeHosting" | "notFound" | "ontarioRentals" | "points" | "privacyPolicy" | "properties" | "property" | "propertySetup" | "refer" | "referralCenter" | "reset" | "search" | "signup" | "stays" | "tos" | "verify" | "vertoflex" | "welcome" | "whistlerRentals";
export type ScreenName = "Account" | "BookingPolicies" | "BrowserExtension" | "Checkout" | "CompleteProfile" | "ConnectProperties" | "ConnectProperty" | "Contact" | "Denied" | "Destination" | "Faq" | "Forgot" | "Home" | "HostBookings" | "HostGuide" | "Installed" | "Listing" | "Login" | "NoFeeHosting" | "NotFound" | "PayLater" | "Points" | "PrivacyPolicy" | "Properties" | "Property" | "PropertySetup" | "Refer" | "ReferralCenter" | "Reset" | "Search" | "Signup" | "Stays" | "TermsOfService" | "Verify" | "Welcome";
export type GuardId = "anyone" | "guestMode" | "guestOfBooking" | "hostMode" | "hostOfBooking" | "named" | "owner" | "partyToBooking" | "signedIn" | "verified";

/** What surrounds a page. */
export interface Chrome {
  readonly header: boolean;
  readonly headerMenu: boolean;
  readonly footer: boolean;
  readonly sidebar: boolean;
  readonly currencyHeader: boolean;
  readonly fullWidthHeader: boolean;
  readonly checkoutHeader: boolean;
  readonly overflow: boolean;
}

export interface RouteData {
  readonly id: RouteId;
  /** As a router takes it: `/bookings/:booking_id?`. */
  readonly path: string;
  readonly screen: ScreenName;
  /** Without the product's name; slots that only the page can fill stand in braces. */
  readonly title: string;
  readonly description: string;
  readonly guard: GuardId;
  /** The guards to ask, in order, `guard` the last. */
  readonly guards: readonly GuardId[];
  readonly chrome: Chrome;
  /** The chrome where an access token is stored. */
  readonly signedInChrome: Chrome;
  readonly mode: "none" | "host" | "guest";
  /** Shown as hosts see it. */
  readonly hostView: boolean;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  readonly params: readonly { readonly name: string; readonly optional: boolean }[];
  readonly query: readonly string[];
  /** The long text that it shows: a key of `texts/pages`. */
  readonly text?: string;
}

interface Row extends Partial<Omit<RouteData, "id" | "path" | "screen" | "title" | "chrome" | "signedInChrome">> {
  readonly path: string;
  readonly screen: ScreenName;
  readonly title: string;
  readonly chrome?: Partial<Chrome>;
  readonly signedInChrome?: Partial<Chrome>;
}

/** What stands in the head of a page that says nothing itself. */
export const product = {
  titlePrefix: "Tuckamore | ",
  title: "A New Canadian Alternative to Airbnb",
  description: "Discover and host unique stays across Canada with lower fees.",
};

const plain: Chrome = {
  header: true,
  headerMenu: true,
  footer: true,
  sidebar: false,
  currencyHeader: false,
  fullWidthHeader: false,
  checkoutHeader: false,
  overflow: true,
};
const chains: Readonly<Record<GuardId, readonly GuardId[]>> = {
  anyone: ["anyone"],
  guestMode: ["signedIn", "verified", "named", "guestMode"],
  guestOfBooking: ["signedIn", "verified", "named", "partyToBooking", "guestOfBooking"],
  hostMode: ["signedIn", "verified", "named", "hostMode"],
  hostOfBooking: ["signedIn", "verified", "named", "partyToBooking", "hostOfBooking"],
  named: ["signedIn", "verified", "named"],
  owner: ["signedIn", "verified", "named", "hostMode", "owner"],
  partyToBooking: ["signedIn", "partyToBooking"],
  signedIn: ["signedIn"],
  verified: ["signedIn", "verified"],
};
const rows: Readonly<Record<RouteId, Row>> = {
  account: {
    path: "/account",
    screen: "Account",
    title: "Account",
    description: "Your Tuckamore account: profile, password, devices, mail and privacy.",
    guard: "named",
    chrome: { headerMenu: false, footer: false, sidebar: true },
  },
  allRentals: {
    path: "/all/vacation-rentals",
    screen: "Destination",
    title: "Vacation rentals across Canada",
    description: "Cabins, cottages and apartments in all ten provinces and three territories, with the whole price before taxes up front.",
    text: "pages/destination-all.md",
  },
  bookingPolicies: {
    path: "/booking-policies",
    screen: "BookingPolicies",
    title: "Booking policies",
    description: "Cancellation rules, payment terms, and what guests and hosts owe one another on Tuckamore, policy by policy.",
    text: "pages/booking-policies.md",
  },
  bookings: {
    path: "/bookings/:booking_id?",
    screen: "HostBookings",
    title: "Bookings",
    description: "Requests to answer, guests to welcome, and stays that are over.",
    guard: "hostMode",
    chrome: { headerMenu: false, footer: false, sidebar: true },
    mode: "host",
    hostView: true,
  },
  browserExtension: {
    path: "/browser-extension",
    screen: "BrowserExtension",
    title: "Browser extension",
    description: "The Tuckamore browser extension tells you, while you look at a stay elsewhere, whether the same home costs less here.",
    text: "pages/browser-extension.md",
  },
  checkout: {
    path: "/checkout/:booking_id?",
    screen: "Checkout",
    title: "Checkout",
    description: "Look over your stay, choose your currency, put your points to use, and pay.",
    chrome: { headerMenu: false, footer: false, currencyHeader: true, checkoutHeader: true },
    indexed: false,
    query: ["payment"],
  },
  completeProfile: {
    path: "/complete-profile",
    screen: "CompleteProfile",
    title: "Complete your profile",
    description: "Tell Tuckamore your name, so that hosts and guests know who they are dealing with.",
    guard: "verified",
    chrome: { header: false, footer: false },
  },
  connectProperties: {
    path: "/connect/properties",
    screen: "ConnectProperties",
    title: "Connect several properties",
    description: "Bring several listings from another platform to Tuckamore in one go.",
    guard: "hostMode",
    chrome: { footer: false },
    mode: "host",
  },
  connectProperty: {
    path: "/connect/property",
    screen: "ConnectProperty",
    title: "Connect a property",
    description: "Bring a listing that you have on another platform to Tuckamore by its address.",
    guard: "hostMode",
    chrome: { footer: false, fullWidthHeader: true },
    mode: "host",
  },
  contact: {
    path: "/contact",
    screen: "Contact",
    title: "Contact",
    description: "Write to the people behind Tuckamore about a booking, hosting, points or your account. We answer within two working days.",
    query: ["topic"],
  },
  denied: {
    path: "/denied",
    screen: "Denied",
    title: "Permission denied",
    description: "This page of Tuckamore is for hosts or for guests.",
    indexed: false,
  },
  faq: {
    path: "/faq",
    screen: "Faq",
    title: "Questions and answers",
    description: "Answers about Tuckamore: general questions, bookings, prices, hosting and points.",
  },
  faqBookings: {
    path: "/faq/bookings",
    screen: "Faq",
    title: "Questions about bookings",
    description: "How booking on Tuckamore works: requests and instant book, when you pay, cancelling, statuses, reviews and help during a stay.",
    text: "pages/faq-bookings.md",
  },
  faqGeneral: {
    path: "/faq/general",
    screen: "Faq",
    title: "General questions",
    description: "Answers about Tuckamore: who can use it, how it differs from the large platforms, accounts, log-in and the places covered.",
    text: "pages/faq-general.md",
  },
  faqHosting: {
    path: "/faq/hosting",
    screen: "Faq",
    title: "Questions about hosting",
    description: "How to host on Tuckamore: bring an existing listing, keep calendars true, get registered, answer requests and be paid in full.",
    text: "pages/faq-hosting.md",
  },
  faqPoints: {
    path: "/faq/points",
    screen: "Faq",
    title: "Questions about points",
    description: "How points on Tuckamore are earned, spent and returned, and how invitations reward you and your friends.",
    text: "pages/faq-points.md",
  },
  faqPricing: {
    path: "/faq/pricing",
    screen: "Faq",
    title: "Questions about prices",
    description: "What a stay on Tuckamore costs: the total before taxes, our 8% fee, taxes by province, currencies, discounts and refunds.",
    text: "pages/faq-pricing.md",
  },
  forgot: {
    path: "/forgot",
    screen: "Forgot",
    title: "Forgot your password",
    description: "Have a link mailed to you and choose a new password for your Tuckamore account.",
    indexed: false,
  },
  home: {
    path: "/",
    screen: "Home",
    title: "A New Canadian Alternative to Airbnb",
    description: "Discover and host unique stays across Canada with lower fees. See the whole price first, and let hosts keep all that they earn.",
  },
  hostGuide: {
    path: "/hosting-on-tuckamore",
    screen: "HostGuide",
    title: "Hosting on Tuckamore",
    description: "Bring a listing that you already have elsewhere to Tuckamore, step by step: connect, keep calendars true, set rules, publish, be paid.",
    text: "pages/host-guide.md",
  },
  installed: {
    path: "/installed",
    screen: "Installed",
    title: "The extension is installed",
    description: "The Tuckamore browser extension is installed and ready.",
    indexed: false,
  },
  listing: {
    path: "/listing/:property_id?",
    screen: "Listing",
    title: "Stay",
    description: "Pictures, rooms, amenities, reviews, free dates and the whole price of a Canadian stay, before you sign in.",
    chrome: { headerMenu: false, footer: false, currencyHeader: true, checkoutHeader: true },
    query: ["checkin", "checkout", "adults", "children", "infants", "pets", "currency"],
  },
  login: {
    path: "/login",
    screen: "Login",
    title: "Log in",
    description: "Log in to Tuckamore with your email, or with your Halyard account.",
    chrome: { footer: false },
    query: ["from", "code", "problem"],
  },
  noFeeHosting: {
    path: "/no-fee-hosting",
    screen: "NoFeeHosting",
    title: "No-fee hosting: keep 100%",
    description: "Hosts on Tuckamore keep 100% of their earnings: no commission, no listing fee, no subscription. See how it adds up.",
    text: "pages/no-fee-hosting.md",
  },
  notFound: { path: "*", screen: "NotFound", title: "Page not found", description: "There is no such page on Tuckamore.", indexed: false },
  ontarioRentals: {
    path: "/ontario/vacation-rentals",
    screen: "Destination",
    title: "Ontario vacation rentals",
    description: "Cottages in Muskoka, lofts in Toronto, vineyards in Prince Edward County: Ontario stays with the whole price before taxes up front.",
    text: "pages/destination-ontario.md",
  },
  points: {
    path: "/points",
    screen: "Points",
    title: "Points",
    description: "Earn 2 points per dollar on every stay and pay with them on the next. One point is worth one cent, and points never expire.",
    text: "pages/points.md",
  },
  privacyPolicy: {
    path: "/privacy-policy",
    screen: "PrivacyPolicy",
    title: "Privacy policy",
    description: "What Tuckamore keeps about you, why and for how long, which cookies it sets, and how to see, take along or delete it.",
    text: "pages/privacy-policy.md",
  },
  properties: {
    path: "/properties",
    screen: "Properties",
    title: "Your properties",
    description: "Your properties on Tuckamore: their state, their calendars, and what each still needs.",
    guard: "hostMode",
    chrome: { headerMenu: false, footer: false, sidebar: true },
    mode: "host",
  },
  property: {
    path: "/property/:property_id",
    screen: "Property",
    title: "Your property",
    description: "One of your properties: what guests see, its calendar, its connection and its state.",
    guard: "owner",
    chrome: { sidebar: true },
    mode: "host",
    hostView: true,
  },
  propertySetup: {
    path: "/property/:property_id/setup/:page?",
    screen: "PropertySetup",
    title: "Set up your property",
    description: "Set up a property for Tuckamore: place, rooms, photos, price, rules, calendar and registration.",
    guard: "owner",
    chrome: { footer: false },
    mode: "host",
  },
  refer: {
    path: "/refer/:code",
    screen: "Refer",
    title: "You are invited",
    description: "A friend invites you to Tuckamore: sign up and get 2000 points for your first stay.",
    indexed: false,
  },
  referralCenter: {
    path: "/referral-center",
    screen: "ReferralCenter",
    title: "Referral centre",
    description: "Share your Tuckamore link, and see what your friends and you have earned with it.",
    guard: "named",
    chrome: { headerMenu: false, footer: false, sidebar: true },
  },
  reset: {
    path: "/reset",
    screen: "Reset",
    title: "Choose a new password",
    description: "Choose a new password for your Tuckamore account.",
    indexed: false,
    query: ["token"],
  },
  search: {
    path: "/search",
    screen: "Search",
    title: "Search stays",
    description: "Search cabins, cottages and city stays across Canada by place, dates and people. Every price is the total before taxes.",
    signedInChrome: { headerMenu: false, footer: false, sidebar: true },
    query: [
      "query",
      "province",
      "bounds",
      "checkin",
      "checkout",
      "adults",
      "children",
      "infants",
      "pets",
      "price_min",
      "price_max",
      "beds_min",
      "bedrooms_min",
      "types",
      "amenities",
      "accessible",
      "policies",
      "pets_allowed",
      "instant",
      "sort",
      "page",
      "currency",
      "taxes",
    ],
  },
  signup: {
    path: "/signup",
    screen: "Signup",
    title: "Create an account",
    description: "Create a free Tuckamore account to book Canadian stays with lower fees, or to host and keep all that you earn.",
    query: ["from"],
  },
  stays: {
    path: "/stays/:booking_id?",
    screen: "Stays",
    title: "Your stays",
    description: "Your trips with Tuckamore: what is coming, what has been, and what is left to do.",
    guard: "guestMode",
    chrome: { headerMenu: false, footer: false, sidebar: true, overflow: false },
    mode: "guest",
  },
  tos: {
    path: "/tos",
    screen: "TermsOfService",
    title: "Terms of service",
    description: "The terms between you and Tuckamore: accounts, booking, hosting, points, invitations, and what happens when something goes wrong.",
    text: "pages/tos.md",
  },
  verify: {
    path: "/verify",
    screen: "Verify",
    title: "Verify your email address",
    description: "Verify the email address of your Tuckamore account.",
    chrome: { footer: false },
    indexed: false,
    query: ["token"],
  },
  vertoflex: {
    path: "/vertoflex",
    screen: "PayLater",
    title: "Pay later with Vertoflex and take $30 off",
    description: "Spread the cost of a stay with Vertoflex and take 30 dollars off your booking. See the total cost before you decide.",
    text: "pages/vertoflex.md",
  },
  welcome: {
    path: "/welcome",
    screen: "Welcome",
    title: "Welcome",
    description: "Choose how you start with Tuckamore: as a host, as a guest, or as both.",
    guard: "named",
    chrome: { header: false, footer: false },
  },
  whistlerRentals: {
    path: "/whistler/vacation-rentals",
    screen: "Destination",
    title: "Whistler vacation rentals",
    description: "Chalets and condos in Whistler, BC, for skiing in winter and the bike park in summer, with the whole price before taxes up front.",
    text: "pages/destination-whistler.md",
  },
};

const complete = (id: RouteId): RouteData => {
  const row: Row = rows[id];
  const guard = row.guard ?? "anyone";
  const chrome = { ...plain, ...row.chrome };
  return {
    description: product.description,
    mode: "none",
    hostView: false,
    indexed: guard === "anyone",
    query: [],
    ...row,
    id,
    guard,
    guards: chains[guard],
    chrome,
    signedInChrome: { ...chrome, ...row.signedInChrome },
    params: [...row.path.matchAll(/:(\w+)(\??)/g)].map(([, name = "", mark]) => ({ name, optional: mark === "?" })),
  };
};

/** Every page by its id. */
export const routes = Object.fromEntries((Object.keys(rows) as RouteId[]).map((id) => [id, complete(id)])) as Readonly<
  Record<RouteId, RouteData>
>;

/** A page's address without its optional parts: `/bookings`. */
export const startOf = (id: RouteId): string => {
  const { path }: RouteData = routes[id];
  return path.replaceAll(/\/:\w+\?/g, "") || "/";
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export const headOf = (id: RouteId, slots: Readonly<Record<string, string>> = {}): { readonly title: string; readonly description: string } => {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
  const { title, description }: RouteData = routes[id];
  return { title: filled(product.titlePrefix + title), description: filled(description) };
};
