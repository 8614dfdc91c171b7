// Generated 311b9807c88d. Sentences that people read. Change the spec, not this file.

/** The mail to whoever runs the product about a reported stay. */
export const bookingReportedTexts = {
  subject: (slots: { readonly reference: string | number }): string => `Report on booking ${slots.reference}`,
  intro: (slots: { readonly reference: string | number; readonly title: string | number }): string => `A problem was reported with booking ${slots.reference} at ${slots.title}:`,
  waits: "The payout waits until the report is resolved.",
  button: "Open listing",
  ending: "Resolve it with the operator’s command.",
} as const;
