// Generated 0fda9a743290. The reference list NightsOpen. Change the spec, not this file.

/** Whether nights can be booked. */
export const NightsOpen = {
  open: { label: "Available" },
  blocked: { label: "Blocked" },
} as const;

export type NightsOpen = keyof typeof NightsOpen;
