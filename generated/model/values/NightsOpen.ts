// The reference list NightsOpen. Written by the generator from the spec; change the spec, not this file.

/** Whether nights can be booked. Decision: section 17: price, blocks and the shortest stay by date. */
export const NightsOpen = {
  open: { label: "Available" },
  blocked: { label: "Blocked" },
} as const;

export type NightsOpen = keyof typeof NightsOpen;
