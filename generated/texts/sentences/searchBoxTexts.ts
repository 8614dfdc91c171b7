// Generated 6f898a782712. Sentences that people read.

/** The search pill while a part of it is open. */
export const searchBoxTexts = {
  clear: "Clear",
  recent: "Recent searches",
  popular: "Popular places",
  places: "Places",
  searchFor: (slots: { readonly typed: string | number }): string => `We don’t recognize this place. Search for “${slots.typed}” anyway.`,
  hint: "City, lake, province…",
  done: "Done",
  forget: "Clear recent searches",
  suggestions: "Suggested places",
} as const;
