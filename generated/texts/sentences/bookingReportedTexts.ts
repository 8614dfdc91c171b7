// Generated fd5fe5335979. Sentences that people read.

/** The mail to the operator about a reported stay. */
export const bookingReportedTexts = {
  subject: (slots: { readonly reference: string | number }): string => `Report on booking ${slots.reference}`,
  intro: (slots: { readonly reference: string | number; readonly title: string | number }): string => `A problem was reported with booking ${slots.reference} at ${slots.title}:`,
  waits: "The payout waits until the report is resolved.",
  button: "Open listing",
  ending: "Resolve it with the operator’s command.",
} as const;
