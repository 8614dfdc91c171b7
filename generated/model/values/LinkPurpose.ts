// Generated d1e5cba5b120. The reference list LinkPurpose. Change the spec, not this file.

/** What a mailed link is for. Source: §4 Authentication. */
export const LinkPurpose = {
  verify: { label: "Proving an address" },
  reset: { label: "Choosing a new password" },
  delete: { label: "Deleting the account" },
} as const;

export type LinkPurpose = keyof typeof LinkPurpose;
