// Generated 8e614dc8027e. How to read the query of each page. What does not fit counts as not given.

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {};
