// Looks again and again while something is under way elsewhere; not while nobody looks at the page.
import { useEffect } from 'react';

const everyMs = 2000;

export const useLook = (isUnderWay: boolean, look: () => void): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => !document.hidden && look(), everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);
};
