// Work after an answer: mails, and jobs in the background.
import { declare, type Declaration, type Source } from './declaration';
import type { Fields } from './entity';
import type { Duration } from './terms';

export declare const carried: unique symbol;
export interface Mail<F extends Fields = Fields> extends Declaration<'mail'> {
  readonly [carried]?: keyof F;
  readonly says: string;
  readonly fields: F;
}
/** The owner of another server that a job asks: a provider of ours, or a stranger, whose server may be as slow as they like. */
export type AskedByJob = 'provider' | 'stranger';

export interface Job<F extends Fields = Fields> extends Declaration<'job'> {
  readonly [carried]?: keyof F;
  readonly says: string;
  readonly fields: F;
  readonly every?: Duration;
  readonly whenQuiet?: true;
  readonly asks?: AskedByJob;
}

/**
 * A mail that follows from something (a transactional email): sent once that is certain, and again until it is out. Its fields are kept until then, so
 * none of them is a secret: what only the reader of the mail may know is made when it is written.
 *
 * @example
 * export const requestReceived = mail({
 *   source: 'decision: section 2', says: 'The keeper is told that somebody asks for a tool', fields: { loan_id: belongsTo(Loan) },
 * });
 */
export const mail = <F extends Fields>(it: { readonly source: Source; readonly says: string; readonly fields: F }): Mail<F> =>
  declare('mail', it);

/**
 * Work after an answer, or by the clock (a background or scheduled job): done once what causes it is certain, and again until it is done. Where it is done every so
 * often by itself, it carries nothing.
 *
 * @example
 * export const removeExpired = job({
 *   source: 'decision: section 10', says: 'What has run out is removed', fields: {}, every: hours(1),
 * });
 */
export const job = <F extends Fields>(it: {
  readonly source: Source;
  readonly says: string;
  readonly fields: F;
  /** How often it is done by itself. */
  readonly every?: Duration;
  /** Where that is once a day: at a moment when few are there, another each time. */
  readonly whenQuiet?: true;
  /** The owner of another server that it asks: no other work waits for one that hangs. */
  readonly asks?: AskedByJob;
}): Job<F> => declare('job', it);
