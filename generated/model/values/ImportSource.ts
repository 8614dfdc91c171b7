// Generated 8c600c4bf6be. The reference list ImportSource.

/** Where in the page a value was found. */
export const ImportSource = {
  structured: { label: "from the listing’s details" },
  preview: { label: "from the link preview" },
  description: { label: "from the page’s description" },
  host: { label: "entered by you" },
} as const;

export type ImportSource = keyof typeof ImportSource;
