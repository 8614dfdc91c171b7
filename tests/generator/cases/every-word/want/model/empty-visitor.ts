// Generated 23efac972471. A visitor who is not signed in.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false, keeper: false, loans: 0, joined_at: null } as const satisfies Visitor;
