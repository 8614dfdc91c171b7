// Whether a media query holds, and the one for fingers.
import { useSyncExternalStore } from 'react';

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Nights are tapped: a finger on the calendar scrolls, and there are no keys to hold. */
export const useTouch = (): boolean => useMedia('(pointer: coarse)');
