// When a part of a page comes into sight.
import { type RefObject, useEffect, useRef } from 'react';

/** Calls once, with a part that is nearly scrolled to: so far ahead, in pixels. */
export const useSight = <E extends Element>(seen: (part: E) => void, ahead = 600): RefObject<E | null> => {
  const part = useRef<E>(null);
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  });
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        latest.current(current);
      },
      { rootMargin: `${ahead}px` },
    );
    sight.observe(current);
    return () => sight.disconnect();
  }, [ahead]);
  return part;
};
