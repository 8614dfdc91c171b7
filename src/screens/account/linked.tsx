// A sentence in which some words lead to pages, in a window of their own, so that what was entered stays.
import type { ReactNode } from 'react';
import { RouteLink } from '../shell/navigation/links';

export interface LinkedWords {
  /** As they stand in the sentence. */
  readonly words: string;
  readonly to: string;
}

export const linked = (sentence: string, links: readonly LinkedWords[]): ReactNode => {
  const [link, ...others] = links;
  if (!link) return sentence;
  const place = sentence.indexOf(link.words);
  if (place < 0) return linked(sentence, others);
  return (
    <>
      {linked(sentence.slice(0, place), others)}
      <RouteLink to={link.to} target="_blank">
        {link.words}
      </RouteLink>
      {linked(sentence.slice(place + link.words.length), others)}
    </>
  );
};
