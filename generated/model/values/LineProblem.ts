// Generated 0dcabfdfc725. The reference list LineProblem.

/** What is wrong with one of several addresses. */
export const LineProblem = {
  nonsense: { label: "This isn’t a link to a listing" },
  double: { label: "This listing is in the list already" },
  too_many: { label: "There are more than can be connected at once" },
} as const;

export type LineProblem = keyof typeof LineProblem;
