// The reference list ImportSource.
// Written by the generator from the spec; change the spec, not this file.

/** Where in the page a value was found. Decision: section 13: every value brought over says where it came from. */
export const ImportSource = {
  structured: { label: "Structured data of the page" },
  preview: { label: "Link preview of the page" },
  description: { label: "Description of the page" },
  host: { label: "Entered by you" },
} as const;
export type ImportSource = keyof typeof ImportSource;
