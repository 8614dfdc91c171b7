// Generated 41eacdde2ed6. Switches that the operator may set, as every page is told them.

/** The settings of a running product. */
export interface Settings {
}

/** The variable that sets each, and what holds where it is not set. */
export const settings: { readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id] } } = {};
