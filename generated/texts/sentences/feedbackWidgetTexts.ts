// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The feedback widget of the error-reporting service; message required, name and email optional (§2 Shell elements) */
export const feedbackWidgetTexts = {
  button: "Report a problem",
  title: "Report a problem",
  message: "What happened?",
  name: "Name (optional)",
  email: "Email (optional)",
  submit: "Send",
  thanks: "Thank you. We are looking into it.",
} as const;
