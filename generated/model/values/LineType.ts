// Generated 0f9e8d7928e9. The reference list LineType. Change the spec, not this file.

/** Who a line of a price goes to. Decision: section 15: a guest sees who gets what. */
export const LineType = {
  host: { label: "To the host" },
  platform: { label: "To Tuckamore" },
  tax: { label: "Tax" },
  points: { label: "Points" },
} as const;

export type LineType = keyof typeof LineType;
