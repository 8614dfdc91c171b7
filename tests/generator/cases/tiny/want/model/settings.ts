// Generated e1d1a3a11c29. Switches that the operator may set.

/** The settings of a running product. */
export interface Settings {
}

/** The variable that sets each, and what holds where it is not set. */
export const settings: { readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id] } } = {};
