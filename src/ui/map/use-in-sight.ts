// A map that is drawn when it comes into sight, and not before.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Drawn a little before it is scrolled to. */
const ahead = '200px';

export interface InSight<T> {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly drawn: RefObject<T | undefined>;
  readonly state: 'waiting' | 'drawn' | 'failed';
}

/** Draws once; what it draws with is the caller's latest. */
export const useInSight = <T extends { readonly remove: () => void }>(draw: (container: HTMLElement) => Promise<T>): InSight<T> => {
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<T>(undefined);
  const first = useRef(draw);
  const [state, setState] = useState<InSight<T>['state']>('waiting');
  useEffect(() => {
    let gone = false;
    const begin = async (element: HTMLElement) => {
      try {
        const it = await first.current(element);
        if (gone) return it.remove();
        drawn.current = it;
        setState('drawn');
      } catch {
        if (!gone) setState('failed');
      }
    };
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        if (container.current) void begin(container.current);
      },
      { rootMargin: ahead },
    );
    if (container.current) sight.observe(container.current);
    return () => {
      gone = true;
      sight.disconnect();
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, []);
  return { container, drawn, state };
};
