// Everything that can go wrong, as people meet it.
import { declare, type Declaration, type Source } from './declaration';
import type { z } from 'zod';
import type { Fields } from './entity';
import type { Text } from './text';

/** How the browser shows an error: beside its field, in the error dialog, as a banner, by leading elsewhere, or only in the log. */
export type Shown = 'field' | 'dialog' | 'banner' | 'redirect' | 'log';

/** The HTTP statuses of a refusal. */
type Status =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 421
  | 422
  | 423
  | 425
  | 428
  | 429
  | 431
  | 451
  | 500
  | 501
  | 502
  | 503
  | 504;

export interface Problem extends Declaration<'error'> {
  /** The code on the wire, `subject.snake_case`. It never changes once published. */
  readonly code: string;
  /** The HTTP status of an answer that carries it; none for an error that only the browser knows. */
  readonly status?: number;
  readonly text: Text;
  /** The person's way out. */
  readonly cure: Text;
  readonly shown: Shown;
  /** The values that the text's slots are filled with. */
  readonly slots?: Fields;
  /** Other fields of the answer's `data`. */
  readonly data?: Fields;
  /** Raised by the product as such (throttling, a broken request, the browser), not by one call. */
  readonly raisedBy?: Text;
}

/** The slots of a text. */
export type SlotsOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | SlotsOf<Rest> : never;

/**
 * One error of the catalogue (a problem type): what happened, and what the person can do.
 *
 * @example
 * export const toolNotFound = error('tool.not_found', {
 *   source: '§8', status: 404, shown: 'banner',
 *   text: 'Failed to fetch offer with ID: {id}', slots: { id: text() },
 *   cure: 'Check the link, or ask the keeper to send it again.',
 * });
 */
export const error = <const T extends Text, const C extends Text>(
  code: `${Lowercase<string>}.${Lowercase<string>}`,
  it: {
    readonly source: Source;
    readonly status?: Status;
    readonly text: T;
    readonly cure: C;
    readonly shown: Shown;
    readonly slots?: { readonly [K in SlotsOf<NoInfer<T> | NoInfer<C>>]?: z.ZodType };
    readonly data?: Fields;
    readonly raisedBy?: Text;
  },
): Problem => declare('error', { code, ...it }) as unknown as Problem;
