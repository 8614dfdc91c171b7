// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** Permission denied and not found (decision: section 11: a refused visit says why, and offers the way on) */
export const problemTexts = {
  deniedHeading: "This page is for another way of using Tuckamore",
  deniedHost: "It is for hosts. Become one in a minute; your account stays the same.",
  deniedGuest: "It is for guests. Become one in a minute; your account stays the same.",
  deniedButton: "Choose host or guest",
  notFoundHeading: "There is no such page",
  notFoundText: "The link may be old, or have lost a letter on its way.",
  toHome: "Go to the home page",
  toSearch: "Search stays",
} as const;
