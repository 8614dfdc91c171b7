// While a listing elsewhere is being read, its host's page looks now and then how far it is.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $reading, reread } from './own-property.store';

const lookEveryMs = 2000;

export const useReading = (): boolean => {
  const reading = useUnit($reading);
  const look = useUnit(reread);
  useEffect(() => {
    if (!reading) return;
    const timer = setInterval(() => !document.hidden && look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [reading, look]);
  return reading;
};
