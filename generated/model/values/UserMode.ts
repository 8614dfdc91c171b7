// Generated 3372205d2036. The reference list UserMode.

/** How a person uses the product: a host has properties, a guest has stays, and many are both. Source: §1. */
export const UserMode = {
  host: { label: "Host", says: "Turns on when the person picks Host on /welcome or creates a property" },
  guest: { label: "Guest", says: "Turns on when the person picks Guest on /welcome or creates a booking" },
} as const;

export type UserMode = keyof typeof UserMode;
