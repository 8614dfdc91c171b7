// Generated 5f54a06ccf44. The reference list OfflineMethod. Change the spec, not this file.

/** How a guest paid the host directly. Decision: section 15: what a host can record. */
export const OfflineMethod = {
  etransfer: { label: "Interac e-Transfer" },
  cash: { label: "Cash" },
  cheque: { label: "Cheque" },
  other: { label: "Other" },
} as const;

export type OfflineMethod = keyof typeof OfflineMethod;
