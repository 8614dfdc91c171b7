// Complaints of the checks in check/rules.ts.
import type { Declared } from '../diagnostics';

export const checkingRules = {} as const satisfies Record<string, Declared>;
