// Generated 0c5e8086d117. The reference list PropertiesView.

/** How a host’s properties are shown; without one, as cards. */
export const PropertiesView = {
  calendar: { label: "Calendar" },
} as const;

export type PropertiesView = keyof typeof PropertiesView;
