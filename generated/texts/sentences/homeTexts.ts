// Sentences that people read. Written by the generator from the spec; change the spec, not this file.
import { counted } from "../counted";

/** The home page (decision: what the home page says: the search first, then places, how it works, and the claim of lower fees with its
 * comparison) */
export const homeTexts = {
  headline: "Stays across Canada, with lower fees",
  lead: "Cabins, cottages and city stays from hosts who keep everything they earn. The first price you see includes every fee.",
  featuredHeading: "Popular destinations",
  featuredCount: (slots: { readonly count: number }): string => counted(
    "en", slots.count,
    { one: `${slots.count} stay`, other: `${slots.count} stays` },
  ),
  featuredFrom: (slots: { readonly price: string | number }): string => `from ${slots.price} per night incl. fees`,
  featuredText: "Provinces and territories with the most stays.",
  allPlaces: "All vacation rentals", allPlacesText: "From Vancouver Island to Newfoundland", howHeading: "How it works",
  howSearchHeading: "Find",
  howSearch: "Search by place, dates and guests. Prices are totals before taxes.",
  howBookHeading: "Book",
  howBook: "Book instantly or send a request. You’re not charged until the host accepts.",
  howStayHeading: "Stay",
  howStay: "Earn 2 points per dollar and use them on your next stay.",
  feeHeading: "Lower fees, on both sides", feeHosts: "Hosts keep 100% of the price they set.",
  feeGuests: "Guests pay 8%, included in the first price they see.",
  feeCompared: "Compared with the 15.5% host fee Airbnb published in October 2025.",
  feeMore: "See how it adds up",
  feeExample: (slots: { readonly kept: string | number }): string => `For a host to earn ${slots.kept} per night, guests pay`,
  feeHere: "On Tuckamore", feeThere: "On Airbnb",
  feeHereMade: (slots: { readonly kept: string | number }): string => `${slots.kept} plus our 8% fee`,
  feeThereMade: "including 15.5% for the platform",
  feeSaved: (slots: { readonly amount: string | number }): string => `${slots.amount} less for the same night`,
  reviewsHeading: "What guests say", reviewsText: "Recent reviews from guests who booked here.", reviewOf: "Stayed at", someone: "A guest",
  hostGuide: "Read the host guide", hostHeading: "Have a place to share?", hostText: "Paste the link to your existing listing.",
  hostButton: "Become a Host", extensionHeading: "Looking elsewhere?",
  extensionText: "Our browser extension shows you when the same place costs less here.",
  extensionButton: "Get the extension", payLaterHeading: "Stay now, pay later",
  payLaterText: "$30 CAD off when you finance your stay with Vertoflex. You see the total cost first.",
  payLaterButton: "See offer",
} as const;
