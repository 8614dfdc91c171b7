// Complaints of the checks in check/texts.ts.
import type { Declared } from '../diagnostics';

export const checkingTexts = {} as const satisfies Record<string, Declared>;
