// Generated 505a6327c79b. How to write a link to each page. Change the spec, not this file.

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  home: (): string => "/",
};
