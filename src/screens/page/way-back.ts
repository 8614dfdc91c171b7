// The way back: the focus returns to the link that led away, as between documents of a browser.
import { useEffect } from 'react';
import { focusHeading } from '../shell/navigation/focus-heading';
import { hands, whileFilling } from '../shell/navigation/while-filling';

const links = '#main a';
const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(links)].filter((link) => link.href === href);

/** Finds the link again that was pressed last on an entry of the browser's history, by the key of the entry. */
const followed = new Map<string, () => HTMLElement | undefined>();

/** Remembers the link that leads away from an entry of the history. */
export const useFollowed = (key: string): void => {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
      // a button, or a link of the header, leads away from another place
      followed.delete(key);
      if (!link) return;
      const { href } = link;
      const at = linksTo(href).indexOf(link);
      followed.set(key, () => linksTo(href)[at]);
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, [key]);
};

/** Gives the focus to the link that led away from an entry of the history; to the heading until it is there, and where none did. */
export const focusWayBack = (main: HTMLElement, key: string): (() => void) | undefined => {
  const find = followed.get(key);
  const give = () => {
    const link = find?.();
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  if (give()) return undefined;
  const ends = [focusHeading(main), find && whileFilling(main, give, hands)];
  return () => {
    for (const end of ends) end?.();
  };
};
