// Generated a94920e80e2f. The reference list OfflineMethod. Change the spec, not this file.

/** How a guest paid the host directly. */
export const OfflineMethod = {
  etransfer: { label: "Interac e-Transfer" },
  cash: { label: "Cash" },
  cheque: { label: "Cheque" },
  other: { label: "Other" },
} as const;

export type OfflineMethod = keyof typeof OfflineMethod;
