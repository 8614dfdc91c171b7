// Generated e971efce7c22. The reference list ReportedFor. Change the spec, not this file.

/** What is wrong with something that was reported. */
export const ReportedFor = {
  fraud: { label: "It’s a scam or misleading" },
  offensive: { label: "It’s offensive or hateful" },
  personal: { label: "It shows someone’s personal details" },
  illegal: { label: "It’s illegal or dangerous" },
  other: { label: "Something else" },
} as const;

export type ReportedFor = keyof typeof ReportedFor;
