// Generated d61006cfc6d0. The reference list LineType.

/** Who a line of a price goes to. */
export const LineType = {
  host: { label: "To the host" },
  platform: { label: "To Tuckamore" },
  tax: { label: "Tax" },
  points: { label: "Points" },
} as const;

export type LineType = keyof typeof LineType;
