// The sentences of screens in the model: each one text, or several where it tells a number.
import type { Item } from './model';

export interface SentenceModel {
  readonly name: string;
  /** The text; of a counted one its form for `other`. */
  readonly text: string;
  /** The slot of the number that a counted text is told by, and its forms by CLDR's categories. */
  readonly number?: string;
  readonly forms?: { readonly [category: string]: string };
}

export interface TextsModel extends Item {
  readonly says: string;
  readonly texts: readonly SentenceModel[];
}
