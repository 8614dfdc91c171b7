// Complaints of the checks in check/shapes.ts.
import type { Declared } from '../diagnostics';

export const checkingShapes = {} as const satisfies Record<string, Declared>;
