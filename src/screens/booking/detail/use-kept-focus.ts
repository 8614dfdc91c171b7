// The pressed button is gone with its action: the focus goes to the heading, not to the top of the page.
import { type RefObject, useEffect, useRef } from 'react';

/** Give the ref to a heading that can take the focus; `state` is whatever changes with what was done. */
export const useKeptFocus = (state: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
};
