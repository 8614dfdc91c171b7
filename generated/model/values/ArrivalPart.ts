// Generated f92607828697. The reference list ArrivalPart.

/** What a guest needs to know to arrive and to leave, in the order in which they need it. */
export const ArrivalPart = {
  way: { label: "Getting there" },
  parking: { label: "Parking" },
  entry: { label: "Getting in" },
  code: { label: "Door code" },
  wifi: { label: "Wi-Fi" },
  manual: { label: "House manual" },
  leaving: { label: "Before you leave" },
} as const;

export type ArrivalPart = keyof typeof ArrivalPart;
