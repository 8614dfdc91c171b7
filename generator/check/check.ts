// Everything that a spec must keep, family by family.
import type { Diagnostic } from '../diagnostics';
import type { Read } from '../reading/model';

/** What is wrong with a spec that could be read. */
export const check = (_read: Read): readonly Diagnostic[] => [];
