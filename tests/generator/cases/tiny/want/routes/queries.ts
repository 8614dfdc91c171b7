// How to read the query of each page. What does not fit counts as not given. Written by the generator from the spec; change the spec, not this file.

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {};
