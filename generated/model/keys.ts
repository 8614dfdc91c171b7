// Generated 713e0c479614. The values of a reference list as a list, in its order.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** Every value of a reference list: `keysOf(LoanStatus)`. */
export const keysOf = <T extends object>(values: T): readonly Extract<keyof T, string>[] =>
  Object.keys(values) as Extract<keyof T, string>[];

/** Whether a text is one of a reference list: `isKeyOf(LoanStatus, text)`. */
export const isKeyOf = <T extends object>(values: T, text: string): text is Extract<keyof T, string> => Object.hasOwn(values, text);
