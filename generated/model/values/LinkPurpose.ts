// Generated 5bd4a5290728. The reference list LinkPurpose.

/** What a mailed link is for. Source: §4 Authentication. */
export const LinkPurpose = {
  verify: { label: "Proving an address" },
  reset: { label: "Choosing a new password" },
  delete: { label: "Deleting the account" },
} as const;

export type LinkPurpose = keyof typeof LinkPurpose;
