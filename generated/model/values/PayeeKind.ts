// Generated efbebd7996f0. The reference list PayeeKind.

/** Who is paid. */
export const PayeeKind = {
  person: { label: "A person" },
  company: { label: "A company" },
} as const;

export type PayeeKind = keyof typeof PayeeKind;
