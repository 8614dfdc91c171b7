// Generated 22a7ddccef4f. The reference list PayeeKind. Change the spec, not this file.

/** Who is paid. Decision: section 19.19: tax law asks who is paid, and where their money goes. */
export const PayeeKind = {
  person: { label: "A person" },
  company: { label: "A company" },
} as const;

export type PayeeKind = keyof typeof PayeeKind;
