// Generated f17b9abf08b4. The reference list SyncStatus. Change the spec, not this file.

/** How the last synchronisation with the source listing went. Decision: section 1: connection_status only says connected; how the last synchronisation went stands apart. */
export const SyncStatus = {
  never: { label: "Not synced yet" },
  running: { label: "Syncing" },
  synced: { label: "Synced" },
  failed: { label: "Sync failed" },
  conflict: { label: "Dates in conflict" },
} as const;

export type SyncStatus = keyof typeof SyncStatus;
