// Gives the focus to the first control of what has just appeared.
import { type RefObject, useEffect, useRef } from 'react';

/** Give the ref to what holds the controls. */
export const useFirstFocus = <E extends HTMLElement = HTMLDivElement>(wanted = true): RefObject<E | null> => {
  const whole = useRef<E>(null);
  useEffect(() => {
    if (wanted) whole.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [wanted]);
  return whole;
};
