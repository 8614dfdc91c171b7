// Which slide of a strip that snaps is in sight, and how to get to another.
import { type RefObject, useCallback, useRef, useState } from 'react';

export interface Strip {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The slide in sight, from 0. */
  readonly at: number;
  readonly scrolled: () => void;
  readonly goTo: (slide: number) => void;
}

export const useStrip = (): Strip => {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const scrolled = useCallback(() => {
    const strip = track.current;
    if (strip?.clientWidth) setAt(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth));
  }, []);
  const goTo = useCallback((slide: number) => {
    const strip = track.current;
    strip?.scrollTo({ left: slide * strip.clientWidth, behavior: 'smooth' });
  }, []);
  return { track, at, scrolled, goTo };
};
