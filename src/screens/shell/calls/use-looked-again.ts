// Asks anew when the page is looked at again: others may have moved meanwhile.
import { useEffect } from 'react';

export const useLookedAgain = (ask: () => void): void => {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);
};
