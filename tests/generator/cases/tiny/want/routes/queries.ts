// Generated 7cd7d7ab7d1f. How to read the query of each page. What does not fit counts as not given. Change the spec, not this file.

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {};
