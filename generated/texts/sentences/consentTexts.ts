// Generated 485025cda7ce. Sentences that people read. Change the spec, not this file.

/** The cookie notice (decision: section 1: refusing is as easy as allowing) */
export const consentTexts = {
  heading: "Cookies",
  notice: "Tuckamore works without tracking. May we measure visits, and record the page when an error occurs?",
  allow: "Allow",
  refuse: "No thanks",
  choose: "Choose",
  more: "Privacy policy",
  saved: "Saved.",
} as const;
