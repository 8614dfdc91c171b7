// Bars and notices at the foot of the window tell the page their height, so that the page can be scrolled clear of them.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `--foot` is the page's own bar, `--notice` floats above it; `--bar` is a part of the page that stays in sight above both. */
type FootName = '--foot' | '--notice' | '--bar';

/** Keeps the height of an element, with its margin below, in a custom property of the document. */
export const useFoot = <E extends HTMLElement = HTMLElement>(name: FootName): RefObject<E | null> => {
  const foot = useRef<E>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      const it = foot.current;
      const height = it?.offsetHeight ? it.offsetHeight + Number.parseFloat(getComputedStyle(it).marginBottom) : 0;
      style.setProperty(name, `${height}px`);
    };
    const watch = new ResizeObserver(tell);
    if (foot.current) watch.observe(foot.current);
    tell();
    return () => {
      watch.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return foot;
};
