// Generated 87e196a1672b. Whoever asks and is not signed in.
import type { Visitor } from "./entities";

/** Every fact is empty or zero. */
export const emptyVisitor = { signed_in: false } as const satisfies Visitor;
