// The words of the library about a failure that the server's own sentence and the catalogue lack: none yet.
import type { ProblemData } from './own-failures';

/** The server's sentence, with what its data add. */
export const saidWith = (message: string, _: ProblemData): string => message;
