// Hears presses outside an element while it is open.
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `away` on a press outside `inside` while `active`. */
export const useOutside = (inside: RefObject<HTMLElement | null>, active: boolean, away: () => void): void => {
  const latest = useRef(away);
  useEffect(() => {
    latest.current = away;
  });
  useEffect(() => {
    if (!active) return;
    const heard = (event: Event) => {
      if (!inside.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', heard, true);
    return () => document.removeEventListener('pointerdown', heard, true);
  }, [inside, active]);
};
