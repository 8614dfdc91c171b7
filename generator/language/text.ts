// Texts that people read: sentences for screens, and long texts kept as Markdown beside their subject.
import { declare, type Declaration, type Source } from './declaration';

/**
 * A text that a person reads. Plain English today.
 *
 * A slot in braces is filled by the product (`{product}`, `{parent}`, any constant by its name) or, in an error's text, by the
 * error's own slots: `'Failed to fetch offer with ID: {id}'`.
 */
export type Text = string;

/** A long text in a Markdown file, named by its path from the spec folder. */
export interface Markdown {
  readonly kind: 'markdown';
  readonly file: string;
}

/**
 * A long text, kept as Markdown beside its subject. Headings become entries; links to routes are checked.
 *
 * @example text: markdown('pages/faq-general.md')
 */
export const markdown = (file: string): Markdown => declare('markdown', { file });

/** The forms of a text by the categories in which CLDR's plural rules put a number; a language uses some of them, and always `other`. */
export type Forms = Readonly<Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', Text>> & { readonly other: Text }>;

/** A text with a number, in every form that its language needs. */
export interface Counted {
  readonly kind: 'counted';
  readonly number: string;
  readonly forms: Forms;
}

/**
 * A text with a number (a plural message): the slot of the number, and a form for each category that the product's language knows (English: `one` and
 * `other`). It becomes a function of the number that picks the form, `texts.found({ count })`, for screens, mails and server alike.
 *
 * @example found: counted('count', { one: '{count} tool in {place}', other: '{count} tools in {place}' })
 */
export const counted = (number: string, forms: Forms): Counted => declare('counted', { number, forms });

type Sentences = Readonly<Record<string, Text | Counted>>;
export interface Texts<T extends Sentences = Sentences> extends Declaration<'texts'> {
  readonly says: string;
  readonly texts: T;
}

/**
 * The sentences of one screen or part (its messages), each under a name that the screen uses.
 *
 * @example
 * export const homeTexts = texts({
 *   source: '§2', says: 'The home page',
 *   texts: { headline: 'Tools to borrow, near you', search: 'Search' },
 * });
 */
export const texts = <const T extends Sentences>(it: { readonly source: Source; readonly says: string; readonly texts: T }): Texts<T> =>
  declare('texts', it);
