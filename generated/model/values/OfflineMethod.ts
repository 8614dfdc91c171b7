// Generated 86a3338d5ee8. The reference list OfflineMethod.

/** How a guest paid the host directly. */
export const OfflineMethod = {
  etransfer: { label: "Interac e-Transfer" },
  cash: { label: "Cash" },
  cheque: { label: "Cheque" },
  other: { label: "Other" },
} as const;

export type OfflineMethod = keyof typeof OfflineMethod;
