// Whoever asks and is not signed in. Written by the generator from the spec; change the spec, not this file.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false } as const satisfies Visitor;
