// Generated f7bbcdecfc7b. The reference list PayeeKind.

/** Who is paid. */
export const PayeeKind = {
  person: { label: "Individual" },
  company: { label: "Business" },
} as const;

export type PayeeKind = keyof typeof PayeeKind;
