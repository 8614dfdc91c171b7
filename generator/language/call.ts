// The calls between browser and server.
import type { z } from 'zod';
import { declare, type Declaration, type Source } from './declaration';
import type { Fields } from './entity';
import type { Problem } from './problem';
import type { Guard, Lifecycle, Rule } from './rule';
import type { Duration } from './terms';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The parameter names in a call's path: `PATCH /loan/{loan_id}/cancel` has `loan_id`. */
export type PathParameter<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/** The events of a lifecycle that a call carries out (the transitions of a state machine): one of them, each time. */
export interface Performed {
  readonly kind: 'performed';
  readonly lifecycle: Lifecycle;
  readonly events: readonly string[];
}
/**
 * Says which event of a lifecycle a call carries out (a transition). Several where the input decides which.
 *
 * @example
 * performs: moving(loanLife, 'accept')
 * performs: moving(toolLife, 'offer', 'pause', 'archive')
 */
export const moving = <E extends string>(lifecycle: Lifecycle<string, E>, ...events: readonly [NoInfer<E>, ...NoInfer<E>[]]): Performed =>
  declare('performed', { lifecycle, events });

export interface Call<I extends Fields = Fields> extends Declaration<'call'> {
  readonly method: Method;
  readonly path: string;
  readonly says: string;
  readonly guard: Guard;
  readonly deprecated?: string;
  readonly optionalAuth?: true;
  readonly params: Fields;
  readonly query: Fields;
  readonly input: I;
  readonly multipart: boolean;
  readonly answer: Fields | z.ZodType;
  readonly bare: boolean;
  readonly content?: string;
  readonly redirects: boolean;
  readonly rules: readonly Rule[];
  readonly performs?: Performed;
  readonly errors: readonly Problem[];
  readonly throttle?: { readonly times: number; readonly per: Duration };
  readonly repeatable: boolean;
  readonly partialUpdate?: true;
  readonly raw?: true;
  readonly tool?: 'none' | 'reading';
}

/**
 * One call (an API endpoint): what it is asked with, what it answers, who may make it. Errors that follow from its guard, input, rules and
 * lifecycle are derived; `errors` lists only the rest.
 *
 * @example
 * export const cancelLoan = call('PATCH /loan/{loan_id}/cancel', {
 *   source: '§7 Loans', says: 'Cancels a loan, with a reason', guard: partyToLoan,
 *   input: { cancel_reason: longText({ min: 1, max: 500 }) },
 *   answer: like(Loan),
 *   performs: moving(loanLife, 'cancel'),
 * });
 */
export const call = <const P extends `${Method} /${string}`, const I extends Fields = Record<never, never>>(
  methodAndPath: P,
  it: {
    readonly source: Source;
    /** The call's effect, in one sentence. */
    readonly says: string;
    readonly guard: Guard;
    /** Its end is near: the sentence says what to ask instead. */
    readonly deprecated?: string;
    /** Reads the session where there is one, and lets strangers pass as well; so it is where the guard speaks of the visitor. */
    readonly optionalAuth?: true;
    /** Shapes of path parameters; those named as an entity's key need none. */
    readonly params?: Partial<Readonly<Record<PathParameter<P>, z.ZodType>>>;
    readonly query?: Fields;
    /** The fields of the JSON body. */
    readonly input?: I;
    /** The body is sent as a multipart form, since it carries a file. */
    readonly multipart?: true;
    /** The answer's `data`; nothing when left out. */
    readonly answer?: Fields | z.ZodType;
    /** The answer stands alone, without the usual `data` around it. */
    readonly bare?: true;
    /** The answer is not JSON but this media type. */
    readonly content?: `${string}/${string}`;
    /** The answer is no document (an HTTP redirect): it leads the browser on to an address that the server finds. */
    readonly redirects?: true;
    readonly rules?: readonly Rule[];
    readonly performs?: Performed;
    readonly errors?: readonly Problem[];
    /** How often one visitor may make it (a rate limit). */
    readonly throttle?: { readonly times: number; readonly per: Duration };
    /** Safe to send twice (idempotent): the second carries an Idempotency-Key and gets the first answer. */
    readonly repeatable?: true;
    /** A lenient PATCH: fields of the body that do not fit are left out and told to its handler; it is refused where none is left. */
    readonly partialUpdate?: true;
    /** Made by another system, not by a page (a webhook): its handler is given the body as it came, and the headers, to check who signed them. */
    readonly raw?: true;
    /**
     * For assistants, which are offered calls as tools (of the Model Context Protocol): `none` keeps it from them, `reading` says that
     * it changes nothing that somebody would undo, though it is no GET.
     */
    readonly tool?: 'none' | 'reading';
  },
): Call<I> => {
  const [method, path] = methodAndPath.split(' ') as [Method, string];
  return declare('call', {
    params: {},
    query: {},
    input: {},
    answer: {},
    rules: [],
    errors: [],
    multipart: false,
    bare: false,
    redirects: false,
    repeatable: false,
    ...it,
    method,
    path,
  }) as unknown as Call<I>;
};
