// A page of a host looks now and then how far work elsewhere is.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $reading, reread } from './own-property.store';

const everyMs = 2000;

/** Looks again and again while something is under way elsewhere; not while nobody looks at the page. */
export const useLook = (isUnderWay: boolean, look: () => void): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => !document.hidden && look(), everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);
};

/** The same while a listing elsewhere is being read: how far it is. */
export const useReading = (): boolean => {
  const reading = useUnit($reading);
  useLook(reading, useUnit(reread));
  return reading;
};
