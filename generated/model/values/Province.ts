// Generated c8d1a4c6b268. The reference list Province.

/** The 13 provinces and territories of Canada. Source: §3. */
export const Province = {
  AB: { label: "Alberta", slug: "alberta", territory: false },
  BC: { label: "British Columbia", slug: "british-columbia", territory: false },
  MB: { label: "Manitoba", slug: "manitoba", territory: false },
  NB: { label: "New Brunswick", slug: "new-brunswick", territory: false },
  NL: { label: "Newfoundland and Labrador", slug: "newfoundland-and-labrador", territory: false },
  NS: { label: "Nova Scotia", slug: "nova-scotia", territory: false },
  NT: { label: "Northwest Territories", slug: "northwest-territories", territory: true },
  NU: { label: "Nunavut", slug: "nunavut", territory: true },
  ON: { label: "Ontario", slug: "ontario", territory: false },
  PE: { label: "Prince Edward Island", slug: "prince-edward-island", territory: false },
  QC: { label: "Quebec", slug: "quebec", territory: false },
  SK: { label: "Saskatchewan", slug: "saskatchewan", territory: false },
  YT: { label: "Yukon", slug: "yukon", territory: true },
} as const;

export type Province = keyof typeof Province;
