// Generated eab458c0203e. Sentences that people read.

/** The error dialog: the message in full, the browser’s own stack folded under Details. Source: §2 Shell elements. */
export const errorDialogTexts = {
  title: "Error occurred",
  close: "Close",
  details: "Details",
  reference: (slots: { readonly request_id: string | number }): string => `Reference: ${slots.request_id}`,
  copy: "Copy",
  copied: "Copied",
  report: "Tell us what happened",
  message: "What happened?",
  messageMissing: "Tell us briefly what happened.",
  name: "Name",
  email: "Email",
  send: "Send",
  thanks: "Thanks! We’ve received your report.",
  notSent: "We couldn’t send your report. Please try again.",
} as const;
