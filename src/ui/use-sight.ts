// When a part of a page comes into sight.
import { type RefObject, useEffect, useRef } from 'react';

/** Calls once a part is nearly scrolled to. */
export const useSight = <E extends Element>(seen: () => void): RefObject<E | null> => {
  const part = useRef<E>(null);
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  });
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        latest.current();
      },
      { rootMargin: '600px' },
    );
    if (part.current) sight.observe(part.current);
    return () => sight.disconnect();
  }, []);
  return part;
};
