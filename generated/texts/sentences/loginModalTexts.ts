// Generated 862ca5eda3c8. Sentences that people read.

/** The login modal. Source: §2 Shell elements. */
export const loginModalTexts = {
  title: "Log in or create an account",
  text: "Tuckamore is part of Halyard. One account works for all Halyard products.",
  forReserve: "Log in to book this stay.",
  forMessage: "Log in to message the host.",
  forSave: "Log in to save this stay.",
  forSearch: "Log in to save this search.",
  forVote: "Log in to vote and add notes.",
} as const;
