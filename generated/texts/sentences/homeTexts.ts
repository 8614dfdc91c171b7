// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/**
 * The home page (decision: what the home page says: the search first, then places, how it works, and the claim of lower fees with its
 * comparison)
 */
export const homeTexts = {
  headline: "Stays across Canada, with lower fees",
  lead: "Cabins, cottages and city rooms from people who keep all that they earn. The first price that you see has every fee in it.",
  featuredHeading: "Where people are going",
  featuredCount: (slots: { readonly count: string | number }): string => [slots.count, " stays"].join(""),
  featuredFrom: (slots: { readonly price: string | number }): string => ["from ", slots.price, " per night incl. fees"].join(""),
  featuredText: "The provinces and territories with the most places to stay.",
  allPlaces: "All vacation rentals",
  allPlacesText: "From Vancouver Island to Avalon",
  howHeading: "How it works",
  howSearchHeading: "Find",
  howSearch: "Search by place, dates and people. Prices are totals before taxes.",
  howBookHeading: "Book",
  howBook: "Book at once, or ask the host. Nothing is charged before the host accepts.",
  howStayHeading: "Stay",
  howStay: "Collect 2 points per dollar, and pay with them next time.",
  feeHeading: "Lower fees, on both sides",
  feeHosts: "Hosts keep 100% of the price that they set.",
  feeGuests: "Guests pay 8%, inside the first price that they see.",
  feeCompared: "Compared with the 15.5% that Airbnb published as its fee for hosts in October 2025.",
  feeMore: "See how it adds up",
  feeExample: (slots: { readonly kept: string | number }): string => ["For a host to keep ", slots.kept, " a night, guests pay"].join(""),
  feeHere: "On Tuckamore",
  feeThere: "On Airbnb",
  feeHereMade: (slots: { readonly kept: string | number }): string => [slots.kept, " and our 8%"].join(""),
  feeThereMade: "a price of which 15.5% goes to the platform",
  feeSaved: (slots: { readonly amount: string | number }): string => [slots.amount, " less for the same night"].join(""),
  reviewsHeading: "What guests say",
  reviewsText: "The newest reviews, each from a stay that was booked here.",
  reviewOf: "Stayed at",
  someone: "A guest",
  hostGuide: "Read the host guide",
  hostHeading: "Have a place of your own?",
  hostText: "Bring the listing that you already have elsewhere by its address.",
  hostButton: "Become a Host",
  extensionHeading: "Looking elsewhere?",
  extensionText: "Our browser extension tells you when the same home costs less here.",
  extensionButton: "Get the extension",
  payLaterHeading: "Stay now, pay later",
  payLaterText: "$30 off when Vertoflex finances your stay. The total cost comes first.",
  payLaterButton: "See the offer",
} as const;
