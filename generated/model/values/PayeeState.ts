// Generated dc6328dc49f7. The reference list PayeeState.

/** How far a host is with the provider that pays them. */
export const PayeeState = {
  none: { label: "Not begun", says: undefined },
  wanted: { label: "More is wanted", says: "Cannot be paid until they tell the provider more" },
  checking: { label: "Being checked", says: "Cannot be paid yet; there is nothing for them to do" },
  refused: { label: "Refused", says: "The provider will not pay them" },
  soon: { label: "More is wanted soon", says: "Can be paid; the provider has asked for more" },
  ready: { label: "Can be paid", says: undefined },
} as const;

export type PayeeState = keyof typeof PayeeState;
