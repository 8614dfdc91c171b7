// How to write a link to each page. Written by the generator from the spec; change the spec, not this file.

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  home: (): string => "/",
};
