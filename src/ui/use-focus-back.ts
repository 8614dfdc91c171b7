// Gives the focus back to what opened something in its own place, once that is closed again.
import { type RefObject, useEffect, useRef } from 'react';

/** Give the ref to the button that opens it. */
export const useFocusBack = <E extends HTMLElement>(isOpen: boolean): RefObject<E | null> => {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
