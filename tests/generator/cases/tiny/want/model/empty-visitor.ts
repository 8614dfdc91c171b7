// Generated e82f5ef3b825. Whoever asks and is not signed in. Change the spec, not this file.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false } as const satisfies Visitor;
