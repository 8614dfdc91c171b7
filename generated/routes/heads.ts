// Generated 7d5596030629. The words in the head of each page.
import { headIn, type HeadData } from "./head";
import type { RouteId } from "./routes";
export { type HeadData } from "./head";

/** The name and language of the product, and what stands in the head of a page that says nothing itself. */
export const product = { name: "Tuckamore", language: "en-CA", titlePrefix: "Tuckamore | ", title: "A New Canadian Alternative to Airbnb", description: "Discover and host unique stays across Canada with lower fees." };

/** The words of every page by its id. */
export const heads: Readonly<Record<RouteId, HeadData>> = {
  account: { title: "Account", description: "Your Tuckamore account: profile, password, devices, email and privacy." },
  allRentals: { title: "Vacation rentals across Canada", description: "Cabins, cottages and apartments in all ten provinces and three territories. The first price you see includes every fee." },
  bookingMessages: { title: "Messages", description: "Your conversations with guests of your properties." },
  bookingPolicies: { title: "Booking policies", description: "Cancellation policies, payment terms, and what guests and hosts on Tuckamore agree to." },
  bookings: { title: "Bookings", description: "Requests, upcoming guests and past bookings of your properties." },
  browserExtension: { title: "Browser extension", description: "The Tuckamore browser extension shows you when a home you view on another site costs less here." },
  checkout: { title: "Checkout", description: "Review your stay, choose a currency, use your points and pay." },
  cohost: { title: "Co-host a listing", description: "Accept an invitation to co-host on Tuckamore." },
  comparePage: { title: "Compare stays", description: "Stays side by side on Tuckamore: price, rating, rooms, amenities and house rules." },
  completeProfile: { title: "Complete your profile", description: "Add your name so that hosts and guests on Tuckamore know who you are." },
  connectProperties: { title: "Connect several properties", description: "Bring several listings from another platform to Tuckamore at once." },
  connectProperty: { title: "Connect a property", description: "Paste the link to your existing listing to bring it to Tuckamore." },
  contact: { title: "Contact", description: "Write to the people behind Tuckamore about a booking, hosting, points or your account. We reply within two business days." },
  denied: { title: "Permission denied", description: "This page of Tuckamore is for hosts or for guests." },
  faq: { title: "Questions and answers", description: "Answers about Tuckamore: general questions, bookings, prices, hosting and points." },
  faqBookings: { title: "Questions about bookings", description: "How booking on Tuckamore works: requests and instant book, when you pay, cancelling, statuses, reviews and help during a stay." },
  faqGeneral: { title: "General questions", description: "Answers about Tuckamore: who can use it, how it differs from the large platforms, accounts, logging in and where to find stays." },
  faqHosting: { title: "Questions about hosting", description: "How to host on Tuckamore: import an existing listing, keep calendars in sync, register, respond to requests and get paid in full." },
  faqPoints: { title: "Questions about points", description: "How points on Tuckamore are earned, spent and returned, and how invitations reward you and your friends." },
  faqPricing: { title: "Questions about prices", description: "What a stay on Tuckamore costs: the total before taxes, our 8% fee, taxes by province, currencies, discounts and refunds." },
  forgot: { title: "Forgot your password?", description: "Get a link by email to choose a new password for your Tuckamore account." },
  home: { title: "A New Canadian Alternative to Airbnb", description: "Discover and host unique stays across Canada with lower fees. The first price you see includes every fee, and hosts keep everything they earn." },
  hostGuide: { title: "Hosting on Tuckamore", description: "How to bring your existing listing to Tuckamore: connect it, sync your calendars, set your rules, publish and get paid." },
  hostProfile: { title: "Host", description: "A host on Tuckamore: their stays in Canada, and what their guests say." },
  installed: { title: "The extension is installed", description: "The Tuckamore browser extension is installed and ready." },
  listing: { title: "Stay", description: "See photos, rooms, amenities, reviews, available dates and the total price of a stay in Canada." },
  login: { title: "Log in", description: "Log in to Tuckamore with your email, or with your Halyard account." },
  noFeeHosting: { title: "No-fee hosting: keep 100%", description: "Hosts on Tuckamore keep 100% of their earnings: no commission, no listing fee, no subscription. Compare the fees." },
  notFound: { title: "Page not found", description: "We couldn’t find this page on Tuckamore." },
  ontarioRentals: { title: "Ontario vacation rentals", description: "Cottages in Muskoka, lofts in Toronto, vineyards in Prince Edward County: find a stay in Ontario. The first price you see includes every fee." },
  placeRentals: { title: "Vacation rentals by place", description: "Cabins, cottages and apartments in a province, territory or town of Canada. The first price you see includes every fee." },
  points: { title: "Points", description: "Earn 2 points per dollar on every stay and use them on your next. One point is worth one cent, and points never expire." },
  privacyPolicy: { title: "Privacy policy", description: "What information Tuckamore keeps about you, why and for how long, which cookies it uses, and how to download or delete your data." },
  properties: { title: "Your properties", description: "Your properties on Tuckamore: their status, calendars and next steps." },
  property: { title: "Your property", description: "Your property on Tuckamore: its listing, calendar, connection and status." },
  propertySetup: { title: "Set up your property", description: "Set up a property for Tuckamore: place, rooms, photos, price, rules, calendar and registration." },
  refer: { title: "You’re invited", description: "A friend invites you to Tuckamore: sign up and get 2,000 points for your first stay." },
  referralCenter: { title: "Referral centre", description: "Share your Tuckamore link, and see what you and your friends have earned." },
  reset: { title: "Choose a new password", description: "Choose a new password for your Tuckamore account." },
  savedSearchesPage: { title: "Saved searches", description: "The searches you saved on Tuckamore." },
  search: { title: "Search stays", description: "Search cabins, cottages and city stays across Canada by place, dates and guests. Prices are totals before taxes." },
  searchMailsPage: { title: "Emails about a saved search", description: "Stop the emails about a saved search on Tuckamore." },
  sharedWishlistPage: { title: "Wish list", description: "Stays saved on Tuckamore and shared with you." },
  signup: { title: "Create an account", description: "Create a free Tuckamore account to book Canadian stays with lower fees, or to host and keep everything you earn." },
  stayMessages: { title: "Messages", description: "Your conversations with hosts on Tuckamore." },
  stays: { title: "Your stays", description: "Your upcoming and past stays on Tuckamore." },
  tos: { title: "Terms of service", description: "The terms between you and Tuckamore: accounts, booking, hosting, points, referrals, and what happens if something goes wrong." },
  verify: { title: "Verify your email address", description: "Verify the email address of your Tuckamore account." },
  vertoflex: { title: "Pay later with Vertoflex and get $30 CAD off", description: "Pay for your stay over time with Vertoflex and get $30 CAD off your booking. See the total cost before you decide." },
  welcome: { title: "Welcome", description: "Choose how to start on Tuckamore: as a host, a guest or both." },
  whistlerRentals: { title: "Whistler vacation rentals", description: "Chalets and condos in Whistler, BC, for skiing in winter and mountain biking in summer. The first price you see includes every fee." },
  wishlistPage: { title: "Wish list", description: "Stays you saved together on Tuckamore." },
  wishlistsPage: { title: "Wish lists", description: "The stays you saved on Tuckamore." },
};

/** What stands in a page's head: its title with the product's name before it, and its description. */
export const headOf = headIn(heads, product);
