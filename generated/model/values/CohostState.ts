// Generated c290e1679eb0. The reference list CohostState.

/** How far an invitation to co-host is. */
export const CohostState = {
  active: { label: "Co-host", says: "Accepted", tone: "good" },
  invited: { label: "Invited", says: "The link has been emailed", tone: "waiting" },
  expired: { label: "Invitation expired", says: "Not accepted in time", tone: "quiet" },
} as const;

export type CohostState = keyof typeof CohostState;
