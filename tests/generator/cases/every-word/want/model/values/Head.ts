// Generated 6cb218b60580. The reference list Head. Change the spec, not this file.

/** What stands at the head of a page. Source: §2. */
export const Head = {
  full: { label: "Name and menu" },
  slim: { label: "Name" },
} as const;

export type Head = keyof typeof Head;
