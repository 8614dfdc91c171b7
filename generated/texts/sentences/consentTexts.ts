// Generated a8f93308b7d5. Sentences that people read. Change the spec, not this file.

/** The cookie notice. */
export const consentTexts = {
  heading: "Cookies",
  notice: "Tuckamore works without tracking. May we measure visits, and record the page when an error occurs?",
  allow: "Allow",
  refuse: "No thanks",
  choose: "Choose",
  more: "Privacy policy",
  saved: "Saved.",
} as const;
