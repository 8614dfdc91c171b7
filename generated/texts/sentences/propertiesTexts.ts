// Sentences that people read.
// Written by the generator from the spec; change the spec, not this file.

/** The list of a host’s properties (decision: look and feel: the empty list is the connect box itself) */
export const propertiesTexts = {
  heading: "Your properties",
  add: "Add a property",
  addSeveral: "Add several",
  byHand: "Set one up by hand",
  emptyHeading: "Bring your first listing",
  emptyText: "Paste the address of a listing that you already have elsewhere. We bring over what can be read, and you check it.",
  emptyExample: "For example https://www.airbnb.ca/rooms/123",
  search: "Find by listing address",
  searchNone: "None of your properties has this address.",
  untitled: "Untitled draft",
  connected: "Connected to Airbnb",
  notConnected: "Not connected",
  synced: (slots: { readonly time: string | number }): string => ["Calendar read ", slots.time].join(""),
  syncFailed: (slots: { readonly time: string | number }): string => ["The calendar could not be read since ", slots.time].join(""),
  stillMissing: (slots: { readonly missing: string | number }): string => ["Still missing: ", slots.missing].join(""),
  goOn: "Continue the setup",
  open: "Open",
  view: "See it as a guest",
  openBookingsOne: "1 open booking",
  openBookingsMany: (slots: { readonly count: string | number }): string => [slots.count, " open bookings"].join(""),
  failed: "Your properties could not be loaded.",
  retry: "Retry",
} as const;
