// Generated 3e774c944edf. The reference list StatementFormat.

/** The kind of file that a statement is. */
export const StatementFormat = {
  pdf: { label: "PDF" },
  csv: { label: "CSV" },
} as const;

export type StatementFormat = keyof typeof StatementFormat;
