// Generated d2758b940880. Switches that the operator may set, as every page is told them.

/** The settings of a running product. */
export interface Settings {
  /** Whether tools go out at all. Source: §1. */
  readonly lendingOpen: boolean;
  /** How many shelves there are. Source: §1. */
  readonly shelfCount: number;
  /** Where the workshop lives on the web. Source: §1. */
  readonly workshopUrl: string;
}

/** The variable that sets each, and what holds where it is not set. */
export const settings: { readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id] } } = {
  lendingOpen: { variable: "LENDING_OPEN", default: true },
  shelfCount: { variable: "SHELF_COUNT", default: 12 },
  workshopUrl: { variable: "WORKSHOP_URL", default: "https://workshop.example" },
};
