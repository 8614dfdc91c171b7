// Generated 926a7dc683a7. Sentences that people read.

/** What a listing earns, on its page for a co-host. */
export const listingMoneyTexts = {
  heading: "Earnings",
  lead: (slots: { readonly host: string | number }): string => `What this listing brings ${slots.host}, as they see it. Only ${slots.host} can see or change where payouts go.`,
  payouts: "Payouts",
  years: "Earnings by month",
  yearsLead: (slots: { readonly host: string | number }): string => `By the month in which ${slots.host} was paid.`,
  failed: "We couldn’t load the earnings of this listing.",
} as const;
