// Generated d18a155fe7b7. The reference list NightsOpen. Change the spec, not this file.

/** Whether nights can be booked. Decision: section 17: price, blocks and the shortest stay by date. */
export const NightsOpen = {
  open: { label: "Available" },
  blocked: { label: "Blocked" },
} as const;

export type NightsOpen = keyof typeof NightsOpen;
