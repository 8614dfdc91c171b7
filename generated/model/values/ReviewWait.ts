// Generated c43152870876. The reference list ReviewWait.

/** Why a review waits for a look. */
export const ReviewWait = {
  direct: { label: "The stay was paid directly to the host" },
  host: { label: "The host has used the same device or card" },
  card: { label: "Someone else who reviewed this host has paid with the same card" },
  device: { label: "Someone else has reviewed this host from the same device" },
  network: { label: "Someone else has just reviewed this host from the same network" },
} as const;

export type ReviewWait = keyof typeof ReviewWait;
