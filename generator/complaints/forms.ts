// Complaints of the checks in check/forms.ts.
import type { Declared } from '../diagnostics';

export const checkingForms = {} as const satisfies Record<string, Declared>;
