// Generated 796534adfdb5. The reference list ToolKind.

/** What a tool is for, and the deposit that it takes. Source: §3. */
export const ToolKind = {
  garden: { label: "Garden", deposit_percent: 10, powered: false, note: undefined },
  wood: { label: "Wood", deposit_percent: 20.5, powered: true, note: null },
} as const;

export type ToolKind = keyof typeof ToolKind;
