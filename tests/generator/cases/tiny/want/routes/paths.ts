// Generated a663bb761177. How to write a link to each page.

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  home: (): string => "/",
};
