// An error in words: the one shape that dialogs, banners and forms take.
import type { ProblemData } from './own-failures';

/** The server's data about an error; nothing where it sent none. */
export const toldIn = (error: object): ProblemData => ('data' in error ? (error.data ?? {}) : {});

export interface Problem {
  /** Of the catalogue, where it is a declared one. */
  readonly code: string | undefined;
  readonly message: string;
  /** A person's way out, where it is known. */
  readonly cure: string | undefined;
  /** As the catalogue says: beside a field, above the form, in the dialog, or by leading elsewhere. */
  readonly shown: string;
  /** The fields that the server named. */
  readonly fields: readonly { readonly field?: string | undefined; readonly message: string }[];
  /** The moment from which it may be tried again, in milliseconds, where the server told. */
  readonly again: number | undefined;
  readonly data: unknown;
  readonly status: number | undefined;
  readonly request_id: string | undefined;
}
