// Generated b83493190c93. The reference list LineType. Change the spec, not this file.

/** Who a line of a price goes to. */
export const LineType = {
  host: { label: "To the host" },
  platform: { label: "To Tuckamore" },
  tax: { label: "Tax" },
  points: { label: "Points" },
} as const;

export type LineType = keyof typeof LineType;
