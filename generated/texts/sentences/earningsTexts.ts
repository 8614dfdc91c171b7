// Generated e388d4790304. Sentences that people read.
import { counted } from "../counted";

/** Earnings by month and listing on the account page, and their table. */
export const earningsTexts = {
  heading: "Earnings by listing",
  lead: "What each of your places earned, by the month we paid you.",
  year: "Year",
  earned: (slots: { readonly amount: string | number; readonly year: string | number }): string => `${slots.amount} earned in ${slots.year}`,
  none: (slots: { readonly year: string | number }): string => `Nothing was paid out in ${slots.year}.`,
  nights: (slots: { readonly count: number }): string => counted("en-CA", slots.count, (number) => ({ one: `${number} night`, other: `${number} nights` })),
  price: (slots: { readonly amount: string | number }): string => `Price ${slots.amount}`,
  refunded: (slots: { readonly amount: string | number }): string => `Refunded ${slots.amount}`,
  taxes: (slots: { readonly amount: string | number }): string => `Taxes ${slots.amount}`,
  claims: (slots: { readonly amount: string | number }): string => `Claims ${slots.amount}`,
  direct: (slots: { readonly amount: string | number }): string => `Paid to you directly ${slots.amount}`,
  save: "Save earnings as CSV",
  showAll: (slots: { readonly count: string | number }): string => `Show all ${slots.count} months`,
  file: (slots: { readonly year: string | number }): string => `earnings-${slots.year}.csv`,
  fileOf: (slots: { readonly listing: string | number; readonly year: string | number }): string => `earnings-${slots.listing}-${slots.year}.csv`,
  month: "Month",
  listing: "Listing",
  columnEarned: "Earned",
  columnClaims: "Claims",
} as const;
