// What the database refuses by a constraint, told apart by PostgreSQL's codes.

/** Whether somebody else came first with what may be there only once. */
export const isUniqueViolation = (error: unknown): boolean => (error as { readonly code?: string }).code === '23505';
