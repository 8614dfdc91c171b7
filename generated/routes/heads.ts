// The words in the head of each page.
// Written by the generator from the spec; change the spec, not this file.
import type { RouteId } from "./routes";

export interface HeadData {
  /** Without the product's name; slots that only the page can fill stand in braces. */
  readonly title: string;
  readonly description: string;
}

/** What stands in the head of a page that says nothing itself. */
export const product = {
  titlePrefix: "Tuckamore | ", title: "A New Canadian Alternative to Airbnb",
  description: "Discover and host unique stays across Canada with lower fees.",
};

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  account: { title: "Account", description: "Your Tuckamore account: profile, password, devices, mail and privacy." },
  allRentals: {
    title: "Vacation rentals across Canada",
    description: "Cabins, cottages and apartments in all ten provinces and three territories, with the whole price before taxes up front.",
  },
  bookingPolicies: {
    title: "Booking policies",
    description: "Cancellation rules, payment terms, and what guests and hosts owe one another on Tuckamore, policy by policy.",
  },
  bookings: { title: "Bookings", description: "Requests to answer, guests to welcome, and stays that are over." },
  browserExtension: {
    title: "Browser extension",
    description: "The Tuckamore browser extension tells you, while you look at a stay elsewhere, whether the same home costs less here.",
  },
  checkout: { title: "Checkout", description: "Look over your stay, choose your currency, put your points to use, and pay." },
  completeProfile: {
    title: "Complete your profile",
    description: "Tell Tuckamore your name, so that hosts and guests know who they are dealing with.",
  },
  connectProperties: {
    title: "Connect several properties",
    description: "Bring several listings from another platform to Tuckamore in one go.",
  },
  connectProperty: {
    title: "Connect a property",
    description: "Bring a listing that you have on another platform to Tuckamore by its address.",
  },
  contact: {
    title: "Contact",
    description: "Write to the people behind Tuckamore about a booking, hosting, points or your account. We answer within two working days.",
  },
  denied: { title: "Permission denied", description: "This page of Tuckamore is for hosts or for guests." },
  faq: {
    title: "Questions and answers",
    description: "Answers about Tuckamore: general questions, bookings, prices, hosting and points.",
  },
  faqBookings: {
    title: "Questions about bookings",
    description: "How booking on Tuckamore works: requests and instant book, when you pay, cancelling, statuses, reviews and help during a stay.",
  },
  faqGeneral: {
    title: "General questions",
    description: "Answers about Tuckamore: who can use it, how it differs from the large platforms, accounts, log-in and the places covered.",
  },
  faqHosting: {
    title: "Questions about hosting",
    description: "How to host on Tuckamore: bring an existing listing, keep calendars true, get registered, answer requests and be paid in full.",
  },
  faqPoints: {
    title: "Questions about points",
    description: "How points on Tuckamore are earned, spent and returned, and how invitations reward you and your friends.",
  },
  faqPricing: {
    title: "Questions about prices",
    description: "What a stay on Tuckamore costs: the total before taxes, our 8% fee, taxes by province, currencies, discounts and refunds.",
  },
  forgot: {
    title: "Forgot your password",
    description: "Have a link mailed to you and choose a new password for your Tuckamore account.",
  },
  home: {
    title: "A New Canadian Alternative to Airbnb",
    description: "Discover and host unique stays across Canada with lower fees. See the whole price first, and let hosts keep all that they earn.",
  },
  hostGuide: {
    title: "Hosting on Tuckamore",
    description: "Bring a listing that you already have elsewhere to Tuckamore, step by step: connect, keep calendars true, set rules, publish, be paid.",
  },
  installed: { title: "The extension is installed", description: "The Tuckamore browser extension is installed and ready." },
  listing: {
    title: "Stay",
    description: "Pictures, rooms, amenities, reviews, free dates and the whole price of a Canadian stay, before you sign in.",
  },
  login: { title: "Log in", description: "Log in to Tuckamore with your email, or with your Halyard account." },
  noFeeHosting: {
    title: "No-fee hosting: keep 100%",
    description: "Hosts on Tuckamore keep 100% of their earnings: no commission, no listing fee, no subscription. See how it adds up.",
  },
  notFound: { title: "Page not found", description: "There is no such page on Tuckamore." },
  ontarioRentals: {
    title: "Ontario vacation rentals",
    description: "Cottages in Muskoka, lofts in Toronto, vineyards in Prince Edward County: Ontario stays with the whole price before taxes up front.",
  },
  points: {
    title: "Points",
    description: "Earn 2 points per dollar on every stay and pay with them on the next. One point is worth one cent, and points never expire.",
  },
  privacyPolicy: {
    title: "Privacy policy",
    description: "What Tuckamore keeps about you, why and for how long, which cookies it sets, and how to see, take along or delete it.",
  },
  properties: {
    title: "Your properties",
    description: "Your properties on Tuckamore: their state, their calendars, and what each still needs.",
  },
  property: {
    title: "Your property",
    description: "One of your properties: what guests see, its calendar, its connection and its state.",
  },
  propertySetup: {
    title: "Set up your property",
    description: "Set up a property for Tuckamore: place, rooms, photos, price, rules, calendar and registration.",
  },
  refer: { title: "You are invited", description: "A friend invites you to Tuckamore: sign up and get 2,000 points for your first stay." },
  referralCenter: {
    title: "Referral centre",
    description: "Share your Tuckamore link, and see what your friends and you have earned with it.",
  },
  reset: { title: "Choose a new password", description: "Choose a new password for your Tuckamore account." },
  search: {
    title: "Search stays",
    description: "Search cabins, cottages and city stays across Canada by place, dates and people. Every price is the total before taxes.",
  },
  signup: {
    title: "Create an account",
    description: "Create a free Tuckamore account to book Canadian stays with lower fees, or to host and keep all that you earn.",
  },
  stays: { title: "Your stays", description: "Your trips with Tuckamore: what is coming, what has been, and what is left to do." },
  tos: {
    title: "Terms of service",
    description: "The terms between you and Tuckamore: accounts, booking, hosting, points, invitations, and what happens when something goes wrong.",
  },
  verify: { title: "Verify your email address", description: "Verify the email address of your Tuckamore account." },
  vertoflex: {
    title: "Pay later with Vertoflex and take $30 off",
    description: "Spread the cost of a stay with Vertoflex and take 30 dollars off your booking. See the total cost before you decide.",
  },
  welcome: { title: "Welcome", description: "Choose how you start with Tuckamore: as a host, as a guest, or as both." },
  whistlerRentals: {
    title: "Whistler vacation rentals",
    description: "Chalets and condos in Whistler, BC, for skiing in winter and the bike park in summer, with the whole price before taxes up front.",
  },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export function headOf(id: RouteId, slots: Readonly<Record<string, string>> = {}): HeadData {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
  const { title, description } = heads[id];
  return { title: filled(product.titlePrefix + title), description: filled(description) };
}
