// Generated 17928fc8e5ce. Menus, and where people are led.
import type { KnownDevice, VerifyVisit, Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { navigationOf, type EntryOf, type LeadTo, type Menu, type Redirect } from "./lead";
import { startOf, type GuardId, type RouteId } from "./routes";
import { isPresent, isSame, isYes, numberOf } from "../rules/runtime";

/** What menus and redirects depend on. */
export interface Facts {
  readonly knownDevice: KnownDevice;
  readonly verifyVisit: VerifyVisit;
  readonly visitor: Visitor;
  readonly settings: { readonly parentSiteUrl: string; readonly searchEnabled: boolean; readonly signOnEnabled: boolean };
  readonly now: Instant;
}

export type MenuId = "checkoutHeaderMenu" | "footerMenu" | "headerMenu" | "mobileMenu" | "sidebarMenu" | "signInMenu";

/** What items do where they stand. */
export type Action = "choose_currency" | "cookie_settings" | "log_out" | "single_sign_on";
export { type Look } from "./lead";

/** An item of a menu as one visitor sees it. */
export type Entry = EntryOf<RouteId, Action>;

/** Where a person is led. */
export type Lead = LeadTo<RouteId>;

/** The ways that depend on who asks. */
export const destinations = {
  dashboard: (facts: Facts): RouteId => {
    if (numberOf(facts.visitor.propertiesTotal) > 0 || numberOf(facts.visitor.numOfCohosted) > 0) return "properties";
    if (numberOf(facts.visitor.numOfStays) > 0) return "stays";
    return "welcome";
  },
  emailSignIn: (facts: Facts): RouteId => {
    if (numberOf(facts.knownDevice.logins) > 0) return "login";
    return "signup";
  },
  inbox: (facts: Facts): RouteId => {
    if (numberOf(facts.visitor.unreadAsGuest) > 0 && isSame(numberOf(facts.visitor.unreadAsHost), 0)) return "stayMessages";
    if (numberOf(facts.visitor.unreadAsHost) > 0 || numberOf(facts.visitor.propertiesTotal) > 0 || numberOf(facts.visitor.numOfAnswered) > 0) return "bookingMessages";
    return "stayMessages";
  },
};

/** The menus with all their items. */
export const menus: Readonly<Record<MenuId, Menu<RouteId, Action, Facts>>> = {
  checkoutHeaderMenu: {
    title: "Checkout menu",
    items: [
      {
        label: "Tuckamore",
        as: "icon",
        route: "home",
        hint: "Home",
      },
      {
        label: "Currency",
        as: "button",
        does: "choose_currency",
      },
      {
        label: "Login",
        as: "main button",
        route: "login",
        when: (facts) => !(isYes(facts.visitor.signed_in)),
        carries: "from",
      },
      {
        label: "Account",
        as: "icon",
        route: "account",
        when: (facts) => isYes(facts.visitor.signed_in),
        hint: "User",
      },
    ],
  },
  footerMenu: {
    title: "Footer",
    items: [
      {
        label: "General questions",
        as: "link",
        route: "faqGeneral",
      },
      {
        label: "Booking questions",
        as: "link",
        route: "faqBookings",
      },
      {
        label: "Pricing questions",
        as: "link",
        route: "faqPricing",
      },
      {
        label: "Hosting questions",
        as: "link",
        route: "faqHosting",
      },
      {
        label: "Home",
        as: "link",
        route: "home",
      },
      {
        label: "Points",
        as: "link",
        route: "points",
      },
      {
        label: "Contact",
        as: "link",
        route: "contact",
      },
      {
        label: "Cookie settings",
        as: "link",
        does: "cookie_settings",
      },
      {
        label: "Terms of service",
        as: "link",
        route: "tos",
      },
      {
        label: "Privacy policy",
        as: "link",
        route: "privacyPolicy",
      },
      {
        label: "Learn More",
        as: "button",
        href: (facts) => facts.settings.parentSiteUrl,
      },
    ],
  },
  headerMenu: {
    title: "Main menu",
    items: [
      {
        label: "Tuckamore",
        as: "icon",
        route: "home",
        hint: "Home",
      },
      {
        label: "Browser Extension",
        as: "button",
        route: "browserExtension",
      },
      {
        label: "FAQ",
        as: "link",
        route: "faqGeneral",
      },
      {
        label: "Login",
        as: "main button",
        route: "login",
        when: (facts) => !(isYes(facts.visitor.signed_in)),
      },
      {
        label: "Open",
        as: "main button",
        route: destinations.dashboard,
        when: (facts) => isYes(facts.visitor.signed_in),
      },
    ],
  },
  mobileMenu: {
    title: "Your menu",
    items: [
      {
        label: "Search",
        as: "link",
        route: "search",
        when: (facts) => isYes(facts.settings.searchEnabled),
      },
      {
        label: "Stays",
        as: "link",
        route: "stays",
        when: (facts) => numberOf(facts.visitor.numOfStays) > 0,
      },
      {
        label: "Properties",
        as: "link",
        route: "properties",
        when: (facts) => numberOf(facts.visitor.numOfProperties) > 0 || numberOf(facts.visitor.numOfCohosted) > 0,
      },
      {
        label: "Bookings",
        as: "link",
        route: "bookings",
        when: (facts) => numberOf(facts.visitor.numOfProperties) > 0 || numberOf(facts.visitor.numOfAnswered) > 0,
      },
      {
        label: "Messages",
        as: "link",
        route: destinations.inbox,
        when: (facts) => numberOf(facts.visitor.numOfThreads) > 0,
        counts: (facts) => (numberOf(facts.visitor.unreadAsGuest) + numberOf(facts.visitor.unreadAsHost)),
      },
      {
        label: "Browser Extension",
        as: "link",
        route: "browserExtension",
      },
      {
        label: "Wish Lists",
        as: "link",
        route: "wishlistsPage",
        when: (facts) => (numberOf(facts.visitor.numOfWishlists) + numberOf(facts.visitor.numOfSavedSearches)) > 0,
      },
      {
        label: "Account",
        as: "link",
        route: "account",
      },
      {
        label: "Referrals",
        as: "link",
        route: "referralCenter",
      },
      {
        label: "Become a Host",
        as: "button",
        route: "welcome",
        when: (facts) => isSame(numberOf(facts.visitor.propertiesTotal), 0),
      },
      {
        label: "Become a Guest",
        as: "button",
        route: "welcome",
        when: (facts) => numberOf(facts.visitor.propertiesTotal) > 0 && isSame(numberOf(facts.visitor.numOfStays), 0),
      },
      {
        label: "FAQ",
        as: "link",
        route: "faqGeneral",
      },
      {
        label: "Log Out",
        as: "link",
        does: "log_out",
      },
    ],
  },
  sidebarMenu: {
    title: "Your menu",
    items: [
      {
        label: "Search",
        as: "link",
        route: "search",
        when: (facts) => isYes(facts.settings.searchEnabled),
      },
      {
        label: "Stays",
        as: "link",
        route: "stays",
        when: (facts) => numberOf(facts.visitor.numOfStays) > 0,
      },
      {
        label: "Properties",
        as: "link",
        route: "properties",
        when: (facts) => numberOf(facts.visitor.numOfProperties) > 0 || numberOf(facts.visitor.numOfCohosted) > 0,
      },
      {
        label: "Bookings",
        as: "link",
        route: "bookings",
        when: (facts) => numberOf(facts.visitor.numOfProperties) > 0 || numberOf(facts.visitor.numOfAnswered) > 0,
      },
      {
        label: "Messages",
        as: "link",
        route: destinations.inbox,
        when: (facts) => numberOf(facts.visitor.numOfThreads) > 0,
        counts: (facts) => (numberOf(facts.visitor.unreadAsGuest) + numberOf(facts.visitor.unreadAsHost)),
      },
      {
        label: "Wish Lists",
        as: "link",
        route: "wishlistsPage",
        when: (facts) => (numberOf(facts.visitor.numOfWishlists) + numberOf(facts.visitor.numOfSavedSearches)) > 0,
      },
      {
        label: "Account",
        as: "link",
        route: "account",
      },
      {
        label: "Referrals",
        as: "link",
        route: "referralCenter",
      },
      {
        label: "Become a Host",
        as: "button",
        route: "welcome",
        when: (facts) => isSame(numberOf(facts.visitor.propertiesTotal), 0),
      },
      {
        label: "Become a Guest",
        as: "button",
        route: "welcome",
        when: (facts) => numberOf(facts.visitor.propertiesTotal) > 0 && isSame(numberOf(facts.visitor.numOfStays), 0),
      },
      {
        label: "FAQ",
        as: "link",
        route: "faqGeneral",
      },
      {
        label: "Log Out",
        as: "link",
        does: "log_out",
      },
    ],
  },
  signInMenu: {
    title: "Log in or create an account",
    items: [
      {
        label: "Log in with Halyard",
        as: "main button",
        does: "single_sign_on",
        when: (facts) => isYes(facts.settings.signOnEnabled),
        carries: "from",
      },
      {
        label: "Continue with email instead",
        as: "button",
        route: destinations.emailSignIn,
        carries: "from",
      },
    ],
  },
};

const redirects: readonly Redirect<RouteId, GuardId, Facts>[] = [
  {
    refused: "cohosting",
    route: "properties",
    carries: "closed",
  },
  {
    refused: "guestMode",
    route: "denied",
    carries: "from",
  },
  {
    refused: "hostMode",
    route: "denied",
    carries: "from",
  },
  {
    visiting: ["verify"],
    route: "completeProfile",
    when: (facts) => isPresent(facts.visitor.verified_at) && !(isPresent(facts.visitor.first_name) && isPresent(facts.visitor.last_name)),
    carries: "from",
  },
  {
    refused: "owner",
    route: "properties",
    carries: "closed",
  },
  {
    visiting: ["completeProfile"],
    route: destinations.dashboard,
    when: (facts) => isPresent(facts.visitor.first_name) && isPresent(facts.visitor.last_name),
  },
  {
    visiting: ["login", "signup"],
    route: destinations.dashboard,
    when: (facts) => isYes(facts.visitor.signed_in),
  },
  {
    visiting: ["verify"],
    route: destinations.dashboard,
    when: (facts) => isPresent(facts.visitor.verified_at) && (isPresent(facts.visitor.first_name) && isPresent(facts.visitor.last_name)),
  },
  {
    refused: "named",
    route: "completeProfile",
    carries: "from",
  },
  {
    refused: "signedIn",
    route: "login",
    carries: "from",
  },
  {
    refused: "verified",
    route: "verify",
    carries: "from",
  },
  {
    visiting: ["verify"],
    route: "login",
    when: (facts) => !(isYes(facts.visitor.signed_in)) && !isPresent(facts.verifyVisit.token),
    carries: "from",
  },
];

export const { menuOf, whereRefused, ledOnFrom } = navigationOf({ menus, redirects, startOf });
