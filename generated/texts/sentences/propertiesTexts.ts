// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The list of a host’s properties (decision: look and feel: the empty list is the connect box itself) */
export const propertiesTexts = {
  heading: "Your properties",
  add: "Add a property",
  addSeveral: "Add several",
  byHand: "Set up manually",
  emptyHeading: "Add your first listing",
  emptyText: "Paste the link to your existing listing. We import what we can, and you review it.",
  emptyExample: "For example, https://www.airbnb.ca/rooms/123",
  search: "Find by listing link",
  searchNone: "None of your properties match this link.",
  untitled: "Untitled draft",
  connected: (slots: { readonly platform: string | number }): string => ["Connected to ", slots.platform].join(""),
  notConnected: "Not connected",
  synced: (slots: { readonly time: string | number }): string => ["Calendar synced ", slots.time].join(""),
  syncFailed: (slots: { readonly time: string | number }): string => ["Calendar hasn’t synced since ", slots.time].join(""),
  stillMissing: (slots: { readonly missing: string | number }): string => ["Still missing: ", slots.missing].join(""),
  goOn: "Continue setup",
  open: "Open",
  view: "View as guest",
  openBookingsOne: "1 open booking",
  openBookingsMany: (slots: { readonly count: string | number }): string => [slots.count, " open bookings"].join(""),
  failed: "We couldn’t load your properties.",
  retry: "Retry",
} as const;
