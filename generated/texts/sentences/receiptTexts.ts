// Generated e4cf26417232. Sentences that people read.

/** The receipt of a stay. */
export const receiptTexts = {
  heading: "Receipt",
  print: "Print receipt",
  download: "Download receipt (PDF)",
  paid: "Paid",
  paidBy: (slots: { readonly name: string | number; readonly method: string | number }): string => `Paid by ${slots.name} · ${slots.method}`,
  paidOn: (slots: { readonly moment: string | number }): string => `${slots.moment}`,
  nights: (slots: { readonly from: string | number; readonly to: string | number }): string => `${slots.from} – ${slots.to}`,
  claim: (slots: { readonly amount: string | number; readonly moment: string | number }): string => `Also paid by card, for a claim after the stay: ${slots.amount}, on ${slots.moment}`,
} as const;
