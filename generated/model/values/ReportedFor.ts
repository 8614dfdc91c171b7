// Generated b8edc905c60b. The reference list ReportedFor.

/** What is wrong with something that was reported. */
export const ReportedFor = {
  fraud: { label: "It’s a scam or misleading" },
  offensive: { label: "It’s offensive or hateful" },
  personal: { label: "It shows someone’s personal details" },
  illegal: { label: "It’s illegal or dangerous" },
  other: { label: "Something else" },
} as const;

export type ReportedFor = keyof typeof ReportedFor;
