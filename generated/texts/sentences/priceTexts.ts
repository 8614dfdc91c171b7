// Generated f42e1cea366a. Sentences that people read.
import { counted } from "../counted";

/** The price of a stay, wherever it is shown. */
export const priceTexts = {
  totalBeforeTaxes: "Total before taxes",
  taxes: "Taxes",
  total: "Total",
  due: "To pay",
  totalNights: (slots: { readonly nights: number }): string => counted("en", slots.nights, { one: `total before taxes · ${slots.nights} night`, other: `total before taxes · ${slots.nights} nights` }),
  hostKeeps: "Your host keeps 100% of their price.",
} as const;
