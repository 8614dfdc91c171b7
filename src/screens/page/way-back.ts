// The way back: the focus returns to the link that led away, as between documents of a browser.
import { useEffect, useState } from 'react';
import { focusHeading } from '../shell/navigation/focus-heading';
import { whileFilling } from '../shell/navigation/while-filling';

/** A link by its address, and by its place among those of one page that lead there. */
export interface Followed {
  readonly href: string | null;
  readonly at: number;
}

const links = '#main a[href]';
const linksTo = (href: string | null): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(links)].filter((link) => link.getAttribute('href') === href);

/** The links that were followed, each by the key of the history's entry on which it stands. */
export const useFollowed = (key: string): ReadonlyMap<string, Followed> => {
  const [followed] = useState(() => new Map<string, Followed>());
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>(links) : null;
      // a button, or a link of the header, leads away from another place
      followed.delete(key);
      if (!link) return;
      const href = link.getAttribute('href');
      followed.set(key, { href, at: linksTo(href).indexOf(link) });
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, [key, followed]);
  return followed;
};

/** Gives the focus to a link, to the heading until it is there. */
export const focusFollowed = (main: HTMLElement, { href, at }: Followed): (() => void) | undefined => {
  const give = (): boolean => {
    const link = linksTo(href)[at];
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  if (give()) return undefined;
  const headingEnds = focusHeading(main);
  const linkEnds = whileFilling(main, give);
  return () => {
    headingEnds?.();
    linkEnds();
  };
};
