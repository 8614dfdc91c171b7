// Work after an answer: mails, and jobs in the background.
import { declare, type Declaration, type Source } from './declaration';
import type { Fields } from './entity';
import type { Duration, Term } from './terms';
import type { Counted, Text } from './text';

export declare const carried: unique symbol;

/** A part of a mail that stands in it only sometimes: where its writer gives what it tells. */
export interface SometimesPart {
  readonly kind: 'sometimes';
  readonly text: Text | Counted;
}
/** A part of a mail that its writer makes from what is kept: a card, a person's words, sums. */
export interface GivenPart {
  readonly kind: 'given';
  readonly says: string;
}
/** @example answerBy: sometimes('Answer by {moment}.') */
export const sometimes = (text: Text | Counted): SometimesPart => declare('sometimes', { text });
/** @example message: given('The words of the borrower') */
export const given = (says: string): GivenPart => declare('given', { says });

/** The one next step of a mail. */
export interface MailButton {
  readonly label: Text;
  /** The path of the page that it leads to, as its route has it; the address is its writer's alone where it is left out. @example '/loans/:loan_id?#return' */
  readonly to?: `/${string}`;
  /** A word on it, below the button. */
  readonly ending?: Text;
}
/**
 * Something of a mail that is another in each of its cases, by their names; the writer says which case it is. A part that has no words
 * in a case is not there.
 */
type ByCase<T> = Readonly<Record<string, T>>;

export interface MailWords {
  /** The people who get it, by the name that the product has for them. */
  readonly reader: string | ByCase<string>;
  readonly subject: Text | Counted | ByCase<Text>;
  /** Its parts in order, each under a name. */
  readonly body?: Readonly<Record<string, Text | Counted | SometimesPart | GivenPart | ByCase<Text>>>;
  readonly button?: MailButton | ByCase<MailButton>;
  /**
   * The fields that slots and given parts of these names show. Something `private` is shown only to readers whom some call answers it;
   * so a name that a private field has says its field. @example { message: loan.message }
   */
  readonly slots?: Readonly<Record<string, Term<unknown>>>;
}
interface MailFacts<F extends Fields> extends MailWords {
  readonly source: Source;
  readonly says: string;
  readonly fields: F;
}
export interface Mail<F extends Fields = Fields> extends Declaration<'mail'>, MailFacts<F> {
  readonly [carried]?: keyof F;
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
 * none of them is a secret: what only the reader of the mail may know is made when it is written. Slots in its texts are filled then, too.
 *
 * @example
 * export const requestReceived = mail({
 *   source: 'decision: section 2', says: 'The keeper is told that somebody asks for a tool', fields: { loan_id: belongsTo(Loan) },
 *   reader: 'keeper', subject: '{name} asks for {tool}',
 *   body: { intro: '{name} would like to borrow {tool}:', message: given('The words of the borrower'), answerBy: sometimes('Answer by {moment}.') },
 *   button: { label: 'Answer', to: '/loans/:loan_id?' }, slots: { message: loan.message },
 * });
 */
export const mail = <F extends Fields>(it: MailFacts<F>): Mail<F> => declare('mail', it);

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
