// Generated 0d5f2a0c10b6. Sentences that people read.
import { counted } from "../counted";

/** The price of a stay, wherever it is shown. */
export const priceTexts = {
  totalBeforeTaxes: "Total before taxes",
  taxes: "Taxes",
  total: "Total",
  due: "Due now",
  dueLater: "Due once accepted",
  paid: "Paid",
  afterPoints: "Total after points",
  totalNights: (slots: { readonly nights: number }): string => counted("en-CA", slots.nights, (number) => ({ one: `total before taxes · ${number} night`, other: `total before taxes · ${number} nights` })),
  hostKeeps: "Your host keeps 100% of their price.",
} as const;
