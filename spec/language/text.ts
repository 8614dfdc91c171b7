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

export interface Texts<T extends Readonly<Record<string, Text>> = Readonly<Record<string, Text>>> extends Declaration<'texts'> {
  readonly says: string;
  readonly texts: T;
}

/**
 * The sentences of one screen or part, each under a name that the screen uses.
 *
 * @example
 * export const homeTexts = texts({
 *   source: '§2', says: 'The home page',
 *   texts: { headline: 'Stays across Canada, with lower fees', search: 'Search' },
 * });
 */
export const texts = <const T extends Readonly<Record<string, Text>>>(it: {
  readonly source: Source;
  readonly says: string;
  readonly texts: T;
}): Texts<T> => declare('texts', it);
