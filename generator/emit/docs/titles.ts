// Names as titles.
import { wordsOf } from '../../model/sentence';
import { prose } from './markdown';

/** A name from code as a title: `library` is Library. */
export const title = (name: string): string => {
  const words = wordsOf(name);
  return prose(words.charAt(0).toUpperCase() + words.slice(1));
};
