// Generated cd8fb929094e. A visitor who is not signed in.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false } as const satisfies Visitor;
