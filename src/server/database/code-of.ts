// A fault's short form by Node, the database and libraries.

/** The code that a fault carries: `EADDRINUSE`, `23505`; empty where it has none. */
export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : '';

/** The constraint of the database that it breaks; empty where it breaks none. */
export const constraintOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'constraint' in fault ? String(fault.constraint) : '';

/** Its message. */
export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
