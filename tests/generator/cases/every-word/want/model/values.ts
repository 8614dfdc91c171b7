// Reference lists: each value with its label and what else is known of it.
// Written by the generator from the spec; change the spec, not this file.

/**
 * Where a loan stands
 *
 * Source: §4
 */
export const LoanStatus = {
  asked: { label: "Asked for", says: "The keeper has not answered yet" },
  lent: { label: "Lent", says: undefined },
  returned: { label: "Returned", says: undefined },
  lost: { label: "Lost", says: "Never came back" },
} as const;
export type LoanStatus = keyof typeof LoanStatus;

/**
 * What a tool is for, and the deposit that it takes
 *
 * Source: §3
 */
export const ToolKind = {
  garden: { label: "Garden", deposit_percent: 10, powered: false, note: undefined },
  wood: { label: "Wood", deposit_percent: 20.5, powered: true, note: null },
} as const;
export type ToolKind = keyof typeof ToolKind;
