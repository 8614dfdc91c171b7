// Complaints of the checks in check/paths.ts.
import type { Declared } from '../diagnostics';

export const checkingPaths = {} as const satisfies Record<string, Declared>;
