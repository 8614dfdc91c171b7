// Generated 6332655279dd. The reference list Head.

/** What stands at the head of a page. Source: §2. */
export const Head = {
  full: { label: "Name and menu" },
  slim: { label: "Name" },
} as const;

export type Head = keyof typeof Head;
