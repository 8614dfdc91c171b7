// Generated a36fb439889e. Sentences that people read.

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
