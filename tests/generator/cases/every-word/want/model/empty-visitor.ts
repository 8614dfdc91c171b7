// Generated 3b448c718868. Whoever asks and is not signed in. Change the spec, not this file.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false, keeper: false, loans: 0, joined_at: null } as const satisfies Visitor;
