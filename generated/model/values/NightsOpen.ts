// Generated a81863957eb6. The reference list NightsOpen.

/** Whether nights can be booked. */
export const NightsOpen = {
  open: { label: "Available" },
  blocked: { label: "Blocked" },
} as const;

export type NightsOpen = keyof typeof NightsOpen;
