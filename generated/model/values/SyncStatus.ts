// Generated 10990b985543. The reference list SyncStatus.

/** How the last synchronisation with the source listing went. */
export const SyncStatus = {
  never: { label: "Not synced yet" },
  running: { label: "Syncing" },
  synced: { label: "Synced" },
  failed: { label: "Sync failed" },
  conflict: { label: "Dates in conflict" },
} as const;

export type SyncStatus = keyof typeof SyncStatus;
