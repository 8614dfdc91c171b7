// Generated 73aea6befb55. The reference list PayeeKind. Change the spec, not this file.

/** Who is paid. */
export const PayeeKind = {
  person: { label: "A person" },
  company: { label: "A company" },
} as const;

export type PayeeKind = keyof typeof PayeeKind;
